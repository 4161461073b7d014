import { leftOver } from '../../prompt-account.ts';
import type { Lexicon } from './lexicon.ts';
import {
  ABOUT_COLOUR,
  ARTICLES,
  COLOUR_WORDS,
  FLYING,
  GLOWING,
  NUMBER_WORDS,
  RELATION_PHRASES,
  type RelationPhrase,
  SIZE_WORDS,
  UNCOUNTED,
} from './modifiers.ts';
import { SCENE_WORDS, type SceneHint } from './scene-words.ts';
import type { Relation } from './vocabulary.ts';

/** One thing that the prompt asks for. */
export interface Subject {
  /** Name of its drawing. */
  readonly name: string;
  /** The words of the prompt for it. */
  readonly said: string;
  readonly count: number;
  /** `#rrggbb` of a colour word that came before it. */
  readonly colour: string | undefined;
  /** 1 unless it is called tiny or giant. */
  readonly scale: number;
  /** Its relation to another subject, given by index. */
  readonly relation: { readonly kind: Relation; readonly to: number } | undefined;
  readonly flying: boolean;
  readonly glowing: boolean;
}

interface ParsedPrompt {
  readonly hints: readonly SceneHint[];
  readonly subjects: readonly Subject[];
  /** Colours that belong to no subject. */
  readonly colours: readonly string[];
  /** Words that were not understood, or that belong to nothing. */
  readonly leftOver: readonly string[];
}

/** Modifiers read since the last subject; they belong to the next one. */
interface Pending {
  count: number | undefined;
  colour: string | undefined;
  /** Only words about colour followed it, so it may belong to the whole image. */
  colourFree: boolean;
  scale: number;
  relation: Relation | undefined;
  flying: boolean;
  glowing: boolean;
  article: boolean;
  /** Indexes of the words that say all this; a subject that takes the modifiers uses them. */
  words: number[];
  colourAt: number;
}

const noModifiers = (): Pending => ({
  count: undefined,
  colour: undefined,
  colourFree: false,
  scale: 1,
  relation: undefined,
  flying: false,
  glowing: false,
  article: false,
  words: [],
  colourAt: -1,
});

const MAX_SUBJECTS = 5;
const MAX_COPIES = 12;

/** The prompt while it is read. */
interface Reading {
  readonly words: readonly string[];
  readonly hints: SceneHint[];
  readonly subjects: Subject[];
  readonly colours: string[];
  /** Indexes of the words that have an effect. */
  readonly used: Set<number>;
}

/** Reads the words once, left to right. Of a scene phrase and a noun that start at one word, the longer wins. */
export function parsePrompt(words: readonly string[], nouns: Lexicon<string>): ParsedPrompt {
  const reading: Reading = { words, hints: [], subjects: [], colours: [], used: new Set() };
  let pending = noModifiers();
  for (let i = 0; i < words.length; ) {
    const word = words[i] ?? '';
    const relation = relationAt(words, i);
    const noun = nouns.find(words, i);
    const scene = SCENE_WORDS.find(words, i);
    const young = word === 'baby' && nouns.find(words, i + 1) !== undefined;
    const modifier =
      young ||
      (noun?.length === 1 && (COLOUR_WORDS.has(word) || NUMBER_WORDS.has(word)) && i + 1 < words.length);
    if (relation && relation.words.length >= Math.max(noun?.length ?? 0, scene?.length ?? 0)) {
      pending.relation = relation.kind;
      if (relation.flying && markLastFlying(reading.subjects)) use(reading, i, relation.words.length);
      pending.words.push(...relation.words.map((_, n) => i + n));
      i += relation.words.length;
    } else if (scene && scene.length >= (noun?.length ?? 0)) {
      reading.hints.push({ ...scene.value, said: said(words, i, scene.length) });
      use(reading, i, scene.length);
      takeFreeColour(reading, pending);
      // A number before a place belongs to the place, and being in a place is no relation to a subject.
      const kept =
        pending.relation === 'above' || pending.relation === 'under' ? pending.relation : undefined;
      pending = { ...noModifiers(), relation: kept };
      i += scene.length;
    } else if (noun && !modifier) {
      const plural = noun.plural || (UNCOUNTED.has(word) && !pending.article);
      const name = { name: noun.value, said: said(words, i, noun.length), plural };
      if (appendSubject(reading.subjects, name, pending)) {
        use(reading, i, noun.length);
        for (const at of pending.words) use(reading, at, 1);
      }
      pending = noModifiers();
      i += noun.length;
    } else {
      applyModifier(reading, pending, i);
      i++;
    }
  }
  takeFreeColour(reading, pending);
  const { hints, subjects, colours, used } = reading;
  return { hints, subjects, colours, leftOver: leftOver(words, used) };
}

const said = (words: readonly string[], from: number, length: number): string =>
  words.slice(from, from + length).join(' ');

function use({ used }: Reading, from: number, length: number): void {
  for (let n = 0; n < length; n++) used.add(from + n);
}

/** A colour that no subject took belongs to the whole image. */
function takeFreeColour(reading: Reading, { colour, colourFree, colourAt }: Pending): void {
  if (!colour || !colourFree) return;
  reading.colours.push(colour);
  use(reading, colourAt, 1);
}

const relationAt = (words: readonly string[], at: number): RelationPhrase | undefined =>
  RELATION_PHRASES.find((phrase) => phrase.words.every((word, n) => words[at + n] === word));

/** Returns false when there is no subject yet. */
function markLastFlying(subjects: Subject[]): boolean {
  const last = subjects.pop();
  if (last) subjects.push({ ...last, flying: true });
  return last !== undefined;
}

/** Returns false for one subject too many. */
function appendSubject(
  subjects: Subject[],
  { name, said, plural }: { name: string; said: string; plural: boolean },
  pending: Pending,
): boolean {
  const { colour, scale, flying, glowing, relation } = pending;
  if (subjects.some((subject) => subject.name === name && subject.colour === colour)) return true;
  if (subjects.length >= MAX_SUBJECTS) return false;
  const last = subjects.length - 1;
  const before = subjects[last];
  const relatesBack = relation === 'beside' || relation === 'wearing';
  const count = Math.min(MAX_COPIES, pending.count ?? (plural ? 3 : 1));
  // A witch that flies on a broom takes the broom along.
  const carried = before?.flying === true && (relation === 'on' || relation === 'riding');
  subjects.push({
    name,
    said,
    count,
    colour,
    scale,
    flying: flying || carried,
    glowing,
    relation: relation && relatesBack && before ? { kind: relation, to: last } : undefined,
  });
  // In "cats under a tree" the relation is that of the cats, to the subject that follows.
  if (relation && !relatesBack && before && !before.relation)
    subjects[last] = { ...before, relation: { kind: relation, to: last + 1 } };
  return true;
}

function applyModifier(reading: Reading, pending: Pending, at: number): void {
  const { words, subjects } = reading;
  const word = words[at] ?? '';
  const colour = COLOUR_WORDS.get(word);
  const size = SIZE_WORDS.get(word);
  if (NUMBER_WORDS.has(word)) pending.count = NUMBER_WORDS.get(word);
  else if (/^\d{1,2}$/.test(word)) pending.count = Math.max(1, Number(word));
  else if (ARTICLES.has(word)) pending.article = true;
  else if (GLOWING.has(word)) pending.glowing = true;
  else if (colour !== undefined) {
    takeFreeColour(reading, pending);
    Object.assign(pending, { colour, colourFree: true, colourAt: at });
  } else if (size !== undefined) pending.scale = size;
  else if (FLYING.has(word)) {
    // "A girl flying a kite": the kite flies. "A dragon flying": the dragon does.
    pending.flying = ARTICLES.has(words[at + 1] ?? '') || !markLastFlying(subjects);
    if (!pending.flying) use(reading, at, 1);
  } else {
    if (!ABOUT_COLOUR.has(word)) pending.colourFree = false;
    return;
  }
  pending.words.push(at);
}
