import { hasDetail } from './details.ts';
import type { Lexicon } from './lexicon.ts';
import { ARTICLES } from './modifiers.ts';
import { type Reading, relationAt, use } from './reading.ts';
import type { Pending, Subject } from './subject.ts';
import { FINISHES, type Finish } from './vocabulary.ts';

const WORDS: Readonly<Record<Finish, readonly string[]>> = {
  stripes: ['striped', 'stripy', 'stripes'],
  dots: ['polka dot', 'polka dots', 'polka dotted', 'dotted', 'spotted', 'dots'],
  checks: ['checkered', 'chequered', 'checked', 'plaid', 'tartan', 'gingham'],
  wood: ['wooden', 'wood'],
  marble: ['marble'],
  stone: ['stone'],
  rust: ['rusty', 'rusted'],
  glass: ['glass', 'crystal', 'transparent', 'see through'],
};

const FINISH_OF = new Map(
  FINISHES.flatMap((finish) => WORDS[finish].map((word): [string, Finish] => [word, finish])),
);

function finishAt(
  words: readonly string[],
  at: number,
): { said: string; kind: Finish; length: number } | undefined {
  for (const length of [2, 1]) {
    const said = words.slice(at, at + length).join(' ');
    const kind = FINISH_OF.get(said);
    if (kind) return { said, kind, length };
  }
  return undefined;
}

/** An adjective or two may stand between the word and the thing. */
const MOST_BETWEEN = 2;

/** Reads "striped" before a thing, or "with stripes" after it. Returns the index of the word after it, or `at`. */
export function readFinish(
  reading: Reading,
  pending: Pending,
  at: number,
  nouns: Pick<Lexicon<string>, 'find'>,
): number {
  const { words, subjects } = reading;
  const last = subjects.at(-1);
  const start = words[at + 1] === 'white' ? at + 2 : at + 1;
  const after = words[at] === 'with' && reading.end === at ? finishAt(words, start) : undefined;
  if (after && last && !last.finish && /s$/.test(after.said)) {
    subjects[subjects.length - 1] = { ...last, finish: after };
    use(reading, at, start - at + after.length);
    return start + after.length;
  }
  const found = finishAt(words, at);
  if (!found || (nouns.find(words, at)?.length ?? 0) > found.length) return at;
  const from = at + found.length;
  for (let next = from; next <= from + MOST_BETWEEN && next < words.length; next++) {
    const word = words[next] ?? '';
    if (/^(?:and|of)$/.test(word) || ARTICLES.has(word) || relationAt(words, next)) return at;
    if (!nouns.find(words, next)) continue;
    pending.finish = found;
    for (let n = 0; n < found.length; n++) pending.words.push(at + n);
    return from;
  }
  return at;
}

/** Words for finishes of subjects that are not drawn so. */
export const finishWords = (subjects: readonly Subject[]): string[] =>
  subjects.flatMap(({ name, said, finish }) =>
    finish && !hasDetail(name, finish.said) ? [`${finish.said} ${said}`] : [],
  );
