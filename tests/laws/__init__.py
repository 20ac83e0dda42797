"""The laws of DESIGN: what holds in every game, on its standard pack and on a tiny one."""
