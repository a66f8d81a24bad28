import atexit
import json
import os
import re
import sys

from books import has, load, names


def month(name):
    """Returns the cost of a month (2024-10) in cents, and the calls to finish interrupted sales."""
    if not re.fullmatch(r"\d{4}-(0[1-9]|1[0-2])", name, re.ASCII):
        raise ValueError(f"not a month: {name}")
    rows = [row for what in ("ledger", "refunds", "returns") for row in entries(what, "price", "at")]
    return {"cents": sum(cents(row["price"]) for row in rows if row["at"].startswith(name)), "open": begun()}


def cents(text):
    """'4.09' as whole cents: exact, and safe to add."""
    amount = re.fullmatch(r"(-?\d+)(?:\.(\d{1,2}))?", text, re.ASCII)
    if not amount:
        raise ValueError(f"not an amount: {text}")
    return int(amount[1] + (amount[2] or "").ljust(2, "0"))


def begun():
    """The calls that finish what a crash has left."""
    found = [("deliver", row) for row in entries("orders", "user")]
    found += [("renewFor", row) for row in entries("renewals", "username")]
    return [call_of(*each) for each in found if not has(f"ledger/{each[1]['payment']}.json")]


def call_of(name, row):
    given = [row["payment"].removeprefix("order-")] + [row["username"]] * (name == "renewFor")
    return f"{name}({','.join(json.dumps(each, ensure_ascii=False) for each in given)})"


def entries(what, *fields):
    own = "" if what == "renewals" else "order-"  # not the worker's
    for name in names(what):
        if name.startswith(own):
            try:
                yield load(f"{what}/{name}", "payment", *fields)
            except RuntimeError as error:
                print(error, file=sys.stderr)
                atexit.register(fail)


def fail():
    """Ends the program with an error, since a file was left out."""
    sys.stdout.flush()
    os._exit(1)
