import { type Composed, type Demand, digitsOf, draftFrom, ORDINAL } from './demands.ts';

const HEAD =
  /^(?:(?:please|how (?:do|can|would|to)(?: (?:i|you|we))?|i (?:want|need) to|(?:what(?:'s| is) the |the |a )?(?:shell |bash |linux )?command (?:to|for)|can you|bash:|linux:|shell:|to) )*(?:sort|order)\b/i;

const SEPARATORS: Readonly<Record<string, string>> = {
  comma: '-t,',
  csv: '-t,',
  tab: "-t$'\\t'",
  tsv: "-t$'\\t'",
  semicolon: "-t';'",
  colon: '-t:',
  pipe: "-t'|'",
};

const DEMANDS: readonly Demand[] = [
  {
    reads: /(?<![\w/.-])((?:\.{0,2}\/)?[\w-]+(?:[./][\w-]+)*\.(?:csv|tsv|txt|log|dat|list|md|tab))\b/i,
    gives: ([, file = '']) => ({ parts: { file }, told: '' }),
  },
  {
    reads: new RegExp(
      `\\b(?:(?:by|on|with|using) )?(?:the |its |an? )?(?:(?:values? (?:in|of) )(?:the )?)?(?:${ORDINAL} (?:column|field)|(?:column|field) (?:number )?(\\d{1,3})|(last) (?:column|field))\\b`,
      'i',
    ),
    gives: ([, ordinal, number, last]) => {
      if (last !== undefined) return undefined;
      const column = digitsOf(ordinal ?? number ?? '');
      return { parts: { column }, told: `by column ${column}` };
    },
  },
  {
    reads: new RegExp(
      `(?:(?:^|\\s)-k\\b ?)?(?:\\b(?:with|on|for) )?(?:(?:the|an?) )*(?:(numeric(?:al)?) ${ORDINAL}|${ORDINAL} (numeric(?:al)?)|(?<=-k ?)${ORDINAL}) (?:column|field)\\b`,
      'i',
    ),
    gives: ([, before, one, two, behind, three]) => {
      const column = digitsOf(one ?? two ?? three ?? '');
      return {
        parts: { column, ...((before ?? behind) === undefined ? {} : { number: 'n' }) },
        told: `by column ${column}${(before ?? behind) === undefined ? '' : ', as numbers'}`,
      };
    },
  },
  {
    reads: /\balphabetical(?:ly)?(?: order)?\b|\b(?:by|in) alphabet\b/i,
    gives: () => ({ parts: {}, told: '' }),
  },
  {
    reads:
      /\b(?:numerical(?:ly)?|numeric(?:ally)?|as (?:a )?numbers?|by number|in numeric(?:al)? order)\b(?: order)?/i,
    gives: () => ({ parts: { number: 'n' }, told: 'as numbers' }),
  },
  {
    reads:
      /\b(?:in )?(?:descending(?: order)?|reversed?(?: order)?|(?:highest|largest|biggest) (?:value |number )?first|from (?:high|highest|large|largest) to (?:low|lowest|small|smallest))\b/i,
    gives: () => ({ parts: { reverse: 'r' }, told: 'descending' }),
  },
  {
    reads: /\b(?:in )?(?:ascending(?: order)?|(?:lowest|smallest) (?:value |number )?first)\b/i,
    gives: () => ({ parts: { ascending: '' }, told: 'ascending' }),
  },
  {
    reads:
      /\b(?:(?:and )?(?:then )?(?:remove|drop|delete|skip|removing|dropping) (?:the |any |all )?duplicates?(?: lines| rows)?|without duplicates?(?: lines| rows)?|uniquely|unique(?: lines| rows)?(?: only)?|no duplicates)\b/i,
    gives: () => ({ parts: { unique: 'yes' }, told: 'without duplicate lines' }),
  },
  {
    reads: /\b(?:ignoring|ignore|regardless of) (?:upper and lower )?case\b|\bcase[- ]insensitive(?:ly)?\b/i,
    gives: () => ({ parts: { case: 'f' }, told: 'without regard to case' }),
  },
  {
    reads:
      /\b(?:but )?(?:keep(?:ing)?|skip(?:ping)?|except|without touching|leav(?:e|ing)) (?:the )?(?:header|first)(?: (?:line|row))?(?: (?:on top|at the top|in place|first|alone|where it is))?\b/i,
    gives: () => ({ parts: { header: 'yes' }, told: 'the first line stays on top' }),
  },
  {
    reads:
      /\b(?:an? )?(comma|tab|semicolon|colon|pipe)[- ](?:as (?:an? |the )?)?(?:sep[ae]rat(?:ed|ors?)|delimite(?:rs?|d))\b(?: (?:values?|columns?|fields))?|\b(?:(?:separated|delimited) by|with) (?:an? )?(comma|tab|semicolon|colon|pipe)s?\b(?: (?:as )?(?:the )?(?:sep[ae]rators?|delimiters?))?|\b(csv|tsv)\b(?! ?\w*\.)/i,
    gives: ([, kind, by, ending]) => {
      const said = (kind ?? by ?? ending ?? '').toLowerCase();
      return {
        parts: { separator: SEPARATORS[said] ?? '' },
        told: `${ending === undefined ? said : said.toUpperCase()}${ending === undefined ? 's between columns' : ''}`,
      };
    },
  },
  { reads: /(?<!\S)-[kn]\b/, gives: () => ({ parts: {}, told: '' }) },
  {
    reads:
      /\b(?:text )?(?:files?|lines(?: (?:of|in) (?:an? |the |my )?(?:text )?files?)?|output|table|data|rows(?: of (?:an? |the )?files?)?)\b/i,
    gives: () => ({ parts: { noun: '' }, told: '' }),
  },
];

/** `sort` by a column, with what else is asked of it. */
export function sortLines(wish: string): Composed | undefined {
  const head = HEAD.exec(wish);
  if (head === null || wish.includes('\n')) return undefined;
  const draft = draftFrom(wish.slice(head[0].length), DEMANDS);
  if (draft === undefined) return undefined;
  const { parts, told } = draft;
  const column = parts.get('column');
  const file = parts.get('file') ?? 'FILE';
  if (parts.has('ascending') && parts.has('reverse')) return undefined;
  if (column === undefined && parts.has('file') && !parts.has('separator') && !parts.has('header')) {
    const flags = ['number', 'case', 'reverse'].map((place) => parts.get(place) ?? '').join('');
    const all = `${flags}${parts.has('unique') ? 'u' : ''}`;
    const task = ['Sort the lines of a file', ...told].join(', ');
    return {
      task,
      run: `sort ${all === '' ? '' : `-${all} `}${file}`,
      note: `It prints them; \`-o ${file}\` writes them back.`,
    };
  }
  if (column === undefined || Number(column) === 0) return undefined;
  const isCsv = /\.csv$/i.test(file) ? '-t,' : /\.tsv$/i.test(file) ? "-t$'\\t'" : '';
  const separator = parts.get('separator') ?? isCsv;
  const options = ['number', 'case', 'reverse'].map((place) => parts.get(place) ?? '').join('');
  const key = `-k${column},${column}${options}`;
  const sort = ['sort', separator, key].filter((part) => part !== '').join(' ');
  const unique = parts.has('unique') ? ' | uniq' : '';
  const run = parts.has('header')
    ? `head -n 1 ${file} && tail -n +2 ${file} | ${sort}${unique}`
    : `${sort} ${file}${unique}`;
  const notes = [
    parts.has('number') ? '' : `As numbers: \`-k${column},${column}n${parts.get('reverse') ?? ''}\`.`,
    separator === '-t,' ? 'A comma inside quotation marks counts as a separator, too.' : '',
    separator === '' ? 'Columns are separated by white space; `-t,` takes commas.' : '',
  ].filter((text) => text !== '');
  return { task: `Sort lines: ${told.join(', ')}`, run, note: notes.join(' ') };
}
