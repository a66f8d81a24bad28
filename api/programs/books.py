import json

from keep import HERE, keep


def has(path):
    return (HERE / path).exists()


def forget(path):
    (HERE / path).unlink()


def names(folder):
    return sorted(path.name for path in (HERE / folder).glob("*.json"))


def book(path, entry):
    keep(path, json.dumps(entry).encode())


def load(path, *fields):
    """Reads a file of the books; an error if it lacks a required field."""
    try:
        data = json.loads((HERE / path).read_bytes())
    except ValueError:
        data = None
    if isinstance(data, dict) and all(field in data for field in fields):
        return data
    raise RuntimeError(f"{path} is damaged")


def refuse_begun(payment, sale=None):
    """Refuses a payment that has begun another customer's renewal, or the sale of a file."""
    begun = [sale] if sale and has(sale) else [path for path in renewals() if payer(path) == payment]
    if begun:
        error = RuntimeError(f"look at {begun[0]}: begun with {payment}")
        error.begun = begun[0]  # so that a program can finish it
        raise error


def renewals():
    return [f"renewals/{name}" for name in names("renewals")]


def payer(path):
    try:
        return load(path, "payment", "username")["payment"]
    except RuntimeError:
        return None
