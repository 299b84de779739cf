"""Fitting a small network to what was experienced; the only place that needs PyTorch."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy

from tilth.training.experience import Experience

HIDDEN = (64, 32)
EPOCHS = 12
BATCH = 1024
RATE = 3e-3
DIGITS = 5


def fit(experience: Experience, seed: int, threads: int) -> tuple[dict[str, Any], list[tuple[float, float]]]:
    """The weights in our format, and the mean error in points after each pass: of games learned from, of others."""
    import torch
    from torch import nn

    torch.manual_seed(seed)
    torch.set_num_threads(threads)
    apart = experience.numbers % 10 == 9
    rows, finals, leads = experience.features, experience.finals, experience.leads
    mean = rows[~apart].mean(0)
    spread = rows[~apart].std(0)
    spread[spread < 0.01] = 1.0
    slope = float((leads[~apart] * finals[~apart]).sum() / max(1.0, (leads[~apart] ** 2).sum()))
    unit = float((finals - slope * leads)[~apart].std())
    inputs = torch.tensor((rows - mean) / spread)
    missed = torch.tensor((finals - slope * leads) / unit)
    sizes = [rows.shape[1], *HIDDEN, 1]
    parts: list[Any] = []
    for number, (before, after) in enumerate(pairwise(sizes)):
        parts.append(nn.Linear(before, after))
        if number < len(HIDDEN):
            parts += [nn.ReLU(), nn.Dropout(0.1)]
    net = nn.Sequential(*parts)
    nn.init.zeros_(parts[-1].weight)
    nn.init.zeros_(parts[-1].bias)
    learning = torch.tensor(numpy.flatnonzero(~apart))
    testing = torch.tensor(numpy.flatnonzero(apart))
    steps = EPOCHS * (len(learning) // BATCH + 1)
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps)
    loss_of = nn.SmoothL1Loss()
    curve, best, least = [], {name: value.clone() for name, value in net.state_dict().items()}, float("inf")
    for _ in range(EPOCHS):
        net.train()
        order = learning[torch.randperm(len(learning))]
        for first in range(0, len(order), BATCH):
            chosen = order[first : first + BATCH]
            optimizer.zero_grad()
            loss_of(net(inputs[chosen])[:, 0], missed[chosen]).backward()
            optimizer.step()
            schedule.step()
        net.eval()
        with torch.no_grad():
            error = [float((net(inputs[some])[:, 0] - missed[some]).abs().mean()) * unit for some in (order, testing)]
        curve.append((error[0], error[1]))
        if error[1] < least:
            least = error[1]
            best = {name: value.clone() for name, value in net.state_dict().items()}
    net.load_state_dict(best)
    layers = [
        {"weights": _rounded(part.weight.detach().numpy()), "bias": _rounded(part.bias.detach().numpy())}
        for part in parts
        if isinstance(part, nn.Linear)
    ]
    weights = {"mean": _rounded(mean), "spread": _rounded(spread), "slope": slope, "unit": unit, "layers": layers}
    return weights, curve


def _rounded(values: Any) -> Any:
    """Numbers as they are written: so many digits are enough, and the file stays small."""
    if values.ndim > 1:
        return [_rounded(row) for row in values]
    return [float(f"{value:.{DIGITS}g}") for value in values]
