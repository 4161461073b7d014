import type { Kind } from '../kind.ts';
import { CART } from './cart.ts';
import { CHOICE } from './choice.ts';
import { FETCHED } from './fetched.ts';
import { COMPONENT_FORM } from './form.ts';
import { TIMER_COMPONENT } from './timer.ts';
import { TODO } from './todo.ts';
import { VUE_BOXES } from './vue-boxes.ts';

/** Components for React and Vue. */
export const COMPONENTS: readonly Kind[] = [
  CHOICE,
  CART,
  COMPONENT_FORM,
  TODO,
  TIMER_COMPONENT,
  FETCHED,
  ...VUE_BOXES,
];
