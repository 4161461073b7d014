import { py } from './source.ts';

export type Role = 'add' | 'list' | 'show' | 'done' | 'undo' | 'remove' | 'edit' | 'search' | 'clear';

export interface Store {
  readonly one: string;
  readonly many: string;
  readonly fields: readonly Field[];
  readonly commands: ReadonlyMap<Role, string>;
  readonly isSql: boolean;
  readonly path: string;
  /** The exit status for an unknown id. */
  readonly status: string;
  readonly program: string;
  readonly filter: boolean;
  readonly created: boolean;
  readonly choices: readonly string[];
  readonly due: boolean;
  readonly checks: boolean;
  /** The field that the wish says is changed. */
  readonly changed: string | undefined;
}

export interface Field {
  readonly name: string;
  readonly type: 'str' | 'float' | 'int';
  readonly isOptional: boolean;
}

const created = (store: Store, separator: string): string | false =>
  store.created && `"created"${separator}datetime.now().isoformat(timespec="seconds")`;

export function jsonStore(store: Store, columns: readonly string[]): string {
  const { one, many, checks, commands } = store;
  const needsFind = (['done', 'undo', 'edit'] as const).some((role) => commands.has(role));
  return py`
def load() -> dict:
  if not FILE.exists():
    return {"next_id": 1, "${many}": []}
  data = json.loads(FILE.read_text(encoding="utf-8"))
  if not isinstance(data, dict) or "next_id" not in data:
    raise ValueError("it holds something else")
  return data


def save(data: dict) -> None:
  # The old file stays until the new one is complete.
  draft = FILE.with_name(FILE.name + ".new")
  draft.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
  draft.replace(FILE)


def all_${many}() -> list[dict]:
  return load()["${many}"]


def add(${columns.join(', ')}) -> int:
  data = load()
  # The next id is kept: that of a deleted ${one} does not come again.
  number = data["next_id"]
  data["next_id"] += 1
  data["${many}"].append({"id": number, ${columns.map((name) => `"${name}": ${name}`).join(', ')}${checks ? ', "done": False' : ''}${store.created ? `, ${created(store, ': ')}` : ''}})
  save(data)
  return number


${
  needsFind &&
  py`
def change(number: int, name: str, value) -> None:
  data = load()
  for ${one} in data["${many}"]:
    if ${one}["id"] == number:
      ${one}[name] = value
      save(data)
      return
  raise UnknownId(number)


`
}
def remove(number: int) -> None:
  data = load()
  kept = [${one} for ${one} in data["${many}"] if ${one}["id"] != number]
  if len(kept) == len(data["${many}"]):
    raise UnknownId(number)
  save({**data, "${many}": kept})`;
}

export function sqlStore(store: Store, columns: readonly string[]): string {
  const { one, many, fields, checks, commands } = store;
  const types = columns.map((name) => {
    const type = fields.find((field) => field.name === name)?.type ?? 'str';
    return `${name} ${type === 'str' ? 'TEXT' : type === 'int' ? 'INTEGER' : 'REAL'}${name === 'due' ? '' : ' NOT NULL'}`;
  });
  const all = [...columns, ...(store.created ? ['created'] : [])];
  const needsFind = (['done', 'undo', 'edit'] as const).some((role) => commands.has(role));
  return py`
# With AUTOINCREMENT the id of a deleted ${one} does not come again.
SCHEMA = """
CREATE TABLE IF NOT EXISTS ${many} (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ${types.join(',\n')}${checks ? ',\n  done INTEGER NOT NULL DEFAULT 0' : ''}${store.created ? ',\n  created TEXT NOT NULL' : ''}
)
"""


@contextmanager
def database():
  connection = sqlite3.connect(FILE)
  connection.row_factory = sqlite3.Row
  try:
    # Commits what was done, or rolls it back after an error.
    with connection:
      connection.execute(SCHEMA)
      yield connection
  finally:
    connection.close()


def all_${many}() -> list[dict]:
  with database() as connection:
    return [dict(row) for row in connection.execute("SELECT * FROM ${many} ORDER BY id")]


def add(${columns.join(', ')}) -> int:
  with database() as connection:
    cursor = connection.execute(
      "INSERT INTO ${many} (${all.join(', ')}) VALUES (${all.map(() => '?').join(', ')})",
      (${columns.join(', ')},${store.created ? ' datetime.now().isoformat(timespec="seconds")' : ''}),
    )
    return cursor.lastrowid


${
  needsFind &&
  py`
def change(number: int, name: str, value) -> None:
  with database() as connection:
    cursor = connection.execute(f"UPDATE ${many} SET {name} = ? WHERE id = ?", (value, number))
    if cursor.rowcount == 0:
      raise UnknownId(number)


`
}
def remove(number: int) -> None:
  with database() as connection:
    cursor = connection.execute("DELETE FROM ${many} WHERE id = ?", (number,))
    if cursor.rowcount == 0:
      raise UnknownId(number)`;
}
