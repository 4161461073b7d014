import type { Kind } from '../kind.ts';
import { CHOICE } from './choice.ts';
import { FETCHED } from './fetched.ts';
import { TIMER_COMPONENT } from './timer.ts';
import { TODO } from './todo.ts';

/** Components for React and Vue. */
export const COMPONENTS: readonly Kind[] = [CHOICE, TODO, TIMER_COMPONENT, FETCHED];
