import type { Subject } from './subject.ts';

const PURSUIT = /^(?:chases?|follows?|pulls|pushes)$/;

/**
 * "A dog chases a cat": the cat is what the dog chases, so it is ahead of the dog. Films have their own reading of it, in
 * which both go the same way.
 */
export const withPursued = (subjects: readonly Subject[], prompt: string): readonly Subject[] =>
  subjects.map((one, index) => {
    const { action, said = '' } = subjects[index - 1] ?? {};
    const isToldOf =
      !one.relation &&
      PURSUIT.test(action?.said ?? '') &&
      new RegExp(`\\b${said} ${action?.said} (?:\\w+ ){0,3}${one.said}\\b`, 'i').test(prompt);
    return isToldOf && action
      ? { ...one, relation: { kind: 'beside', said: action.said, to: index - 1 } }
      : one;
  });
