import type { Random } from '../../random.ts';
import type { Shade } from '../composition/theory.ts';
import phrases from '../data/lyrics.json';
import { isProperNoun } from '../prompt/topics.ts';
import type { LyricKind, Stanza } from './parse-lyrics.ts';

/** Number of verses, and lines that fit into each kind of section. */
export interface LyricCapacity {
  readonly verses: number;
  readonly lines: Readonly<Record<'verse' | 'lift' | 'chorus' | 'bridge', number>>;
}

export interface LyricSubject {
  readonly title: string;
  readonly topics: readonly string[];
  readonly shade: Shade;
  readonly genre: string;
  /** Sung instead of words. */
  readonly syllables?: string | undefined;
}

/** Writes words about the subject: rhyming pairs of lines, and a chorus around the title. */
export function writeLyrics(
  subject: LyricSubject,
  capacity: LyricCapacity,
  random: Random,
): readonly Stanza[] {
  if (subject.syllables !== undefined) return singSyllables(subject.syllables, capacity);
  const { topics } = subject;
  const rhymes = shuffled(phrases.rhymes, random);
  const openings = endless(shuffled(phrases.openings[subject.shade], random));
  let pair = 0;
  let said = 0;
  const couplets = (lines: number): readonly string[] =>
    Array.from({ length: Math.ceil(lines / 2) }, () => {
      const rhyme = rhymes[pair % rhymes.length];
      const ends = rhyme ? shuffled(rhyme[subject.shade], random) : [];
      pair += 1;
      return ends.slice(0, 2).map((end) => {
        const topic = topics[said % topics.length];
        said += 1;
        return topic === undefined
          ? sentence(end)
          : `${openings().replace('{}', withArticle(topic))}, ${end}`;
      });
    })
      .flat()
      .slice(0, lines);
  const chorus = (lines: number): readonly string[] => {
    const hooks = HOOKS_BY_GENRE[subject.genre] ?? phrases.hooks[subject.shade];
    const [topic] = topics;
    const hook =
      topic === undefined
        ? random.pick(phrases.bareHooks)
        : random.pick(hooks).replace('{}', withArticle(topic));
    const rhyme = rhymes[pair % rhymes.length];
    const ends = rhyme ? shuffled(rhyme[subject.shade], random) : [];
    pair += 1;
    const four = [0, 1].flatMap((half) => [
      `${hook}, ${ends[half * 2] ?? ends[0] ?? ''}`,
      topic === undefined
        ? sentence(ends[half * 2 + 1] ?? ends[1] ?? '')
        : `${openings().replace('{}', withArticle(topic))}, ${ends[half * 2 + 1] ?? ends[1] ?? ''}`,
    ]);
    return four.slice(0, Math.min(4, Math.max(1, lines)));
  };
  const stanza = (kind: LyricKind, lines: readonly string[]): Stanza => ({ kind, lines, singer: undefined });
  return [
    ...Array.from({ length: capacity.verses }, (_, verse) => [
      stanza('verse', couplets(capacity.lines.verse)),
      ...(verse === 0
        ? [stanza('lift', couplets(capacity.lines.lift)), stanza('chorus', chorus(capacity.lines.chorus))]
        : []),
    ]).flat(),
    stanza('bridge', couplets(capacity.lines.bridge)),
  ].filter((each) => each.lines.length > 0);
}

const HOOKS_BY_GENRE: Readonly<Record<string, readonly string[]>> = phrases.hooksByGenre;
const SYLLABLES: Readonly<Record<string, readonly string[]>> = phrases.syllables;

/** Stanzas of "la la la", for music that is sung without words of its own. */
function singSyllables(kind: string, { verses, lines }: LyricCapacity): readonly Stanza[] {
  const sung = SYLLABLES[kind] ?? ['La la la'];
  const stanza = (name: LyricKind, count: number): Stanza => ({
    kind: name,
    lines: Array.from({ length: count }, (_, index) => sung[index % sung.length] ?? ''),
    singer: undefined,
  });
  return [
    ...Array.from({ length: verses }, () => stanza('verse', lines.verse)),
    stanza('lift', lines.lift),
    stanza('chorus', lines.chorus),
    stanza('bridge', lines.bridge),
  ].filter((each) => each.lines.length > 0);
}

/** A title from what the song is about. */
export function makeTitle(topics: readonly string[], shade: Shade, random: Random): string {
  const topic = topics[0];
  if (topic === undefined) return random.pick(phrases.titles[shade]);
  const bare = titleCase(topic);
  return topic.includes(' ') ? bare : random.pick(phrases.titlePatterns[shade]).replace('{}', () => bare);
}

/** Without a subject, the second half of a line stands alone. */
function sentence(end: string): string {
  const alone = end.replace(/^(?:and|so|or) /, '');
  return alone.charAt(0).toUpperCase() + alone.slice(1);
}

function titleCase(text: string): string {
  return text.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** "the ocean", but not "the running" or "the love". */
function withArticle(topic: string): string {
  return isProperNoun(topic) ||
    /(ing|love|hope|joy|peace|time|freedom|christmas|summer|winter)$/.test(topic) ||
    /^(my|your|our)\b|^[a-z]+ing (?:the|an?|my|your|our)\b/.test(topic)
    ? topic
    : `the ${topic}`;
}

function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const rest = [...items];
  for (let last = rest.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random.between(0, last + 1));
    const [a, b] = [rest[last], rest[other]];
    if (a !== undefined && b !== undefined) {
      rest[last] = b;
      rest[other] = a;
    }
  }
  return rest;
}

function endless<T>(items: readonly T[]): () => T {
  let at = -1;
  return () => {
    at = (at + 1) % items.length;
    const item = items[at];
    if (item === undefined) throw new RangeError('nothing to repeat');
    return item;
  };
}
