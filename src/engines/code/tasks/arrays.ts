import type { Task } from './task.ts';

export const ARRAYS: readonly Task[] = [];
