import { type Composed, type Demand, digitsOf, draftFrom, ORDINAL } from './demands.ts';

const HEAD =
  /\b(?:print|show|get|extract|cut|display|select|output|take|keep|list|give me)\b.*\b(?:columns?|fields?)\b/i;
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

const DEMANDS: readonly Demand[] = [
  {
    reads: /(?<![\w/.-])((?:\.{0,2}\/)?[\w-]+(?:[./][\w-]+)*\.(?:csv|tsv|txt|log|dat|list|tab))\b/i,
    gives: ([, file = '']) => ({ parts: { file }, told: '' }),
  },
  {
    reads:
      /,?\s*\b(?:but )?(?:(?:skip(?:ping)?|without|ignor(?:e|ing)|omit(?:ting)?|leav(?:e|ing) out|exclud(?:e|ing)|drop(?:ping)?)(?: the| its| a)? (?:header|heading|title|first)(?: (?:lines?|rows?))?|no header|from the second line(?: on)?)\b/i,
    gives: () => ({ parts: { header: 'NR > 1 ' }, told: 'without the first line' }),
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

/** `awk` for several columns, or for one without the header. A single column has a shorter command elsewhere. */
export function printColumns(wish: string): Composed | undefined {
  if (!HEAD.test(wish)) return undefined;
  const draft = draftFrom(wish.replace(DEEDS, ' '), DEMANDS);
  const columns = draft?.parts.get('columns');
  if (draft === undefined || columns === undefined || /\$0/.test(columns)) return undefined;
  const { parts, told } = draft;
  if (!columns.includes(',') && !parts.has('header')) return undefined;
  const file = parts.get('file') ?? 'FILE';
  const separator =
    parts.get('separator') ?? SEPARATORS[/\.(csv|tsv)$/i.exec(file)?.[1]?.toLowerCase() ?? ''];
  const options = separator === undefined ? '' : ` -F'${separator}' -v OFS='${separator}'`;
  const names = columns.replaceAll('$NF', 'last').replaceAll('$', '');
  return {
    task: [`Print column${columns.includes(',') ? 's' : ''} ${names}`, ...told].join(', '),
    run: `awk${options} '${parts.get('header') ?? ''}{print ${columns}}' ${file}`,
    note:
      separator === ','
        ? 'A comma inside quotation marks counts as a separator, too.'
        : separator === undefined
          ? 'Columns are separated by white space; for commas add `-F, -v OFS=,`.'
          : '',
  };
}

const DEEDS = /\b(?:extract|cut|select|output|take|keep|just)\b/gi;
