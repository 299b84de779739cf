"""Cutting the client's fonts: only the weights and features it uses, and apart what nearly no page needs.

Run by hand with the fonts as their makers give them, one variable file for each script as in Fontsource's packages
(`literata-latin-wght-normal.woff2` and so on): `python scripts/fonts.py FOLDER`. It needs `fonttools` and `brotli`.
"""

from __future__ import annotations

import argparse
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).resolve().parent.parent / "client" / "src" / "fonts"
FAMILIES = ("literata", "onest")
WEIGHTS = (400, 700)
FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "rvrn", "tnum"]

BASIC = {*range(0x20, 0x7F), 0xA0, 0xAB, 0xB7, 0xBB, 0xD7, 0x2013, 0x2014, *range(0x2018, 0x201F), 0x2026, 0x2212}
"""What every page has, whatever its language: keep in step with `unicode-range` in styles/tokens.css."""
RUSSIAN = {0x401, *range(0x410, 0x450), 0x451, 0x2116}

PARTS = {"basic": ("latin", BASIC), "russian": ("cyrillic", RUSSIAN)}
"""The parts that are cut out, and of which file; the rest of that file keeps its name."""


def cut(source: Path, letters: set[int], target: Path) -> None:
    font = TTFont(source)
    options = Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = None
    between = BytesIO()
    font.save(between)
    font = TTFont(between)
    instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
    font.flavor = "woff2"
    font.save(target)


def main(folder: Path) -> None:
    for family in FAMILIES:
        for part, (script, letters) in PARTS.items():
            source = folder / f"{family}-{script}-wght-normal.woff2"
            known = set(TTFont(source).getBestCmap())
            cut(source, known & letters, FONTS / f"{family}-{part}.woff2")
            cut(source, known - letters, FONTS / f"{family}-{script}.woff2")


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path, help="where the whole fonts are")
    main(asked.parse_args().folder)
