"""The story: what ran, told to each as far as they may hear it."""

from pelagos.kernel.story import Story, Told
from tests.kernel.script import (
    HEADS,
    NUMBERS,
    Grab,
    Ring,
    Shout,
    Tick,
    Toss,
    Whisper,
    table,
    together,
)


def heard(story: Story, seat: int | None) -> list[tuple[str, object]]:
    return [(type(told.step).__name__, told.answer) for told in story.to(seat)]


def story_of(*told: Told) -> Story:
    story = Story()
    for each in told:
        story.tell(each.step, each.answer, 0)
    return story


def test_steps_are_told_in_order_with_their_answers() -> None:
    story = story_of(Told(Grab(1), NUMBERS[2]), Told(Ring(1), None))
    assert heard(story, 0) == [("Grab", NUMBERS[2]), ("Ring", None)]
    assert len(story.told) == 2


def test_bookkeeping_is_not_told() -> None:
    story = story_of(Told(Tick(), None), Told(Ring(1), None))
    assert heard(story, 0) == [("Ring", None)]


def test_an_open_answer_is_told_to_all() -> None:
    told = Told(Grab(1), NUMBERS[2])
    assert all(told.to(seat) is told for seat in (None, 0, 1))


def test_a_hidden_answer_is_told_to_its_seat_only() -> None:
    told = Told(Whisper(1), NUMBERS[2])
    assert told.to(1) is told
    for other in (None, 0, 2):
        assert told.to(other).answer is None
        assert told.to(other).step is told.step


def test_an_open_outcome_is_told_to_all() -> None:
    told = Told(Toss("coin"), HEADS)
    assert all(told.is_open_to(seat) for seat in (None, 0, 1))


def test_an_outcome_with_a_witness_is_told_to_the_witness_only() -> None:
    told = Told(Toss("coin", 0), HEADS)
    assert told.is_open_to(0)
    assert not told.is_open_to(1)
    assert not told.is_open_to(None)


def test_an_effect_is_open_to_all() -> None:
    assert Told(Ring(1), None).is_open_to(None)


def test_chance_and_revelations_reveal_and_nothing_else() -> None:
    assert not story_of().reveals()
    assert not story_of(Told(Grab(0), NUMBERS[1]), Told(Whisper(1), NUMBERS[1])).reveals()
    assert not story_of(Told(Ring(1), None)).reveals()
    assert story_of(Told(Ring(1), None), Told(Shout(), None)).reveals()
    assert story_of(Told(Toss("coin", 1), HEADS), Told(Ring(1), None)).reveals()


def test_scores_move_with_the_step_that_is_told_and_not_with_what_only_some_know() -> None:
    log = table(Grab(1), Tick(), Ring(1), together(Whisper, 0, 1))
    before = log.state.copy()
    log.answer(1, NUMBERS[2])
    assert log.lines[-1].story.gains(before) == [[0, 2, 0], [0, 0, 0]]
    for seat in (1, 0):  # the first answers early
        before = log.state.copy()
        log.answer(seat, NUMBERS[1])
    assert log.lines[-1].story.gains(before) == [[0, 0, 0]] * 2


def test_a_step_knows_which_step_planned_it_in_the_same_story() -> None:
    story = Story()
    for step, below in ((Tick(), 1), (Ring(0), 2), (Tick(), 2), (Ring(1), 1), (Tick(), 0)):
        story.tell(step, None, below)
    assert [told.cause for told in story.told] == ["", "Tick", "Ring", "Tick", ""]
