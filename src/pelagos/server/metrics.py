"""What is measured while the server runs, for Prometheus; on a port of its own, or not at all.

It is not served with the games: whoever reaches those must not learn who plays how much, and a
proxy in front cannot pass it on by mistake.
"""

from collections.abc import Callable
from typing import Final

from prometheus_client import Counter, Gauge, Histogram, start_http_server

FAST: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)  # seconds
SLOW: Final = (0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60)

REQUESTS: Final = Histogram(
    "pelagos_request_seconds", "Time to answer a request", ["route", "status"], buckets=FAST
)
WRITES: Final = Counter(
    "pelagos_answers_total", "Answers, and answers taken back, that were kept", ["by"]
)
CONFLICTS: Final = Counter(
    "pelagos_conflicts_total", "Answers that came second: somebody else had changed the table"
)
REFUSALS: Final = Counter("pelagos_refusals_total", "What was refused", ["code"])
THINKING: Final = Histogram(
    "pelagos_thinking_seconds", "Time until a computer player answered", ["agent"], buckets=SLOW
)
POOL_WAITING: Final = Gauge("pelagos_pool_waiting", "Questions that wait for a process", ["pool"])
POOL_SECONDS: Final = Histogram(
    "pelagos_pool_seconds", "Time that processes took for a question", ["pool"], buckets=SLOW
)
POOL_ENDED: Final = Counter(
    "pelagos_pool_ended_total",
    "Processes that died, or took too long and were ended",
    ["pool", "why"],
)
FAILURES: Final = Counter(
    "pelagos_failures_total", "What failed beside the requests and was tried again", ["work"]
)
LOOP_LATE: Final = Histogram(
    "pelagos_loop_late_seconds", "How late the event loop came to what was due", buckets=FAST
)
LOOP_HELD: Final = Gauge(
    "pelagos_loop_held_seconds",
    "The most processor time that the event loop has spent at once, since the start",
)
SOCKETS: Final = Gauge("pelagos_sockets", "Sockets that are open")
AWAKE: Final = Gauge("pelagos_tables_awake", "Tables that are in memory")
LISTENING: Final = Gauge("pelagos_database_listening", "Whether news of other processes reach us")
NOTES: Final = Counter("pelagos_notes_total", "News heard from the database", ["topic"])

PERSON: Final = "person"
AGENT: Final = "agent"


def serve(host: str, port: int) -> None:
    """At http://HOST:PORT/metrics, in a thread."""
    start_http_server(port, host)


def watch(awake: Callable[[], int], listening: Callable[[], bool]) -> None:
    """Where to look for what is not counted."""
    AWAKE.set_function(awake)
    LISTENING.set_function(listening)


def watch_pool(name: str, waiting: Callable[[], int]) -> None:
    """Where to look for how many questions wait for a pool of processes."""
    POOL_WAITING.labels(name).set_function(waiting)
