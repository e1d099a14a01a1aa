"""The guided first round shows what it promises, with the figures that its words mention."""

import pytest

from pelagos.games.aquasphere.state import Aqua
from tests.games.aquasphere.positions import GAME, sector
from tests.lessons import Lesson

LESSON = Lesson(GAME)


def test_the_lesson_shows_a_program_a_walk_an_action_a_pass_and_a_red_line() -> None:
    happened = LESSON.happened()
    for step in (
        ["MoveEngineer", 0, 0, 3],
        ["WalkTo", 0, 0, 3, 1],
        ["CatchOctopods", 0, 0, 2],
        ["PlaceSubmarine", 0, 5, 2],
        ["EnterLoadingStation", 0, 5, 0],
        ["UseImmediate", 0, 38],
        ["LeaveHeadquarters", 0],
        ["ScoreSeat", 0, 6, 4, 0, 0],
        ["ReturnBot", 0, 1, False],
        ["CrossLine", 0, 1 + 7, False],
    ):
        assert step in happened, step


@pytest.mark.parametrize(
    ("moment", "points", "time"),
    [(2, 0, 4), (3, 0, 3), (4, 3, 3), (7, 3, 2), (8, 5, 0), (12, 7, 2), (14, 9, 4)],
)
def test_the_lesson_speaks_of_what_the_player_has(moment: int, points: int, time: int) -> None:
    player = GAME.show(LESSON.until(f"lesson-aquasphere-{moment}").state)["players"][0]
    assert (player["points"], player["time"]) == (points, time)


def test_the_lesson_speaks_of_what_lies_in_the_station() -> None:
    state = LESSON.until("lesson-aquasphere-6").state
    assert isinstance(state, Aqua)
    assert sector(state, "F")["submarines"] == [2]  # so the next space costs 2
    assert sector(state, "A")["submarines"] == []
    assert state.bulb() == 2
    log = LESSON.played
    assert log.state.scores() == [17, 4]
    assert GAME.show(log.state)["round"] == 2
