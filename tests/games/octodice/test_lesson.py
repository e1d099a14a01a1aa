"""The lesson shows each kind of thing once."""

from pelagos import shelf
from tests.lessons import Lesson

LESSON = Lesson(shelf.find("octodice"))
PLAYER = 0


def test_the_player_begins_rolls_and_sets_four_dice_aside() -> None:
    own = LESSON.told(PLAYER)
    assert own[0] == "TakeTurn"
    assert own.count("RollDice") == 3 + 1  # one more begins the next turn
    assert own.count("SetAside") == 4


def test_one_action_reads_the_number_and_one_the_colour() -> None:
    own = LESSON.told(PLAYER)
    assert "ExtendLab" in own
    assert "ActivateBot" in own


def test_two_octopods_are_caught_and_the_loss_is_averted() -> None:
    assert "Catch" in LESSON.told(PLAYER)
    sheet = LESSON.shown(PLAYER)["sheets"][PLAYER]
    assert sheet["octopods"] == 2
    assert sheet["crossed"] == [1, 0, 0]


def test_both_use_the_dice_of_the_other() -> None:
    assert "SpendExtra" in LESSON.told(PLAYER)
    assert "SpendExtra" in LESSON.told(1)
    assert LESSON.shown(PLAYER)["sheets"][PLAYER]["extras"] == 1


def test_it_ends_where_the_second_round_begins() -> None:
    assert LESSON.shown(PLAYER)["round"] == 2
