import type { Context } from '../context.ts';

/** The user's editor and its arguments. */
export function editorOf({ env }: Context): [string, ...string[]] {
  const [program = 'vi', ...args] = (env.VISUAL || env.EDITOR || 'vi').trim().split(/\s+/);
  return [program, ...args];
}
