"""The bots' queue by itself: who is served next, and what may be begun beside what."""

from ethnos.server.bot_queue import UNATTENDED_TURN, BotQueue, Errand


def errand(address: str, table: str = "table", attended: bool = True, slow: bool = False) -> Errand:
    return Errand("turn", address, table, attended, slow)


def served(queue: BotQueue[str]) -> list[str]:
    """Everything, one after the other, each done before the next is begun."""
    order = []
    while (found := queue.take()) is not None:
        order.append(found[1])
        queue.done(found[0])
    return order


def begun(queue: BotQueue[str]) -> list[str]:
    """What may be begun side by side."""
    order = []
    while (found := queue.take()) is not None:
        order.append(found[1])
    return order


def test_first_come_first_served_at_a_table() -> None:
    queue: BotQueue[str] = BotQueue(1)
    for work in "abc":
        queue.put(errand("one"), work)
    assert served(queue) == ["a", "b", "c"]
    assert queue.take() is None


def test_addresses_take_turns_however_much_one_asks() -> None:
    queue: BotQueue[str] = BotQueue(1)
    for number in range(100):
        queue.put(errand("greedy", table=f"table {number}"), f"greedy {number}")
    queue.put(errand("modest"), "modest 0")
    queue.put(errand("modest"), "modest 1")
    assert served(queue)[:4] == ["greedy 0", "modest 0", "greedy 1", "modest 1"]


def test_tables_of_an_address_take_turns() -> None:
    queue: BotQueue[str] = BotQueue(1)
    for work in ("a1", "a2", "a3", "b1", "b2"):
        queue.put(errand("one", table=work[0]), work)
    assert served(queue) == ["a1", "b1", "a2", "b2", "a3"]


def test_who_comes_back_is_last_in_line() -> None:
    queue: BotQueue[str] = BotQueue(1)
    for address in ("one", "two", "three"):
        queue.put(errand(address), address)
    first = queue.take()
    assert first is not None
    queue.put(errand("one"), "one again")
    queue.done(first[0])
    assert served(queue) == ["two", "three", "one again"]


def test_where_somebody_waits_goes_first_and_the_others_go_on_slowly() -> None:
    queue: BotQueue[str] = BotQueue(1)
    for number in range(10):
        queue.put(errand("absent", attended=False), "absent")
        queue.put(errand("there", table=str(number)), "there")
    order = served(queue)
    assert order[: UNATTENDED_TURN + 1] == ["there"] * (UNATTENDED_TURN - 1) + ["absent", "there"]
    assert order.count("absent") == 10


def test_one_process_at_most_works_where_nobody_is() -> None:
    queue: BotQueue[str] = BotQueue(4)
    for number in range(10):
        queue.put(errand("absent", table=str(number), attended=False), "absent")
    assert begun(queue) == ["absent"]
    queue.put(errand("there"), "there")
    assert begun(queue) == ["there"]


def test_what_takes_long_leaves_a_process_to_the_quick() -> None:
    queue: BotQueue[str] = BotQueue(3)
    for number in range(10):
        queue.put(errand(f"address {number}", slow=True), "slow")
    assert begun(queue) == ["slow", "slow"]
    queue.put(errand("quick"), "quick")
    assert begun(queue) == ["quick"]


def test_with_one_process_everything_is_still_done() -> None:
    queue: BotQueue[str] = BotQueue(1)
    queue.put(errand("one", slow=True), "slow")
    queue.put(errand("two", attended=False, slow=True), "absent")
    assert served(queue) == ["slow", "absent"]


def test_quick_work_in_masses_does_not_keep_slow_work_waiting() -> None:
    queue: BotQueue[str] = BotQueue(2)
    for number in range(10):
        queue.put(errand("quick", table=str(number)), "quick")
    queue.put(errand("slow", slow=True), "slow")
    assert "slow" in served(queue)[:2]


def test_what_is_dropped_is_not_served_and_leaves_nothing_behind() -> None:
    queue: BotQueue[str] = BotQueue(1)
    queue.put(errand("one"), "a")
    queue.put(errand("one"), "b")
    assert queue.drop(errand("one"), "a")
    assert not queue.drop(errand("one"), "a")
    assert not queue.drop(errand("two"), "b")
    found = queue.take()
    assert found is not None
    assert not queue.drop(*found), "it has begun"
    queue.done(found[0])
    assert all(not line._waiting for line in queue._lines.values())
