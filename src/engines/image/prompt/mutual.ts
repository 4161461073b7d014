import { isAlive } from './people.ts';
import type { Reading } from './reading.ts';
import { ownerOf } from './relate.ts';
import type { Subject } from './subject.ts';

const VERB = /(?:ing|[^s]s)$/;

/** "Two boys hugging each other", "a cat and a dog smile at one another": notes the deed at all of them. */
export function readMutual({ words, subjects, end }: Reading, at: number, said: string): void {
  const last = subjects.at(-1);
  if (/^on top of$/.test(said) && last && last.count > 1) {
    subjects[subjects.length - 1] = { ...last, form: 'stack' };
    return;
  }
  const before = words[at - 1] ?? '';
  const deed = /^\w+ing\b|^look/.test(said) || end === at || !VERB.test(before) ? said : `${before} ${said}`;
  for (const index of partnersOf(subjects, ownerOf(subjects, subjects.length - 1))) {
    const one = subjects[index];
    if (one && isAlive(one.name)) subjects[index] = { ...one, mutual: deed };
  }
}

/** It and those that "and" joins to it. */
function partnersOf(subjects: readonly Subject[], last: number): number[] {
  const { relation, count = 1 } = subjects[last] ?? {};
  const isJoined = relation?.kind === 'beside' && relation.joined && count === 1;
  return isJoined ? [last, ...partnersOf(subjects, relation.to)] : [last];
}
