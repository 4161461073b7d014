import { withLost } from './attributes.ts';
import { hasDetail } from './details.ts';
import type { Lexicon } from './lexicon.ts';
import { ARTICLES, COLOUR_WORDS } from './modifiers.ts';
import { isAlive } from './people.ts';
import { type Reading, relationAt, said, use } from './reading.ts';
import { SCENE_WORDS, type SceneHint } from './scene-words.ts';
import type { Pending, Subject } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import { FINISHES, type Finish } from './vocabulary.ts';

const WORDS: Readonly<Record<Finish, readonly string[]>> = {
  stripes: ['striped', 'stripy', 'stripes'],
  dots: ['polka dot', 'polka dots', 'polka dotted', 'dotted', 'spotted', 'dots'],
  checks: ['checkered', 'chequered', 'checked', 'plaid', 'tartan', 'gingham'],
  rainbow: ['rainbow', 'rainbow coloured', 'rainbow colored', 'rainbow striped', 'rainbow stripes'],
  wood: ['wooden', 'wood'],
  marble: ['marble'],
  stone: ['stone'],
  brick: ['brick'],
  metal: ['metal', 'metallic', 'steel', 'stainless steel', 'iron', 'chrome'],
  rust: ['rusty', 'rusted'],
  glass: ['glass', 'crystal', 'transparent', 'see through'],
  snow: ['snow covered', 'snow capped', 'snow topped', 'snowy'],
};

const FINISH_OF = new Map(
  FINISHES.flatMap((finish) => WORDS[finish].map((word): [string, Finish] => [word, finish])),
);

/** A word for a material or pattern. */
export const isFinish = (word: string): boolean => FINISH_OF.has(word);

function finishAt(
  words: readonly string[],
  at: number,
): { said: string; kind: Finish; length: number } | undefined {
  for (const length of [2, 1]) {
    const phrase = said(words, at, length);
    const kind = FINISH_OF.get(phrase);
    if (kind) return { said: phrase, kind, length };
  }
  return undefined;
}

/** A thing is covered with snow in winter. */
const WINTER: SceneHint = { season: 'winter', place: 'snow', weak: true };

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
  const isHad = /^(?:with|in)$/.test(words[at] ?? '') && last !== undefined && reading.end === at;
  const striped = isHad ? stripesAt(words, at + 1, /^stripes?$/) : undefined;
  if (last && striped) {
    subjects[subjects.length - 1] = { ...last, finish: striped.finish };
    use(reading, at, striped.length + 1);
    return at + striped.length + 1;
  }
  if (last && reading.end === at && /^covered (?:in|with) snow$/.test(said(words, at, 3))) {
    subjects[subjects.length - 1] = { ...last, finish: { said: 'snow covered', kind: 'snow' } };
    use(reading, at, 1);
    return at + 2;
  }
  const roofs = snowOnRoofs(words, at);
  if (roofs > 0) return coverRoofs(reading, at, roofs);
  const named = stripesAt(words, at, /^strip(?:ed|y)$/);
  const found = named ? { ...named.finish, length: named.length } : finishAt(words, at);
  if (!found || (nouns.find(words, at)?.length ?? 0) > found.length) return at;
  const from = at + found.length;
  for (let next = from; next <= from + MOST_BETWEEN && next < words.length; next++) {
    const word = words[next] ?? '';
    if (/^(?:and|of)$/.test(word) || ARTICLES.has(word) || relationAt(words, next)) return at;
    // Snow on hills and streets is that of the whole scene.
    const scene = found.kind === 'snow' ? SCENE_WORDS.find(words, next) : undefined;
    if (scene) return at;
    if (!nouns.find(words, next)) continue;
    if (found.kind === 'snow') reading.hints.push({ ...WINTER, said: found.said });
    pending.finish = found;
    for (let n = 0; n < found.length; n++) pending.words.push(at + n);
    return from;
  }
  return at;
}

/** The number of words of "snow on the roofs"; 0 for other words. */
const snowOnRoofs = (words: readonly string[], at: number): number =>
  /^snow (?:lying )?on (?:(?:all )?(?:the|its|their) )?(?:roof|rooftop)s?\b/
    .exec(words.slice(at, at + 6).join(' '))?.[0]
    .split(' ').length ?? 0;

/** Snow lies on the houses that were named before; the roofs are theirs. */
function coverRoofs(reading: Reading, at: number, length: number): number {
  const { words, subjects, hints } = reading;
  const covered = said(words, at, length);
  const isHouse = ({ name }: Subject): boolean =>
    name !== 'wall' && kindOfSubject(name).metres >= 2 && !isAlive(name);
  for (const [index, one] of subjects.entries())
    if (isHouse(one))
      subjects[index] = withLost(
        { ...one, finish: { said: 'snow covered', kind: 'snow' } },
        one.finish && !hasDetail(one.name, one.finish.said) ? [`${one.finish.said} ${one.said}`] : [],
      );
  hints.push(subjects.some(isHouse) ? { ...WINTER, said: covered } : { said: covered });
  use(reading, at, length);
  return at + length;
}

/** "Purple and white stripes", "red and white striped": the colours and the number of words. */
function stripesAt(
  words: readonly string[],
  at: number,
  end: RegExp,
): { readonly finish: NonNullable<Subject['finish']>; readonly length: number } | undefined {
  const colours: string[] = [];
  let length = 0;
  while (colours.length < MOST_COLOURS) {
    const word = words[at + length] ?? '';
    const colour = COLOUR_WORDS.get(word);
    if (colour === undefined && (word !== 'and' || length === 0)) break;
    if (colour !== undefined) colours.push(colour);
    length++;
  }
  if (colours.length < 2 || !end.test(words[at + length] ?? '')) return undefined;
  length++;
  return { finish: { kind: 'stripes', said: said(words, at, length), colours }, length };
}

const MOST_COLOURS = 4;

/** Words for finishes of subjects that are not drawn so. */
export const finishWords = (subjects: readonly Subject[]): string[] =>
  subjects.flatMap(({ name, said, finish }) =>
    finish && !hasDetail(name, finish.said) ? [`${finish.said} ${said}`] : [],
  );
