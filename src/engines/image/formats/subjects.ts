import { NothingUnderstood } from '../../nothing-understood.ts';
import hintDrawings from '../data/hint-drawings.json';
import { type Brief, topicDrawing } from './brief.ts';
import type { Studio } from './sheet.ts';

const HINTS = new Map(Object.entries(hintDrawings));

/** Names of the drawings that a flat design shows: subjects, places and weather by their sign, or the topic. */
export function shownSubjects(brief: Brief, studio: Studio, most: number): string[] {
  const subjects = brief.subjects.filter((subject) => studio.drawings.has(subject.name));
  const names = subjects.flatMap(({ name, count, said }) => {
    brief.shown.add(said);
    return Array.from({ length: most > 3 ? 1 : Math.min(count, most) }, () => name);
  });
  for (const { said = '' } of brief.hints) {
    const name = HINTS.get(said) ?? HINTS.get(said.replace(/s$/, ''));
    if (name === undefined || !studio.drawings.has(name)) continue;
    brief.shown.add(said);
    names.push(name);
  }
  const topic = names.length === 0 ? topicDrawing(brief) : undefined;
  if (topic && studio.drawings.has(topic)) names.push(topic);
  if (names.length === 0)
    throw new NothingUnderstood(`the prompt names nothing that this painter can put on a ${brief.phrase}`);
  return names.slice(0, most);
}
