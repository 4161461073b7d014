import type { Random } from '../../random.ts';
import type { Shade } from '../composition/theory.ts';
import phrases from '../data/lyrics.json';
import type { Story } from '../prompt/story.ts';
import { isDeed, isProperNoun, isRefusal, TITLES } from '../prompt/topics.ts';
import {
  type CoupletBook,
  deedCouplets,
  listCouplets,
  personCouplets,
  storyCouplets,
  thingCouplets,
} from './couplets.ts';
import type { LyricKind, Stanza } from './parse-lyrics.ts';
import { shuffled } from './shuffled.ts';

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
  /** Lines of thanks, or of complaint, in place of those of the shade. */
  readonly tone?: Tone | undefined;
  /** "The printer that never works": what the prompt tells of its subject. */
  readonly told?: string | undefined;
  /** Who does what, where and when, as the prompt tells it. */
  readonly story?: Story | undefined;
  /** The subject in the words of the prompt, and its noun. */
  readonly named?: { readonly whole: string; readonly short: string } | undefined;
  /** Hard words in the prompt are not what it is about: "a lullaby for a child that is afraid". */
  readonly isCheering?: boolean | undefined;
  /** "She turns 5": the age of the one whose birthday it is. */
  readonly age?: string | undefined;
  /** Sung instead of words. */
  readonly syllables?: string | undefined;
}

export type Tone = 'tender' | 'grumble';

/** Writes words about the subject: rhyming pairs of lines, and a chorus around the title. */
export function writeLyrics(
  subject: LyricSubject,
  capacity: LyricCapacity,
  random: Random,
): readonly Stanza[] {
  if (subject.syllables !== undefined) return singSyllables(subject.syllables, capacity);
  const { topics } = subject;
  const { tone } = subject;
  const shade =
    tone === 'tender' ? 'bright' : topics.some(isHard) && !subject.isCheering ? 'dark' : subject.shade;
  const book = bookOf(subject, shade, random);
  if (book) return fromBook(book, capacity);
  const rhymes =
    tone === 'grumble'
      ? shuffled(phrases.grumble.rhymes, random).map((ends) => ({ bright: ends, dark: ends }))
      : shuffled(phrases.rhymes, random);
  let told = subject.told;
  const openings = {
    thing: endless(shuffled(tone === undefined ? phrases.openings[shade] : phrases[tone].openings, random)),
    person: endless(
      shuffled(tone === 'tender' ? phrases.tender.openings : phrases.personOpenings[shade], random),
    ),
    deed: endless(shuffled(phrases.deedOpenings[shade], random)),
    refusal: endless(shuffled(phrases.refusalOpenings[shade], random)),
  };
  const begin = (topic: string): string => openings[kindOf(topic)]().replace('{}', () => withArticle(topic));
  let pair = 0;
  let said = 0;
  const couplets = (lines: number): readonly string[] =>
    Array.from({ length: Math.ceil(lines / 2) }, () => {
      const rhyme = rhymes[pair % rhymes.length];
      const ends = rhyme ? shuffled(rhyme[shade], random) : [];
      pair += 1;
      return ends.slice(0, 2).map((end) => {
        const topic = topics[said % topics.length];
        said += 1;
        if (told !== undefined) {
          const first = told;
          told = undefined;
          return first;
        }
        return topic === undefined ? sentence(end) : `${begin(topic)}, ${end}`;
      });
    })
      .flat()
      .slice(0, lines);
  const chorus = (lines: number): readonly string[] => {
    const [topic] = topics;
    const isThing = topic !== undefined && /^(?:thing|person)$/.test(kindOf(topic));
    const hooks = tone !== undefined && isThing ? phrases[tone].hooks : hooksFor(topic, subject.genre, shade);
    const hook =
      topic === undefined
        ? random.pick(phrases.bareHooks)
        : random.pick(hooks).replace('{}', () => withArticle(topic));
    const rhyme = rhymes[pair % rhymes.length];
    const ends = rhyme ? shuffled(rhyme[shade], random) : [];
    pair += 1;
    const four = [0, 1].flatMap((half) => [
      `${hook}, ${ends[half * 2] ?? ends[0] ?? ''}`,
      topic === undefined
        ? sentence(ends[half * 2 + 1] ?? ends[1] ?? '')
        : `${begin(topic)}, ${ends[half * 2 + 1] ?? ends[1] ?? ''}`,
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

const OCCASION = /^(?:birthday|wedding|anniversary|graduation|farewell|retirement|christmas|jubilee)$/i;

/** Whole couplets, for a story and for a thing; complaints, thanks and deeds have lines of their own. */
function bookOf(
  { topics, tone, told, story, named, genre, age }: LyricSubject,
  shade: Shade,
  random: Random,
): CoupletBook | undefined {
  if (tone !== undefined) return undefined;
  if (story) return storyCouplets(story, random);
  if (told !== undefined) return undefined;
  const [topic] = topics;
  const kind = topic === undefined ? 'thing' : kindOf(topic);
  const name = topic === undefined ? '' : withArticle(topic);
  const thing = named ?? { whole: name, short: name };
  const list = listCouplets(thing, random);
  if (list) return list;
  if (topic !== undefined && kind === 'deed') return deedCouplets(asMine(topic), random);
  if (topic !== undefined && kind === 'person' && shade === 'bright')
    return personCouplets(
      withArticle(topic),
      { occasion: topics.find((one) => OCCASION.test(one)), age },
      random,
    );
  if (topic === undefined && named === undefined && genre === 'lullaby')
    return thingCouplets({ whole: 'the stars', short: 'the stars' }, { shade, genre }, random);
  if (named === undefined && (topic === undefined || kind === 'refusal')) return undefined;
  return thingCouplets(thing, { shade, genre }, random);
}

function fromBook(book: CoupletBook, { verses, lines }: LyricCapacity): readonly Stanza[] {
  const stanza = (kind: LyricKind, most: number): Stanza => ({
    kind,
    lines: Array.from({ length: Math.ceil(most / 2) }, () => book.couplet())
      .flat()
      .slice(0, most),
    singer: undefined,
  });
  const chorus: Stanza = {
    kind: 'chorus',
    lines: book.chorus.slice(0, Math.min(4, Math.max(1, lines.chorus))),
    singer: undefined,
  };
  return [
    ...Array.from({ length: verses }, (_, verse) => [
      stanza('verse', lines.verse),
      ...(verse === 0 ? [stanza('lift', lines.lift), chorus] : []),
    ]).flat(),
    stanza('bridge', lines.bridge),
  ].filter((each) => each.lines.length > 0);
}

const HOOKS_BY_GENRE: Readonly<Record<string, readonly string[]>> = phrases.hooksByGenre;
const SYLLABLES: Readonly<Record<string, readonly string[]>> = phrases.syllables;

function hooksFor(topic: string | undefined, genre: string, shade: Shade): readonly string[] {
  const kind = topic === undefined ? 'thing' : kindOf(topic);
  if (kind === 'deed') return phrases.deedHooks[shade];
  if (kind === 'refusal') return phrases.refusalOpenings[shade];
  return HOOKS_BY_GENRE[genre] ?? (kind === 'person' ? phrases.personHooks : phrases.hooks)[shade];
}

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
  if (topic.includes(' ')) return titleCase(topic);
  const pattern = random.pick(phrases.titlePatterns[shade]);
  return titleCase(pattern.replace('{}', () => (/ of /.test(pattern) ? withArticle(topic) : topic)));
}

/** Without a subject, the second half of a line stands alone. */
function sentence(end: string): string {
  const alone = end.replace(/^(?:and|so|or) /, '');
  return alone.charAt(0).toUpperCase() + alone.slice(1);
}

const SMALL = /(?<=\s)(?:An?|The|Of|In|On|At|To|For|From|By|And|Or|With)(?=\s)/g;

function titleCase(text: string): string {
  return text
    .replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(SMALL, (word) => word.toLowerCase());
}

const HARD_WORDS: ReadonlySet<string> = new Set(phrases.hardWords);

/** Sad subjects get dark lines, even in bright music. */
const isHard = (topic: string): boolean =>
  !isRefusal(topic) &&
  topic
    .toLowerCase()
    .split(' ')
    .some((word) => HARD_WORDS.has(word));

const KIN =
  /^(?:my|our)\b.*\b(?:daughter|son|mum|mom|mother|dad|father|parent|sister|brother|wife|husband|friend|girlfriend|boyfriend|grandma|grandmother|grandpa|grandfather|aunt|uncle|niece|nephew|cousin|baby|boss|teacher|kid|team|family|dog|cat)s?$/;
const NO_PERSON =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|halloween|hanukkah|diwali|ramadan)\b/i;

/** Lines about deeds, people and things begin differently. */
function kindOf(topic: string): 'deed' | 'refusal' | 'person' | 'thing' {
  if (isRefusal(topic)) return 'refusal';
  if (isDeed(topic)) return 'deed';
  const [first = '', ...more] = topic.split(' ');
  const isName = isProperNoun(topic) && (more.length === 0 || TITLES.test(first)) && !NO_PERSON.test(topic);
  return isName || KIN.test(topic) ? 'person' : 'thing';
}

/** "the ocean", but not "the running" or "the love". */
function withArticle(topic: string): string {
  return isProperNoun(topic) ||
    isDeed(topic) ||
    isRefusal(topic) ||
    /(?:^|\s)(?:love|hope|joy|peace|time|freedom|christmas|xmas|halloween|santa|summer|winter)$/.test(
      topic,
    ) ||
    /^(?:my|your|our)\b/.test(topic)
    ? asMine(topic)
    : `the ${topic.replace(/^an? /, '')}`;
}

/** "Moving out of your home" is sung in the first person. */
const asMine = (topic: string): string =>
  isDeed(topic)
    ? topic.replace(/\byour\b/g, 'my')
    : topic.replace(/^(?:christmas|xmas|halloween|santa|easter)\b/, (name) => titleCase(name));

function endless<T>(items: readonly T[]): () => T {
  let at = -1;
  return () => {
    at = (at + 1) % items.length;
    const item = items[at];
    if (item === undefined) throw new RangeError('nothing to repeat');
    return item;
  };
}
