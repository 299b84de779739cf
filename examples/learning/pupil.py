"""How a judge is made of experience; the only place that needs PyTorch."""

from __future__ import annotations

import numpy as np
import torch
from judge import UNIT, Judge, Rows
from torch import nn

HIDDEN = (128, 32)
EPOCHS, BATCH, RATE = 2, 512, 1e-3
CALMER = 0.88
"""Each time the network moves by so much less: at first it has everything to learn, later little."""


class Pupil:
    """A network that is brought nearer, time after time, to what it is told."""

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        self.net: nn.Sequential | None = None

    def learn(self, rows: Rows, leads: Rows) -> Judge:
        """How far ahead one will be who has seen such rows."""
        if self.net is None:
            self._begin(rows)
        assert self.net is not None
        inputs, wanted = torch.from_numpy((rows - self.mean) * self.scale), torch.from_numpy(leads / UNIT)
        for _ in range(EPOCHS):
            for chosen in torch.randperm(len(rows)).split(BATCH):
                self.optimizer.zero_grad()
                nn.functional.smooth_l1_loss(self.net(inputs[chosen])[:, 0], wanted[chosen]).backward()
                self.optimizer.step()
        self.pace.step()
        layers = [layer for layer in self.net if isinstance(layer, nn.Linear)]
        arrays = [(layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy().copy()) for layer in layers]
        return Judge(self.mean, self.scale, tuple(arrays))

    def _begin(self, rows: Rows) -> None:
        """The scale of everything is that of the first games."""
        self.mean, spread = rows.mean(0), rows.std(0)
        self.scale = 1 / np.where(spread < 0.1, np.float32(1), spread)
        first, second = HIDDEN
        self.net = nn.Sequential(
            nn.Linear(rows.shape[1], first), nn.ReLU(), nn.Linear(first, second), nn.ReLU(), nn.Linear(second, 1)
        )
        self.optimizer = torch.optim.AdamW(self.net.parameters(), RATE)
        self.pace = torch.optim.lr_scheduler.ExponentialLR(self.optimizer, CALMER)
