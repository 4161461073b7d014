import { ARRAYS } from './tasks/arrays.ts';
import { BASICS } from './tasks/basics.ts';
import { NUMBERS } from './tasks/numbers.ts';
import { PUZZLES } from './tasks/puzzles.ts';
import { STRINGS } from './tasks/strings.ts';
import { STRUCTURES } from './tasks/structures.ts';
import { SYSTEM } from './tasks/system.ts';
import type { Task } from './tasks/task.ts';

export const TASKS: readonly Task[] = [
  ...BASICS,
  ...NUMBERS,
  ...STRINGS,
  ...ARRAYS,
  ...STRUCTURES,
  ...PUZZLES,
  ...SYSTEM,
];
