"""Starting a server, in one process or in several behind one address."""
