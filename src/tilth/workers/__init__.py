"""Who plays pieces of work: this process, others on this machine, or other machines."""

from tilth.workers.crew import Alone as Alone
from tilth.workers.crew import Crew as Crew
from tilth.workers.crew import Processes as Processes
from tilth.workers.crew import in_turn as in_turn
from tilth.workers.crew import processes as processes
from tilth.workers.pool import worker_pool as worker_pool
