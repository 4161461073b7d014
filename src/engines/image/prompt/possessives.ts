import poses from '../data/poses.json';
import type { PhraseMatch } from './lexicon.ts';
import { wordsOf } from './lexicon.ts';
import type { Parsing } from './parsing.ts';
import { isAlive } from './people.ts';
import { afterModifiers } from './quantities.ts';
import { SCENE_WORDS } from './scene-words.ts';

/** Owners: "a teddy bear's heart", "the pirate's parrot". */

const POSSESSIVE = /(\p{L}+)(?:['’]s|(?<=s)['’])\s+(\p{L}+)/gu;

/** Pairs of words in lower case, of which the first is the owner of the second: "bear heart". */
export const ownedIn = (prompt: string): ReadonlySet<string> =>
  new Set(
    [...prompt.toLowerCase().matchAll(POSSESSIVE)].map(([, owner = '', thing = '']) =>
      wordsOf(`${owner} ${thing}`).join(' '),
    ),
  );

const DECIMAL = /\d+[.,:]\d+/g;

/** Words without possessive endings and points, as the prompt spells them: "pirate's parrot", "1.20". */
export function asSpelled(prompt: string, note: string): string {
  const numbered = [...prompt.matchAll(DECIMAL)].reduce(
    (text, [number]) => text.replaceAll(new RegExp(`\\b${wordsOf(number).join(' ')}\\b`, 'g'), number),
    note,
  );
  return [...prompt.matchAll(POSSESSIVE)].reduce((text, [spelled, owner = '', thing = '']) => {
    const plain = wordsOf(`${owner} ${thing}`).join(' ').toLowerCase();
    return text.replaceAll(new RegExp(`\\b${plain}\\b`, 'g'), spelled.toLowerCase());
  }, numbered);
}

const PARTS: ReadonlySet<string> = new Set(poses.parts);
const OF_BODIES: ReadonlySet<string> = new Set(poses.ofBodies);

interface Possession {
  /** It is a part of the owner, who must be there. */
  readonly isPart: boolean;
  /** The index of its word. */
  readonly at: number;
  readonly length: number;
}

/** The possession of the living thing whose words end at `end`; undefined where it owns nothing. */
export function possessionAt(
  { reading: { words }, nouns, owned }: Parsing,
  owner: PhraseMatch<string>,
  end: number,
): Possession | undefined {
  if (!isAlive(owner.value) || !owned.has(`${words[end - 1]} ${words[end]}`)) return undefined;
  const at = afterModifiers(words, end);
  const thing = nouns.find(words, at);
  const isPart = OF_BODIES.has(words[at] ?? '') || (thing !== undefined && PARTS.has(thing.value));
  // "The lighthouse keeper's kitchen" is a kitchen.
  const place = thing || isPart ? undefined : SCENE_WORDS.find(words, at);
  if (place?.value.place !== undefined) return { isPart: false, at, length: place.length };
  return thing || isPart ? { isPart, at, length: isPart ? 1 : (thing?.length ?? 1) } : undefined;
}
