import { BACKWARDS } from '../prompt/relate.ts';
import type { SceneHint } from '../prompt/scene-words.ts';
import { plainSubject, type Subject, type SubjectRelation } from '../prompt/subject.ts';
import { relationWords } from '../scene/relation-words.ts';
import { isBehindSubject } from '../scene/scene.ts';
import type { Drawings } from '../sprites/drawings.ts';
import type { Brief } from './brief.ts';
import { colouredSign } from './subjects.ts';

/** Parts of a scene that a flat design has as things. */
const THING =
  /\b(?:suns?|moons?|stars?|clouds?|rainbows?|waves?|mountains?|islands?|volcano|planets?|trees?|flowers?|lea(?:f|ves))$/;

/** "A cat on a cloud": in a flat design the cloud is a thing, and the cat is on it. */
export function withSignSubjects(brief: Brief, drawings: Drawings): Brief {
  const isThing = ({ said = '' }: SceneHint): boolean =>
    THING.test(said) && drawings.has(colouredSign(said)?.name ?? '');
  const things = brief.hints.filter(isThing);
  const [first, second] = things;
  // "A mountain with the sun behind it".
  const isAlone = brief.subjects.length === 0 && second?.said !== undefined;
  const own = isAlone && first && aroundIt({ ...brief, subjects: [thingOf(first)] }, second.said);
  if (own)
    return withSign(
      { ...brief, subjects: [thingOf(first)], hints: brief.hints.filter((one) => one !== first) },
      second,
    );
  return things.reduce(withSign, brief);
}

/** "A boat with a star above it". */
function aroundIt({ words, subjects }: Brief, said: string): SceneHint['relation'] {
  const text = words.join(' ');
  const found = new RegExp(
    `\\b${said} (above|over|below|under|underneath|behind) (?:it|them|him|her)\\b`,
  ).exec(text);
  const before = subjects.findLast(
    (one) => found && text.indexOf(one.said) < found.index && text.includes(one.said),
  );
  const how = found?.[1];
  if (!how || !before) return undefined;
  const kind = /^(?:above|over)$/.test(how) ? 'above' : how === 'behind' ? 'behind' : 'under';
  return { kind, said: how, of: before.said, name: before.name, isOfScene: true };
}

const thingOf = ({ said = '', many }: SceneHint): Subject => ({
  ...plainSubject({ name: '', said, count: many?.count ?? 1 }),
  ...colouredSign(said),
  counted: many !== undefined,
});

function withSign(brief: Brief, hint: SceneHint): Brief {
  const { said = '' } = hint;
  const relation = aroundIt(brief, said) ?? hint.relation;
  const sign = colouredSign(said);
  const of = brief.subjects.findIndex((one) => one.said === relation?.of);
  const bearer = brief.subjects[of];
  if (!sign || !relation || !bearer || /^(?:and|with)$/.test(relation.said)) return brief;
  if (isBehindSubject({ ...hint, relation }) || (hint.features && relation.kind === 'behind'))
    return withDisc(brief, hint, bearer);
  const { kind, said: how } = relation;
  // A star that somebody holds is the one that is placed.
  const isOfScene = relation.isOfScene === true || BACKWARDS.has(kind);
  const at = brief.subjects.length;
  const own: SubjectRelation | undefined = isOfScene ? { kind, said: how, to: of } : undefined;
  const thing: Subject = { ...thingOf(hint), relation: own };
  const isFree = !isOfScene && bearer.relation === undefined;
  if (!isOfScene && !isFree) brief.missing.push(relationWords(how, bearer.said, said));
  const subjects = brief.subjects.map((one) =>
    one === bearer && isFree ? { ...one, relation: { kind, said: how, to: at } } : one,
  );
  return { ...brief, subjects: [...subjects, thing], hints: brief.hints.filter((one) => one !== hint) };
}

const MOON = '#f3e9c6';
const SUN = '#ffc640';

/** "A saxophone in front of a big moon": the disc is large behind the saxophone. */
function withDisc(brief: Brief, hint: SceneHint, bearer: Subject): Brief {
  const isMoon = hint.features?.includes('moon');
  const disc = isMoon
    ? { fill: hint.colour ?? MOON, said: 'moon' }
    : { fill: hint.colour ?? SUN, said: 'sun' };
  for (const { said = '', features } of brief.hints)
    if (said === hint.said || features?.[0] === 'big-disc') brief.shown.add(said);
  for (const said of /\b(?:behind|in front of|before) (?:it|them|him|her)\b/g.exec(brief.words.join(' ')) ??
    [])
    brief.shown.add(said);
  return {
    ...brief,
    subjects: brief.subjects.map((one) => (one === bearer ? { ...one, disc } : one)),
    hints: brief.hints.filter((one) => one !== hint && one.features?.[0] !== 'big-disc'),
  };
}
