import { applyModifier } from './apply-modifier.ts';
import { putInCentre } from './in-centre.ts';
import { isOfGroup, type Meanings } from './meanings.ts';
import { ARTICLES, FUNCTION_WORDS, NUMBER_WORDS } from './modifiers.ts';
import { sideOfOneAt } from './one-of-several.ts';
import type { Parsing } from './parsing.ts';
import { putAside, putFar, standTogether } from './quantities.ts';
import { readAction, readPosture } from './read-deed.ts';
import { readGroup } from './read-group.ts';
import { readNoun } from './read-noun.ts';
import { readPlace } from './read-place.ts';
import { readRelation } from './read-relation.ts';
import { readThing } from './read-thing.ts';
import { type Reading, said, use } from './reading.ts';
import { noModifiers, ofNextThing } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import { isPainting } from './verbs.ts';

/** Reads the meaning that fits best. Returns the index of the next word to read. */
export function readWord(
  parsing: Parsing,
  i: number,
  { meanings, named }: { readonly meanings: Meanings; readonly named: number },
): number {
  const { reading, pending } = parsing;
  const { words, subjects } = reading;
  const { relation, deed, noun, scene, group, row, aside, portion, isAge, isModifier } = meanings;
  const longest = Math.max(noun?.length ?? 0, scene?.length ?? 0);
  const acted = group || isAge || deed || longest > 1 ? 0 : readAction(reading, pending, i);
  if (isPainting(reading, i)) {
    readPosture(reading, words[i] ?? '');
    use(reading, i, 1);
    return i + 1;
  }
  if (named > longest) return readName(parsing, i, named);
  if (acted > (relation?.words.length ?? 0)) {
    parsing.pending = ofNextThing(pending);
    return i + acted;
  }
  const centred = putInCentre(reading, i);
  if (centred > 0) return i + centred;
  const ofOne = subjects.some(({ count }) => count > 1) ? sideOfOneAt(words, i) : 0;
  if (ofOne > 0) return i + ofOne;
  if (aside?.side === 'far') {
    const isFar = readFar(parsing, i, aside.length);
    if (isFar) return i + aside.length;
  } else if (aside && aside.side !== 'before' && opensThing(parsing, i, aside.length)) {
    use(reading, i, aside.length);
    parsing.pending = { ...noModifiers(), side: aside.side };
    return i + aside.length;
  } else if (aside && aside.side !== 'before' && isSideOfScene(reading, i)) {
    reading.hints.push({ said: `${reading.hints.at(-1)?.said} ${said(words, i, aside.length)}` });
    use(reading, i, aside.length);
    return i + aside.length;
  } else if (aside && !isOfUnknown(parsing, i) && putAside(subjects, aside.side)) {
    use(reading, i, aside.length);
    return i + aside.length;
  }
  if (row && standTogether(subjects, row.form)) {
    use(reading, i, row.words.length);
    return i + row.words.length;
  }
  if (portion) {
    Object.assign(pending, { portion: portion.word, portionAt: i });
    pending.plural ||= portion.plural;
    return i + 2;
  }
  if (group) {
    parsing.pending = readGroup(reading, pending, i, group);
    return i + group.said.length;
  }
  if (relation && relation.words.length >= longest) return readRelation(parsing, i, relation);
  if (scene && scene.length >= (noun?.length ?? 0) + (noun?.wins ? 1 : 0))
    return readPlace(parsing, i, scene);
  if (noun && !isModifier) return readThing(parsing, i, noun);
  if (isOfGroup(words, i, noun, parsing.nouns)) use(reading, i, noun?.length ?? 0);
  if (ARTICLES.has(words[i] ?? '')) parsing.pending = ofNextThing(pending);
  applyModifier(reading, parsing.pending, i);
  return i + 1;
}

/** "A factory, steam rising to the right": the steam does. */
const isOfUnknown = ({ clauses, reading: { words, end } }: Parsing, i: number): boolean => {
  const opening = [...words.keys()].findLast((at) => at >= end && at <= i && clauses.has(at));
  const between = opening === undefined ? [] : words.slice(opening, i);
  return between.some((word) => !/ing$/.test(word) && !FUNCTION_WORDS.has(word) && !ARTICLES.has(word));
};

/** "On the left a snowman, on the right a sled": what is said first is where the next thing is. */
const opensThing = ({ reading: { words }, clauses }: Parsing, i: number, length: number): boolean =>
  (i === 0 || clauses.has(i) || words[i - 1] === 'and') &&
  !clauses.has(i + length) &&
  (ARTICLES.has(words[i + length] ?? '') || NUMBER_WORDS.has(words[i + length] ?? ''));

/** "And a lake to the left": nothing puts the lake there. "On the hill to the left" says where the castle on it is. */
const isSideOfScene = ({ hints, subjects, end, lastIsScene }: Reading, at: number): boolean => {
  const { said, of } = hints.at(-1)?.relation ?? { said: 'and', of: undefined };
  return lastIsScene && end === at && (/^(?:and|with)$/.test(said) || subjects.at(-1)?.said !== of);
};

/** "With a castle in the background", "in the background a castle". Returns false for a part of the scene. */
function readFar(parsing: Parsing, i: number, length: number): boolean {
  const { reading, clauses } = parsing;
  const { words, subjects } = reading;
  const after = i + length;
  const isOfNext =
    (i === 0 || clauses.has(i) || words[i - 1] === 'and') &&
    (/^(?:an?|the|some|is|are|there)$/.test(words[after] ?? '') || /^[a-z]+$/.test(words[after] ?? ''));
  if (isOfNext && after < words.length) parsing.pending = { ...noModifiers(), far: said(words, i, length) };
  // Scenery is behind the things anyway; "Earth is in the background".
  else if (
    reading.end !== (/^(?:is|are)$/.test(words[i - 1] ?? '') ? i - 1 : i) ||
    reading.lastIsScene ||
    !putFar(subjects, said(words, i, length))
  )
    return false;
  use(reading, i, length);
  return true;
}

/** A proper name: its last word says what kind of thing it names. */
function readName(parsing: Parsing, i: number, length: number): number {
  const { reading, pending, nouns, clauses } = parsing;
  const { words } = reading;
  const isModifier = !clauses.has(i + length) && nouns.find(words, i + length) !== undefined;
  const head = isModifier ? undefined : nouns.find(words, i + length - 1);
  if (head && kindOfSubject(head.value).home !== 'abstract') {
    readNoun(reading, pending, i, { ...head, length, like: true });
    parsing.pending = noModifiers();
  }
  return i + length;
}
