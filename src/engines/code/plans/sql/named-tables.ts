import { WishText } from '../reading/text.ts';
import { singularOf } from './lexicon.ts';
import { readTables } from './schema.ts';

const ONE =
  /\b(?:from|in|into|of|on|using) (?:an? |the |my |our )?(?:table (?:called |named )?([a-z_]\w*)|([a-z_]\w*) table)\b(?! of\b)/g;
const NO_NAME =
  /^(?:the|that|this|same|another|other|one|new|single|temporary|temp|sql|database|which|with|and|has|have)$/;

/** The tables that the wish says there are. */
function namedIn(prompt: string): string[] {
  const listed = readTables(new WishText(prompt)).map(({ name }) => name);
  const single = [...prompt.toLowerCase().matchAll(ONE)].map(([, first, second]) => first ?? second ?? '');
  return [...new Set([...listed, ...single])].filter((name) => !NO_NAME.test(name));
}

const has = (code: string, name: string): boolean =>
  new RegExp(`\\b(?:${name}|${singularOf(name)}_id)\\b`, 'i').test(code.replace(/^\s*--.*$/gm, ''));

/** The tables of a wish that a query does without: it would answer another question. */
export const unusedTables = (prompt: string, code: string): string[] =>
  namedIn(prompt).filter((name) => !has(code, name));
