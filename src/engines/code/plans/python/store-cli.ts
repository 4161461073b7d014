import type { Plan } from './made.ts';
import { py } from './source.ts';
import { type Field, jsonStore, type Role, type Store, sqlStore } from './store-files.ts';
import { type PythonWish, quoted, snake } from './wish.ts';

/** Things that people keep a list of on the command line, with the fields that they have where the wish names none. */
const THINGS: readonly (readonly [said: RegExp, one: string, fields: string])[] = [
  [/\b(?:to-?dos?|to do)(?: (?:list|app|manager|tool))*\b/, 'todo', 'text'],
  [/\btasks?(?: (?:list|manager|tracker))*\b/, 'task', 'text'],
  [/\bnotes?(?:-taking)?(?: (?:app|manager|book|keeper))*\b/, 'note', 'text'],
  [/\b(?:contacts?|address book|phone ?book)(?: (?:list|manager|book))*\b/, 'contact', 'name phone email'],
  [/\b(?:expenses?|spendings?)(?: (?:tracker|list|manager))*\b/, 'expense', 'amount category description'],
  [/\bbookmarks?(?: (?:manager|list))*\b/, 'bookmark', 'url title'],
  [/\b(?:inventory|stock)(?: (?:manager|tracker|list))*\b/, 'item', 'name quantity'],
  [/\b(?:habits?)(?: tracker)?\b/, 'habit', 'name'],
  [/\b(?:books?|reading)(?: (?:list|tracker|collection|library))*\b/, 'book', 'title author'],
  [/\b(?:movies?|films?)(?: (?:list|watch ?list|collection))*\b/, 'movie', 'title'],
  [/\b(?:shopping|grocery)(?: list)?\b/, 'item', 'name'],
  [/\b(?:recipes?)(?: (?:book|collection|manager))*\b/, 'recipe', 'name text'],
  [/\b(?:members?|members? list)\b/, 'member', 'name email'],
];

/** What the commands are called, by what they do. */
const COMMANDS: readonly (readonly [role: Role, said: RegExp])[] = [
  ['add', /\b(add|new|create)\b/],
  ['list', /\b(list|ls|show)\b(?! of)/],
  ['done', /\b(done|complete|finish|check|mark(?: as)? done)\b/],
  ['undo', /\b(undo|undone|reopen|uncheck)\b/],
  ['remove', /\b(remove|delete|rm|del)\b/],
  ['edit', /\b(edit|update|change|rename)\b/],
  ['search', /\b(search|find)\b/],
  ['clear', /\b(clear|purge)\b/],
];

const NUMERIC = /^(?:amount|price|cost|value|total|fee|hours)$/;
const WHOLE = /^(?:quantity|qty|count|year|pages|age|rating|priority)$/;

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
  const thing = THINGS.find(([said]) => wish.has(said));
  if (!thing) return undefined;
  const program = wish.name(/["'“]([a-z][\w-]*)["'”]/) ?? thing[1];
  wish.take(/^\W*(?:please )?(?:can you )?(?:create|make|write|build|new)\b/);
  const [, one, usual] = thing;
  const { isSql, path } = readPlace(wish, one);
  wish.take(new RegExp(`\\b(?:called|named) ${program}\\b`));
  const fields = readFields(wish, usual);
  while (wish.says(thing[0]));
  const details = readDetails(wish);
  const commands = new Map<Role, string>();
  for (const [role, said] of COMMANDS) {
    const name = wish.name(said);
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
  if (!commands.has('add') || commands.size < 2) return undefined;
  if (!commands.has('list')) commands.set('list', 'list');
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
    ...details,
  };
  return {
    program: writeStore(store),
    subject: 'Store',
    silent: `argparse subcommands subcommand commands command cli line command-line ${one} ${one}s shown items item entries entry data persistent persists local file id ids app application manager tracker list lists`,
  };
};

function readPlace(wish: PythonWish, one: string): { isSql: boolean; path: string } {
  const file = wish.name(
    /\b(?:(?:stored|saved|kept|persisted|data|storage|stores?|saves?|keeps?|backed by)(?: (?:it|them|everything|data|the data|is|are|all))* )?(?:in|to|at|into|by|using)? ?(?:an? |the )?(?:sqlite3? |json )?(?:file |database |db )?(?:called |named |at )?["'`]?((?:~\/|\.\/|\/)?[\w./-]*\.(?:json|db|sqlite3?))["'`]?(?: file| database)?/,
  );
  const isSql =
    wish.says(
      /\b(?:(?:stored|saved|kept|using|uses?|with|in|via|and|an?) )*(?:sqlite3?)(?: (?:database|db|file|module|storage|as storage))*\b/,
    ) ||
    (file !== undefined && !file.endsWith('.json'));
  wish.says(
    /\b(?:(?:stored|saved|kept|stores?|saves?|keeps?|persist(?:s|ed)?) )?(?:(?:everything|it|them|data|the data|to|in|as|an?|using) )*json(?: file)?\b/,
  );
  const fallback = isSql ? `${one}s.db` : `${one}s.json`;
  return { isSql, path: file ?? fallback };
}

function readDetails(wish: PythonWish): Pick<Store, 'status' | 'filter' | 'created' | 'choices' | 'due'> {
  const failure = wish.take(
    /\b(?:and )?(?:an? )?(?:unknown|invalid|missing|non-?existent|wrong) ids?(?: (?:should|must|will|are|is))*(?: (?:print|show|give|report|handled|rejected|produce|prints|shows|gives|an?|with|the|error|clear|message|and|to stderr))*(?:,? ?(?:and )?exits?(?: with)?(?: (?:exit )?(?:code|status))? (\d+))?/,
  );
  const other =
    failure?.[1] ??
    wish.name(/\bexit(?:s|ing)?(?: with)?(?: (?:exit )?(?:code|status))? (\d+)(?: (?:on|for|if) [^,;.]*)?/);
  wish.takeAll(
    /[,;]? ?\b(?:the )?ids? (?:(?:must|should|may|are|can|is|will) )*(?:never|not)(?: be)?(?: (?:re-?used|recycled|repeated))(?: (?:after|when) [^,;.]*)?|\bnever re-?us(?:e|ing) ids?\b|\bstable ids?\b|\bauto(?:matic|-?increment(?:ing)?)? ids?\b/,
  );
  const filter = wish.says(
    /\b(?:with |and |has |option )*(?:an? )?(?:--(?:open|pending|all|done)\b|filter(?:s|ed|ing)? (?:by|for|on) (?:open|done|status|state)|only (?:open|pending|unfinished) (?:ones|items|tasks)?(?: by default)?)/,
  );
  const created = wish.says(
    /\b(?:with |and |stores? |the |a |each has )*(?:created(?:[_ ]at)?|creation (?:date|time)|timestamps?|date added)\b/,
  );
  const priority = wish.take(
    /\b(?:with |and |an? |optional |--)*priorit(?:y|ies)(?: (?:levels?|of))?(?: \(?((?:\w+)(?:[,/]? ?(?:and |or )?\w+){1,3})\)?(?=[,;.)]|$))?/,
  );
  const choices = priority ? (priority[1]?.match(/\b(?!and\b|or\b)\w+/g) ?? ['low', 'medium', 'high']) : [];
  const due = wish.says(/\b(?:with |and |an? |optional |--)*(?:due[- ]?dates?|deadlines?|--due|due)\b/);
  return { status: other ?? '1', filter, created, choices, due };
}

function readFields(wish: PythonWish, usual: string): Field[] {
  const said =
    wish.name(/\((?:with |fields:? )?([a-z_ ]+(?:, ?(?:and )?[a-z_ ]+)+)\)/) ??
    wish.name(
      /\b(?:each|every|an?)(?: \w+)? (?:has|have|with|consists of)(?: an?)? ((?:[a-z_]+)(?:, ?(?:and )?(?:an? )?[a-z_]+)*(?: and (?:an? )?[a-z_]+)?)/,
    );
  const names = said
    ? said.split(/\s*,\s*(?:and )?|\s+and\s+/).map((one) => snake(one.replace(/^an? /, '')))
    : usual.split(' ');
  return names
    .filter((name) => name !== '' && name !== 'id')
    .map((name, at) => ({
      name,
      type: NUMERIC.test(name) ? 'float' : WHOLE.test(name) ? 'int' : 'str',
      isOptional: at > 0 && /^(?:description|email|note|phone|title|tags?|category)$/.test(name) && !said,
    }));
}

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
  adding = commands.add_parser("${commands.get('add')}", help="add a ${one}")
  ${fields.map(({ name, type, isOptional }) => `adding.add_argument("${name}"${type === 'str' ? '' : `, type=${type}`}${isOptional ? ', nargs="?", default=""' : ''})`).join('\n')}
  ${extras.map(({ argument }) => `adding.add_argument(${argument})`).join('\n')}
  ${store.filter && checks ? `listing = commands.add_parser("${commands.get('list')}", help="show the ${many}")\nlisting.add_argument("--open", action="store_true", help="only those that are not done")` : `commands.add_parser("${commands.get('list')}", help="show all ${many}")`}
  ${(['done', 'undo', 'remove'] as const)
    .filter(has)
    .map(
      (role) =>
        `commands.add_parser("${commands.get(role)}", help="${role === 'done' ? `mark a ${one} as done` : role === 'undo' ? `mark a ${one} as not done` : `delete a ${one}`}").add_argument("id", type=int)`,
    )
    .join('\n')}
  ${
    has('edit') &&
    py`
editing = commands.add_parser("${commands.get('edit')}", help="change a ${one}")
editing.add_argument("id", type=int)
editing.add_argument("${fields[0]?.name}"${fields[0]?.type === 'str' ? '' : `, type=${fields[0]?.type}`})`
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
    ${has('done') && `case "${commands.get('done')}":\n  change(args.id, "done", True)\n  print(f"${one} {args.id} is done")`}
    ${has('undo') && `case "${commands.get('undo')}":\n  change(args.id, "done", False)\n  print(f"${one} {args.id} is not done")`}
    ${has('remove') && `case "${commands.get('remove')}":\n  remove(args.id)\n  print(f"deleted ${one} {args.id}")`}
    ${has('edit') && `case "${commands.get('edit')}":\n  change(args.id, "${fields[0]?.name}", args.${fields[0]?.name})\n  print(f"changed ${one} {args.id}")`}
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
