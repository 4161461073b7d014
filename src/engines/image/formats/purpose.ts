import table from '../data/purposes.json';
import { clauseStarts, Lexicon, type PhraseMatch, tokenise } from '../prompt/lexicon.ts';
import { ARTICLES, COLOUR_WORDS, POSSESSIVES } from '../prompt/modifiers.ts';
import { SCENE_WORDS } from '../prompt/scene-words.ts';
import type { Drawings } from '../sprites/drawings.ts';
import type { FoundFormat } from './find-format.ts';

/** Words that say what an image is for: "blog header illustration", "for a children's book". They are not drawn. */

const lexiconOf = (phrases: readonly string[]): Lexicon<true> => {
  const lexicon = new Lexicon<true>();
  for (const phrase of phrases) lexicon.add(phrase, true);
  return lexicon;
};

const MEDIA = lexiconOf(table.media);
/** They are a medium only beside a use: "game background". */
const WEAK_MEDIA = lexiconOf(table.weakMedia);
const USES = lexiconOf(table.uses);
/** Alone they are things: a book. */
const USE_MODIFIERS = lexiconOf(table.modifiers);

const LABEL = new RegExp(`(^|[.,;\\n]\\s*)(?:${table.labels.join('|')})\\s*:\\s*`, 'giu');

/** "Setting: a forest. Subject: a fox": the labels of a form say nothing themselves. */
export const withoutLabels = (prompt: string): string => prompt.replace(LABEL, '$1');

export interface Purpose {
  /** Indexes of words for the medium and its use, which are never drawn. */
  readonly frame: ReadonlySet<number>;
  /** Indexes of words for whom or what it is, which are drawn where nothing else is asked for. */
  readonly topic: ReadonlySet<number>;
  /** Indexes of words for what it is about; they are drawn as far as they can be. */
  readonly about: ReadonlySet<number>;
}

interface Spoken {
  readonly words: readonly string[];
  /** Indexes of words that open a clause. */
  readonly clauses: ReadonlySet<number>;
  /** Index of the word after the first colon; -1 for none. */
  readonly colon: number;
  readonly found: FoundFormat | undefined;
  readonly nouns: Pick<Drawings['nouns'], 'find'>;
}

/** Words without those that were taken out, which are empty, and the starts of their clauses. */
export function withoutBlanks(
  words: readonly string[],
  starts: ReadonlySet<number>,
): { readonly words: readonly string[]; readonly starts: ReadonlySet<number> } {
  const before = (at: number): number => words.slice(0, at).filter((word) => word !== '').length;
  return { words: words.filter((word) => word !== ''), starts: new Set([...starts].map(before)) };
}

/** The index of the word after the first colon. */
const colonIn = (prompt: string): number => {
  const at = prompt.indexOf(':');
  return at < 0 ? -1 : tokenise(prompt.slice(0, at)).length;
};

export const purposeIn = (prompt: string, spoken: Omit<Spoken, 'clauses' | 'colon'>): Purpose => {
  const all = { ...spoken, clauses: clauseStarts(prompt), colon: colonIn(prompt) };
  const opening = openingOf(all);
  const closing = closingOf(all, opening.end);
  return {
    frame: new Set([...opening.frame, ...closing]),
    topic: new Set(opening.topic.filter((at) => !opening.frame.has(at))),
    about: new Set(opening.about),
  };
};

/** The image itself is spoken of up to here. */
const SHOWS =
  /^(?:with|showing|shows|featuring|features|depicting|depicts|displaying|illustrating|where|whose|that|which)$/;
const FOR = /^(?:for|about)$/;

interface Opening {
  readonly frame: ReadonlySet<number>;
  readonly topic: readonly number[];
  readonly about: readonly number[];
  /** One past its last word. */
  readonly end: number;
}

function openingOf(spoken: Spoken): Opening {
  const { words, clauses, colon, found } = spoken;
  const none = { frame: new Set<number>(), topic: [], about: [], end: 0 };
  const aim = words.findIndex((word, at) => FOR.test(word) && at < LONGEST && !isLaterClause(clauses, at));
  const ends = words.findIndex(
    (word, at) =>
      at > 0 &&
      (at === colon ||
        SHOWS.test(word) ||
        (word === 'of' && (aim < 0 || at < aim)) ||
        (clauses.has(at) && at !== colon)),
  );
  const end = ends < 0 ? words.length : ends;
  const hasAim = aim > 0 && aim < end;
  const head = (hasAim ? aim : end) - 1;
  const isColon = end === colon && end <= LONGEST;
  const { frame, isFramed } = frameOf(spoken, { head, hasAim, end, isColon });
  const isFormat = found !== undefined && found.at <= head && found.at + found.length > head;
  // "A white background" has its colour, and an advertisement shows what it is for.
  const isShown = isFormat ? found.format === 'product' : isAdvert(words[head]);
  if ((!isFormat && !isFramed) || (isShown && !isColon)) return none;
  if (COLOUR_WORDS.has(words[head - 1] ?? '') && words[head] === 'background') return none;
  // "Kitchen scene: a cook": the scene is set there.
  const topic = words[head] === 'scene' ? [] : topicBefore(spoken, head, isColon, frame);
  const about = hasAim ? words.findIndex((word, at) => at >= aim && at < end && ABOUT.test(word)) : -1;
  const until = about < 0 || isColon ? end : about;
  if (hasAim && !isSought(words, aim + 1)) topic.push(...indexes(aim, Math.max(aim + 1, until)));
  const aboutWhat = about < 0 || isColon ? [] : indexes(about + 1, end);
  if (aboutWhat.length > 0) topic.push(about);
  if (found) for (const at of indexes(found.at, found.at + found.length)) frame.delete(at);
  return { frame, topic, about: aboutWhat, end };
}

/** "For a lost cat with white paws": such a poster shows it. */
const isSought = (words: readonly string[], from: number): boolean => {
  const at = ARTICLES.has(words[from] ?? '') ? from + 1 : from;
  return /^(?:lost|missing|found|wanted)$/.test(words[at] ?? '') && words[at + 1] !== 'and';
};

const isAdvert = (word = ''): boolean => /^(?:ad|advert|advertisement|commercial)$/.test(word);
const ABOUT = /^(?:about|on)$/;

interface Bounds {
  readonly head: number;
  readonly hasAim: boolean;
  readonly end: number;
  readonly isColon: boolean;
}

/** The words for the medium and its use, and whether they make up what the image is. */
function frameOf(
  { words, found }: Spoken,
  { head, hasAim, end, isColon }: Bounds,
): { readonly frame: Set<number>; readonly isFramed: boolean } {
  const takeUses = (from: number, to: number, withWeak: boolean): number[] =>
    indexes(from, to).flatMap((at) => indexes(at, at + lengthOfUse(words, at, to, withWeak)));
  const ofAim = hasAim ? takeUses(head + 2, end, true) : [];
  const isOfUse = USES.find(words, head + 2 + (ARTICLES.has(words[head + 2] ?? '') ? 1 : 0)) !== undefined;
  const frame = new Set(takeUses(0, head + 1, isColon || isOfUse));
  // "Event flyer".
  const before = found ? words.slice(0, found.at) : [];
  if (endsWith(USE_MODIFIERS, before)) frame.add(before.length - 1);
  const isMain = MEDIA.find(words.slice(0, head + 1), head) !== undefined;
  const isFramed = frame.has(head) && (isMain || isColon || isOfUse || frame.size > 1);
  return { frame: new Set([...frame, ...ofAim]), isFramed };
}

/** Things before the medium: "coffee shop banner: …", and the room where it hangs: "kitchen poster with …". */
function topicBefore(
  { words, nouns }: Spoken,
  head: number,
  isColon: boolean,
  frame: ReadonlySet<number>,
): number[] {
  return indexes(0, head + 1).flatMap((at) => {
    if (frame.has(at) || COLOUR_WORDS.has(words[at] ?? '') || ARTICLES.has(words[at] ?? '')) return [];
    const hint = SCENE_WORDS.find(words, at);
    const thing = nouns.find(words, at);
    const isRoom = hint?.value.room !== undefined;
    const isTopic = isRoom || (isColon && thing !== undefined && hint === undefined);
    const length = (isRoom ? hint?.length : thing?.length) ?? 1;
    return isTopic && at + length <= head + 1 ? indexes(at, at + length) : [];
  });
}

/** A longer opening tells what is seen. */
const LONGEST = 12;

const isLaterClause = (clauses: ReadonlySet<number>, at: number): boolean =>
  [...clauses].some((start) => start > 0 && start <= at);

const indexes = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, n) => from + n);

/** The number of words at `at` that name a medium or a use; `withWeak` takes words that are things elsewhere. */
function lengthOfUse(words: readonly string[], at: number, end: number, withWeak: boolean): number {
  const within = words.slice(0, end);
  const next = (length: number): boolean => isMedium(within, at + length) || isModifier(within, at + length);
  const firm = longest([USES.find(within, at), MEDIA.find(within, at)]);
  const loose = longest([USE_MODIFIERS.find(within, at)]);
  const weak = longest([WEAK_MEDIA.find(within, at)]);
  // "Game" is a use before "background", and "background" a medium after "game".
  const isLoose = loose > 0 && (withWeak || next(loose));
  const isWeak =
    weak > 0 &&
    (withWeak ||
      (at > 0 && [USES, USE_MODIFIERS, MEDIA].some((some) => endsWith(some, within.slice(0, at)))));
  return Math.max(firm, isLoose ? loose : 0, isWeak ? weak : 0);
}

/** One of the phrases is the last of the words. */
const endsWith = (phrases: Lexicon<true>, words: readonly string[]): boolean =>
  [1, 2, 3].some((length) => phrases.find(words, words.length - length)?.length === length);

const longest = (found: readonly (PhraseMatch<true> | undefined)[]): number =>
  Math.max(0, ...found.map((one) => one?.length ?? 0));

const isMedium = (words: readonly string[], at: number): boolean =>
  MEDIA.find(words, at) !== undefined || WEAK_MEDIA.find(words, at) !== undefined;
const isModifier = (words: readonly string[], at: number): boolean =>
  USE_MODIFIERS.find(words, at) !== undefined;

/** "…, desktop wallpaper", "… for my blog": clauses and ends of clauses that name nothing but a use. */
function closingOf({ words, clauses, found }: Spoken, from: number): number[] {
  const starts = [...clauses, words.length].sort((a, b) => a - b);
  return words.flatMap((word, at) => {
    const end = starts.find((start) => start > at) ?? words.length;
    const isOpen = clauses.has(at) && at > 0 && at >= from;
    const isAim = /^(?:for|as)$/.test(word) && at >= from && at > 0;
    if ((!isOpen && !isAim) || (found && found.at >= at && found.at < end)) return [];
    return isAllUse(words.slice(at, end)) ? indexes(at, end) : [];
  });
}

/** The words name nothing but a use: "classroom wall". */
export const isUse = (words: readonly string[]): boolean => words.length > 0 && isAllUse(['for', ...words]);

function isAllUse(words: readonly string[]): boolean {
  const isOwn = POSSESSIVES.has(words[1] ?? '') || /^(?:my|our)$/.test(words[1] ?? '');
  const isAim = /^(?:for|as)$/.test(words[0] ?? '');
  let uses = 0;
  let media = 0;
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? '';
    const isBetween =
      /^(?:for|as|my|our|your|use|in)$/.test(word) || ARTICLES.has(word) || POSSESSIVES.has(word);
    const use = longest([USES.find(words, at), USE_MODIFIERS.find(words, at)]);
    const medium = longest([MEDIA.find(words, at), WEAK_MEDIA.find(words, at)]);
    if (isBetween) at++;
    else if (use + medium === 0) return false;
    else {
      if (USES.find(words, at) || isOwn) uses++;
      if (MEDIA.find(words, at)) media++;
      else if (medium > 0 && at > 0) media += 0.5;
      at += Math.max(use, medium);
    }
  }
  const hasArticle = words.some((word) => ARTICLES.has(word));
  return isAim ? uses > 0 || media >= 1 : media >= 1 && (uses > 0 || !hasArticle);
}
