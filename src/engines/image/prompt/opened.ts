import vessels from '../data/vessels.json';
import type { Subject } from './subject.ts';

const OPENED = new Map<string, string>(Object.entries(vessels.opened));

/** A box that something is in is open. */
export const opened = (subjects: readonly Subject[]): Subject[] =>
  subjects.map((subject, index) => {
    const name = OPENED.get(subject.name);
    const isFilled = subjects.some(({ relation }) => relation?.kind === 'in' && relation.to === index);
    return name !== undefined && isFilled ? { ...subject, name } : subject;
  });
