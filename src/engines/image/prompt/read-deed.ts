import { ACTION_WORDS, AUXILIARIES } from './actions.ts';
import { ARTICLES, FLYING } from './modifiers.ts';
import { isAlive } from './people.ts';
import { type Reading, said, use } from './reading.ts';
import { ownerOf } from './relate.ts';
import type { Pending, Subject } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import type { Action } from './vocabulary.ts';

/** Notes the posture of the last subject. Returns false when there is none yet. */
export function readPosture({ subjects }: Reading, posture: string): boolean {
  const last = ownerOf(subjects, subjects.length - 1);
  // "Cats on a roof looking up": a roof does not.
  const user = subjects.findIndex(({ name, relation }) => relation?.to === last && isAlive(name));
  const at = user < 0 || isAlive(subjects[last]?.name ?? '') ? last : user;
  const subject = subjects[at];
  for (const one of subject ? [at, ...joinedTo(subjects, at)] : []) {
    const doer = subjects[one];
    if (doer) subjects[one] = { ...doer, postures: [...(doer.postures ?? []), posture] };
  }
  return subject !== undefined;
}

/** "A boy and his grandfather fishing": both do. Who does something else, or is somewhere else, does not. */
function joinedTo(subjects: readonly Subject[], at: number): number[] {
  const { relation, name = '' } = subjects[at] ?? {};
  const other = subjects[relation?.to ?? -1];
  if (!relation?.joined || relation.kind !== 'beside' || !other || !isAlive(other.name) || !isAlive(name))
    return [];
  const isFree =
    !other.action &&
    !other.postures &&
    (!other.relation || (other.relation.kind === 'beside' && other.relation.joined));
  return isFree ? [relation.to, ...joinedTo(subjects, relation.to)] : [];
}

/** Notes what a subject does. Returns false for a word that is no verb here. */
export function readAction(reading: Reading, pending: Pending, at: number): number {
  const { words, subjects } = reading;
  const found = ACTION_WORDS.find(words, at);
  if (!found) return 0;
  const before = words[at - 1] ?? '';
  const action = { kind: found.value, said: said(words, at, found.length) };
  const participle = (words[at] ?? '').endsWith('ing');
  const follows = reading.end === at || AUXILIARIES.has(before);
  // "A campfire with gnats rising": the fire does not.
  if (pending.ofUnknown && pending.having && !follows) return 0;
  if (at > 0 && found.value === 'jump' && isRope(words[at + found.length] ?? '')) {
    if (!readPosture(reading, 'rope skipping')) return 0;
    use(reading, at, found.length + 1);
    return found.length + 1;
  }
  if (at > 0 && (follows || (participle && !ARTICLES.has(before)))) {
    if (reading.lastIsScene && reading.end === at) reading.sceneActions.push(action);
    else if (!moveLast(subjects, action, words[at + found.length] ?? '')) return 0;
    return found.length;
  }
  if (!participle || subjects.length > 0) return 0;
  // "A running horse".
  pending.action = action;
  return FLYING.has(words[at] ?? '') ? 0 : found.length;
}
const isRope = (word: string): boolean => /^ropes?$/.test(word);
function moveLast(subjects: Subject[], action: { kind: Action; said: string }, next: string): boolean {
  const last = ownerOf(subjects, subjects.length - 1);
  // "A squirrel on a tree jumping down": a tree does not.
  const user = /^(?:walk|jump)$/.test(action.kind)
    ? subjects.findIndex(({ name, relation }) => relation?.to === last && isAlive(name))
    : -1;
  const at = user < 0 || isAlive(subjects[last]?.name ?? '') ? last : user;
  const subject = subjects[at];
  // "A girl flying a kite": the kite flies.
  if (!subject || (/^fl(?:y|ies)/.test(action.said) && ARTICLES.has(next))) return false;
  for (const one of [at, ...joinedTo(subjects, at)]) {
    const doer = subjects[one];
    if (!doer) continue;
    const afloat = kindOfSubject(doer.name).zone === 'water';
    subjects[one] = {
      ...doer,
      action: doer.action ? { ...doer.action, said: `${doer.action.said} ${action.said}` } : action,
      flying: doer.flying || (action.kind === 'fly' && !afloat),
    };
  }
  return true;
}
