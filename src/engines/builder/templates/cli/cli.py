"""The command line: python3 cli.py --help"""

import argparse
import csv
import os
import re
import sys
from datetime import date

from schema import ENTITIES, TITLE
from store import Store
from validate import broken_rules, validate

PERIODS = {"year": 4, "month": 7, "day": 10}


def main(arguments: list[str], store: Store) -> int:
    given = read_arguments(arguments)
    try:
        given.run(given, store)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def read_arguments(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="cli.py", description=TITLE)
    if len(ENTITIES) == 1:
        add_commands(parser, ENTITIES[0])
    else:
        lists = parser.add_subparsers(required=True, metavar="list")
        for entity in ENTITIES:
            add_commands(lists.add_parser(entity["path"], help=f"the {entity['plural']}"), entity)
    return parser.parse_args(arguments)


def add_commands(parser: argparse.ArgumentParser, entity: dict) -> None:
    commands = parser.add_subparsers(required=True, metavar="command")
    name, plural = entity["name"], entity["plural"]

    def command(word: str, run, text: str, place: str = "", has_fields: bool = True):
        one = commands.add_parser(word, help=text)
        one.set_defaults(run=run, entity=entity)
        if place:
            one.add_argument(place)
        for field in entity["fields"] if has_fields else []:
            one.add_argument(option(field), dest=field["key"], metavar=field["type"].upper(), help=field["label"])
        return one

    command("add", add, f"adds a {name}")
    shown = command("list", show, f"lists {plural}, only those with the given values")
    shown.add_argument("--search", metavar="TEXT", default="")
    command("change", change, f"changes a {name}", "id")
    command("delete", delete, f"deletes a {name}", "id", has_fields=False)
    summary = command("summary", summarize, f"counts and adds up {plural} by a field, or by year, month or day")
    summary.add_argument("--by", metavar="FIELD", choices=[*PERIODS, *(f["key"] for f in entity["fields"])])
    command("export", export, f"writes {plural} to a CSV file", "file")


def option(field: dict) -> str:
    return "--" + re.sub("([A-Z])", r"-\1", field["key"]).lower()


def add(given: argparse.Namespace, store: Store) -> None:
    first = {field["key"]: field["default"] for field in given.entity["fields"] if "default" in field}
    first = {key: date.today().isoformat() if value == "today" else value for key, value in first.items()}
    record = store.create(given.entity, checked(given, store, first))
    print(f"Added {record['id'][:6]}.")


def change(given: argparse.Namespace, store: Store) -> None:
    record = found(given, store)
    store.update(given.entity, record["id"], checked(given, store, record))
    print(f"Changed {record['id'][:6]}.")


def delete(given: argparse.Namespace, store: Store) -> None:
    record = found(given, store)
    store.remove(given.entity, record["id"])
    print(f"Deleted {record['id'][:6]}.")


def show(given: argparse.Namespace, store: Store) -> None:
    words = given.search.lower()
    rows = [
        [record["id"][:6], *(text_of(field, record, store) for field in given.entity["fields"])]
        for record in chosen(given, store)
    ]
    rows = [row for row in rows if words in " ".join(row[1:]).lower()]
    print_table([["id", *(field["label"] for field in given.entity["fields"])], *rows])


def summarize(given: argparse.Namespace, store: Store) -> None:
    entity = given.entity
    by = given.by or "month"
    numbers = [field for field in entity["fields"] if field["type"] == "number"]
    groups: dict[str, list[dict]] = {}
    for record in chosen(given, store):
        groups.setdefault(group_of(entity, record, by, store), []).append(record)
    rows = [
        [name, str(len(records)), *(f"{sum(r[n['key']] or 0 for r in records):g}" for n in numbers)]
        for name, records in sorted(groups.items())
    ]
    print_table([[by, "count", *(field["label"] for field in numbers)], *rows])


def group_of(entity: dict, record: dict, by: str, store: Store) -> str:
    if by in PERIODS:
        day = next((field["key"] for field in entity["fields"] if field["type"] == "date"), "createdAt")
        return (record[day] or "")[: PERIODS[by]]
    return next((text_of(field, record, store) for field in entity["fields"] if field["key"] == by), "")


def export(given: argparse.Namespace, store: Store) -> None:
    fields = given.entity["fields"]
    rows = [{f["key"]: text_of(f, record, store) for f in fields} for record in chosen(given, store)]
    with open(given.file, "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, [field["key"] for field in fields])
        writer.writeheader()
        writer.writerows(rows)
    print(f"Wrote {len(rows)} to {given.file}.")


def checked(given: argparse.Namespace, store: Store, before: dict) -> dict:
    """The values of a record with those that were given, or an error that says what is wrong with them."""
    entity = given.entity
    fields, values = [], dict(before)
    for field in entity["fields"]:
        said = getattr(given, field["key"])
        if field["type"] == "reference":
            target = target_of(field)
            ids = {text_of(target["fields"][0], one, store).lower(): one["id"] for one in store.all(target)}
            field = {**field, "options": list(ids.values())}
            said = ids.get(said.lower(), said) if said else said
        if field["type"] == "choice" and said:
            said = said.capitalize()
        if said is not None:
            values[field["key"]] = said if field["type"] != "boolean" else said.lower() in ("yes", "true", "on")
        fields.append(field)
    values, errors = validate({**entity, "fields": fields}, values)
    others = [one for one in store.all(entity) if one["id"] != before.get("id")]
    errors = errors or broken_rules(entity, values, others)
    if errors:
        raise ValueError("\n".join(f"{key}: {message}" for key, message in errors.items()))
    return values


def chosen(given: argparse.Namespace, store: Store) -> list[dict]:
    return [
        record
        for record in store.all(given.entity)
        if all(
            text_of(field, record, store).lower() == said.lower()
            for field in given.entity["fields"]
            if (said := getattr(given, field["key"])) is not None
        )
    ]


def found(given: argparse.Namespace, store: Store) -> dict:
    matches = [record for record in store.all(given.entity) if record["id"].startswith(given.id)]
    if len(matches) != 1:
        raise ValueError(f"{len(matches)} {given.entity['plural']} begin with {given.id}.")
    return matches[0]


def target_of(field: dict) -> dict:
    return next(entity for entity in ENTITIES if entity["path"] == field["to"])


def text_of(field: dict, record: dict, store: Store) -> str:
    value = record[field["key"]]
    if field["type"] == "boolean":
        return "yes" if value else "no"
    if field["type"] == "reference" and value:
        target = target_of(field)
        other = store.get(target, value)
        return text_of(target["fields"][0], other, store) if other else ""
    return "" if value is None else str(value)


def print_table(rows: list[list[str]]) -> None:
    widths = [max(map(len, column)) for column in zip(*rows)]
    for row in rows:
        print("  ".join(text.ljust(width) for text, width in zip(row, widths)).rstrip())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Store(os.environ.get("DATABASE", "data.db"))))
