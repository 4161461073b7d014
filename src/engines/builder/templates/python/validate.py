"""Checks input against the fields of an entity."""

import math
import re
import secrets
from datetime import date
from urllib.parse import urlsplit

EMAIL = re.compile(r"[^\s@]+@[^\s@]+\.[^\s@]+")
PHONE = re.compile(r"\+?[\d\s()/.-]{3,}")
TIME = re.compile(r"([01]\d|2[0-3]):[0-5]\d")
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


class Invalid(Exception):
    """A sentence about what is wrong with a value."""


def validate(entity: dict, given: dict) -> tuple[dict, dict]:
    """Values and errors by field. Unknown keys are dropped; what was left empty becomes None."""
    values, errors = {}, {}
    for field in entity["fields"]:
        if "formula" in field:
            continue
        try:
            values[field["key"]] = read_field(field, given.get(field["key"]))
        except Invalid as error:
            errors[field["key"]] = str(error)
    for field in entity["fields"]:
        if "formula" in field:
            values[field["key"]] = computed(field, values)
    return values, errors


def minutes_of(time: str) -> int:
    return int(time[:2]) * 60 + int(time[3:])


FORMULAS = {
    "times": lambda a, b: a * b,
    "plus": lambda a, b: a + b,
    "minus": lambda a, b: a - b,
    "over": lambda a, b: a / b if b else math.nan,
    "days": lambda first, last: (date.fromisoformat(last) - date.fromisoformat(first)).days,
    "hours": lambda first, last: (minutes_of(last) - minutes_of(first)) % 1440 / 60,
}


def computed(field: dict, values: dict) -> float | None:
    """What a field is worked out to from two others, or from one and a number; nothing where one is empty."""
    first, second = (float(key) if key[0].isdigit() else values.get(key) for key in field["of"])
    value = math.nan if first is None or second is None else FORMULAS[field["formula"]](first, second)
    return round(value, 2) if math.isfinite(value) else None


def broken_rules(entity: dict, values: dict, others: list[dict]) -> dict:
    """Errors by field, if a record would be in the way of another one."""
    for rule in entity.get("rules", []):
        if "order" in rule:
            early, late = (values[key] for key in rule["order"])
            if None not in (early, late) and (late < early or (late == early and "equal" not in rule)):
                return {rule["order"][1]: rule["message"]}
            continue
        if any(values[key] in (None, "") for key in rule["same"]) or is_over(rule, values):
            continue
        alike = [
            other
            for other in others
            if all(plain(other[key]) == plain(values[key]) for key in rule["same"])
            and not is_over(rule, other)
            and overlaps(rule, values, other)
        ]
        if len(alike) >= rule.get("most", 1):
            first = [*rule["same"], rule.get("from"), rule.get("until"), entity["fields"][0]["key"]]
            return {next(key for key in first if key): rule["message"]}
    return {}


def is_over(rule: dict, record: dict) -> bool:
    return "until" in rule and bool(record[rule["until"]])


def plain(value: object) -> object:
    return value.strip().lower() if isinstance(value, str) else value


def overlaps(rule: dict, a: dict, b: dict) -> bool:
    """Times that only touch do not overlap; without an end, a time is a moment."""
    if "from" not in rule:
        return True
    start_a, start_b = a[rule["from"]], b[rule["from"]]
    if start_a is None or start_b is None:
        return False
    end_a, end_b = (record[rule["to"]] if "to" in rule else None for record in (a, b))
    if end_a is None or end_b is None:
        return start_a == start_b
    return start_a < end_b and start_b < end_a


def read_field(field: dict, given: object) -> object:
    if field["type"] == "boolean":
        return given is True or given in ("true", "on")
    if given is None or str(given).strip() == "":
        if "fill" in field:
            return secrets.token_hex(3) if field["fill"] == "code" else field["fill"]
        if field["required"]:
            raise Invalid(f"{field['label']} is required.")
        return None
    return READERS[field["type"]](given, field)


def read_text(longest: int):
    def read(given: object, _field: dict) -> str:
        text = str(given).strip()
        if len(text) > longest:
            raise Invalid(f"Use at most {longest} characters.")
        return text

    return read


def read_pattern(pattern: re.Pattern, message: str):
    def read(given: object, _field: dict) -> str:
        text = str(given).strip()
        if not pattern.fullmatch(text):
            raise Invalid(message)
        return text

    return read


def read_number(given: object, field: dict) -> int | float:
    try:
        number = float(str(given))
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise Invalid("Enter a number.")
    if "min" in field and number < field["min"]:
        raise Invalid(f"Enter {field['min']} or more.")
    if "max" in field and number > field["max"]:
        raise Invalid(f"Enter {field['max']} or less.")
    return int(number) if number == int(number) else number


def read_date(given: object, _field: dict) -> str:
    text = str(given)
    try:
        if DATE.fullmatch(text):
            return date.fromisoformat(text).isoformat()
    except ValueError:
        pass
    raise Invalid("Enter a date such as 2030-01-31.")


def read_url(given: object, _field: dict) -> str:
    text = str(given).strip()
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Invalid("Enter an address such as https://example.com.")
    return text


def read_choice(given: object, field: dict) -> str:
    if given not in field["options"]:
        raise Invalid(f"Choose one of: {', '.join(field['options'])}.")
    return str(given)


def read_reference(given: object, field: dict) -> str:
    if given not in field.get("options", []):
        raise Invalid(f"There is no such {field['label'].lower()}.")
    return str(given)


READERS = {
    "text": read_text(200),
    "longtext": read_text(5000),
    "email": read_pattern(EMAIL, "Enter an e-mail address such as ann@example.com."),
    "phone": read_pattern(PHONE, "Enter a phone number such as +41 44 123 45 67."),
    "time": read_pattern(TIME, "Enter a time such as 14:30."),
    "date": read_date,
    "url": read_url,
    "number": read_number,
    "choice": read_choice,
    "reference": read_reference,
}
