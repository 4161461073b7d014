import poses from '../data/poses.json';
import looks from '../data/subject-looks.json';
import { canHaveFace, isFace } from './ages.ts';
import { appendSubject } from './append-subject.ts';
import { withLost } from './attributes.ts';
import { hasDetail } from './details.ts';
import { isYoung } from './families.ts';
import { isFigure } from './figures.ts';
import { ARTICLES, COLOUR_WORDS, PORTIONS, POSSESSIVES } from './modifiers.ts';
import { isOwnPart } from './own-parts.ts';
import { isPartOfUnknown } from './parts.ts';
import { isAlive, isHaired, isPerson, waysOfHaving } from './people.ts';
import { putOnPart } from './put-on-part.ts';
import { hideLight, type Reading, relationAt, said, use } from './reading.ts';
import { BACKWARDS, ownerOf } from './relate.ts';
import type { Pending, Subject } from './subject.ts';
import type { Relation } from './vocabulary.ts';
import { withFace } from './with-face.ts';

const PARTS = new Set(poses.parts);

const BEARDED = new Set(looks.details.beard);

const GROWN = new Set(['man-beard', 'moustache']);

/** No article opens it: "red head". */
function isBare(words: readonly string[], at: number): boolean {
  let from = at - 1;
  while (COLOUR_WORDS.has(words[from] ?? '')) from--;
  return from < at - 1 && !ARTICLES.has(words[from] ?? '');
}
const isAnimal = (name: string): boolean => isAlive(name) && !isPerson(name);

interface FoundNoun {
  readonly value: string;
  readonly length: number;
  readonly plural: boolean;
  readonly like?: boolean | undefined;
}

export function readNoun(reading: Reading, pending: Pending, at: number, noun: FoundNoun): void {
  const { words, subjects } = reading;
  const text = said(words, at, noun.length);
  const last = subjects.at(-1);
  const isAfterPart = reading.lastIsPart;
  if (isPartOfUnknown(words, { at, text, end: reading.end })) return;
  reading.end = at + noun.length;
  reading.lastIsScene = false;
  if (isOwnPart(subjects, pending, { words, text, isAfterPart })) {
    reading.lastIsPart = true;
    use(reading, at, noun.length);
    for (const index of pending.words) use(reading, index, 1);
    return;
  }
  // "A cat with green eyes", "a parrot on his shoulder": a part beside its owner would be another thing.
  const isOwned =
    pending.having ||
    POSSESSIVES.has(words[at - 1] ?? '') ||
    words[at - 1] === 'each' ||
    // "Shaking hands".
    (noun.plural && /ing$/.test(words[at - 1] ?? '')) ||
    (pending.relation === 'holding' && noun.plural) ||
    (pending.relation === 'on' && pending.numbered) ||
    // "With a green body, red head and yellow beak".
    ((pending.relation === undefined || pending.joined) && isBare(words, at) && isAnimal(last?.name ?? ''));
  // "Its trunk" is no chest; its hat may be one, and its calf is none.
  const isOfAnimal = words[at - 1] === 'its' && waysOfHaving(noun.value) === undefined;
  const isPart =
    PARTS.has(noun.value) || (isOfAnimal && ((noun.like === true && !isYoung(text)) || !isAlive(noun.value)));
  reading.lastIsPart = isOwned && last !== undefined && isPart;
  if (reading.lastIsPart) {
    if (
      !putOnPart(subjects, { value: noun.value, text, of: words[at - 1] }, pending) &&
      !growPart(reading, at, noun, pending)
    ) {
      const { relation, relationSaid } = pending;
      // "On one leg".
      const isShown = pending.numbered && hasDetail(last?.name ?? '', `${words[at - 1]} ${text}`);
      if (isShown) use(reading, at, noun.length);
      // "A crab on its tail": the drawing has a tail, with nothing on it.
      else if (last && relation && !pending.having && !BACKWARDS.has(relation))
        subjects[subjects.length - 1] = withLost(last, [`${last.said} ${relationSaid} ${text}`]);
      return;
    }
    use(reading, at, noun.length);
    for (const index of pending.words) use(reading, index, 1);
    return;
  }
  const isPosed = isFigure(noun.value);
  hideLight(reading, { name: noun.value, said: text });
  if (!appendSubject(subjects, { ...noun, name: noun.value, said: text }, pending)) return;
  const named = pending.face && subjects.pop();
  if (pending.face && named) subjects.push(withFace(named, pending.face));
  for (const { name, at: index, colour } of isPosed ? pending.parts : []) {
    if (isFace(name) && !canHaveFace(noun.value, name)) continue;
    if (name === 'hair' && !isHaired(noun.value)) continue;
    addPart(subjects, { name, said: words[index] ?? '', colour });
    use(reading, index, words[index + 1] === 'haired' ? 2 : 1);
  }
  use(reading, at, noun.length);
  for (const index of pending.words) use(reading, index, 1);
  const isPortion = pending.portion !== undefined && PORTIONS.get(pending.portion)?.has(noun.value);
  if (isPortion) use(reading, pending.portionAt, 1);
}

export function addPart(
  subjects: Subject[],
  part: { name: string; said: string; colour: string | undefined },
): void {
  const at = ownerOf(subjects, subjects.length - 1);
  const owner = subjects[at];
  if (owner) subjects[at] = { ...owner, parts: [...(owner.parts ?? []), part] };
}

/** "A woman in red". */
export function wearColour({ subjects, words }: Reading, at: number): void {
  const said = words[at] ?? '';
  addPart(subjects, { name: 'clothes', said, colour: COLOUR_WORDS.get(said) });
}

/** "An old man with a white beard". Returns false for a part that the drawing does not get. */
function growPart(
  { subjects, words, used }: Reading,
  at: number,
  { value: name, length }: FoundNoun,
  { colour }: Pending,
): boolean {
  const owner = subjects[ownerOf(subjects, subjects.length - 1)];
  if (!owner || !GROWN.has(name)) return false;
  if (BEARDED.has(owner.name)) {
    for (const index of [at - 1, at - 2]) if (words[index] === 'long') used.add(index);
    return colour === undefined || /^(?:white|grey|gray|silver)$/.test(words[at - 1] ?? '');
  }
  if (!isFigure(owner.name)) return false;
  addPart(subjects, { name, said: said(words, at, length), colour });
  return true;
}

/** "A woman in red": no thing follows the colour. */
export function isColourOfClothes(
  { words, subjects, lastIsScene }: Reading,
  at: number,
  kind: Relation,
  clauses: ReadonlySet<number>,
): boolean {
  const owner = subjects[ownerOf(subjects, subjects.length - 1)];
  const after = at + 1;
  const isLast =
    after >= words.length ||
    clauses.has(after) ||
    relationAt(words, after) !== undefined ||
    /ing$/.test(words[after] ?? '');
  const isWorn = kind === 'in' || kind === 'wearing';
  return isWorn && isLast && !lastIsScene && COLOUR_WORDS.has(words[at] ?? '') && isFigure(owner?.name ?? '');
}
