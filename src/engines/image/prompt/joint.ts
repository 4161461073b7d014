import looks from '../data/subject-looks.json';
import { isOnTable, isTableWork, takesObject } from './enact.ts';
import { isAlive, isPerson } from './people.ts';
import { isAtMouth } from './postures.ts';
import { BACKWARDS } from './relate.ts';
import { isWater, type SceneHint } from './scene-words.ts';
import { TOPS } from './staged.ts';
import { plainSubject, type Subject } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import { withoutSubject } from './without-subject.ts';

/** Deeds that need somebody else, or a table: who is given something, who plays with whom. */

const OFFERING = /^(?:giv|feed|hand|offer|bring|serv|deliver|present|show)\w*$/;
/** In metres. */
const LARGEST_OFFERED = 0.5;

const isOffered = ({ name, count }: Subject): boolean =>
  !isAlive(name) && count <= 2 && kindOfSubject(name).metres <= LARGEST_OFFERED;

/** "Juggles three balls before a tent", "eats leaves": the things are what it is done to, and the doer is there. */
export const withObjects = (subjects: readonly Subject[], prompt: string): readonly Subject[] =>
  subjects.reduce((left, { name, postures = [], action }, doer): readonly Subject[] => {
    const verb = [...postures, ...(action?.said.split(' ') ?? [])].find(takesObject);
    if (verb === undefined || !isAlive(name)) return left;
    const at = left.findIndex(
      (one, index) =>
        index !== doer &&
        !isAlive(one.name) &&
        (!one.relation || !BACKWARDS.has(one.relation.kind)) &&
        new RegExp(`\\b${verb} (?:(?!(?:${APART}) )[\\w'-]+ ){0,3}${one.said}\\b`, 'i').test(prompt),
    );
    const thing = left[at];
    const own = left[doer];
    if (!thing || !own) return left;
    const kind = isAtMouth(verb) ? 'holding' : 'beside';
    return left
      .with(at, { ...thing, relation: { kind, said: verb, to: doer } })
      .with(doer, { ...own, relation: own.relation ?? thing.relation });
  }, subjects);

/** The words after it are no object. */
const APART = 'on|in|at|by|from|with|under|over|behind|near|and|while|to|of';

/** A thing that somebody gives is in their hand, and whoever gets it stands before them. */
export function offered(subjects: readonly Subject[], prompt: string): readonly Subject[] {
  return [...subjects.keys()].reduce(
    (left, index) => toReceiver(inGivingHand(left, index, prompt), index, prompt),
    subjects,
  );
}

function inGivingHand(subjects: readonly Subject[], index: number, prompt: string): readonly Subject[] {
  const one = subjects[index];
  const before = subjects[index - 1];
  // "Giving his wife a rose".
  const isSecond = one && !one.relation && before && isAlive(before.name) && isGiven(before);
  const relation = isSecond ? before.relation : one?.relation;
  const giver = subjects[relation?.to ?? -1];
  if (!one || !relation || !giver || relation.kind !== 'beside' || !OFFERING.test(relation.said))
    return subjects;
  const isFree = subjects.every(
    ({ relation: of }, at) => at === index || of?.to !== relation.to || of.kind !== 'holding',
  );
  // "Feeding hens": they are not the food.
  const isFood =
    kindOfSubject(one.name).metres <= LARGEST_OFFERED &&
    (isSecond || receiverOf(subjects, index, prompt) >= 0);
  const isInHand = /^feed/.test(relation.said) ? isFood : isOffered(one);
  if (!isPerson(giver.name) || !isInHand || !isFree) return subjects;
  return subjects.with(index, { ...one, relation: { ...relation, kind: 'holding' } });
}

const isGiven = ({ relation }: Subject): boolean =>
  relation?.kind === 'beside' && OFFERING.test(relation.said);

/** The index of the boy in "handing an apple to a boy"; -1 for nobody. */
function receiverOf(subjects: readonly Subject[], index: number, prompt: string): number {
  const { relation, said: thing } = subjects[index] ?? {};
  return subjects.findIndex(
    (one, other) =>
      other > index &&
      isAlive(one.name) &&
      (!one.relation || (!subjects[relation?.to ?? -1]?.relation && one.relation.kind !== 'beside')) &&
      new RegExp(`\\b${thing} to (?:[\\w'-]+ ){0,4}${one.said}\\b`, 'i').test(prompt),
  );
}

/** The boy is the one it is done to. */
function toReceiver(subjects: readonly Subject[], index: number, prompt: string): readonly Subject[] {
  const { relation } = subjects[index] ?? {};
  if (relation?.kind !== 'holding' || !OFFERING.test(relation.said)) return subjects;
  const at = receiverOf(subjects, index, prompt);
  const receiver = subjects[at];
  const giver = subjects[relation.to];
  if (!receiver || !giver) return subjects;
  const deed = { kind: 'beside', said: relation.said, to: relation.to } as const;
  // To give something to somebody in bed, one stands beside it.
  if (receiver.relation && /^(?:in|on|riding)$/.test(receiver.relation.kind))
    return subjects.with(at, { ...receiver, undrawn: [...(receiver.undrawn ?? []), deed] });
  // "To a postman in front of a house": both are there.
  return subjects
    .with(relation.to, { ...giver, relation: giver.relation ?? receiver.relation })
    .with(at, { ...receiver, relation: deed });
}

const LOOKS = '(?:is |are )?(?:watch|watches|watching|looks on|looking on)(?: (?:them|him|her|it))?';

/** "While a dog watches", "a dog watches them": those who were named first. */
export const withWatchers = (subjects: readonly Subject[], prompt: string): readonly Subject[] =>
  subjects.map((one, index): Subject => {
    const isSaid =
      !one.relation &&
      isAlive(one.name) &&
      new RegExp(`\\b${one.said} ${LOOKS}(?: (?:from|and|while)\\b|[.,;]|$)`, 'i').test(prompt);
    const to = isSaid ? subjects.findIndex(({ name }, at) => at !== index && isAlive(name)) : -1;
    return to < 0 ? one : { ...one, relation: { kind: 'beside', said: 'watching', to, isOwn: true } };
  });

const GAMES: ReadonlySet<string> = new Set(['chess-set', 'domino-tiles', 'card', 'game-die']);
const TABLES = /^(?:table|round-table|desk)$/;

/** People who play a game sit at a table with it, on both sides. */
export function atGames(subjects: readonly Subject[], prompt: string): readonly Subject[] {
  const game = subjects.findIndex(({ name, said }) => GAMES.has(name) && isPlayed(said, prompt));
  const own = subjects[game]?.relation;
  const first =
    own && (/^play/.test(own.said) || own.kind === 'between')
      ? own.to
      : subjects.slice(0, Math.max(0, game)).findLastIndex(({ name }) => isPerson(name));
  const player = subjects[first];
  if (!player || !isPerson(player.name)) return subjects;
  const named = subjects.findIndex(({ name, count }) => TABLES.test(name) && count === 1);
  const table = named < 0 ? subjects.length : named;
  const isWith = ({ said }: Subject): boolean =>
    new RegExp(`\\b${subjects[game]?.said} (?:with|against) (?:[\\w'-]+ ){0,3}${said}\\b`, 'i').test(prompt);
  const others = [...subjects.keys()].filter((at) => isPartner(at, { first, game, table, isWith }, subjects));
  // "To play chess under a tree": the players are there.
  const where = own && /^(?:under|before|behind)$/.test(own.kind) ? own : undefined;
  const all: readonly Subject[] =
    named < 0 ? [...subjects, plainSubject({ name: 'table', said: 'table', count: 1 })] : subjects;
  return all.map((one, index): Subject => {
    if (index === game) {
      const undrawn = (one.undrawn ?? []).filter(({ said }) => !/^play/.test(said));
      return { ...one, relation: { kind: 'on', said: 'on', to: table }, undrawn };
    }
    if (index === table) return { ...one, relation: { kind: 'beside', said: 'playing', to: first } };
    if (index === first)
      return { ...one, relation: one.relation?.to === table ? where : (one.relation ?? where) };
    if (!others.includes(index)) return one;
    const apart = one.relation && !BACKWARDS.has(one.relation.kind) ? [one.relation] : [];
    return {
      ...one,
      relation: { kind: 'beside', said: 'with', to: first, joined: true },
      undrawn: [...(one.undrawn ?? []), ...apart],
    };
  });
}

/** "Playing cards" may also be only a word for cards; "a chess game between two women" is one. */
const isPlayed = (said: string, prompt: string): boolean =>
  new RegExp(`\\b(?:(?:play|plays|playing)(?: an?)?(?: game of)? ${said}\\b|${said} between\\b)`, 'i').test(
    prompt,
  );

/** "Playing cards with his grandson", "a boy and a girl playing chess". */
function isPartner(
  at: number,
  {
    first,
    game,
    table,
    isWith,
  }: {
    readonly first: number;
    readonly game: number;
    readonly table: number;
    readonly isWith: (one: Subject) => boolean;
  },
  subjects: readonly Subject[],
): boolean {
  const one = subjects[at];
  if (!one || at === first || !isAlive(one.name)) return false;
  if (isWith(one)) return true;
  const { relation } = one;
  const own = subjects[first]?.relation;
  if (own?.joined && own.to === at) return true;
  return (
    relation !== undefined && [first, game, table].includes(relation.to) && /with|and|at/.test(relation.said)
  );
}

/** Dough that is kneaded and a cake that is decorated are on a table. */
export function withTables(subjects: readonly Subject[], hints: readonly SceneHint[]): readonly Subject[] {
  // "Washing an apple in a stream".
  if (hints.some(isWater) || subjects.some(({ name }) => TOPS.test(name))) return subjects;
  const work = subjects.find(
    ({ name, relation }) => relation?.kind === 'beside' && isTableWork(relation.said) && isOnTable(name),
  );
  const doer = subjects[work?.relation?.to ?? -1];
  if (!work?.relation || !doer || !isPerson(doer.name) || (doer.relation && !doer.relation.joined))
    return subjects;
  const table = plainSubject({ name: 'table', said: 'table', count: 1 });
  return [...subjects, { ...table, relation: { kind: 'beside', said: 'at', to: work.relation.to } }];
}

/** "A treehouse in an oak": the drawing of the treehouse has the tree. */
export function withoutOwnTree(subjects: readonly Subject[]): readonly Subject[] {
  const tree = subjects.find(
    ({ name, count }, at) =>
      TREES.has(name) &&
      count === 1 &&
      subjects.some(({ relation }) => relation?.to === at && /^(?:in|on)$/.test(relation.kind)),
  );
  return tree && subjects.some(({ name }) => name === 'treehouse')
    ? withoutSubject(subjects, tree, { size: true })
    : subjects;
}

const TREES = new Set(Object.keys(looks.trees));
