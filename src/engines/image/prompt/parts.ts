import table from '../data/parts.json';
import { hasDetail } from './details.ts';
import { singularForm } from './lexicon.ts';
import { SURFACES } from './modifiers.ts';
import { isAlive } from './people.ts';
import type { Subject, SubjectRelation } from './subject.ts';
import type { Relation } from './vocabulary.ts';
import { withoutSubject } from './without-subject.ts';

interface Part {
  /** It is drawn as a thing of its own, at its place: the basket of a bicycle. */
  readonly isDrawn: boolean;
  /** By drawing: a share of its width and of its height; without the height it is the upper edge there. */
  readonly spots: ReadonlyMap<string, readonly number[]>;
}

const PARTS: ReadonlyMap<string, Part> = new Map(
  table.parts.flatMap(({ words, of, drawn = false }) => {
    const part = { isDrawn: drawn, spots: new Map<string, readonly number[]>(Object.entries(of)) };
    return words.map((word): [string, Part] => [word, part]);
  }),
);

/** Words for parts, also of things whose drawing has no place for them. */
const LOOSE: ReadonlySet<string> = new Set(table.loose);

/** Words for parts that a thing has, of any thing or of some. */
const HAD_BY_ANY: ReadonlySet<string> = new Set(table.had.ofAny.split(' '));
const HAD_BY_SOME: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(table.had.of).map(([part, wholes]) => [part, new Set(wholes.split(' '))]),
);

const lastWordOf = (said: string): string => singularForm(said.slice(said.lastIndexOf(' ') + 1));

const isPartWord = (said: string): boolean => {
  const word = lastWordOf(said);
  return HAD_BY_ANY.has(word) || HAD_BY_SOME.has(word);
};

/** "A bottle with a cap": no cap for a head. Things on a table or a shelf are no parts of it. */
function isHadBy(part: string, { said, name }: Subject): boolean {
  const word = lastWordOf(part);
  const words = [...said.split(' '), ...name.split('-')].map(singularForm);
  if (words.some((one) => HAD_BY_SOME.get(word)?.has(one))) return true;
  return HAD_BY_ANY.has(word) && !isAlive(name) && !SURFACES.has(name);
}

/** "A thermos with a green cap", where nobody knows a thermos: its cap is no hat. `end` is that of the last known thing. */
export function isPartOfUnknown(
  words: readonly string[],
  { at, text, end }: { readonly at: number; readonly text: string; readonly end: number },
): boolean {
  if (!isPartWord(text)) return false;
  const having = words.slice(Math.max(0, at - 4), at).lastIndexOf('with') + Math.max(0, at - 4);
  if (words[having] !== 'with' || having === 0 || having <= end) return false;
  const part = lastWordOf(text);
  return HAD_BY_ANY.has(part) || HAD_BY_SOME.get(part)?.has(singularForm(words[having - 1] ?? '')) === true;
}

/** Relations to a part that being at its place shows. */
const AT_IT: ReadonlySet<Relation> = new Set(['on', 'in', 'beside', 'before', 'hanging']);

const partNamed = (said: string): Part | undefined => PARTS.get(said) ?? PARTS.get(singularForm(said));

/** The place of a part in the drawing of a thing. */
export const spotOn = (name: string, part: string): readonly number[] | undefined =>
  partNamed(part)?.spots.get(name);

/** The index of the thing that it is said to be a part of: the castle of "a castle with five towers"; -1 for none. */
export function wholeBefore(subjects: readonly Subject[], at: number): number {
  const { relation, said = '' } = subjects[at] ?? {};
  if (relation?.kind !== 'beside' || !(relation.said === 'with' || relation.joined)) return -1;
  const to = relation.said === 'with' ? relation.to : wholeBefore(subjects, relation.to);
  const whole = subjects[to];
  return whole && isPartOf(said, whole) ? to : -1;
}

/** It is a part that such a thing has. */
export const isPartOf = (said: string, whole: Subject): boolean =>
  isHadBy(said, whole) || spotOn(whole.name, said) !== undefined;

const isDefinite = (prompt: string, said: string): boolean =>
  new RegExp(`\\b(?:the|its|his|her|their) (?:\\w+ )?${said}\\b`, 'i').test(prompt);

/**
 * "On the chimney of a house" is on the house, where its drawing has the chimney: a second chimney would lie on the
 * ground. What the drawing of the whole has no place for is said.
 */
export function ontoWholes(prompt: string, named: readonly Subject[]): readonly Subject[] {
  const subjects = named.map((one) => onDeck(onPart(one, named), named));
  for (const [index, part] of subjects.entries()) {
    const kind = part.relation?.kind;
    if (
      !(partNamed(part.said) || LOOSE.has(part.said) || isPartWord(part.said)) ||
      kind === 'holding' ||
      kind === 'wearing'
    )
      continue;
    const whole = wholeOf(prompt, subjects, index);
    if (whole !== undefined) return ontoWholes(prompt, moved(prompt, subjects, index, whole));
  }
  return subjects;
}

/** "On the roof of a bus": the words for the relation hold the part. */
function onPart(one: Subject, subjects: readonly Subject[]): Subject {
  const { relation } = one;
  const [, said = '', part = ''] = /^(.*\bon) the (\w+) of$/.exec(relation?.said ?? '') ?? [];
  if (!relation || relation.at || !partNamed(part)) return one;
  const spot = spotOn(subjects[relation.to]?.name ?? '', part);
  return { ...one, relation: { ...relation, said, part, ...(spot && { spot }) } };
}

/** Sails hide who is in a boat, unless they are on its deck. */
function onDeck(one: Subject, subjects: readonly Subject[]): Subject {
  const { relation } = one;
  const spot = relation && spotOn(subjects[relation.to]?.name ?? '', 'deck');
  // A figure that rows a small boat has its own drawing.
  const boat = subjects[relation?.to ?? -1];
  const isRowed =
    /^(?:boat|small boat|rowboat)$/.test(boat?.said ?? '') ||
    (boat?.name === 'canoe' && relation?.kind === 'in');
  const isAboard =
    relation && !isRowed && /^(?:in|on)$/.test(relation.kind) && !relation.spot && isAlive(one.name);
  return spot && isAboard ? { ...one, relation: { ...relation, kind: 'on', spot } } : one;
}

function wholeOf(prompt: string, subjects: readonly Subject[], index: number): number | undefined {
  const part = subjects[index];
  if (!part) return undefined;
  const known = partNamed(part.said);
  const owner = subjects.findIndex(({ undrawn = [] }) =>
    undrawn.some(({ said, to }) => said === 'of' && to === index),
  );
  if (owner >= 0) return owner;
  const haver = hadBy(prompt, subjects, part);
  if (haver !== undefined) return haver;
  const hasIt = (at: number): boolean => at !== index && known?.spots.has(subjects[at]?.name ?? '') === true;
  const isPlaced = part.relation !== undefined && 'spot' in part.relation;
  const isHad = part.relation?.said === 'with' && hasIt(part.relation.to);
  if (isPlaced || !(isHad || isDefinite(prompt, part.said))) return undefined;
  const others = [...subjects.keys()].filter(hasIt);
  return others.findLast((at) => at < index) ?? others[0];
}

/** The thing that has it as a part: the one that "with" is said of, also where a surface is named between them. */
function hadBy(prompt: string, subjects: readonly Subject[], part: Subject): number | undefined {
  const { relation, said } = part;
  const to =
    relation && (relation.joined ? (subjects[relation.to]?.relation?.to ?? relation.to) : relation.to);
  const isHad =
    relation !== undefined &&
    /^(?:with|and|of)$/.test(relation.said) &&
    new RegExp(`\\b(?:with|and|,) (?:[\\w-]+ ){0,4}?${said}\\b`, 'i').test(prompt);
  if (!isHad || to === undefined || spotOn(subjects[to]?.name ?? '', said)) return undefined;
  const users = subjects.flatMap((one, at) => (one.relation?.to === to ? [at] : []));
  return [to, relation.to, ...users].find((at) => {
    const whole = subjects[at];
    return (
      whole !== undefined && whole !== part && isHadBy(said, whole) && !isListedWith(prompt, whole, said)
    );
  });
}

/** "A wrench and a wheel", "tools and wheels" are two things. */
const isListedWith = (prompt: string, whole: Subject, said: string): boolean =>
  new RegExp(`\\b${whole.said} and (?:an? (?:[\\w-]+ )?${said}|(?:[\\w-]+ )?${said}(?<=s))\\b`, 'i').test(
    prompt,
  );

function moved(
  prompt: string,
  subjects: readonly Subject[],
  index: number,
  whole: number,
): readonly Subject[] {
  const [part, owner] = [subjects[index], subjects[whole]];
  if (!part || !owner) return subjects;
  const known = partNamed(part.said);
  const spot = known?.spots.get(owner.name);
  const isOf = ({ said, to }: SubjectRelation): boolean => said === 'of' && to === index;
  const undrawn = owner.undrawn?.filter((one) => !isOf(one));
  if (known?.isDrawn && spot)
    return subjects.map((one, at): Subject => {
      if (at === whole) return { ...one, ...(undrawn && { undrawn }) };
      return at === index ? { ...one, relation: { kind: 'on', said: 'on', to: whole, spot } } : one;
    });
  const pointing = saidOfPart(subjects, index, whole);
  if (pointing) return moved(prompt, pointing, index, whole);
  const users = subjects.filter(({ relation }, at) => relation?.to === index && at !== whole);
  // In the colour of the whole its parts have lost their own.
  const looks = describedIn(prompt, part.said).filter((one) => owner.colour || !hasDetail(owner.name, one));
  const isAlone =
    users.length === 0 && spot === undefined && looks.length === 0 && !hasDetail(owner.name, part.said);
  const lost = [...looks, ...(isAlone ? [`${part.said} of ${owner.said}`] : [])];
  const related = subjects.map((one, at): Subject => {
    // "A bottle with a cap standing on a shelf": the bottle stands there.
    if (at === index) return { ...one, postures: [] };
    if (at === whole)
      return {
        ...one,
        ...(part.postures && { postures: [...(one.postures ?? []), ...part.postures] }),
        ...(undrawn && { undrawn }),
        relation: one.relation?.to === index ? undefined : one.relation,
        ...(lost.length > 0 && { lost: [...(one.lost ?? []), ...lost] }),
      };
    const { relation } = one;
    if (!relation || relation.to !== index) return one;
    const isThere = spot !== undefined && AT_IT.has(relation.kind);
    if (isThere)
      return { ...one, relation: { kind: 'on', said: relation.said, to: whole, spot, part: part.said } };
    // "With a handle and a lid": the lid is of the same thing.
    if (relation.kind === 'beside' && /^(?:and|with)$/.test(relation.said))
      return { ...one, relation: { ...relation, to: whole } };
    const words = `${one.said} ${relation.said} ${part.said}`;
    return {
      ...one,
      relation: { kind: 'beside', said: 'beside', to: whole },
      lost: [...(one.lost ?? []), words],
    };
  });
  return withoutSubject(related, related[index] ?? part, { colour: looks.length === 0 });
}

/** "A dog at the door of a house": nearness is said of the door, but the dog is what is put there. */
function saidOfPart(
  subjects: readonly Subject[],
  index: number,
  whole: number,
): readonly Subject[] | undefined {
  const { relation } = subjects[index] ?? {};
  const user = relation?.kind === 'beside' && relation.to !== whole ? subjects[relation.to] : undefined;
  const isFree = !user?.relation || user.relation.kind === 'beside';
  if (!relation || !user || !isFree || /^(?:and|with)$/.test(relation.said)) return undefined;
  return subjects.map((one, at): Subject => {
    if (at === relation.to) return { ...one, relation: { ...relation, to: index } };
    return at === index ? { ...one, relation: undefined } : one;
  });
}

/** "Green roof", "torn sail": the drawing has another one. */
function describedIn(prompt: string, said: string): string[] {
  const found = new RegExp(`([\\w-]+) ${said}\\b`, 'i').exec(prompt);
  return found && !UNDESCRIBED.test(found[1] ?? '') ? [found[0].toLowerCase()] : [];
}

/** Words before a part that say nothing of its looks. */
const UNDESCRIBED =
  /^(?:an?|the|its|his|her|their|my|of|on|in|at|with|and|from|by|to|rear|front|back|upper|lower|top|luggage|one|open)$/i;
