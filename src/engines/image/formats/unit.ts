import { planReading } from '../layers.ts';
import { leftOutOf } from '../prompt/left-out.ts';
import { plainSubject, type Subject, type SubjectRelation } from '../prompt/subject.ts';
import { isHeaped } from '../prompt/vocabulary.ts';
import { armsOver } from '../scene/arms-over.ts';
import { isWorn } from '../scene/body-points.ts';
import { drawnSprite } from '../scene/draw-subject.ts';
import { extentOf } from '../scene/groups.ts';
import { layoutSubjects } from '../scene/layout.ts';
import { type PlacedSubject, resizedSubject } from '../scene/placed-subject.ts';
import { createScene } from '../scene/scene.ts';
import { shownLooks } from '../scene/shown-looks.ts';
import { isSideBySide, shownActions, sideBySideMisses, unshownRelations } from '../scene/unshown.ts';
import { Visibility } from '../scene/visibility.ts';
import type { Drawings } from '../sprites/drawings.ts';
import type { Brief } from './brief.ts';
import { crossedDrawing, isCrossed } from './crossed.ts';
import { shapeIn } from './design-words.ts';
import { type UnitDrawing, unitDrawing } from './unit-drawing.ts';

/** Things that wear, hold or bear each other: a design shows them as one drawing. */
interface Unit {
  /** The name of its drawing. */
  readonly name: string;
  /** Subjects of the prompt that it shows. */
  readonly members: readonly Subject[];
  readonly drawing: UnitDrawing;
  /** Copies of each that are seen, by the words for it. */
  readonly copies: ReadonlyMap<string, number>;
  /** Words of the prompt about them that it does not show. */
  readonly leftOut: readonly string[];
  /** The longer side of each part by that of the whole, with the words for it. */
  readonly parts: readonly { readonly said: string; readonly share: number }[];
  /** Further words of the prompt that it shows. */
  readonly shown?: readonly string[];
}

export interface United {
  readonly units: readonly Unit[];
  /** The subjects, with each unit in the place of its members. */
  readonly subjects: readonly Subject[];
  readonly drawings: Drawings;
}

/** Side of the canvas on which a unit is laid out, in pixels. */
const SIDE = 320;

/** Lays out the related things of a brief as a scene would, and makes one drawing of each group. */
export function united(brief: Brief, drawings: Drawings): United {
  const { subjects } = brief;
  const made = groupsOf(brief)
    .filter((group) => group.every((index) => drawings.has(subjects[index]?.name ?? '')))
    .map((group, index) => ({ group, unit: unitOf(group, `unit-${index}`, brief, drawings) }))
    .filter(({ unit }) => isWorthIt(unit, subjects));
  const groups = made.map(({ group }) => group);
  const units = made.map(({ unit }) => unit);
  const unitAt = new Map(groups.flatMap((group, n) => group.map((index): [number, number] => [index, n])));
  const lead = (index: number): number => groups[unitAt.get(index) ?? -1]?.[0] ?? index;
  const kept = [...subjects.keys()].filter((index) => lead(index) === index);
  const merged = kept.flatMap((index): Subject[] => {
    const subject = subjects[index];
    if (!subject) return [];
    const unit = units[unitAt.get(index) ?? -1];
    const own = unit ? inOneDrawing(subject, unit) : subject;
    return [{ ...own, relation: movedTo(own.relation, (to) => kept.indexOf(lead(to))) }];
  });
  return { units, subjects: merged, drawings: withUnits(drawings, units) };
}

/** Side by side all of them are seen, and larger. */
const isWorthIt = (unit: Unit, subjects: readonly Subject[]): boolean =>
  unit.members.every(({ said }) => !unit.leftOut.includes(said)) &&
  unit.members.every(({ said, relation }) => {
    const share = unit.parts.find((part) => part.said === said)?.share ?? 1;
    return share >= (LEAST_SHARE.get(relation?.kind ?? '') ?? 0);
  }) &&
  (unit.shown !== undefined ||
    shownBy(unit, subjects).length > 0 ||
    unit.members.some(({ relation }) => CLOSE.test(relation?.kind ?? '')));

/** A goat behind a tree is smaller than that in nature, and not seen in a design. */
const LEAST_SHARE: ReadonlyMap<string, number> = new Map([
  ['behind', 0.3],
  ['before', 0.3],
  ['under', 0.3],
  ['beside', 0.15],
]);

/** Together they look more like it than apart, even where a part of it is missing. */
const CLOSE = /^(?:wearing|holding|riding|in|on)$/;

/** Words about its members that drawings side by side would not show. */
const shownBy = ({ members, leftOut }: Unit, subjects: readonly Subject[]): string[] =>
  sideBySideMisses(subjects.map((one) => (members.includes(one) ? one : plainSubject(one)))).filter(
    (words) => !leftOut.includes(words),
  );

/** "A pizza with sunglasses": in a design a thing has a face too. */
export function wornBy(subject: Subject, subjects: readonly Subject[], prompt: string): Subject {
  const { relation, name, said } = subject;
  const wearer = subjects[relation?.to ?? -1];
  // In "a lamp, a pair of skates" the lamp wears nothing.
  const isWearer =
    wearer &&
    relation?.kind === 'beside' &&
    relation.said === 'with' &&
    isWorn(name) &&
    new RegExp(`\\b${wearer.said} (?:with|and) [^,;]*\\b${said}\\b`, 'i').test(prompt);
  return isWearer ? { ...subject, relation: { ...relation, kind: 'wearing' } } : subject;
}

const inOneDrawing = ({ said, side, disc }: Subject, { name }: Unit): Subject => ({
  ...plainSubject({ name, said, count: 1 }),
  ...(side && { side }),
  ...(disc && { disc }),
});

const movedTo = (
  relation: SubjectRelation | undefined,
  place: (to: number) => number,
): SubjectRelation | undefined =>
  relation && {
    ...relation,
    to: place(relation.to),
    ...(relation.and !== undefined && { and: place(relation.and) }),
  };

/** The indexes of subjects that belong together, the one that bears the others first. */
function groupsOf({ subjects, hints, words }: Brief): number[][] {
  const shape = shapeIn(subjects, hints.length);
  const group = [...subjects.keys()];
  const join = (one: number, other: number): void => {
    const [from, to] = [group[one], group[other]];
    for (const [index, own] of group.entries()) if (own === from) group[index] = to ?? own;
  };
  for (const [index, subject] of subjects.entries())
    for (const relation of [subject.relation, ...(subject.undrawn ?? [])]) {
      if (!relation || isSideBySide(relation)) continue;
      for (const to of [relation.to, relation.and ?? relation.to])
        if (subjects[to] !== shape && subject !== shape && subjects[to]) join(index, to);
    }
  const roots = [...new Set(group)];
  const isRoot = (index: number): boolean => group[index] === index;
  return roots
    .map((root) =>
      [...subjects.keys()]
        .filter((index) => group[index] === root)
        .sort((a, b) => Number(isRoot(b)) - Number(isRoot(a))),
    )
    .filter(([first = -1, second]) => second !== undefined || isPosed(subjects[first], words))
    .filter(([first = -1]) => subjects[first] !== shape);
}

/** More than its drawing: somebody who sleeps, a pile. */
const isPosed = (subject: Subject | undefined, words: readonly string[]): boolean =>
  subject !== undefined &&
  (subject.parts !== undefined ||
    isCrossed(subject, words) ||
    (subject.postures ?? []).length > 0 ||
    subject.odd !== undefined ||
    (isHeaped(subject.form) && subject.count > 1));

function unitOf(group: readonly number[], name: string, brief: Brief, drawings: Drawings): Unit {
  const members = group.flatMap((index) => brief.subjects[index] ?? []);
  const [only] = members;
  if (members.length === 1 && only && isCrossed(only, brief.words))
    return {
      name,
      members,
      drawing: crossedDrawing(only, SIDE, drawings),
      copies: new Map([[only.said, only.count]]),
      leftOut: [],
      parts: [{ said: only.said, share: 1 }],
      shown: ['crossed'],
    };
  const inOrder = group.toSorted((a, b) => a - b);
  const subjects = inOrder.flatMap((index): Subject[] => {
    const subject = brief.subjects[index];
    if (!subject) return [];
    const { relation, undrawn } = subject;
    const own = relation && inOrder.includes(relation.to) ? relation : undefined;
    const place = (to: number): number => inOrder.indexOf(to);
    return [
      {
        ...subject,
        relation: movedTo(own, place),
        ...(undrawn && {
          undrawn: undrawn.flatMap((one) => (inOrder.includes(one.to) ? (movedTo(one, place) ?? []) : [])),
        }),
      },
    ];
  });
  const plan = planReading(brief.request, {
    ...brief,
    subjects,
    hints: [{ place: 'table', time: 'day', weather: 'clear' }],
    colours: [],
    leftOver: [],
  });
  const scene = createScene(plan, { width: SIDE, height: SIDE, style: '3d', steps: 30 });
  const drawn = new Visibility(SIDE, SIDE, scene.light);
  const placed = fillingSquare(layoutSubjects(scene, (one) => drawings.shapeOf(one)));
  const shown = placed.flatMap((one) => {
    if (!drawings.has(one.name)) return [];
    drawn.add(one, drawnSprite(scene, drawings, one));
    return [one, armsOver(one, placed, plan.subjects) ?? []].flat();
  });
  const seen = drawn.seen();
  const leftOut = leftOutOf(plan, {
    seen,
    unshown: unshownRelations(plan, drawn),
    shown: new Set([...shownLooks(plan, drawn), ...shownActions(plan, drawn)]),
    showsDisc: true,
    showsLand: true,
  });
  const drawing = unitDrawing(shown, drawings);
  const longer = Math.max(drawing.width, drawing.height);
  return {
    name,
    members,
    drawing,
    copies: new Map([...seen].map(([{ said }, copies]) => [said, copies])),
    leftOut,
    parts: plan.subjects.flatMap((subject) => {
      const sizes = placed
        .filter((one) => one.subject === subject)
        .map((one) => Math.max(one.width, one.height));
      return sizes.length > 0 ? [{ said: subject.said, share: Math.max(...sizes) / longer }] : [];
    }),
  };
}

/** Enlarged together: no scene around them needs room. */
function fillingSquare(placed: readonly PlacedSubject[]): PlacedSubject[] {
  const { left, right } = extentOf(placed);
  const top = Math.min(...placed.map((one) => one.foot - one.height));
  const foot = Math.max(...placed.map((one) => one.foot));
  const scale = (SIDE * 0.9) / Math.max(right - left, foot - top);
  return placed.map((one) => ({
    ...resizedSubject(one, one.size * scale),
    x: SIDE / 2 + (one.x - (left + right) / 2) * scale,
    foot: SIDE * 0.95 - (foot - one.foot) * scale,
    ...(one.rim && {
      rim: {
        x: one.rim.x * scale,
        y: one.rim.y * scale,
        across: one.rim.across * scale,
        down: one.rim.down * scale,
      },
    }),
  }));
}

function withUnits(drawings: Drawings, units: readonly Unit[]): Drawings {
  const own = new Map(units.map(({ name, drawing }) => [name, drawing]));
  const svgOf = ({ width, height, body }: UnitDrawing): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return {
    ...drawings,
    has: (name) => own.has(name) || drawings.has(name),
    draw(name, size, tilt) {
      const unit = own.get(name);
      return unit ? drawings.drawSvg(svgOf(unit), size) : drawings.draw(name, size, tilt);
    },
    vector: (name) => own.get(name) ?? drawings.vector(name),
  };
}

/** Fraction of the shorter side of a design: smaller things cannot be recognised. */
const LEAST_SIZE = 0.03;

interface UnitAccount {
  readonly brief: Brief;
  /** The longer side of a unit by the shorter one of the design; 0 for one that is not seen. */
  readonly sizeOf: (unit: Unit) => number;
  readonly add: (member: Subject, copies: number) => void;
}

/** Enters what the units of a design show into its account. */
export function accountForUnits({ units }: United, { brief, sizeOf, add }: UnitAccount): void {
  for (const unit of units) {
    const { members, leftOut, parts } = unit;
    const size = sizeOf(unit);
    const isSmall = (said: string): boolean =>
      parts.some((part) => part.said === said && part.share * size < LEAST_SIZE);
    for (const member of size > 0 ? members : []) {
      const { said, count, colourful } = member;
      if (isSmall(said)) continue;
      add(member, Math.min(count, unit.copies.get(said) ?? count));
      for (const words of [said, ...(colourful?.split(/[ -]/) ?? [])]) brief.shown.add(words);
    }
    if (size === 0) continue;
    for (const words of [...shownBy(unit, brief.subjects), ...(unit.shown ?? [])]) brief.shown.add(words);
    for (const { relation } of members)
      for (const whom of ['it', 'them', 'him', 'her']) brief.shown.add(`${relation?.said} ${whom}`);
    brief.missing.push(...leftOut);
  }
}
