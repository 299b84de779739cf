"""Tilth as a folder of files: the client with Python inside, which any web server can serve."""

from tilth.site.folder import write_site

__all__ = ["write_site"]
