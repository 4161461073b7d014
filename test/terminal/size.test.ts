import { describe, expect, test } from 'vitest';
import { createTerminal } from '../../src/terminal/create-terminal.ts';
import { octet } from '../support/cli.ts';
import { FakeClock } from '../support/clock.ts';
import { FakeKeyboard, FakeTerminalStream } from '../support/streams.ts';
import { json } from '../support/wire.ts';

function opened(columns: number, env: Record<string, string> = {}) {
  const stdout = new FakeTerminalStream(columns);
  const stderr = new FakeTerminalStream(columns);
  const clock = new FakeClock();
  const terminal = createTerminal({
    stdin: new FakeKeyboard(),
    stdout,
    stderr,
    env: { TERM: 'xterm-256color', ...env },
    flags: {},
    now: clock.now,
    after: clock.after,
  });
  return { terminal, stdout, stderr };
}

describe('a terminal that says it has no size', () => {
  test('X7.1: both streams get the usual one, for libraries too', () => {
    const { terminal, stdout, stderr } = opened(0);
    expect([terminal.out.columns, terminal.err.columns, terminal.err.rows]).toEqual([80, 80, 24]);
    expect([stdout.columns, stderr.columns]).toEqual([80, 80]);
  });

  test('X7.2: the environment may name one', () => {
    expect(opened(0, { COLUMNS: '40' }).terminal.out.columns).toBe(40);
    expect(opened(0, { COLUMNS: '0' }).terminal.out.columns).toBe(80);
    expect(opened(0, { COLUMNS: '1e12' }).terminal.out.columns).toBe(65_535);
    expect(opened(0, { COLUMNS: '-5' }).terminal.out.columns).toBe(80);
  });

  test('X7.3: a later change of the window counts', () => {
    const { terminal, stdout } = opened(0);
    Object.assign(stdout, { columns: 100 });
    expect(terminal.out.columns).toBe(100);
    Object.assign(stdout, { columns: 0 });
    expect(terminal.out.columns).toBe(80);
  });
});

const TEXT =
  '# Title\n\n- one **two** three\n\n| a | b |\n|---|---|\n| cell | another |\n\n---\n\n```js\nlet x = 1\n```\n';

test.each([0, 1, 2, 3, 5, 8, 10])(
  'X7.4: at %i columns everything is shown and nothing loops',
  async (columns) => {
    const { terminal, stdout } = opened(columns);
    const stream = terminal.stream({ markdown: true });
    await stream.push(TEXT);
    await stream.end();
    const table = terminal.table([['id', 'some text']], [{ title: 'id' }, { title: 'text', shrink: true }]);
    await terminal.result({}, [
      ...table,
      ...terminal.chart([{ label: 'a', value: 1 }]),
      terminal.wrap('a b c d'),
    ]);
    await terminal.preview({ width: 2, height: 2, rgba: new Uint8Array(16).fill(255) });
    await terminal.previewSound([0.1, 0.9]);
    terminal.note('a note of some words');
    const status = terminal.status('waiting for something');
    status.progress(0.5, 'half of it');
    status.done('done');
    await terminal.flush();
    expect(stdout.text).toContain('Title');
  },
);

test.each([0, 1, 7])('X7.5: a list at %i columns', async (columns) => {
  const cli = octet(
    { 'GET /models': [json({ data: [{ id: 'm', description: 'some words' }] })] },
    { stdout: new FakeTerminalStream(columns) },
  );
  expect(await cli.run('models')).toBe(0);
});
