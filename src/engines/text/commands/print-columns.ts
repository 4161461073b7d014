import { type Composed, type Demand, digitsOf, draftFrom, ORDINAL } from './demands.ts';

const HEAD =
  /\b(?:print|show|get|extract|cut|display|select|output|take|keep|list|give me|sum|add(?: up)?|total|average|mean|maximum|minimum|max|min|largest|smallest|highest|lowest|unique|distinct|calculate|compute|find|count|how many)\b.*\b(?:columns?|fields?)\b/i;
const SEPARATORS: Readonly<Record<string, string>> = {
  comma: ',',
  csv: ',',
  tab: '\\t',
  tsv: '\\t',
  semicolon: ';',
  colon: ':',
  pipe: '|',
};
const NUMBER = '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)';
const PLACE = `(?:${ORDINAL.slice(1, -1)}|last)`;
const JOIN = '(?:,? and (?:the )?|, (?:the )?| & )';
const NOUN = '(?:columns?|fields?)';

const columnOf = (said: string): string => (/^last$/i.test(said) ? '$NF' : `$${digitsOf(said)}`);
const listed = (said: string, item: string) => ({
  parts: { columns: (said.match(new RegExp(item, 'gi')) ?? []).map(columnOf).join(', ') },
  told: '',
});

/** A figure of one column: the rest of an awk program, with `@` for the column and `?` for what holds on its rows. */
const FIGURES: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:sum(?: up)?|add(?: up)?|total(?: up)?)\b/i, 'Sum', '?{sum += @} END {print sum}'],
  [/\b(?:average|mean)\b/i, 'Average', '?{sum += @; n++} END {if (n) print sum / n}'],
  [
    /\b(?:max(?:imum)?|largest|biggest|highest)\b/i,
    'Largest value',
    '?{if (!n++ || @ + 0 > most) most = @ + 0} END {print most}',
  ],
  [
    /\b(?:min(?:imum)?|smallest|lowest)\b/i,
    'Smallest value',
    '?{if (!n++ || @ + 0 < least) least = @ + 0} END {print least}',
  ],
];
const figure = (name: string): string | undefined => FIGURES.find(([, each]) => each === name)?.[2];

const DEMANDS: readonly Demand[] = [
  {
    reads: /(?<![\w/.-])((?:\.{0,2}\/)?[\w-]+(?:[./][\w-]+)*\.(?:csv|tsv|txt|log|dat|list|tab))\b/i,
    gives: ([, file = '']) => ({ parts: { file }, told: '' }),
  },
  {
    reads:
      /,?\s*\b(?:but )?(?:(?:skip(?:ping)?|without|ignor(?:e|ing)|omit(?:ting)?|leav(?:e|ing) out|exclud(?:e|ing)|drop(?:ping)?)(?: the| its| a)? (?:header|heading|title|first)(?: (?:lines?|rows?))?|no header|from the second line(?: on)?|(?:it|which|that) has a header(?: (?:line|row))?|with a header(?: (?:line|row))?)\b/i,
    gives: () => ({ parts: { header: 'NR > 1 ' }, told: 'without the first line' }),
  },
  ...FIGURES.map(([reads, name]) => ({
    reads,
    gives: () => ({ parts: { figure: name }, told: '' }),
  })),
  {
    reads: /\b(?:how many|count(?: the)?|(?:the )?number of) (?:unique|distinct|different)\b/i,
    gives: () => ({ parts: { unique: ' | sort -u | wc -l' }, told: 'the number of different values' }),
  },
  {
    reads:
      /\b(?:how often|how many times|count(?:ing)?(?: how (?:often|many times))?)(?: each(?: (?:value|one))?)?(?: (?:occurs?|appears?|there is))?\b|\bcounts? of each(?: value)?\b/i,
    gives: () => ({ parts: { unique: ' | sort | uniq -c | sort -rn' }, told: 'each value with its count' }),
  },
  {
    reads:
      /\b(?:unique|distinct|different|(?:without|no|removing|remove)(?: the| any)? (?:duplicates?|repeats?|repetitions?))\b/i,
    gives: () => ({ parts: { unique: ' | sort -u' }, told: 'each value once' }),
  },
  {
    reads: /\bsort(?:ed)?(?: (?:it|them|alphabetically))?\b/i,
    gives: () => ({ parts: { sorted: ' | sort' }, told: 'sorted' }),
  },
  {
    reads: new RegExp(`\\b${NOUN} (?:numbers? )?(${NUMBER}(?:${JOIN}${NUMBER})+)\\b`, 'i'),
    gives: ([, said = '']) => listed(said, NUMBER),
  },
  {
    reads: new RegExp(`\\b((?:${PLACE})(?:${JOIN}${PLACE})+) ${NOUN}\\b`, 'i'),
    gives: ([, said = '']) => listed(said, PLACE),
  },
  {
    reads: new RegExp(`\\b${NOUN} (?:number )?(${NUMBER})\\b|\\b(${PLACE}) ${NOUN}\\b`, 'i'),
    gives: ([, number, place]) => ({ parts: { columns: columnOf(number ?? place ?? '') }, told: '' }),
  },
  {
    reads:
      /\b(comma|tab|semicolon|colon|pipe)[- ](?:separated|delimited)\b(?: (?:values?|columns?|fields))?|\b(?:separated|delimited) by (?:an? )?(comma|tab|semicolon|colon|pipe)s?\b|\b(csv|tsv)\b(?! ?\w*\.)/i,
    gives: ([, kind, by, ending]) => ({
      parts: { separator: SEPARATORS[(kind ?? by ?? ending ?? '').toLowerCase()] ?? '' },
      told: '',
    }),
  },
  {
    reads: /\b(?:text )?(?:files?|table|data|output)\b/i,
    gives: () => ({ parts: { noun: '' }, told: '' }),
  },
];

/** `awk` for columns by their number, or for a figure of one of them. */
export function printColumns(wish: string): Composed | undefined {
  if (!HEAD.test(wish)) return undefined;
  const draft = draftFrom(wish.replace(DEEDS, ' '), DEMANDS);
  const columns = draft?.parts.get('columns');
  if (draft === undefined || columns === undefined || /\$0/.test(columns)) return undefined;
  const { parts, told } = draft;
  const [name = '', unique, sorted] = ['figure', 'unique', 'sorted'].map((each) => parts.get(each));
  const program = figure(name);
  const isOther = columns.includes(',') || unique !== undefined || sorted !== undefined;
  // Without a file it may be the column of a database.
  if (program !== undefined && (isOther || !OF_FILES.test(wish))) return undefined;
  const file = parts.get('file') ?? 'FILE';
  const separator =
    parts.get('separator') ?? SEPARATORS[/\.(csv|tsv)$/i.exec(file)?.[1]?.toLowerCase() ?? ''];
  const out = columns.includes(',') ? ` -v OFS='${separator}'` : '';
  const options = separator === undefined ? '' : ` -F'${separator}'${out}`;
  const names = columns.replaceAll('$NF', 'last').replaceAll('$', '');
  const rows = parts.get('header') ?? '';
  const noun = `column${columns.includes(',') ? 's' : ''} ${names}`;
  const made = program?.replace('?', rows).replaceAll('@', columns) ?? `${rows}{print ${columns}}`;
  return {
    task: [program === undefined ? `Print ${noun}` : `${name} of ${noun}`, ...told].join(', '),
    run: `awk${options} '${made}' ${file}${unique ?? sorted ?? ''}`,
    note:
      separator === ','
        ? 'A comma inside quotation marks counts as a separator, too.'
        : separator === undefined
          ? `Columns are separated by white space; for commas add \`-F,${columns.includes(',') ? ' -v OFS=,' : ''}\`.`
          : '',
  };
}

const OF_FILES = /\b(?:awk|bash|shell|linux|terminal|[ct]sv|file|log|\w+\.\w+)\b/i;
const DEEDS =
  /\b(?:extract|cut|select|output|take|keep|just|awk|values?|numbers?(?! of)|calculate|compute|rows?|out)\b/gi;
