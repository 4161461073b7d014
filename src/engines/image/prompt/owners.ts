import { withLost } from './attributes.ts';
import { hasDetail } from './details.ts';
import { tokenise } from './lexicon.ts';
import { isAlive, isPerson } from './people.ts';
import type { Subject } from './subject.ts';
import { withoutSubject } from './without-subject.ts';

interface Owned {
  readonly subjects: readonly Subject[];
  readonly leftOver: readonly string[];
}

/** Gives things and parts to whoever has them: the umbrella to the person, the bone to the mouth of the dog. */
export function withOwners(prompt: string, { subjects, leftOver }: Owned): Owned {
  const held = withoutGloves(subjects).map((one, index, all) => heldByPerson(one, index, all));
  const bitten = inMouths(prompt, { subjects: held, leftOver });
  const lit = withLitWindows(prompt, bitten);
  const isTrunkUsed = WITH_TRUNK.test(prompt) && subjects.some(({ name }) => name === 'elephant');
  return {
    subjects: withoutHad(lit.subjects),
    leftOver: lit.leftOver.filter((word) => word !== 'trunk' || !isTrunkUsed),
  };
}

/** "With a hat and green gloves": hands are drawn bare, and gloves beside them would be lost ones. */
function withoutGloves(subjects: readonly Subject[]): readonly Subject[] {
  const at = subjects.findIndex(
    ({ name, relation }, index) =>
      name === 'gloves' &&
      relation !== undefined &&
      /^(?:with|wearing|in|and)$/.test(relation.said) &&
      subjects.slice(0, index).some((one) => isPerson(one.name)),
  );
  const gloves = subjects[at];
  const owner = subjects.slice(0, Math.max(0, at)).findLast((one) => isPerson(one.name));
  if (!gloves || !owner) return subjects;
  const said = [gloves.coloured ?? '', gloves.said].join(' ').trim();
  const told = subjects.map((one) => (one === owner ? withLost(one, [said]) : one));
  return withoutSubject(told, gloves, { colour: true, size: true });
}

/** It is there; with its trunk up it would look otherwise. */
const WITH_TRUNK = /\b(?:with|in) (?:its|his|her|their) trunk\b(?! (?:up|raised|down|in|around|lifted))/i;

/** People have it in the hand or on the back. */
export const isCarried = (name: string): boolean =>
  /^(?:umbrella|backpack|handbag|briefcase|suitcase|luggage)$/.test(name);

/** "A man walking two dogs under an umbrella": the dogs cannot hold it. */
function heldByPerson(one: Subject, index: number, subjects: readonly Subject[]): Subject {
  const { relation, name } = one;
  if (!isCarried(name) || !/^(?:with|under|carrying|holding)$/.test(relation?.said ?? '') || !relation)
    return one;
  const isHeld = (at: number): boolean => isPerson(subjects[at]?.name ?? '');
  const owner = [...subjects.keys()].slice(0, index).findLast(isHeld);
  if (isHeld(relation.to) || owner === undefined) return one;
  const kind = name === 'backpack' ? ('wearing' as const) : ('holding' as const);
  return { ...one, relation: { kind, said: relation.said, to: owner } };
}

const MOUTH = /^(?:mouth|beak|jaws|muzzle|teeth)$/;
export const IN_MOUTH = 'with in the mouth';

/** "A dog with a bone in its mouth". */
function inMouths(prompt: string, { subjects, leftOver }: Owned): Owned {
  const words = tokenise(prompt);
  const mouth = words.findIndex(
    (word, at) => MOUTH.test(word) && /^(?:its|his|her|the|their)$/.test(words[at - 1] ?? ''),
  );
  const before = words[mouth - 2] === 'in' ? words.slice(0, mouth - 2).join(' ') : undefined;
  const index = subjects.findIndex(
    ({ said, relation }) =>
      before?.endsWith(said) === true &&
      relation !== undefined &&
      /^(?:beside|holding)$/.test(relation.kind) &&
      isAlive(subjects[relation.to]?.name ?? ''),
  );
  const one = subjects[index];
  if (!one?.relation) return { subjects, leftOver };
  const relation = { ...one.relation, kind: 'holding' as const, said: IN_MOUTH };
  return {
    subjects: subjects.with(index, {
      ...one,
      relation,
      lost: one.lost?.filter((phrase) => !phrase.endsWith(` in ${words[mouth]}`)) ?? [],
    }),
    leftOver: leftOver.filter((word) => word !== words[mouth]),
  };
}

const LIGHT_IN_WINDOWS =
  /\b(?:lights?|glow\w*|lamplight) (?:\w+ing )?(?:in|from|through|behind) (?:the|its|all) windows?\b/i;
const DARK = /\b(?:night|midnight|dusk|evening|twilight|nightfall)\b/i;

/** "A cabin at night, light in the windows": those of the drawing shine in the dark. */
function withLitWindows(prompt: string, { subjects, leftOver }: Owned): Owned {
  const windows = subjects.find(({ name, counted, colour }) => name === 'window' && !counted && !colour);
  const isHad = subjects.some((one) => one !== windows && hasDetail(one.name, 'windows'));
  if (!windows || !isHad || !LIGHT_IN_WINDOWS.test(prompt) || !DARK.test(prompt))
    return { subjects, leftOver };
  return {
    subjects: withoutSubject(subjects, windows),
    leftOver: leftOver.filter((word) => !/^(?:lights?|glow\w*|lamplight|shining|coming)$/.test(word)),
  };
}

/** A cook has a hat, and a bowl of ramen its egg: it is not drawn again. */
function withoutHad(subjects: readonly Subject[]): readonly Subject[] {
  const had = subjects.findLast(
    ({ said, relation, count, counted, colour }) =>
      relation !== undefined &&
      /^(?:wearing|on|in|beside)$/.test(relation.kind) &&
      /^(?:with|wearing|in|and)$/.test(relation.said) &&
      (count === 1 || !counted) &&
      (!colour || WHITE.test(colour)) &&
      // "With lemon and a straw": of the tea.
      [relation.to, subjects[relation.to]?.relation?.to ?? -1].some((at) =>
        hasDetail(subjects[at]?.name ?? '', said),
      ),
  );
  return had ? withoutHad(withoutSubject(subjects, had, { colour: true })) : subjects;
}

/** The colour of those that drawings have. */
const WHITE = /^#f[0-9a-f]f[0-9a-f]/i;
