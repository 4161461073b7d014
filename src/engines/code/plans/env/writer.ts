import type { Snippet } from '../../snippets/snippets.ts';
import type { EnvWish, Setting } from './read-env.ts';

export const snake = ({ variable }: Setting): string => variable.toLowerCase();
export const camel = (one: Setting): string =>
  snake(one).replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
export const pascal = (one: Setting): string => camel(one).replace(/^\w/, (letter) => letter.toUpperCase());
export const quoted = (text: string | undefined, none: string): string =>
  text === undefined ? none : JSON.stringify(text);

export const READ: Readonly<Record<Setting['type'], string>> = {
  int: 'Int',
  float: 'Float',
  bool: 'Bool',
  text: 'Text',
};

/** `has` tells whether a setting is of a type. */
export type Writer = (wish: EnvWish, has: (type: Setting['type']) => boolean) => Snippet;
