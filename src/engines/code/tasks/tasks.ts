import arrays from '../data/tasks/arrays.json';
import basics from '../data/tasks/basics.json';
import numbers from '../data/tasks/numbers.json';
import puzzles from '../data/tasks/puzzles.json';
import strings from '../data/tasks/strings.json';
import structures from '../data/tasks/structures.json';
import system from '../data/tasks/system.json';
import type { Task } from './task.ts';

/** Of several tasks that match a prompt equally well, the first is chosen. */
export const TASKS: readonly Task[] = [
  ...basics,
  ...numbers,
  ...strings,
  ...arrays,
  ...structures,
  ...puzzles,
  ...system,
];
