import { createTerminal } from '../../src/terminal/create-terminal.ts';
import type { TerminalOptions } from '../../src/terminal/terminal.ts';
import { CapturedStream, FakeKeyboard, FakeTerminalStream } from '../support/streams.ts';

export const HOSTILE = 'x\x1b[2J\x9b1A\x07\b\u202ey';

export const NEUTRAL = 'x^[[2J<9B>1A^G^H<U+202E>y';

export const XTERM = { TERM: 'xterm-256color' };

export type Given = Partial<Omit<TerminalOptions, 'stdout' | 'stderr'>> & {
  out?: CapturedStream;
  err?: CapturedStream;
};

export function open({ out = new CapturedStream(), err = new CapturedStream(), ...given }: Given = {}) {
  const terminal = createTerminal({
    stdin: new FakeKeyboard(),
    stdout: out,
    stderr: err,
    env: XTERM,
    flags: {},
    now: () => 0,
    ...given,
  });
  return { terminal, out, err };
}

export function onScreen(given: Given = {}) {
  return open({ out: new FakeTerminalStream(), err: new FakeTerminalStream(), ...given });
}
