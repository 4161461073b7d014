import { capital } from '../../capital.ts';
import { type Composed, composed } from './composed.ts';
import { within } from './limits.ts';
import { tell } from './told.ts';
import type { TextWish } from './wish.ts';

/** A welcome to new members, guests or colleagues, with what they should know. */
export function welcome(wish: TextWish): Composed | undefined {
  const to = `${wish.reader} ${wish.about}`.trim().replace(/^(?:for|to) /i, '');
  const where = /\b(?:of|to|in|at|from) ((?:our|my|the) .+)$/i.exec(to)?.[1];
  if (to === '' || wish.parts.length === 0) return undefined;
  const told = tell({ ...wish, reader: 'guests' }, wish.parts);
  const opening = `Welcome${where === undefined ? `, ${to.replace(/^(?:our|my|the) /i, '')}` : ` to ${where}`}!`;
  const { lines, note } = within(
    wish.limits,
    [opening, ...told.lines],
    ['It is good to have you with us.'],
    true,
  );
  return composed(capital(lines.join(' ')), told.left, note);
}
