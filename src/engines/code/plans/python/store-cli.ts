import type { Plan } from './made.ts';
import { py } from './source.ts';
import { type Field, jsonStore, type Role, type Store, sqlStore } from './store-files.ts';
import { COMMANDS, readDetails, readFields, readPlace, THINGS } from './store-words.ts';
import { quoted } from './wish.ts';

/** A program that keeps things in a file, with a command for each thing that is done to them. */
export const planStoreCli: Plan = (wish) => {
  const isCli = /\bcli\b|command[- ]?line|\bargparse\b|\bterminal\b|\bsubcommands?\b|\bconsole\b|<id>/i.test(
    wish.given,
  );
  if (
    !isCli ||
    wish.has(
      /\bclass(?:es)?\b|\bweb\b|\bhtml\b|\bflask\b|\bfastapi\b|\bclick\b|\btyper\b|\btkinter\b|\bmenu\b|\bcsv\b/,
    )
  )
    return undefined;
  const [thing] = THINGS.map((one) => ({ one, at: wish.rest.search(one[0]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
  if (!thing) return undefined;
  const program = wish.name(/["'“]([a-z][\w-]*)["'”]/) ?? thing[1];
  wish.take(/^\W*(?:please )?(?:can you )?(?:create|make|write|build|new)\b/);
  const [, one, usual] = thing;
  const { isSql, path } = readPlace(wish, one);
  wish.take(new RegExp(`\\b(?:called|named) ${program}\\b`));
  const [, verb, changed] =
    wish.take(/\b(update|edit|change) (?:the )?(?!an? |it\b|by\b|and\b|or\b|todos?\b|tasks?\b)([a-z_]+)\b/) ??
    [];
  const fields = readFields(wish, usual);
  while (wish.says(thing[0]));
  const details = readDetails(wish);
  const commands = new Map<Role, string>();
  for (const [role, said] of COMMANDS) {
    const name = commands.has(role) ? undefined : wish.name(said);
    if (name === undefined) continue;
    commands.set(role, name.split(/\s/).at(-1) ?? name);
    while (
      wish.says(
        new RegExp(
          `\\b${name}\\b(?: (?:an? |the )?(?:${one}s?|item|entry|entries|items))?(?: (?:command|by id|by its id))?`,
        ),
      )
    );
  }
  if (verb) commands.set('edit', verb);
  if (!commands.has('add') || commands.size < 2) return undefined;
  if (!commands.has('list')) {
    // Without a separate list command, `show` lists all.
    commands.set('list', commands.get('show') ?? 'list');
    commands.delete('show');
  }
  wish.takeAll(/<(?:id|text|title|name|\w+)>|\bby(?: its)? id\b|\bwith (?:an? )?ids?\b/);
  const store: Store = {
    one,
    many: one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`,
    fields,
    commands,
    isSql,
    path,
    program,
    checks: commands.has('done'),
    changed,
    ...details,
  };
  return {
    program: writeStore(store),
    subject: 'Store',
    silent: `argparse subcommands subcommand commands command cli line command-line ${one} ${one}s shown manage manages system task tasks things items item entries entry data persistent persists local file id ids app application manager tracker list lists`,
  };
};

/** Options beside the fields: priority, due date. */
interface Extra {
  readonly name: string;
  readonly argument: string;
}

function extrasOf(store: Store): Extra[] {
  const middle = store.choices[Math.floor(store.choices.length / 2)] ?? '';
  return [
    ...(store.choices.length > 0
      ? [
          {
            name: 'priority',
            argument: `"--priority", choices=[${store.choices.map(quoted).join(', ')}], default=${quoted(middle)}`,
          },
        ]
      : []),
    ...(store.due ? [{ name: 'due', argument: '"--due", type=due_date, metavar="YYYY-MM-DD"' }] : []),
  ];
}

function writeStore(store: Store): {
  code: string;
  main: string;
  checks: readonly (readonly [string, string])[];
} {
  const { one, many, fields, commands, isSql, checks } = store;
  const extras = extrasOf(store);
  const edited: Field = fields.find(({ name }) => name === store.changed) ??
    fields[0] ?? { name: 'text', type: 'str', isOptional: false };
  const columns = [...fields.map(({ name }) => name), ...extras.map(({ name }) => name)];
  const value = (name: string): string => `args.${name}`;
  const path = store.path.startsWith('~/')
    ? `Path.home() / ${quoted(store.path.slice(2))}`
    : `Path(${quoted(store.path)})`;
  const has = (role: Role): boolean => commands.has(role);
  const shown = columns
    .map((name) =>
      fields.find((field) => field.name === name)?.type === 'float'
        ? `{${one}['${name}']:.2f}`
        : name === 'due'
          ? `{${one}['due'] or ''}`
          : `{${one}['${name}']}`,
    )
    .join('  ');
  const line = `f"{${one}['id']:>4}  ${checks ? `{'x' if ${one}['done'] else ' '}  ` : ''}${shown}${store.created ? `  {${one}['created']}` : ''}"`;
  const code = py`
FILE = ${path}


class UnknownId(Exception):
  pass


${isSql ? sqlStore(store, columns) : jsonStore(store, columns)}


${
  store.due &&
  py`
def due_date(text: str) -> str:
  return date.fromisoformat(text).isoformat()


`
}
def print_${many}(${many}: list[dict]) -> None:
  for ${one} in ${many}:
    print(${line})
  if not ${many}:
    print("no ${many}")


def read_arguments(given: list[str] | None = None) -> argparse.Namespace:
  parser = argparse.ArgumentParser(prog=${quoted(store.program)}, description="Keeps ${many} in a file.")
  commands = parser.add_subparsers(dest="command", required=True)
  adding = commands.add_parser("${commands.get('add')}", help="add ${an(one)}")
  ${fields.map(({ name, type, isOptional }) => `adding.add_argument("${name}"${type === 'str' ? '' : `, type=${type}`}${isOptional ? ', nargs="?", default=""' : ''})`).join('\n')}
  ${extras.map(({ argument }) => `adding.add_argument(${argument})`).join('\n')}
  ${store.filter && checks ? `listing = commands.add_parser("${commands.get('list')}", help="show the ${many}")\nlisting.add_argument("--open", action="store_true", help="only those that are not done")` : `commands.add_parser("${commands.get('list')}", help="show all ${many}")`}
  ${(['show', 'done', 'undo', 'remove'] as const)
    .filter(has)
    .map(
      (role) =>
        `commands.add_parser("${commands.get(role)}", help="${role === 'show' ? `show ${an(one)}` : role === 'done' ? `mark ${an(one)} as done` : role === 'undo' ? `mark ${an(one)} as not done` : `delete ${an(one)}`}").add_argument("id", type=int)`,
    )
    .join('\n')}
  ${
    has('edit') &&
    py`
editing = commands.add_parser("${commands.get('edit')}", help="change ${an(one)}")
editing.add_argument("id", type=int)
editing.add_argument("${edited.name}"${edited.type === 'str' ? '' : `, type=${edited.type}`})`
  }
  ${has('search') && `commands.add_parser("${commands.get('search')}", help="show the ${many} with a text").add_argument("query")`}
  ${has('clear') && `commands.add_parser("${commands.get('clear')}", help="${checks ? 'delete what is done' : `delete all ${many}`}")`}
  return parser.parse_args(given)


def run(args: argparse.Namespace) -> None:
  match args.command:
    case "${commands.get('add')}":
      ${fields[0]?.type === 'str' && `if not args.${fields[0].name}.strip():\n  sys.exit("the ${fields[0].name} must not be empty")`}
      number = add(${columns.map(value).join(', ')})
      print(f"added ${one} {number}")
    case "${commands.get('list')}":
      print_${many}(${store.filter && checks ? `[${one} for ${one} in all_${many}() if not (args.open and ${one}["done"])]` : `all_${many}()`})
    ${
      has('show') &&
      py`
case "${commands.get('show')}":
  found = [${one} for ${one} in all_${many}() if ${one}["id"] == args.id]
  if not found:
    raise UnknownId(args.id)
  for name, value in found[0].items():
    print(f"{name}: {value}")`
    }
    ${has('done') && `case "${commands.get('done')}":\n  change(args.id, "done", True)\n  print(f"${one} {args.id} is done")`}
    ${has('undo') && `case "${commands.get('undo')}":\n  change(args.id, "done", False)\n  print(f"${one} {args.id} is not done")`}
    ${has('remove') && `case "${commands.get('remove')}":\n  remove(args.id)\n  print(f"deleted ${one} {args.id}")`}
    ${has('edit') && `case "${commands.get('edit')}":\n  change(args.id, "${edited.name}", args.${edited.name})\n  print(f"changed ${one} {args.id}")`}
    ${has('search') && `case "${commands.get('search')}":\n  wanted = args.query.lower()\n  print_${many}([${one} for ${one} in all_${many}() if any(wanted in str(value).lower() for value in ${one}.values())])`}
    ${has('clear') && `case "${commands.get('clear')}":\n  for ${one} in all_${many}():\n    ${checks ? `if ${one}["done"]:\n      remove(${one}["id"])` : `remove(${one}["id"])`}`}


def main(given: list[str] | None = None) -> int:
  try:
    run(read_arguments(given))
  except UnknownId as error:
    print(f"there is no ${one} with the id {error}", file=sys.stderr)
    return ${store.status}
  except (OSError, ${isSql ? 'sqlite3.Error' : 'ValueError'}) as error:
    print(f"cannot use {FILE}: {error}", file=sys.stderr)
    return 1
  return 0`;
  const text = fields
    .map(({ type }, at) => (type === 'str' ? `"${at === 0 ? 'first' : 'x'}"` : type === 'int' ? '1' : '1.5'))
    .join(', ');
  const rest = extras
    .map(({ name }) => (name === 'due' ? 'None' : quoted(store.choices[0] ?? '')))
    .join(', ');
  const values = [text, rest].filter(Boolean).join(', ');
  const started = 'global FILE\nFILE = Path(tempfile.mkdtemp()) / "store"';
  return {
    code,
    main: 'sys.exit(main())',
    checks: [
      [
        'add_and_list',
        `${started}\nadd(${values})\nassert len(all_${many}()) == 1\nassert all_${many}()[0]["${fields[0]?.name}"] == ${text.split(', ')[0]}`,
      ],
      ...(has('remove')
        ? [
            [
              'ids_are_not_reused',
              `${started}\nfirst = add(${values})\nremove(first)\nassert add(${values}) > first`,
            ] as const,
          ]
        : []),
      ...(has('done')
        ? [
            [
              'done',
              `${started}\nnumber = add(${values})\nchange(number, "done", True)\nassert all_${many}()[0]["done"]`,
            ] as const,
          ]
        : []),
      ...(has('remove') || has('done')
        ? [
            [
              'unknown_id',
              `${started}\nassert main(["${commands.get('remove') ?? commands.get('done')}", "99"]) == ${store.status}`,
            ] as const,
          ]
        : []),
    ],
  };
}

const an = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
