"""Games as environments for programs that learn; each of the modules needs packages of its own, see its extra."""
