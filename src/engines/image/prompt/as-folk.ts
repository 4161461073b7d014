import table from '../data/stances.json';
import { deedOf } from './enact.ts';
import { toArm } from './figure.ts';
import { uprightOf } from './folk.ts';
import { isPerson } from './people.ts';
import type { Subject } from './subject.ts';

/** Deeds that need hands like those of people. */
const HUMAN = new Set(table.human.map(toArm));

/** A bear that plays the guitar stands like a person. */
export const asFolk = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.map((subject, index) => {
    const name = isPerson(subject.name) || subject.flying ? undefined : uprightOf(subject.name);
    const arm = name === undefined ? undefined : deedOf(index, subjects)?.arm;
    return name !== undefined && arm !== undefined && HUMAN.has(arm) ? { ...subject, name } : subject;
  });
