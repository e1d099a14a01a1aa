"""Each box of the house stays, by its fingerprint, beside the present one: records name it.

``python3 dev.py gen`` puts the present one there.
"""

from pathlib import Path

from pelagos import shelf
from pelagos.kernel.contract import Game


def keep_box(game: Game) -> None:
    """A box that is there already stays as it is."""
    folder = Path(str(shelf.folder_of(type(game)))) / shelf.RELEASED
    folder.mkdir(exist_ok=True)
    file = folder / f"{game.box_fingerprint}{shelf.TOML}"
    if not file.exists():
        file.write_text(shelf.box_text(game), encoding="utf-8")


if __name__ == "__main__":
    for key in [*shelf.HOUSE, *shelf.TOYS]:
        keep_box(shelf.find(key))
