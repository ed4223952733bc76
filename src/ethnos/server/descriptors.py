"""How many connections this process can hold: each is a file to the system."""

try:
    import resource
except ImportError:  # Windows, where there is no such limit
    resource = None  # type: ignore[assignment]

RESERVE = 256  # for the database, the bots' processes, logs and the page's files
MOST = 65_536  # more than this no table needs; some systems allow a thousand million


def room_for_connections() -> int:
    """Raise what the system allows this process as far as it may be raised; how many connections fit into it."""
    if resource is None:
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        wanted = MOST if soft == resource.RLIM_INFINITY else soft
    else:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(wanted - RESERVE, wanted // 2)
