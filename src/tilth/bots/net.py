"""A small network that judges positions: a few matrices from a data file, worked out with numpy where there is one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

try:
    import numpy
except ImportError:  # plain Python is enough, only slower
    numpy = None  # type: ignore[assignment]

Rows = Sequence[Sequence[float]]


@dataclass(frozen=True)
class Layer:
    """One row of weights for each output, and what is added to it."""

    weights: list[list[float]]
    bias: list[float]


class Net:
    """Says by how many points a seat will be ahead, from the features of a position and the hand-made estimate."""

    def __init__(self, mean: list[float], spread: list[float], layers: list[Layer], slope: float, unit: float) -> None:
        self.mean = mean
        self.spread = spread
        self.layers = layers
        self.slope = slope
        """How much of the hand-made lead is believed; the layers say what it misses."""
        self.unit = unit
        """Points that the layers call one."""
        self._arrays: list[Any] = []
        if numpy is not None:
            self._arrays = [
                (numpy.array(layer.weights, numpy.float32).T.copy(), numpy.array(layer.bias, numpy.float32))
                for layer in layers
            ]
            self._mean = numpy.array(mean, numpy.float32)
            self._scale = (1 / numpy.array(spread, numpy.float32)).astype(numpy.float32)

    def leads(self, rows: Rows, hand_made: Sequence[float]) -> list[float]:
        """The lead to be expected for each row of features."""
        if not rows:
            return []
        missed = self._with_numpy(rows) if self._arrays else [self._plainly(row) for row in rows]
        return [self.slope * lead + self.unit * more for lead, more in zip(hand_made, missed, strict=True)]

    def _with_numpy(self, rows: Rows) -> list[float]:
        values = (numpy.array(rows, numpy.float32) - self._mean) * self._scale
        for number, (weights, bias) in enumerate(self._arrays):
            values = values @ weights + bias
            if number < len(self._arrays) - 1:
                numpy.maximum(values, 0, out=values)
        result: list[float] = values[:, 0].tolist()
        return result

    def _plainly(self, row: Sequence[float]) -> float:
        values = [(value - mean) / spread for value, mean, spread in zip(row, self.mean, self.spread, strict=True)]
        for number, layer in enumerate(self.layers):
            values = [
                bias + sum(weight * value for weight, value in zip(weights, values, strict=True))
                for weights, bias in zip(layer.weights, layer.bias, strict=True)
            ]
            if number < len(self.layers) - 1:
                values = [max(0.0, value) for value in values]
        return values[0]


def read(file: Path) -> Net:
    """A network from the file that training wrote."""
    return from_text(file.read_text(encoding="utf-8"))


def from_text(text: str) -> Net:
    """A network from what such a file holds."""
    data = json.loads(text)
    layers = [Layer(layer["weights"], layer["bias"]) for layer in data["layers"]]
    return Net(data["mean"], data["spread"], layers, data["slope"], data["unit"])
