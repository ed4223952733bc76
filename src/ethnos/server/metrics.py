"""What an operator watches, in Prometheus' form."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
PATIENT = (*BUCKETS, 10, 25, 60)  # where people wait for a bot


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.tables = Counter("ethnos_tables_created", "Tables created.", registry=r)
        self.entries = Counter("ethnos_entries", "Log entries made durable.", registry=r)
        self.refused = Counter("ethnos_refused", "Requests refused, by reason.", ["code"], registry=r)
        self.failures = Counter("ethnos_failures", "Requests that failed by our fault.", registry=r)
        self.unforeseen = Counter("ethnos_unforeseen", "Defects outside of requests, by place.", ["place"], registry=r)
        self.streams = Gauge("ethnos_streams", "Live streams open.", registry=r)
        self.rooms = Gauge("ethnos_tables_in_memory", "Tables held in memory.", registry=r)
        kind = ["kind"]  # of bots' work: turn, unattended (nobody is at the table), hint
        self.bots_waiting = Gauge("ethnos_bots_waiting", "Work waiting for a bot's process.", kind, registry=r)
        self.bots_waited = Histogram(
            "ethnos_bots_waited_seconds", "Until a bot began to think.", kind, buckets=PATIENT, registry=r
        )
        self.bots_thought = Histogram(
            "ethnos_bots_thought_seconds", "What a bot's answer took then.", kind, buckets=PATIENT, registry=r
        )
        self.bots_replaced = Counter(
            "ethnos_bots_replaced", "Answers that the steward gave in a bot's place.", ["bot"], registry=r
        )
        self.bots_lost = Counter("ethnos_bots_lost", "Bots' processes that died or hung.", registry=r)
        self.commit = Histogram("ethnos_commit_seconds", "Until an entry is durable.", buckets=BUCKETS, registry=r)

    def text(self) -> bytes:
        return generate_latest(self.registry)
