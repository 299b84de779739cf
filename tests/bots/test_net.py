"""The network that judges positions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tilth.bots import net
from tilth.bots.net import Layer, Net

LAYERS = [Layer([[1.0, -1.0], [0.5, 0.5]], [0.0, -1.0]), Layer([[2.0, 1.0]], [0.25])]


def small() -> Net:
    return Net([1.0, 0.0], [2.0, 1.0], LAYERS, slope=0.5, unit=10.0)


def test_features_are_scaled_go_through_the_layers_and_correct_the_hand_made_lead() -> None:
    # (3, 0) is scaled to (1, 0); hidden: 1 and max(0, 0.5 - 1) = 0; out: 2 + 0.25 of ten points; and half of the lead.
    assert small().leads([[3.0, 0.0]], [4.0]) == pytest.approx([2.0 + 22.5])


def test_without_numpy_the_same_comes_out(monkeypatch: pytest.MonkeyPatch) -> None:
    rows, leads = [[3.0, 0.5], [-1.0, 2.0], [0.0, 0.0]], [1.0, -2.0, 0.0]
    quick = small().leads(rows, leads)
    monkeypatch.setattr(net, "numpy", None)
    assert small().leads(rows, leads) == pytest.approx(quick, rel=1e-5)


def test_no_positions_have_no_leads() -> None:
    assert small().leads([], []) == []


def test_it_is_read_from_the_file_that_training_writes(tmp_path: Path) -> None:
    layers = [{"weights": layer.weights, "bias": layer.bias} for layer in LAYERS]
    data = {"made": {}, "mean": [1.0, 0.0], "spread": [2.0, 1.0], "layers": layers, "slope": 0.5, "unit": 10.0}
    (tmp_path / "weights.json").write_text(json.dumps(data))
    assert net.read(tmp_path / "weights.json").leads([[3.0, 0.0]], [4.0]) == pytest.approx([24.5])
