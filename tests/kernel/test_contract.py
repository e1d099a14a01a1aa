"""The contract's own behaviour: what every answer, refusal, step, state and game does."""

import pytest

from pelagos.kernel.canonical import fingerprint
from pelagos.kernel.contract import (
    Answer,
    Chance,
    Credits,
    Decision,
    Effect,
    Option,
    Reason,
    Refusal,
    Step,
    Together,
)
from tests.kernel.script import (
    HEADS,
    NUMBERS,
    YES,
    Grab,
    Heap,
    Ring,
    Script,
    Shout,
    Tick,
    Toss,
    Whisper,
    heap,
    together,
)


def test_an_answer_shows_its_spelling_and_has_no_place_yet() -> None:
    answer = Answer("hello")
    assert answer.spelling == repr(answer) == "hello"
    assert answer.number == -1
    assert answer.fields == ()


def test_a_refusal_cites_the_rule_of_its_reason_and_names_its_facts() -> None:
    refusal = Refusal(Reason("XX-1.1", "too-many", ("asked", "most")), (5, 3))
    assert refusal.rule == "XX-1.1"
    assert refusal.facts == (5, 3)
    assert refusal.named() == {"asked": 5, "most": 3}


def test_a_refusal_may_cite_another_rule_than_its_reason() -> None:
    refusal = Refusal(Reason("", "not-now"), (), "XX-2.1")
    assert refusal.rule == "XX-2.1"
    assert (refusal.reason.names, refusal.facts) == ((), ())


def test_facts_without_names_are_a_mistake() -> None:
    with pytest.raises(ValueError):
        Refusal(Reason("XX-1", "key", ("one",)), (1, 2)).named()


def test_a_step_cites_nothing_and_is_told_unless_it_says_otherwise() -> None:
    assert Step.rule == ""
    assert Step.fields == ()
    assert Step.quiet is Step.reveals is Decision.hidden is False


def test_what_a_step_does_must_be_written() -> None:
    state = heap()
    for deed in (
        lambda: Effect[Heap]().happen(state),
        lambda: Decision[Heap, Answer]().candidates(state),
        lambda: Decision[Heap, Answer]().take(state, YES),
        lambda: Chance[Heap, Answer]().stream(state),
        lambda: Chance[Heap, Answer]().outcomes(state),
        lambda: Chance[Heap, Answer]().take(state, HEADS),
    ):
        with pytest.raises(NotImplementedError):
            deed()


def test_a_decision_refuses_nothing_by_itself() -> None:
    assert Whisper(0).refusal(heap(), NUMBERS[3]) is None


def test_legal_answers_are_the_candidates_not_refused_in_their_order() -> None:
    assert Grab(0).legal(heap(things=2)) == list(NUMBERS[:3])
    assert Grab(0).legal(heap(things=0)) == [NUMBERS[0]]
    assert Grab(0).legal(heap(things=3)) == list(NUMBERS)


def test_everybody_sees_chance_unless_it_has_a_witness() -> None:
    assert Chance[Heap, Answer]().witness() is None
    assert Toss("coin", 2).witness() == 2


def test_plan_puts_the_first_step_on_top_of_what_is_there() -> None:
    first, second, below = Grab(0), Grab(1), Grab(2)
    state = heap(below)
    state.plan([first, second])
    assert state.agenda == [below, second, first]


def test_several_asked_together_meet_the_first_question_and_wait_with_the_others() -> None:
    state = heap()
    asked = together(Grab, 0, 1, 2)
    assert not asked.opened
    asked.happen(state)
    waiting, question = state.agenda
    assert isinstance(waiting, Together)
    assert question is asked.questions[0]
    assert waiting.questions == asked.questions[1:]
    assert waiting.opened


def test_one_asked_together_is_simply_asked() -> None:
    state = heap()
    together(Grab, 2).happen(state)
    assert [type(step) for step in state.agenda] == [Grab]


def test_nobody_asked_together_is_nothing() -> None:
    state = heap()
    Together(()).happen(state)
    assert state.agenda == []


def test_asking_together_is_bookkeeping() -> None:
    assert Together.quiet
    assert Together.fields == ("questions", "opened")


def test_the_first_value_of_an_option_is_its_default() -> None:
    option = Option("mood", ("calm", "wild"), "SC-8")
    assert option.default == "calm"
    assert option.values == ("calm", "wild")
    assert (option.key, option.rule, option.form) == ("mood", "SC-8", "")
    assert Option("song", ("none",), "SC-8", form="la").form == "la"


def test_credits_say_whose_game_it_is() -> None:
    credits = Credits("d", "a", "p", 2015)
    assert (credits.designer, credits.artist) == ("d", "a")
    assert (credits.publisher, credits.year) == ("p", 2015)


def test_a_game_knows_the_fingerprint_of_its_box_and_mentions_nothing() -> None:
    game = Script([], heap=4)
    assert game.box_fingerprint == fingerprint({"box": {"game": "script"}, "heap": 4})
    assert game.mention(heap(), YES) == {}
    assert game.own_words() == ""


def test_the_steps_of_the_script_are_what_the_tests_take_them_for() -> None:
    assert Shout.reveals and not Ring.reveals
    assert Tick.quiet and not Ring.quiet
    assert Whisper.hidden and not Grab.hidden
