import type { Field, Role, Store } from './store-files.ts';
import { type PythonWish, snake } from './wish.ts';

/** Things that people keep a list of on the command line, with the fields that they have where the wish names none. */
export const THINGS: readonly (readonly [said: RegExp, one: string, fields: string])[] = [
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

/** A command stands in a list of them; elsewhere its name is a word as any other. */
const command = (names: string): RegExp =>
  new RegExp(
    `\\b(${names})\\b(?=\\s*(?:[,;.:)<\\/"'·]|$|and\\b|or\\b|by\\b|via\\b|with\\b|commands?\\b|subcommands?\\b|an?\\b|the\\b|it\\b|them\\b|all\\b|[a-z]+s?[,.;]|[a-z]+s? and\\b))`,
  );

/** The names of the commands, by their role. */
export const COMMANDS: readonly (readonly [role: Role, said: RegExp])[] = (
  [
    ['add', command('add'), command('new|create')],
    ['list', command('list|ls')],
    ['show', command('show|view|get')],
    ['done', command('done'), command('complete|finish|check')],
    ['undo', command('undo|undone|reopen|uncheck')],
    ['remove', command('remove|delete|rm|del')],
    ['edit', command('edit|update|change|rename')],
    ['search', command('search|find')],
    ['clear', command('clear|purge')],
  ] satisfies [Role, ...RegExp[]][]
).flatMap(([role, ...all]) => all.map((said): readonly [Role, RegExp] => [role, said]));

const NUMERIC = /^(?:amount|price|cost|value|total|fee|hours)$/;
const WHOLE = /^(?:quantity|qty|count|year|pages|age|rating|priority)$/;

export function readPlace(wish: PythonWish, one: string): { isSql: boolean; path: string } {
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

export function readDetails(
  wish: PythonWish,
): Pick<Store, 'status' | 'filter' | 'created' | 'choices' | 'due'> {
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

export function readFields(wish: PythonWish, usual: string): Field[] {
  const said =
    wish.name(/(?<=\b(?:add|new|create) ?)((?:<\w+> ?){2,})/) ??
    wish.name(
      /\((?!(?:[a-z_ ]+, ?)*(?:add|list|done|delete|remove)\b)(?:with |fields:? )?([a-z_ ]+(?:, ?(?:and )?[a-z_ ]+)+)\)/,
    ) ??
    wish.name(
      /\b(?:each |every |an? )?\w+ (?:has|have|with|consists of)(?: an?)? (?=[a-z_]+(?:,| and))((?!json|sqlite|tests|ids?\b|argparse|commands?|add|list|subcommands?)(?:[a-z_]+)(?:, ?(?:and )?(?:an? )?(?!add\b|list\b|show\b|done\b|delete\b|remove\b|search\b|edit\b|clear\b)[a-z_]+)*(?: and (?:an? )?(?!add\b|list\b|show\b|done\b|delete\b|remove\b|search\b|edit\b|clear\b)[a-z_]+)?)(?=[,.;)]|$| (?:that|which|in|stored|saved|using|with|and)\b)/,
    );
  const names = said
    ? said.split(/\s*,\s*(?:and )?|\s+and\s+|> ?<?|</).map((one) => snake(one.replace(/^an? /, '')))
    : usual.split(' ');
  return names
    .filter((name) => name !== '' && name !== 'id')
    .map((name, at) => ({
      name,
      type: NUMERIC.test(name) ? 'float' : WHOLE.test(name) ? 'int' : 'str',
      isOptional: at > 0 && /^(?:description|email|note|phone|title|tags?|category)$/.test(name) && !said,
    }));
}
