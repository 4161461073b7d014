import { describe, expect, test } from 'vitest';
import { createTerminal } from '../../src/terminal/create-terminal.ts';
import { CapturedStream, FakeKeyboard, FakeTerminalStream } from '../support/streams.ts';

/** Timers that fire when the test says so. */
function manualTime() {
  let now = 0;
  let timers: { at: number; fire: () => void }[] = [];
  return {
    now: () => now,
    after(ms: number, fire: () => void) {
      const timer = { at: now + ms, fire };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const next = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.fire();
      }
      now = end;
    },
    get waiting() {
      return timers.length;
    },
  };
}

function open(err: CapturedStream, env: Record<string, string>) {
  const time = manualTime();
  const terminal = createTerminal({
    stdin: new FakeKeyboard(),
    stdout: new CapturedStream(),
    stderr: err,
    env,
    flags: {},
    now: time.now,
    after: time.after,
  });
  return { terminal, time, err };
}

describe('without animation', () => {
  test('one plain line per change of state', () => {
    const { terminal, err } = open(new CapturedStream(), { TERM: 'xterm' });
    const status = terminal.status('queued');
    status.update('queued');
    status.update('composing');
    status.progress(0.1, 'downloading');
    status.progress(0.5, 'downloading');
    status.progress(0.9);
    status.done('saved rain.mp3');
    expect(err.lines).toEqual(['queued', 'composing', 'downloading', 'saved rain.mp3']);
  });

  test('an end without text adds none', () => {
    const { terminal, err } = open(new CapturedStream(), {});
    terminal.status('working').done();
    terminal.status('trying').fail();
    expect(err.lines).toEqual(['working', 'trying']);
  });

  test('waits silently', () => {
    const { terminal, time, err } = open(new CapturedStream(), {});
    terminal.status('working');
    time.pass(300_000);
    expect(err.lines).toEqual(['working']);
  });
});

describe('ACCESSIBLE', () => {
  test('words beside glyphs and a line every 30 s, without repainting', () => {
    const { terminal, time, err } = open(new FakeTerminalStream(), {
      TERM: 'xterm',
      ACCESSIBLE: '1',
      NO_COLOR: '1',
    });
    const status = terminal.status('composing');
    time.pass(29_000);
    expect(err.lines).toEqual(['composing']);
    time.pass(32_000);
    status.done('saved');
    time.pass(100_000);
    expect(err.lines).toEqual([
      'composing',
      'still waiting: composing (30 s)',
      'still waiting: composing (60 s)',
      '✔ done: saved',
    ]);
    expect(time.waiting).toBe(0);
    terminal.status('drawing').fail('no credits');
    expect(err.lines.at(-1)).toBe('✖ failed: no credits');
    expect(err.text).not.toContain('\x1b');
  });
});

describe('with a spinner', () => {
  test('an answer that comes at once shows only its end', async () => {
    const { terminal, time, err } = open(new FakeTerminalStream(), { TERM: 'xterm', NO_COLOR: '1' });
    const status = terminal.status('working');
    time.pass(100);
    status.done('saved');
    time.pass(1000);
    await terminal.flush();
    expect(err.text).toBe('✔ saved\n');
  });

  test('a wait spins, shows what it is told neutrally, and gives the cursor back', async () => {
    const { terminal, time, err } = open(new FakeTerminalStream(), { TERM: 'xterm', NO_COLOR: '1' });
    const status = terminal.status('work\x1b[2Jing');
    time.pass(200);
    await err.until('⠋ work^[[2Jing');
    expect(err.text).toContain('\x1b[?25l');
    status.progress(0.5, 'half');
    status.done('saved');
    status.done('twice');
    terminal.restore();
    terminal.restore();
    await terminal.flush();
    expect(err.text.endsWith('✔ saved\n\x1b[?25h')).toBe(true);
  });
});
