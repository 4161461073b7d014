import { COUNT, type Composed, type Demand, digitsOf, draftFrom } from './demands.ts';

const HEAD = /\blines?\b/i;
/** In quotation marks, or one word that is written as marks in logs are. */
const TEXT =
  '(?:the (?:word|text|string|phrase|letters?) )?(?:["\'`“]([^"\'`“”\\n]{1,60})["\'`”]|([A-Z]{3,}|\\d{3,}|(?<=(?:word|text|string|phrase) )[\\w-]+))(?![\\w.])';
const THAT = '(?:,? ?(?:that|which) )?';

/** A text as grep takes it between double quotes; undefined where the shell would read it. */
const quoted = (text: string): string | undefined =>
  /["`$\\!\n]/.test(text) ? undefined : text.replace(/[.*[\]^]/g, '\\$&');

const matching =
  (before: string, after: string, told: string, flag = '') =>
  ([, inMarks, bare]: RegExpExecArray) => {
    const own = inMarks ?? bare ?? '';
    const text = quoted(own);
    return text === undefined
      ? undefined
      : { parts: { pattern: `${before}${text}${after}`, not: flag }, told: `${told} “${own}”` };
  };

/** Capitals tell a mark from a word. */
const phrase = (words: string): RegExp => new RegExp(`${THAT}\\b(?:${words}) ${TEXT}`);

const DEMANDS: readonly Demand[] = [
  {
    reads: phrase(
      "do(?:es)? not (?:contain|have|include|match)|don't (?:contain|have|include|match)|without|not containing|lacking",
    ),
    gives: matching('', '', 'without', 'v'),
  },
  {
    reads: phrase('(?:start|begin)(?:s|ning|ing)? with'),
    gives: matching('^', '', 'that start with'),
  },
  {
    reads: phrase('end(?:s|ing)? (?:with|in)'),
    gives: matching('', '$', 'that end with'),
  },
  {
    reads: phrase('contain(?:s|ing)?|match(?:es|ing)?|with|includ(?:es?|ing)|mention(?:s|ing)?|have|has|for'),
    gives: matching('', '', 'with'),
  },
  {
    reads:
      /\b(?:and )?(?:ignor(?:e|ing)|regardless of|no matter the) (?:the )?(?:upper and lower )?case\b|\bcase[- ]insensitive(?:ly)?\b/i,
    gives: () => ({ parts: { case: 'i' }, told: 'in capitals or not' }),
  },
  {
    reads: /\b(?:and )?(?:how many|count(?: the)?|(?:the )?number of)(?= lines?\b)/i,
    gives: () => ({ parts: { count: 'c' }, told: '' }),
  },
  {
    reads: /\b(?:with|and)(?: the| their)? line numbers?\b/i,
    gives: () => ({ parts: { numbers: 'n' }, told: 'with their numbers' }),
  },
  {
    reads: new RegExp(`\\b(first|last)(?: ${COUNT})?(?= (?:matching )?lines?\\b)`, 'i'),
    gives: ([, end = '', count = '1']) => ({
      parts: { end: ` | ${/first/i.test(end) ? 'head' : 'tail'} -n ${digitsOf(count)}` },
      told: `the ${end.toLowerCase()} ${digitsOf(count)}`,
    }),
  },
  {
    reads:
      /(?<![\w/.~-])((?:~|\.{0,2})?\/?[\w-]+(?:[./][\w-]+)*\.[a-z][a-z0-9]{0,4}|(?:~|\.{1,2})?\/(?:[\w.-]+\/)*[\w-]+)(?![\w/])/i,
    gives: ([, file = '']) => ({ parts: { file }, told: '' }),
  },
  {
    reads: /\b(?:matching )?lines?\b/i,
    gives: () => ({ parts: { lines: '' }, told: '' }),
  },
  {
    reads: /\b(?:(?:text|log) )?files?\b|\blogs?\b/i,
    gives: () => ({ parts: { noun: '' }, told: '' }),
  },
];

/** `grep` for the lines of one file, with a second condition: only the first ones, a count, either case. */
export function filterLines(wish: string): Composed | undefined {
  if (!HEAD.test(wish) || OTHER.test(wish)) return undefined;
  const draft = draftFrom(wish.replace(/\b(?:grep|occur|there)\b/gi, ' '), DEMANDS);
  const pattern = draft?.parts.get('pattern');
  if (draft === undefined || pattern === undefined) return undefined;
  const { parts, told } = draft;
  if (!parts.has('file') && !parts.has('noun')) return undefined;
  const end = parts.get('end') ?? '';
  if (parts.has('count') && (end !== '' || parts.has('numbers'))) return undefined;
  const letters = ['case', 'not', 'count', 'numbers'].map((each) => parts.get(each) ?? '').join('');
  const flags = letters === '' ? '' : `-${letters} `;
  return {
    task: `${parts.has('count') ? 'Count' : 'Show'} lines: ${told.join(', ')}`,
    run: `grep ${flags}"${pattern}" ${parts.get('file') ?? 'FILE'}${end}`,
  };
}

/** Lines of a file are changed, and all files are searched, by other commands. */
const OTHER =
  /\b(?:delete|remove|replace|add|insert|append|change|comment|move|copy|every file|all (?:the )?(?:\S+ )?files|files|recursive\w*|commits?|git|docker|containers?|pods?|before|after|between)\b/i;
