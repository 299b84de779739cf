"""What judges positions: a small network of a few matrices."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.float32]

UNIT = 20.0
"""Points that the network calls one."""


@dataclass(frozen=True)
class Judge:
    """Says of rows of observations by how many points whoever saw them will be ahead in the end."""

    mean: Rows
    scale: Rows
    layers: tuple[tuple[Rows, Rows], ...]

    def leads(self, rows: Rows) -> Rows:
        values = (rows - self.mean) * self.scale
        for weights, bias in self.layers[:-1]:
            values = np.maximum(values @ weights + bias, 0)
        weights, bias = self.layers[-1]
        leads: Rows = (values @ weights + bias)[:, 0] * UNIT
        return leads

    def save(self, file: Path) -> None:
        np.savez(file, self.mean, self.scale, *(array for layer in self.layers for array in layer))

    @staticmethod
    def load(file: Path) -> Judge:
        with np.load(file) as stored:
            mean, scale, *arrays = stored.values()
        return Judge(mean, scale, tuple(zip(arrays[::2], arrays[1::2], strict=True)))
