import { isAlive } from './people.ts';
import type { Subject } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';

/** One goes after the other. */
export const isPursuit = (said: string): boolean => /^(?:chas|follow|pursu)/.test(said);

const PURSUIT = /^(?:chases?|follows?|pulls|pushes)$/;

/**
 * "A dog chases a cat": the cat is what the dog chases, so it is ahead of the dog. Films have their own reading of it, in
 * which both go the same way.
 */
export const withPursued = (subjects: readonly Subject[], prompt: string): readonly Subject[] =>
  subjects
    .map((one, index) => inTheRear(one, index, subjects))
    .map((one, index) => {
      const { action, said = '' } = subjects[index - 1] ?? {};
      const isToldOf =
        !one.relation &&
        PURSUIT.test(action?.said ?? '') &&
        new RegExp(`\\b${said} ${action?.said} (?:\\w+ ){0,3}${one.said}\\b`, 'i').test(prompt);
      return isToldOf && action
        ? { ...one, relation: { kind: 'beside', said: action.said, to: index - 1 } }
        : one;
    });

/** "Gulls following behind it", "crows following behind": behind who or what is on its way, and not hidden by it. */
function inTheRear(one: Subject, index: number, subjects: readonly Subject[]): Subject {
  const { relation, action, name } = one;
  if (relation && PASSIVE.has(relation.said))
    return { ...one, relation: { ...relation, said: PASSIVE.get(relation.said) ?? '', isOwn: true } };
  if (!/^follow/.test(action?.said ?? '') || (relation && relation.kind !== 'behind')) return one;
  const to = relation?.to ?? subjects.slice(0, index).findLastIndex((other) => goes(other));
  if (to < 0) return one;
  const isBird = kindOfSubject(name).zone === 'air' || BIRDS.test(name);
  return {
    ...one,
    ...(isBird && { flying: true, action: { kind: 'fly', said: action?.said ?? '' } as const }),
    relation: { kind: 'beside', said: 'following', to, isOwn: true },
  };
}

/** "A cat chased by a dog": the dog does it. */
const PASSIVE: ReadonlyMap<string, string> = new Map([
  ['chased by', 'chasing'],
  ['followed by', 'following'],
]);

const BIRDS = /^(?:seagull|crow|black-bird|pigeon|dove|sparrow|stork|raven|bird)$/;

const goes = ({ name, relation }: Subject): boolean =>
  (isAlive(name) && !/^(?:on|in|riding)$/.test(relation?.kind ?? '')) ||
  /^(?:street|sea)$/.test(kindOfSubject(name).home ?? '') ||
  /^(?:tractor|carriage|cart|locomotive)$/.test(name);
