"""What one seat sees."""

from pelagos.kernel.codec import encode
from pelagos.kernel.contract import Together
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import look
from tests.kernel.script import (
    HEADS,
    NUMBERS,
    SECRET,
    GiveBack,
    Grab,
    Heap,
    Ring,
    Tick,
    Toss,
    Whisper,
    table,
    together,
)


def test_a_view_has_the_question_and_its_legal_answers() -> None:
    log = table(Grab(1), things=2)
    view = look(log, 1)
    assert view.game is log.game
    assert view.seat == 1
    assert view.asked is log.state.agenda[-1]
    assert list(view.answers) == list(NUMBERS[:3])
    assert view.deciding == [1]
    assert view.line == 0


def test_who_is_not_asked_has_no_answers() -> None:
    log = table(Grab(1))
    for seat in (None, 0):
        view = look(log, seat)
        assert view.asked is None
        assert view.answers == ()
        assert view.deciding == [1]


def test_nobody_is_asked_while_chance_speaks() -> None:
    view = look(table(Toss("coin")), 0)
    assert view.asked is None
    assert view.deciding == []


def test_a_view_counts_the_lines_of_the_log() -> None:
    log = table(Grab(0), Grab(0))
    log.answer(0, NUMBERS[0])
    assert look(log, 0).line == 1


def test_a_position_is_seen_with_blanks() -> None:
    log = table(Whisper(0), Grab(1))
    log.answer(0, NUMBERS[3])
    assert [seen(look(log, seat).position) for seat in (0, 1, None)] == [
        [3, -1, -1],
        [-1, 0, -1],
        [-1, -1, -1],
    ]


def seen(position: object) -> list[int]:
    assert isinstance(position, Heap)
    return position.whispers


def test_a_seat_imagines_from_what_it_sees() -> None:
    log = table(Whisper(0), Grab(1))
    log.answer(0, NUMBERS[3])
    imagined = look(log, 0).imagine(Roll(1))
    expected = log.state.imagine(0, Roll(1))
    assert encode(imagined) == encode(expected)
    assert seen(imagined)[0] == 3
    others = {tuple(seen(look(log, 1).imagine(Roll(dream)))) for dream in range(20)}
    assert len(others) > 5


def test_a_view_says_why_an_answer_is_refused() -> None:
    view = look(table(Grab(1), things=2), 1)
    assert view.why_not(NUMBERS[2]) is None
    refusal = view.why_not(NUMBERS[3])
    assert refusal is not None and refusal.rule == "SC-1.1"


def test_who_is_not_asked_is_told_so() -> None:
    refusal = look(table(Grab(1)), 0).why_not(NUMBERS[0])
    assert refusal is not None
    assert (refusal.reason.key, refusal.rule) == ("not-asked", "")


def names(log_view: object) -> list[tuple[str, object]]:
    story = getattr(log_view, "story")  # noqa: B009
    return [(type(told.step).__name__, told.answer) for told in story]


def test_the_story_begins_with_the_opening() -> None:
    log = table(Ring(1), Tick(), Grab(0), Ring(1), Toss("coin", 1), Grab(0))
    log.answer(0, NUMBERS[1])
    log.outcome(HEADS)
    opening, answer, ring = ("Ring", None), ("Grab", NUMBERS[1]), ("Ring", None)
    assert names(look(log, 1)) == [opening, answer, ring, ("Toss", HEADS)]
    assert names(look(log, 0)) == [opening, answer, ring, ("Toss", None)]
    assert names(look(log, 0, since=1)) == [("Toss", None)]
    assert names(look(log, None, since=2)) == []


def test_a_view_does_not_change_the_story() -> None:
    log = table(Ring(1), Grab(0))
    log.answer(0, NUMBERS[1])
    assert names(look(log, 0)) == names(look(log, 0))
    assert len(log.opening.told) == 1


def test_all_who_are_asked_together_may_answer() -> None:
    log = table(together(Grab, 2, 0))
    assert look(log, 1).deciding == [0, 2]
    assert list(look(log, 0).answers) == list(NUMBERS)
    asked = look(log, 0).asked
    assert isinstance(asked, Grab) and asked.seat == 0
    assert look(log, 1).asked is None


def test_who_is_asked_two_things_meets_the_first() -> None:
    log = table(Together((Grab(1), Whisper(1))))
    view = look(log, 1)
    assert isinstance(view.asked, Grab)
    assert view.position.agenda == log.state.agenda


def test_who_answers_early_sees_what_that_leads_to() -> None:
    log = table(together(Grab, 0, 1))
    log.answer(1, NUMBERS[3])
    view = look(log, 1)
    assert isinstance(view.asked, GiveBack)
    assert isinstance(view.position, Heap)
    assert view.position.taken == [0, 3, 0]
    others = look(log, 0).position
    assert isinstance(others, Heap)
    assert others.taken == [0, 0, 0]


def test_for_who_has_answered_early_the_game_goes_on() -> None:
    log = table(together(Whisper, 0, 1), Ring(1))
    log.answer(1, NUMBERS[2])
    view = look(log, 1)
    assert view.asked is None
    assert view.deciding == [0]
    assert seen(view.position) == [-1, 2, -1]
    assert view.position.ending() == ""
    assert len(view.position.agenda) == len(log.state.agenda)


def test_the_end_is_seen_by_all() -> None:
    log = table(Grab(0))
    log.answer(0, NUMBERS[1])
    log.finish(SECRET)
    for seat in (None, 0, 1):
        view = look(log, seat)
        assert view.asked is None
        assert view.deciding == []
        assert view.position.ending() == "done"
