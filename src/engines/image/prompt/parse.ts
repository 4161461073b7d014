import type { Lexicon } from './lexicon.ts';
import {
  ABOUT_COLOUR,
  ARTICLES,
  COLOURS,
  FLYING,
  GLOWING,
  NUMBERS,
  RELATIONS,
  type Relation,
  SIZES,
  UNCOUNTED,
} from './modifiers.ts';
import { type Meaning, SETTING } from './scene-words.ts';

/** One thing that the prompt asks for. */
export interface Wish {
  /** Name of its drawing. */
  readonly name: string;
  readonly count: number;
  /** A colour word that stood before it. */
  readonly colour: string | undefined;
  /** 1 unless it is called tiny or giant. */
  readonly scale: number;
  /** How it stands to another wish of the list. */
  readonly relation: { readonly kind: Relation; readonly to: number } | undefined;
  /** Said to be in the air. */
  readonly flying: boolean;
  /** Said to give light. */
  readonly glowing: boolean;
}

export interface Reading {
  readonly meanings: readonly Meaning[];
  readonly wishes: readonly Wish[];
  /** Colour words that belong to no thing. */
  readonly colours: readonly string[];
}

/** What has been said since the last thing and belongs to the next one. */
interface Pending {
  count: number | undefined;
  colour: string | undefined;
  /** Nothing but words about colour came after it: then it may be the picture's. */
  colourFree: boolean;
  scale: number;
  relation: Relation | undefined;
  flying: boolean;
  glowing: boolean;
  article: boolean;
}

const nothing = (): Pending => ({
  count: undefined,
  colour: undefined,
  colourFree: false,
  scale: 1,
  relation: undefined,
  flying: false,
  glowing: false,
  article: false,
});

const MOST_WISHES = 5;
const MOST_COPIES = 12;

/** One walk over the words: settings and things compete by the length of their phrase. */
export function readWords(words: readonly string[], nouns: Lexicon<string>): Reading {
  const meanings: Meaning[] = [];
  const wishes: Wish[] = [];
  const colours: string[] = [];
  let said = nothing();
  for (let i = 0; i < words.length; ) {
    const word = words[i] ?? '';
    const link = relationAt(words, i);
    const noun = nouns.find(words, i);
    const setting = SETTING.find(words, i);
    const young = word === 'baby' && nouns.find(words, i + 1) !== undefined;
    const described =
      young || (noun?.length === 1 && (word in COLOURS || word in NUMBERS) && i + 1 < words.length);
    if (link && link.length >= Math.max(noun?.length ?? 0, setting?.length ?? 0)) {
      said.relation = link.kind;
      if (link.flying) setFlying(wishes);
      i += link.length;
    } else if (setting && setting.length >= (noun?.length ?? 0)) {
      meanings.push(setting.value);
      if (said.colour && said.colourFree) colours.push(said.colour);
      // A number before a place is the place's, and standing in a place is no relation to a thing.
      const kept = said.relation === 'above' || said.relation === 'under' ? said.relation : undefined;
      said = { ...nothing(), relation: kept };
      i += setting.length;
    } else if (noun && !described) {
      addWish(wishes, noun.value, noun.plural || (UNCOUNTED.has(word) && !said.article), said);
      said = nothing();
      i += noun.length;
    } else {
      modify(said, word, words[i + 1] ?? '', wishes, colours);
      i++;
    }
  }
  if (said.colour && said.colourFree) colours.push(said.colour);
  return { meanings, wishes, colours };
}

function relationAt(
  words: readonly string[],
  at: number,
): { kind: Relation; length: number; flying: boolean } | undefined {
  for (const [phrase, kind] of RELATIONS) {
    const parts = phrase.split(' ');
    if (parts.every((part, n) => words[at + n] === part))
      return { kind, length: parts.length, flying: phrase.startsWith('flying') };
  }
  return undefined;
}

function setFlying(wishes: Wish[]): boolean {
  const last = wishes.pop();
  if (last) wishes.push({ ...last, flying: true });
  return last !== undefined;
}

function addWish(wishes: Wish[], name: string, plural: boolean, said: Pending): void {
  const { colour, scale, flying, glowing, relation } = said;
  if (wishes.length >= MOST_WISHES || wishes.some((wish) => wish.name === name && wish.colour === colour))
    return;
  const last = wishes.length - 1;
  const before = wishes[last];
  const onto = relation === 'beside' || relation === 'wearing';
  const count = Math.min(MOST_COPIES, said.count ?? (plural ? 3 : 1));
  // A witch flying on a broom takes the broom along.
  const aloft = flying || (before?.flying === true && (relation === 'on' || relation === 'riding'));
  wishes.push({
    name,
    count,
    colour,
    scale,
    flying: aloft,
    glowing,
    relation: relation && onto && before ? { kind: relation, to: last } : undefined,
  });
  // "Cats under a tree": it is the cats that are set where the tree is.
  if (relation && !onto && before && !before.relation)
    wishes[last] = { ...before, relation: { kind: relation, to: last + 1 } };
}

function modify(said: Pending, word: string, next: string, wishes: Wish[], colours: string[]): void {
  if (NUMBERS[word] !== undefined) said.count = NUMBERS[word];
  else if (/^\d{1,2}$/.test(word)) said.count = Math.max(1, Number(word));
  else if (ARTICLES.has(word)) said.article = true;
  else if (GLOWING.has(word)) said.glowing = true;
  else if (COLOURS[word]) {
    if (said.colour && said.colourFree) colours.push(said.colour);
    said.colour = COLOURS[word];
    said.colourFree = true;
  } else if (SIZES[word]) said.scale = SIZES[word] ?? 1;
  else if (FLYING.has(word)) {
    // "A girl flying a kite": the kite flies. "A dragon flying": the dragon does.
    said.flying = ARTICLES.has(next) || !setFlying(wishes);
  } else if (!ABOUT_COLOUR.has(word)) said.colourFree = false;
}
