import { expect, test } from 'vitest';
import {
  type ColourChoice,
  type ColourEnvironment,
  type ColourLevel,
  colourLevel,
} from '../../src/terminal/colour.ts';

const XTERM = { TERM: 'xterm-256color' };

test.each<[flag: ColourChoice | undefined, env: ColourEnvironment, isTerminal: boolean, level: ColourLevel]>([
  [undefined, XTERM, true, 2],
  [undefined, XTERM, false, 0],
  ['auto', XTERM, true, 2],
  ['never', { ...XTERM, FORCE_COLOR: '3' }, true, 0],
  ['always', { ...XTERM, NO_COLOR: '1', CI: '1' }, false, 2],
  ['always', { TERM: 'dumb' }, false, 1],
  ['auto', { ...XTERM, FORCE_COLOR: '1', NO_COLOR: '1' }, false, 1],
  ['auto', { ...XTERM, FORCE_COLOR: '3' }, false, 3],
  ['auto', { ...XTERM, FORCE_COLOR: 'true' }, false, 2],
  ['auto', { ...XTERM, FORCE_COLOR: '0' }, true, 0],
  ['auto', { ...XTERM, FORCE_COLOR: 'false' }, true, 0],
  ['auto', { ...XTERM, FORCE_COLOR: '' }, true, 2],
  ['auto', { ...XTERM, FORCE_COLOR: '' }, false, 0],
  ['auto', { TERM: 'dumb', FORCE_COLOR: '1' }, false, 1],
  ['auto', { ...XTERM, NO_COLOR: '1' }, true, 0],
  ['auto', { ...XTERM, NO_COLOR: '0' }, true, 0],
  ['auto', { ...XTERM, NO_COLOR: '' }, true, 2],
  ['auto', { TERM: 'dumb' }, true, 0],
  ['auto', { ...XTERM, CI: 'true' }, true, 0],
  ['auto', { ...XTERM, CI: '' }, true, 2],
  ['auto', {}, true, 1],
  ['auto', { TERM: 'xterm' }, true, 1],
  ['auto', { TERM: 'xterm', COLORTERM: 'truecolor' }, true, 3],
  ['auto', { TERM: 'xterm-kitty' }, true, 3],
  ['auto', { WT_SESSION: 'x' }, true, 3],
])('O7: --color=%s with %j, terminal %s, gives level %i', (flag, env, isTerminal, level) => {
  expect(colourLevel(flag, env, isTerminal)).toBe(level);
});
