"""Tables on the web: HTTP for people and tables, one socket per table for play."""

from tilth.server.app import create_app as create_app
from tilth.server.processes.serve import serve as serve
from tilth.server.settings import Settings as Settings
