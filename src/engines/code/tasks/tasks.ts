import { ARRAYS } from './arrays.ts';
import { BASICS } from './basics.ts';
import { NUMBERS } from './numbers.ts';
import { PUZZLES } from './puzzles.ts';
import { STRINGS } from './strings.ts';
import { STRUCTURES } from './structures.ts';
import { SYSTEM } from './system.ts';
import type { Task } from './task.ts';

export const TASKS: readonly Task[] = [
  ...BASICS,
  ...NUMBERS,
  ...STRINGS,
  ...ARRAYS,
  ...STRUCTURES,
  ...PUZZLES,
  ...SYSTEM,
];
