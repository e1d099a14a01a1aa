"""Choosing how a game is played."""

import pytest

from pelagos.kernel.errors import BadBox, BadOption
from pelagos.kernel.options import parse_box, recorded, settle
from tests.kernel.script import Script

GAME = Script([])


def test_every_option_gets_its_value_in_the_order_of_the_game() -> None:
    assert list(settle(GAME, 2, {}).items()) == [("mood", "calm"), ("song", "none")]
    chosen = {"song": "none", "mood": "wild"}
    assert list(settle(GAME, 2, chosen).items()) == [("mood", "wild"), ("song", "none")]


def test_a_record_older_than_an_option_stands_at_what_was_played_before_it() -> None:
    assert recorded(GAME, {"mood": "wild"}) == {"mood": "wild", "song": "none"}
    assert recorded(GAME, {"mood": "wild", "song": "la"}) == {"mood": "wild", "song": "la"}


def test_an_option_with_a_form_takes_further_values() -> None:
    assert settle(GAME, 2, {"song": "la la la"})["song"] == "la la la"


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_a_wrong_number_of_players_is_named_with_the_right_ones(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        settle(GAME, seats, {})
    assert caught.value.key == "wrong-seats"
    assert caught.value.facts == {"game": "Script", "seats": seats, "least": 1, "most": 4}


@pytest.mark.parametrize("seats", [1, 4])
def test_every_number_of_players_between_is_fine(seats: int) -> None:
    settle(GAME, seats, {})


def test_an_unknown_option_is_named_with_the_known_ones() -> None:
    with pytest.raises(BadOption) as caught:
        settle(GAME, 2, {"mood": "calm", "tempo": "fast"})
    assert caught.value.key == "unknown-option"
    assert caught.value.facts == {"game": "Script", "option": "tempo", "known": "mood, song"}


def test_a_wrong_value_is_named_with_the_right_ones() -> None:
    with pytest.raises(BadOption) as caught:
        settle(GAME, 2, {"mood": "odd"})
    assert caught.value.key == "wrong-value"
    assert caught.value.facts == {"option": "mood", "value": "odd", "known": "calm, wild"}


def test_the_game_has_the_last_word_on_what_goes_together() -> None:
    settle(GAME, 2, {"mood": "wild"})
    with pytest.raises(BadOption) as caught:
        settle(GAME, 1, {"mood": "wild"})
    assert caught.value.key == "alone-and-wild"


def test_a_box_file_is_toml_that_names_its_game() -> None:
    text = '[box]\ngame = "script"\n[die]\nfaces = [1, 2]\n'
    assert parse_box(text, "script") == {"box": {"game": "script"}, "die": {"faces": [1, 2]}}


def test_a_box_file_that_is_not_toml_says_where() -> None:
    with pytest.raises(BadBox) as caught:
        parse_box("[box\n", "script")
    assert caught.value.key == "box-not-toml"
    assert "line 1" in str(caught.value.facts["why"])


@pytest.mark.parametrize("text", ["", 'box = "script"', '[box]\ngame = "other"', "[box]\n"])
def test_a_box_of_another_game_is_refused(text: str) -> None:
    with pytest.raises(BadBox) as caught:
        parse_box(text, "script")
    assert caught.value.key == "box-of-another-game"
    assert caught.value.facts == {"game": "script"}
