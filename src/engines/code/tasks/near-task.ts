import { clausesOf, MOST_CHARACTERS } from '../snippets/clauses.ts';
import { matchTask, type TaskMatch, vocabulary } from './match-task.ts';
import { stemToken, wordsOf } from './stems.ts';
import type { Task } from './task.ts';
import { tasksOf } from './tasks.ts';
import { isContent, readWish } from './wish.ts';

/** A task that has less of the words of a wish is not near. */
const NEAR = 0.25;
/** A clause is a task of its own if the task has so much of it. */
const MOST_OF_IT = 0.6;

/** The words of a wish that do not go with the task. */
export const strangeWords = (prompt: string, task: Task): string[] =>
  wordsOf(prompt).filter((word) => isContent(word) && !vocabulary(task).has(stemToken(word)));

/** A task with many of the words of a wish, or one whose name the wish begins with. */
export function isNear(prompt: string, { task, coverage }: TaskMatch): boolean {
  if (coverage >= NEAR) return true;
  const { head, parts } = readWish(prompt);
  const first = head.words.some(isContent)
    ? head
    : (parts.find(({ words }) => words.some(isContent)) ?? head);
  const name = task.id.split('-').filter((word) => isContent(word));
  return name.length > 0 && name.every((word) => first.stems.has(stemToken(word)));
}

/** The clauses of a wish that are tasks of their own, and the others. */
export function inParts(prompt: string, language: string): string[] {
  if (prompt.length > MOST_CHARACTERS) return [];
  const tasks = tasksOf(language);
  const clauses = clausesOf(prompt).filter((clause) => wordsOf(clause).some(isContent));
  const known = clauses.flatMap((clause) => {
    const match = matchTask(clause, tasks);
    return match?.isAnswer && match.coverage >= MOST_OF_IT ? [{ clause, id: match.task.id }] : [];
  });
  if (known.length === 0) return [];
  const lacks = clauses.filter((clause) => known.every((one) => one.clause !== clause));
  return [
    `Of the wish it knows ${known.map(({ clause, id }) => `"${clause}" (${id})`).join(', ')}.`,
    `It lacks this: ${lacks.join(', ')}.`,
  ];
}
