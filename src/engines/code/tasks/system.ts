import type { Task } from './task.ts';

export const SYSTEM: readonly Task[] = [];
