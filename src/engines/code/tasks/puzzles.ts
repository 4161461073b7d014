import type { Task } from './task.ts';

export const PUZZLES: readonly Task[] = [];
