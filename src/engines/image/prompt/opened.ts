import vessels from '../data/vessels.json';
import type { Subject } from './subject.ts';

const OPENED = new Map<string, string>(Object.entries(vessels.opened));

const FISH = /^(?:gold|tropical-|blow)?fish$/;

/** A box that something is in is open. */
export const opened = (subjects: readonly Subject[]): Subject[] =>
  subjects.map((subject, index) => {
    const inIt = subjects.filter(({ relation }) => relation?.kind === 'in' && relation.to === index);
    const isFilled = inIt.length > 0;
    // One sees the fish in its bowl.
    const isOfFish = subject.name === 'bowl' && inIt.some(({ name }) => FISH.test(name));
    const name = isOfFish ? 'fish-bowl' : OPENED.get(subject.name);
    return name !== undefined && isFilled ? { ...subject, name } : subject;
  });
