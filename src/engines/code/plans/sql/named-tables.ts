import { WishText } from '../reading/text.ts';
import { saidAs, singularOf } from './lexicon.ts';
import { apartFromTables, readTables, type Table } from './schema.ts';

/** Whoever describes more tables describes what there is, and a question needs a part of it. */
const isSchema = (tables: readonly Table[]): boolean => tables.length > 2;

const ONE =
  /\b(?:from|in|into|of|on|using) (?:an? |the |my |our )?(?:table (?:called |named )?([a-z_]\w*)|([a-z_]\w*) table)\b(?! of\b)/g;
const NO_NAME =
  /^(?:the|that|this|same|another|other|one|new|single|temporary|temp|sql|database|which|with|and|has|have|of|for)$/;

/** The tables that the wish says there are. */
function namedIn(prompt: string): string[] {
  const listed = readTables(new WishText(prompt)).map(({ name }) => name);
  const single = [...prompt.toLowerCase().matchAll(ONE)].map(([, first, second]) => first ?? second ?? '');
  return [...new Set([...listed, ...single])].filter((name) => !NO_NAME.test(name));
}

const has = (code: string, name: string): boolean =>
  new RegExp(`\\b(?:${name}|${singularOf(name)}_id)\\b`, 'i').test(code.replace(/^\s*--.*$/gm, ''));

/** Students of a course have a row in between, and those rows are counted. */
const isCountedIn = (name: string, tables: readonly Table[], code: string): boolean =>
  /COUNT\(|EXISTS \(/.test(code) &&
  tables.some(
    ({ name: other, columns }) =>
      has(code, other) && columns.some((column) => column.name === `${singularOf(name)}_id`),
  );

/** The tables of a wish that a query does without: it would answer another question. */
export function unusedTables(prompt: string, code: string): string[] {
  const named = namedIn(prompt);
  const { text, tables } = apartFromTables(prompt);
  const isPart = (name: string): boolean =>
    isSchema(tables) &&
    (!new RegExp(`\\b(?:${saidAs(name)})\\b`, 'i').test(text) || isCountedIn(name, tables, code));
  return named.filter((name) => !has(code, name) && !isPart(name));
}
