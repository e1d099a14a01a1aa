"""Games end, and what they ended with never changes afterwards."""

import json

from pelagos.kernel.codec import digest
from pelagos.kernel.log import Log
from pelagos.kernel.play import GAME_OVER, advance, deciding, legal, why_not
from tests.drive import Table, moments, walks


def test_a_game_has_an_ending_only_when_nothing_is_left_to_do(table: Table) -> None:
    for state in moments(table):
        assert bool(state.ending()) == (not state.agenda)


def test_nothing_can_be_answered_after_the_end(table: Table) -> None:
    for each in walks(table):
        state = each.moments[-1]
        assert legal(state) == ()
        assert deciding(state) is None
        assert all(why_not(state, answer) is GAME_OVER for answer in table.game.answers)


def test_the_result_is_stable_and_everybody_may_know_it(table: Table) -> None:
    for each in walks(table):
        state = each.moments[-1]
        result = state.scores(), state.standing(), state.ending()
        before = digest(state)
        advance(state)
        assert digest(state) == before
        for seat in (None, *range(table.seats)):
            seen = state.observe(seat)
            assert (seen.scores(), seen.standing(), seen.ending()) == result


def test_somebody_wins_and_nobody_stands_above_more_points(table: Table) -> None:
    for each in walks(table):
        scores, standing = each.log.state.scores(), each.log.state.standing()
        assert len(scores) == len(standing) == table.seats
        assert sorted(standing) == [1 + sum(a < b for a in standing) for b in sorted(standing)]
        ranked = sorted(zip(standing, scores, strict=True))
        assert [score for _, score in ranked] == sorted(scores, reverse=True)


def test_every_position_has_a_score_and_a_place_for_each_seat(table: Table) -> None:
    for state in moments(table):
        assert len(state.scores()) == len(state.standing()) == table.seats
        assert 1 in state.standing()


def test_the_last_line_of_a_record_is_the_result(table: Table) -> None:
    for each in walks(table):
        last = json.loads(each.text.splitlines()[-1])
        assert {key: last[key] for key in ("end", "scores", "standing")} == result(each.log)
        assert last["secret"] == each.secret.hex()


def result(log: Log) -> dict[str, object]:
    state = log.state
    return {"end": state.ending(), "scores": state.scores(), "standing": state.standing()}
