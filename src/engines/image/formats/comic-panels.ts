import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import type { Brief } from './brief.ts';

const NUMBER = `\\d|${[...NUMBER_WORDS.keys()].join('|')}`;
const PANELS = new RegExp(`\\b(${NUMBER})[\\s-]+(?:\\p{L}+\\s+)?panels?\\b`, 'iu');
const MOST_PANELS = 6;

/** The moments of a comic strip, in the words of the prompt; none for a single picture. */
export function momentsIn({ request: { prompt }, format }: Pick<Brief, 'request' | 'format'>): string[] {
  if (format !== 'comic') return [];
  const [, said = ''] = PANELS.exec(prompt) ?? [];
  const number = NUMBER_WORDS.get(said.toLowerCase()) ?? Number(said);
  const isStrip = number > 1 || /\bstrip\b|\bcomic (?:book )?page\b|\bpanels\b/i.test(prompt);
  const colon = prompt.search(/:(?!\d)/);
  if (!isStrip || colon < 0) return [];
  const list = prompt.slice(colon + 1).replace(/\s*\.\s*$/, '');
  const parts = SPLITS.map((split) => list.split(split).flatMap((part) => cleaned(part))).filter(
    ({ length }) => length > 1 && length <= MOST_PANELS,
  );
  const moments = parts.find(({ length }) => length === number) ?? (number > 1 ? undefined : parts[0]);
  return withNames(moments ?? []);
}

/** From the plainest way to tell panels apart to the loosest; none within quotes. */
const UNQUOTED = '(?=(?:[^"“”]*["“][^"“”]*["”])*[^"“”]*$)';
const SPLITS = [
  new RegExp(`(?:^|[,;.]?\\s+)(?:and\\s+)?(?:panel\\s+(?:${NUMBER})\\s*[:,-]?|\\d[.):])\\s+`, 'iu'),
  new RegExp(`\\s*;\\s*${UNQUOTED}`, 'u'),
  new RegExp(`\\.\\s+${UNQUOTED}`, 'u'),
  new RegExp(`\\s*,\\s*(?:and\\s+)?(?:then\\s+|finally\\s+)?${UNQUOTED}`, 'iu'),
  new RegExp(
    `\\s*(?:,\\s*(?:and\\s+)?(?:then\\s+|finally\\s+)?|\\s+and\\s+then\\s+|\\s+then\\s+)${UNQUOTED}`,
    'iu',
  ),
  new RegExp(`\\s*(?:,\\s*(?:and\\s+)?|\\s+and\\s+|\\s+then\\s+)(?:then\\s+|finally\\s+)?${UNQUOTED}`, 'iu'),
];

const cleaned = (part: string): string[] => {
  const text = part
    .trim()
    .replace(/^(?:and\s+)?(?:then|finally|first|second|third|next|last|lastly)?\s*,?\s+/i, '')
    .replace(/^(?:and|then|finally|first|next)\b\s*,?\s*/i, '')
    .trim();
  return text === '' ? [] : [text];
};

const WHO =
  /^((?:an?|the|my|our|two|three)\s+(?:\p{L}+\s+){0,2}?\p{L}+)\s+(?:is\s+|are\s+)?\p{L}+(?:s|ing)\b/iu;

/** "A dog digs, it sleeps": the second panel shows the dog too. */
function withNames(moments: readonly string[]): string[] {
  let who = '';
  return moments.map((moment) => {
    const named = moment.replace(/^(?:it|he|she|they)\b/i, (pronoun) => who || pronoun);
    who = WHO.exec(named)?.[1] ?? who;
    return named;
  });
}

/** The number of panels in each row. */
export function rowsOf(count: number, isWide: boolean): readonly number[] {
  if (count <= 3 && isWide) return [count];
  const rows: Readonly<Record<number, readonly number[]>> = {
    2: [1, 1],
    3: [1, 2],
    4: [2, 2],
    5: [2, 3],
    6: [3, 3],
  };
  return rows[count] ?? [count];
}
