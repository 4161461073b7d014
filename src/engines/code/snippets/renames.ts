import { openNames } from '../tasks/open-names.ts';
import type { Task } from '../tasks/task.ts';
import type { Snippet } from './snippets.ts';

const literal = (name: string): RegExp => new RegExp(`(?<![\\w$])${name}(?!\\w)`, 'g');

const singular = (name: string): string =>
  name.replace(/ies$/, 'y').replace(/(?<=ss|x|z|ch|sh)es$|(?<=[^s])s$/, '');

/** A name in all of a text; that of a table also in the names that are made of it: `student_id`, `students_courses`. */
function renamed(text: string, from: string, to: string): string {
  const one = singular(from);
  if (one === from) return text.replace(literal(from), to);
  return text
    .replace(new RegExp(`(?<![A-Za-z0-9$])${from}(?![A-Za-z0-9])`, 'g'), to)
    .replace(
      new RegExp(`(?<=[A-Za-z0-9]_)${one}(?![A-Za-z0-9])|(?<![A-Za-z0-9])${one}(?=_)`, 'g'),
      singular(to),
    );
}

/** Gives what the wish names to the names that the task keeps open: a column, a table. */
export function followNames(text: string, prompt: string, task: Task): string {
  let result = text;
  for (const [from, to] of openNames(prompt, task)) {
    if (!literal(to).test(result)) result = renamed(result, from, to);
  }
  return result;
}

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

const KINDS: readonly RegExp[] = [
  /^id$/,
  /_id$/,
  /(?:_at|_on)$|date|time|day/,
  /amount|total|price|salary|revenue|cost|value|sum|score|quantity|sales|points/,
  /name|title|label/,
];

const kindOf = (column: string): number => KINDS.findIndex((kind) => kind.test(column));

/** "orders(id, customer_id, created_at)", written by someone who has these tables. */
function tablesIn(prompt: string): Table[] {
  return [...prompt.matchAll(/\b([a-z_]\w*)\s*\(\s*([a-z_]\w*(?:\s*,\s*[a-z_]\w*)+)\s*\)/gi)].map(
    ([, name = '', columns = '']) => ({
      name: name.toLowerCase(),
      columns: columns.toLowerCase().split(/\s*,\s*/),
    }),
  );
}

const createdIn = (sql: string): Table[] =>
  [...sql.matchAll(/CREATE TABLE (\w+) \(([\s\S]*?)\);/g)].map(([, name = '', body = '']) => ({
    name,
    columns: body
      .split(/,(?![^(]*\))/)
      .map((line) => /^\s*([a-z_]\w*) [A-Z]/.exec(line)?.[1] ?? '')
      .filter(Boolean),
  }));

interface Query {
  readonly snippet: Snippet;
  readonly notes: readonly string[];
}

/** A query on the tables that the wish describes, without example rows: whoever asks has them. */
export function onGivenTables(snippet: Snippet, prompt: string): Query {
  const given = tablesIn(prompt);
  const created = createdIn(snippet.example);
  if (given.length === 0 || created.length === 0) return { snippet, notes: [] };
  let query = snippet.definition;
  const free = given.filter((table) => !created.some(({ name }) => name === table.name));
  for (const table of created) {
    const own = given.find(({ name }) => name === table.name) ?? free.shift();
    if (!own) continue;
    query = renamed(query, table.name, own.name);
    const open = own.columns.filter((column) => !table.columns.includes(column));
    for (const column of table.columns.filter((name) => !own.columns.includes(name))) {
      const kind = kindOf(column);
      const at = open.findIndex((name) => kind >= 0 && kindOf(name) === kind);
      const [to] = at < 0 ? [] : open.splice(at, 1);
      if (to) query = renamed(query, column, to);
    }
  }
  const have = new Set(given.flatMap(({ name, columns }) => [name, ...columns]));
  const missing = [...new Set(created.flatMap(({ name, columns }) => [name, ...columns]))].filter(
    (name) => !have.has(name) && literal(name).test(query),
  );
  const notes =
    missing.length > 0
      ? [`The query needs ${missing.join(', ')}, which the tables of the wish do not have.`]
      : [];
  return { snippet: { definition: query, example: '' }, notes };
}
