"""Records in SQLite, one table for each entity."""

import sqlite3
import threading
from datetime import datetime, timezone
from uuid import uuid4

from schema import ENTITIES

COLUMN_TYPES = {"number": "REAL", "boolean": "INTEGER"}


class Store:
    def __init__(self, path: str) -> None:
        self.lock = threading.Lock()
        self.connection = sqlite3.connect(path, check_same_thread=False)
        self.connection.row_factory = sqlite3.Row
        for entity in ENTITIES:
            self.prepare_table(entity)

    def prepare_table(self, entity: dict) -> None:
        """Creates the table, or adds the columns of fields that are new."""
        table = quoted(entity["path"])
        with self.lock, self.connection:
            self.connection.execute(
                f"CREATE TABLE IF NOT EXISTS {table} (id TEXT PRIMARY KEY, createdAt TEXT NOT NULL)"
            )
            present = {row["name"] for row in self.connection.execute(f"PRAGMA table_info({table})")}
            for field in entity["fields"]:
                if field["key"] not in present:
                    column = f"{quoted(field['key'])} {COLUMN_TYPES.get(field['type'], 'TEXT')}"
                    self.connection.execute(f"ALTER TABLE {table} ADD COLUMN {column}")

    def all(self, entity: dict) -> list[dict]:
        rows = self.run(f"SELECT * FROM {quoted(entity['path'])} ORDER BY createdAt")
        return [as_record(entity, row) for row in rows]

    def get(self, entity: dict, record_id: str) -> dict | None:
        rows = self.run(f"SELECT * FROM {quoted(entity['path'])} WHERE id = ?", record_id)
        return as_record(entity, rows[0]) if rows else None

    def create(self, entity: dict, values: dict) -> dict:
        created_at = datetime.now(timezone.utc).isoformat(timespec="milliseconds")
        record = {"id": str(uuid4()), "createdAt": created_at, **values}
        columns = ", ".join(quoted(key) for key in record)
        marks = ", ".join("?" for _ in record)
        self.run(f"INSERT INTO {quoted(entity['path'])} ({columns}) VALUES ({marks})", *record.values())
        return record

    def update(self, entity: dict, record_id: str, values: dict) -> dict | None:
        changes = ", ".join(f"{quoted(key)} = ?" for key in values)
        self.run(f"UPDATE {quoted(entity['path'])} SET {changes} WHERE id = ?", *values.values(), record_id)
        return self.get(entity, record_id)

    def remove(self, entity: dict, record_id: str) -> None:
        self.run(f"DELETE FROM {quoted(entity['path'])} WHERE id = ?", record_id)

    def run(self, statement: str, *values: object) -> list[sqlite3.Row]:
        with self.lock, self.connection:
            return self.connection.execute(statement, values).fetchall()

    def close(self) -> None:
        self.connection.close()


def quoted(name: str) -> str:
    """A name from the schema as SQL; values never go this way."""
    return '"' + name.replace('"', '""') + '"'


def as_record(entity: dict, row: sqlite3.Row) -> dict:
    record = {"id": row["id"], "createdAt": row["createdAt"]}
    for field in entity["fields"]:
        value = row[field["key"]]
        if field["type"] == "boolean":
            value = bool(value)
        elif field["type"] == "number" and value is not None and value == int(value):
            value = int(value)
        record[field["key"]] = value
    return record
