import type { Extras } from './pipeline.ts';

/** The wish without what it says of separators. */
export type Separated = Pick<Extras, 'separator' | 'hasNoHeader'> & { readonly prompt: string };

const SIGNS: Readonly<Record<string, string>> = {
  semicolon: ';',
  tab: '\t',
  pipe: '|',
  colon: ':',
  comma: ',',
};
const KIND = '(semicolon|tab|pipe|comma|colon)s?';
const SEPARATED: readonly RegExp[] = [
  new RegExp(
    `\\b${KIND}[- ](?:separated|delimited)(?: (?:values?|text|data|csv))?(?: (?:file|list|export|table))?(?= |,|$)`,
    'i',
  ),
  new RegExp(`\\b${KIND} csv(?: file)?\\b`, 'i'),
];
const SEPARATED_BY = new RegExp(
  `,? ?\\(?\\b(?:(?:separated|delimited|split) (?:by|with)(?: an?)?|(?:using|with|and)(?: an?)?) ${KIND}(?: as (?:the |a )?(?:separator|delimiter)| (?:separator|delimiter)s?| between (?:them|the (?:cells|columns|fields)))?\\)?`,
  'i',
);

const CELLS =
  '([a-z_]+(?:;[a-z_]+)+|[a-z_]+(?:\\|[a-z_]+)+|[a-z_]+(?:\\t[a-z_]+)+|[a-z_]+(?:,[a-z_]+)+|[a-z_]+(?::[a-z_]+)+)';
const LINES_LIKE = new RegExp(
  `\\b(?:lines?|rows|records|entries)(?: (?:that|which))? (?:of the form|in the form|of the format|in the format|like|such as|formatted (?:as|like)|look(?:ing)? like|as|with) (?:this:? )?["'\`]?${CELLS}["'\`]?`,
  'i',
);
const FILE_LIKE = new RegExp(
  `\\b(?:csv|csv file|text file|file|export)( given [a-z ]+?)? (?:with|of|containing|like|of the form)(?: (?:the |a )?(?:columns?|header|lines?|rows?))?:? ["'\`]?${CELLS}["'\`]?(?= |[,.]|$)`,
  'i',
);

const listed = (cells: string): string => {
  const names = cells.split(/[;|\t,:]/);
  return `with columns ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

/** "A semicolon separated file", "lines of the form name;points": a CSV file with another separator. */
export function readSeparated(given: string): Separated {
  const lines = LINES_LIKE.exec(given);
  const file = lines ? null : FILE_LIKE.exec(given);
  const cells = lines?.[1] ?? file?.[2];
  const said = lines ?? file;
  let prompt = given;
  let separator: string | undefined;
  if (said && cells) {
    separator = /[;|\t,:]/.exec(cells)?.[0];
    prompt = prompt
      .replace(said[0], `a csv file ${listed(cells)}`)
      .replace(/\b(an?|the) a csv file/i, 'a csv file');
  }
  for (const pattern of SEPARATED) {
    const found = pattern.exec(prompt);
    if (!found?.[1]) continue;
    separator = SIGNS[found[1].toLowerCase()];
    prompt = prompt.replace(found[0], /\bcsv\b/i.test(prompt.replace(found[0], '')) ? '' : 'csv file');
  }
  const by = SEPARATED_BY.exec(prompt);
  if (by?.[1] && /\b(?:csv|file|lines?|rows?)\b/i.test(prompt)) {
    separator = SIGNS[by[1].toLowerCase()];
    prompt = prompt.replace(by[0], '');
    if (!/\bcsv\b/i.test(prompt)) prompt = prompt.replace(/\b(?:text )?file\b/i, 'csv file');
  }
  return {
    prompt,
    ...(separator === undefined || separator === ',' ? {} : { separator }),
    ...(lines ? { hasNoHeader: true } : {}),
  };
}
