import { ARTICLES } from './modifiers.ts';
import { isAlive } from './people.ts';
import { hideLight, markLastFlying, type Reading, relationAt, said, use } from './reading.ts';
import { BACKWARDS, ownerOf } from './relate.ts';
import type { HintRelation, SceneHint } from './scene-words.ts';
import { isServedOn } from './serving.ts';
import { strengthOf } from './strengths.ts';
import type { Pending, Subject } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import type { Relation, SceneFeature } from './vocabulary.ts';

const OF_THE_SKY: ReadonlySet<SceneFeature> = new Set([
  'moon',
  'crescent',
  'sun',
  'stars',
  'milkyway',
  'aurora',
  'rainbow',
  'lightning',
]);

const isOfTheSky = ({ features = [] }: SceneHint): boolean =>
  features.some((feature) => OF_THE_SKY.has(feature));

/** "Otters floating in a river" do not fly. */
function setAfloat(subjects: Subject[]): void {
  const last = subjects.at(-1);
  const said = last?.action?.said ?? '';
  if (last?.flying && /^(?:float|drift|glid)/.test(said) && kindOfSubject(last.name).zone !== 'air')
    subjects[subjects.length - 1] = { ...last, flying: false, action: { kind: 'swim', said } };
}

const isGround = ({ part }: SceneHint, word = ''): boolean => part === 'ground' || word === 'floor';

/** "A desk with a lamp, and a box on the floor": the box is not on the desk. */
function putDown(subjects: Subject[]): void {
  const at = ownerOf(subjects, subjects.length - 1);
  const one = subjects[at];
  if (one?.relation && isServedOn(one.relation)) subjects[at] = { ...one, relation: undefined };
}

/** Returns the index of the next word to read. */
export function readScene(
  reading: Reading,
  at: number,
  { length, value: hint }: { readonly length: number; readonly value: SceneHint },
  pending: Pending,
): number {
  const { words } = reading;
  const related = relationToScene(reading, pending);
  if (hint.part === 'sky' && related && IN_THE_SKY.has(related.kind) && isSaidOfLast(reading, at))
    markLastFlying(reading.subjects);
  if (related && /^(?:in|on)$/.test(related.kind) && /^(?:lake|sea)$/.test(hint.place ?? ''))
    setAfloat(reading.subjects);
  if (related?.kind === 'on' && isGround(hint, words[at + length - 1])) putDown(reading.subjects);
  const from = hint.colour && at > 0 ? at - 1 : at;
  const painted = {
    ...hint,
    said: said(words, from, at + length - from),
    ...(related && { relation: related }),
  };
  reading.hints.push(painted);
  use(reading, at, length);
  // The strength may be a part of the phrase: "big wave".
  const places = [length > 1 ? at : at - 1, at - 1, ...(hint.colour ? [at - 2] : [])];
  const when = startOfWhen(words, at, hint);
  if (when >= 0) reading.hints.push({ said: words.slice(when, at + length).join(' ') });
  const strong = places.find((index) => strengthOf(words[index] ?? '', hint));
  const strength = strong === undefined ? undefined : strengthOf(words[strong] ?? '', hint);
  if (strength) reading.hints.push(strength);
  if (strong !== undefined) use(reading, strong, 1);
  reading.end = at + length;
  // "In morning light".
  const isOfAir = hint.time ?? hint.tint ?? hint.season;
  if (isOfAir !== undefined && words[reading.end] === 'light') {
    use(reading, reading.end, 1);
    reading.end++;
  }
  reading.lastIsScene = true;
  // "The moon behind pine trees": the trees are there, and the moon has its own place.
  const relation = isOfTheSky(hint) ? relationAt(words, reading.end) : undefined;
  // In "on the moon drinking tea" somebody on it drinks.
  if (!relation || BACKWARDS.has(relation.kind)) return reading.end;
  use(reading, reading.end, relation.words.length);
  const after = reading.end + relation.words.length;
  const noun = ARTICLES.has(words[after] ?? '') ? after + 1 : after;
  // The clouds of the sky are painted where they are, the moon in the clear.
  const clouds = words.findIndex(
    (word, index) => index >= noun && index < noun + 3 && /^clouds?$/.test(word),
  );
  if (relation.kind === 'behind' && clouds >= 0)
    reading.hints.push({
      said: `${said(words, at, length)} behind ${words.slice(noun, clouds + 1).join(' ')}`,
    });
  else if (relation.kind === 'behind') reading.hiddenLight = reading.hints.indexOf(painted);
  const [subject] = reading.subjects;
  // "A house with the moon behind it".
  if (subject && relation.kind === 'behind' && /^(?:it|them|him|her)$/.test(words[after] ?? '')) {
    hideLight(reading, subject);
    return after + 1;
  }
  return after;
}

/** In "before the storm" there is none yet: the index of the word, where the phrase has no meaning of its own. */
function startOfWhen(words: readonly string[], at: number, { weather, time }: SceneHint): number {
  const before = ARTICLES.has(words[at - 1] ?? '') ? at - 2 : at - 1;
  const isTimed = weather !== undefined || time !== undefined;
  return isTimed && /^(?:before|after)$/.test(words[before] ?? '') ? before : -1;
}

/** Relations to the sky of what is up there. */
const IN_THE_SKY: ReadonlySet<Relation> = new Set(['in', 'on', 'above', 'crossing']);

/** In "a house with clouds in the sky" the clouds are in it; in "a hill with a zyx in the sky" nothing known is. */
function isSaidOfLast({ words, end, lastIsScene, subjects }: Reading, at: number): boolean {
  const between = words.slice(end, at).filter((word) => !ARTICLES.has(word));
  return !lastIsScene && subjects.length > 0 && between.length <= 3;
}

function relationToScene(
  reading: Reading,
  { relation: kind, relationSaid, words }: Pending,
): HintRelation | undefined {
  const { subjects } = reading;
  const last = ownerOf(subjects, subjects.length - 1);
  const user = subjects.find(({ name, relation: of }) => of?.to === last && isAlive(name));
  const owner = /ing\b/.test(relationSaid) && user ? user : subjects[last];
  if (!kind || !owner) return undefined;
  const phrase = relationSaid.split(' ');
  for (const index of words) if (phrase.includes(reading.words[index] ?? '')) use(reading, index, 1);
  if (kind === 'above' && isWeatherBefore(reading, phrase.length)) return undefined;
  return { kind, said: relationSaid, of: owner.said, name: owner.name };
}

/** "Five lilies, fog over the water": the fog is there, not the lilies. */
function isWeatherBefore({ words, end, lastIsScene, hints }: Reading, length: number): boolean {
  const { weather, said: named = '' } = hints.at(-1) ?? {};
  const from = end - named.split(' ').length;
  return (
    lastIsScene &&
    weather !== undefined &&
    relationAt(words, end)?.words.length === length &&
    !/^(?:in|at|through|during|under)$/.test(
      words[/^the$/.test(words[from - 1] ?? '') ? from - 2 : from - 1] ?? '',
    ) &&
    !/^(?:in|at) /.test(named)
  );
}
