import { ACTION_WORDS } from '../../image/prompt/actions.ts';
import { clauseStarts, Lexicon, tokenise } from '../../image/prompt/lexicon.ts';
import type { ScenePlan } from '../../image/prompt/plan.ts';
import type { Subject } from '../../image/prompt/subject.ts';
import type { Action } from '../../image/prompt/vocabulary.ts';
import { itemAt } from '../../narrow.ts';
import table from '../data/actions.json';

export type WayKind = keyof typeof table.ways;

/** The target of a motion: a word such as "past", and the thing that it refers to. */
export interface Way {
  readonly kind: WayKind;
  readonly said: string;
  /** Index of the subject, or of the hint, that the way leads by. */
  readonly subject?: number;
  readonly hint?: number;
  /** The word for what it leads by, where the picture has that in another way: the window of a room. */
  readonly lost?: string;
}

/** One action of one subject. Subjects and hints are given by their index in the plan. */
export interface Deed {
  readonly actor: number;
  readonly action: Action;
  readonly said: string;
  readonly ways: readonly Way[];
  /** Index of the subject that it is done to: "walks his dog". */
  readonly object?: number;
  /** Words that say it again: "comes out". */
  readonly also?: readonly string[];
  /** The word for its speed, when there is one. */
  readonly pace: string | undefined;
}

const isWayKind = (kind: string): kind is WayKind => Object.hasOwn(table.ways, kind);

const WAYS = new Lexicon<WayKind>();
for (const [kind, phrases] of Object.entries(table.ways))
  if (isWayKind(kind)) for (const phrase of phrases) WAYS.add(phrase, kind);

const PACES = new Map(Object.entries(table.pace));
export const paceOf = (word: string | undefined): number => PACES.get(word ?? '') ?? 1;

/** Ways that need nothing to lead by. */
const ALONE: ReadonlySet<WayKind> = new Set(['up', 'down', 'away', 'left', 'right', 'back', 'forth']);

const WITH_MOVERS: ReadonlySet<WayKind> = new Set(['beside', 'after', 'behind', 'before']);

const PRONOUN = /^(?:it|them|him|her)$/;
const BETWEEN = /^(?:an?|the|its|his|her|their|some|one|this|that)$/;
/** A new clause: what follows is said of its own subject. */
const CLAUSE = /^(?:and|while|as|then|when|but)$/;

interface Span {
  readonly to: number;
  readonly subject?: number;
  readonly hint?: number;
}

/** The words of each thing, by the index of the first one. Things are in the order of the prompt. */
export function spansIn(words: readonly string[], { subjects, hints }: ScenePlan): Map<number, Span> {
  const spans = new Map<number, Span>();
  const add = (said: readonly string[], span: (index: number) => Omit<Span, 'to'>): void => {
    let from = 0;
    for (const [index, phrase] of said.entries()) {
      const parts = phrase.split(' ');
      for (let at = from; at <= words.length - parts.length; at++) {
        if (phrase === '' || !parts.every((part, n) => words[at + n] === part)) continue;
        spans.set(at, { ...span(index), to: at + parts.length });
        from = at + parts.length;
        break;
      }
    }
  };
  add(
    hints.map(({ said = '' }) => said),
    (hint) => ({ hint }),
  );
  add(
    subjects.map(({ said }) => said),
    (subject) => ({ subject }),
  );
  return spans;
}

interface Draft {
  readonly actor: number;
  readonly action: Action;
  readonly said: string;
  readonly ways: Way[];
  readonly also: string[];
  object?: number;
  pace: string | undefined;
}

/** Reads who does what, and where it leads. */
export function screenplayOf(plan: ScenePlan): Deed[] {
  const { subjects } = plan;
  const words = tokenise(plan.prompt);
  const spans = spansIn(words, plan);
  const clauses = clauseStarts(plan.prompt);
  const deeds: Draft[] = [];
  const actors: number[] = [];
  const things: number[] = [];
  let actor: number | undefined;
  let current: Draft | undefined;
  let way: { kind: WayKind; said: string } | undefined;
  /** Words since the last way, and whether only an article came since the verb. */
  let since: string[] = [];
  let isDirect = false;
  let pace: string | undefined;
  const begin = (who: number, said: string, kind?: Action): void => {
    const action = subjects[who]?.action;
    if (!action) return;
    // The picture shows the first deed; a later one has a kind of its own.
    const isFirst = !deeds.some((deed) => deed.actor === who);
    current = {
      actor: who,
      action: isFirst ? action.kind : (kind ?? action.kind),
      said,
      ways: [],
      also: [],
      pace,
    };
    deeds.push(current);
    isDirect = true;
  };
  const endWay = (): void => {
    const last = since.at(-1);
    if (way && current) {
      if (ALONE.has(way.kind)) current.ways.push(way);
      else if (last !== undefined && isLost(way, last, plan)) current.ways.push({ ...way, lost: last });
    }
    way = undefined;
    since = [];
  };
  for (let at = 0; at < words.length; ) {
    const word = itemAt(words, at);
    if (clauses.has(at) && spans.size > 0) {
      endWay();
      current = undefined;
    }
    const span = spans.get(at);
    const verb = span ? undefined : ACTION_WORDS.find(words, at);
    const verbSaid = verb ? words.slice(at, at + verb.length).join(' ') : '';
    // "A woman carrying a bag walks": the bag does nothing.
    const doer = [...actors, actor ?? -1].findLast(
      (one) =>
        isSaidOf(subjects[one], verbSaid) && (one === actor || !deeds.some((deed) => deed.actor === one)),
    );
    const isDone = doer !== undefined;
    const found = WAYS.find(words, at);
    if (span) {
      if (span.subject !== undefined) things.push(span.subject);
      // In "down an icy hill" the way leads by the hill.
      if (
        current &&
        way &&
        ((isAdjective(plan, span) && spans.has(span.to)) || isBeforeRoad(plan, spans.get(span.to)))
      ) {
        at = span.to;
        continue;
      }
      if (current && way) {
        const { to: _to, ...thing } = span;
        if (thing.subject !== current.actor) current.ways.push({ ...way, ...thing });
      } else if (current && isDirect && span.subject !== undefined) current.object = span.subject;
      else if (span.subject !== undefined && !current) {
        actor = span.subject;
        actors.push(actor);
        const before = subjects[actor]?.action?.said.split(' ') ?? [];
        current = undefined;
        // "A running horse".
        if (at > 0 && before.includes(words[at - 1] ?? '')) begin(actor, words[at - 1] ?? '');
      }
      [way, since, isDirect] = [undefined, [], false];
      at = span.to;
      continue;
    }
    isDirect &&= BETWEEN.test(word) || PACES.has(word);
    if (verb && doer !== undefined) begin(doer, verbSaid, verb.value);
    if (COMES.test(word) && words[at + 1] === 'out')
      deeds.findLast(({ ways }) => ways.some(leadsOut))?.also.push(word);
    if (PACES.has(word)) {
      pace = word;
      if (current) current.pace = word;
    }
    const isWay = found !== undefined && current !== undefined;
    if (isWay && !(verb && isDone && found.length < (verb.length ?? 0))) {
      const said = words.slice(at, at + found.length).join(' ');
      endWay();
      way = { kind: found.value, said };
      isDirect = false;
      at += Math.max(found.length, verb && isDone ? verb.length : 0);
      continue;
    }
    if (PRONOUN.test(word) && way && current) {
      // "Beside it" is beside who moves too; "above it" is above what was named last.
      const before = (WITH_MOVERS.has(way.kind) ? actors : things).filter((one) => one !== current?.actor);
      const of = before.at(-1);
      if (of !== undefined) current.ways.push({ ...way, subject: of });
      way = undefined;
    } else if (CLAUSE.test(word)) {
      endWay();
      // The next verb belongs to a new subject, or again to this one.
      if (word !== 'and') current = undefined;
      else if (isNewClause(words, at + 1, spans)) current = undefined;
    } else if (way && !BETWEEN.test(word)) {
      since.push(word);
      if (ALONE.has(way.kind)) endWay();
    }
    at += verb && isDone ? verb.length : 1;
  }
  endWay();
  return deeds.map((deed) => ({ ...deed, ways: withoutClimb(deed.ways) }));
}

/** In "climbs down a tree" the verb is no way up. */
const withoutClimb = (ways: readonly Way[]): readonly Way[] =>
  ways.some(({ kind }) => kind === 'down') ? ways.filter(({ said }) => !/^climb/.test(said)) : ways;

const COMES = /^(?:comes?|coming|goes)$/;
const leadsOut = ({ kind }: Way): boolean => kind === 'through' || kind === 'from';

/** Words for times and directions, which are no things. */
const NO_THING =
  /^(?:time|day|night|above|below|afar|distance|distant|frame|screen|camera|other|another|each|home|air|side|end|all|\w+ly)$/;
const LOSABLE: ReadonlySet<string> = new Set([
  'through',
  'onto',
  'into',
  'around',
  'behind',
  'under',
  'past',
]);

/**
 * "Through the window": the picture has the window as a part of its room, and nobody goes through. "From flower to
 * flower": it has one flower.
 */
const isLost = ({ said }: { said: string }, thing: string, { leftOver, subjects }: ScenePlan): boolean =>
  (LOSABLE.has(said) || subjects.some((one) => one.said === thing)) &&
  !NO_THING.test(thing) &&
  !leftOver.includes(thing);

/** In "down a desert highway" the way leads along the highway. */
const isBeforeRoad = ({ hints }: ScenePlan, next: Span | undefined): boolean =>
  hints[next?.hint ?? -1]?.features?.includes('road') === true;

const isAdjective = ({ hints }: ScenePlan, { hint = -1 }: Span): boolean => {
  const { place, features, part, weak = false } = hints[hint] ?? {};
  const isPlace = (place !== undefined && !weak) || features !== undefined || part !== undefined;
  return hints[hint] !== undefined && !isPlace;
};

/** After "and" comes a thing that does something itself. */
function isNewClause(words: readonly string[], from: number, spans: ReadonlyMap<number, Span>): boolean {
  for (let at = from; at < words.length && at < from + 5; at++) {
    const span = spans.get(at);
    if (span) return span.subject !== undefined;
    if (ACTION_WORDS.find(words, at)) return false;
  }
  return false;
}

const isSaidOf = (subject: Subject | undefined, said: string): boolean =>
  said !== '' && ` ${subject?.action?.said ?? ''} `.includes(` ${said} `);
