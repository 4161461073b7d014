import type { Task } from './task.ts';

export const STRUCTURES: readonly Task[] = [];
