"""The verbs: advance, legal, why_not, play; and drawing by weight."""

import pytest

from pelagos.kernel.codec import digest
from pelagos.kernel.errors import Illegal
from pelagos.kernel.play import (
    GAME_OVER,
    advance,
    deciding,
    draw,
    legal,
    play,
    play_unchecked,
    playout,
    random_answer,
    why_not,
)
from pelagos.kernel.roll import Roll
from pelagos.kernel.story import Story
from pelagos.kernel.weights import count_bits, has_bits, nth_bit, pick, total_weight
from tests.kernel.script import (
    ANSWERS,
    EDGE,
    HEADS,
    NO,
    NUMBERS,
    TAILS,
    YES,
    CallOff,
    GiveBack,
    Grab,
    Ring,
    Tick,
    Toss,
    Whisper,
    heap,
    together,
)


def told(story: Story) -> list[str]:
    return [type(each.step).__name__ for each in story.told]


def test_things_happen_until_somebody_must_answer() -> None:
    state = heap(Ring(2), Tick(), Grab(1), Ring(1))
    story = Story()
    advance(state, story)
    assert told(story) == ["Ring", "Ring", "Tick"]
    assert [type(step) for step in state.agenda] == [Ring, Grab]


def test_things_happen_until_chance_must_speak() -> None:
    state = heap(Ring(1), Toss("coin"), Ring(1))
    advance(state)
    assert isinstance(state.agenda[-1], Toss)
    assert len(state.agenda) == 2


def test_things_happen_until_the_game_is_over() -> None:
    state = heap(Ring(3))
    advance(state)
    assert state.agenda == []


def test_effects_are_told_without_an_answer() -> None:
    story = Story()
    advance(heap(Ring(1)), story)
    assert story.told[0].answer is None


def test_the_seat_of_the_question_is_asked() -> None:
    assert deciding(heap(Grab(2), Grab(1))) == 2


def test_nobody_is_asked_while_chance_speaks_or_after_the_end() -> None:
    assert deciding(heap(Toss("coin"))) is None
    assert deciding(heap()) is None


def test_legal_lists_what_may_be_answered_or_come_up() -> None:
    assert legal(heap(Grab(0), things=1)) == list(NUMBERS[:2])
    assert legal(heap(Toss("coin"))) == [HEADS, TAILS, EDGE]
    assert legal(heap()) == ()


def test_candidates_may_depend_on_the_position() -> None:
    assert legal(heap(CallOff(0), seats=2)) == [YES, NO]
    assert legal(heap(CallOff(0), seats=1)) == []
    refusal = why_not(heap(CallOff(0), seats=1), NO)
    assert refusal is not None and refusal.reason.key == "not-now"


def test_a_legal_answer_has_no_reason_against_it() -> None:
    assert why_not(heap(Grab(0)), NUMBERS[3]) is None
    assert why_not(heap(Toss("coin")), TAILS) is None


def test_a_refused_answer_has_its_rule_and_its_facts() -> None:
    refusal = why_not(heap(Grab(0), things=2), NUMBERS[3])
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("SC-1.1", "heap-holds-fewer")
    assert refusal.named() == {"asked": 3, "heap": 2}


def test_what_is_no_candidate_is_refused_as_not_now_by_the_rule_of_the_question() -> None:
    refusal = why_not(heap(Grab(0)), YES)
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key, refusal.facts) == ("SC-1", "not-now", ())


def test_an_outcome_that_cannot_come_up_is_refused() -> None:
    state = heap(Toss("coin"), Toss("coin"))
    play(state, EDGE)
    refusal = why_not(state, EDGE)
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("SC-5", "cannot-come-up")
    assert refusal.facts == ()


def test_after_the_end_everything_is_refused() -> None:
    assert all(why_not(heap(), answer) is GAME_OVER for answer in ANSWERS)
    assert (GAME_OVER.rule, GAME_OVER.reason.key) == ("", "over")


def test_playing_takes_the_answer_and_lets_things_happen() -> None:
    state = heap(Grab(1), Ring(2), Grab(2))
    story = Story()
    play(state, NUMBERS[2], story)
    assert state.taken == [0, 2, 0]
    assert state.heap == 7
    assert told(story) == ["Grab", "Ring", "Ring"]
    assert story.told[0].answer is NUMBERS[2]
    assert deciding(state) == 2


def test_an_answer_may_put_another_question_first() -> None:
    state = heap(Grab(1), Grab(2))
    play(state, NUMBERS[3])
    assert isinstance(state.agenda[-1], GiveBack)
    play(state, YES)
    assert state.taken == [0, 2, 0]
    assert deciding(state) == 2


def test_an_outcome_is_taken_and_told() -> None:
    state = heap(Toss("coin"), Ring(1))
    story = Story()
    play(state, TAILS, story)
    assert state.coins == [TAILS.number]
    assert told(story) == ["Toss", "Ring"]
    assert story.told[0].answer is TAILS


def test_playing_what_is_refused_raises_and_changes_nothing() -> None:
    state = heap(CallOff(0), things=0)
    before = digest(state)
    with pytest.raises(Illegal) as caught:
        play(state, YES)
    assert caught.value.refusal.rule == "SC-1.2"
    assert caught.value.key == "refuse-not-twice"
    assert digest(state) == before


def test_play_unchecked_does_not_ask_whether_it_may() -> None:
    state = heap(Grab(0), things=1)
    play_unchecked(state, NUMBERS[2])
    assert state.heap == -1


def test_play_unchecked_can_tell_a_story() -> None:
    story = Story()
    play_unchecked(heap(Whisper(0)), NUMBERS[1], story)
    assert told(story) == ["Whisper"]


def test_weights_are_counted_through() -> None:
    outcomes = [(HEADS, 3), (TAILS, 1), (EDGE, 2)]
    assert total_weight(outcomes) == 6
    assert [pick(outcomes, place) for place in range(6)] == [
        HEADS,
        HEADS,
        HEADS,
        TAILS,
        EDGE,
        EDGE,
    ]


def test_nothing_weighs_nothing() -> None:
    assert total_weight([]) == 0


def test_a_place_beyond_the_weights_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="^the place lies beyond the weights$"):
        pick([(HEADS, 3)], 3)


def test_drawing_follows_the_weights() -> None:
    state, roll = heap(Toss("coin")), Roll(1)
    step = state.agenda[-1]
    assert isinstance(step, Toss)
    drawn = [draw(step, state, roll) for _ in range(6000)]
    assert abs(drawn.count(HEADS) - 3000) < 200
    assert abs(drawn.count(TAILS) - 1000) < 150
    assert abs(drawn.count(EDGE) - 2000) < 200


def test_a_random_answer_is_any_legal_one() -> None:
    state, roll = heap(Grab(0), things=2), Roll(1)
    assert {random_answer(state, roll) for _ in range(50)} == set(NUMBERS[:3])


def test_a_random_outcome_is_drawn_by_weight() -> None:
    state, roll = heap(Toss("coin")), Roll(1)
    drawn = [random_answer(state, roll) for _ in range(600)]
    assert drawn.count(HEADS) > 250 > 150 > drawn.count(TAILS) > 50


def test_a_playout_counts_its_decisions_and_reaches_the_end() -> None:
    state = heap(Grab(0), Toss("coin"), Whisper(1), Ring(2))
    decisions = playout(state, Roll(3))
    assert state.agenda == []
    assert decisions == 2 + (state.taken[0] == 3)


def test_the_same_roll_makes_the_same_playout() -> None:
    one, other = (heap(together(Grab, 0, 1, 2), Toss("coin")) for _ in range(2))
    advance(one)
    advance(other)
    assert playout(one, Roll(9)) == playout(other, Roll(9))
    assert digest(one) == digest(other)


def test_no_is_a_word_too() -> None:
    state = heap(GiveBack(0))
    play(state, NO)
    assert state.heap == 9


def test_the_nth_bit_is_found() -> None:
    bits = 0b1011_0010
    assert [nth_bit(bits, n) for n in range(4)] == [1, 4, 5, 7]


def test_bits_are_counted_in_sets_of_any_size() -> None:
    for bits in (0, 1, 0b10110010, (1 << 62) - 1, 1 << 62, (1 << 63) - 1, 1 << 531 | 5):
        assert count_bits(bits) == bits.bit_count()
        for least in range(8):
            assert has_bits(bits, least) == (bits.bit_count() >= least)
