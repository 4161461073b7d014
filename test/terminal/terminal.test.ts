import { describe, expect, test } from 'vitest';
import { CapturedStream, FailingStream, FakeTerminalStream } from '../support/streams.ts';
import { type Given, HOSTILE, NEUTRAL, onScreen, open, XTERM } from './opened.ts';

describe('results', () => {
  test('people get lines', async () => {
    const { terminal, out } = open();
    await terminal.result({ id: 1 }, ['one', 'two']);
    await terminal.result({ id: 1 }, 'three\n');
    await terminal.result({ id: 1 }, () => 'four');
    await terminal.result({ id: 1 }, []);
    expect(out.text).toBe('one\ntwo\nthree\nfour\n');
  });

  test('--json is one document and a newline, and builds no lines', async () => {
    const { terminal, out } = open({ flags: { json: true } });
    const lines = () => {
      throw new Error('not asked for');
    };
    await terminal.result({ id: 'j', nested: { unknown: [1] } }, lines);
    expect(out.text).toBe('{"id":"j","nested":{"unknown":[1]}}\n');
  });

  test('--json is laid out for a person who looks at it', async () => {
    const { terminal, out } = onScreen({ flags: { json: true } });
    await terminal.result({ id: 'j' }, '');
    expect(out.text).toBe('{\n  "id": "j"\n}\n');
  });

  test('--ndjson is one event a line', async () => {
    const { terminal, out } = open({ flags: { ndjson: true } });
    await terminal.event({ type: 'start', id: 'a' });
    await terminal.event({ type: 'delta', text: 'line\nbreak' });
    await terminal.result({ id: 'a', type: 'video' }, 'unused');
    expect(out.lines.map((line) => JSON.parse(line))).toEqual([
      { type: 'start', id: 'a' },
      { type: 'delta', text: 'line\nbreak' },
      { type: 'result', result: { id: 'a', type: 'video' } },
    ]);
  });

  test('events are for --ndjson only', async () => {
    const { terminal, out } = open();
    await terminal.event({ type: 'start' });
    expect(out.text).toBe('');
  });

  test('tables are tab-separated in a pipe and aligned on a screen', () => {
    const rows = [['a', 'b']];
    const columns = [{ title: 'ONE' }, { title: 'TWO' }];
    expect(open().terminal.table(rows, columns)).toEqual(['a\tb']);
    expect(onScreen().terminal.table(rows, columns)).toHaveLength(2);
  });
});

describe('O4: a pipe', () => {
  test('gets the bytes unchanged, while stderr stays neutral', async () => {
    const { terminal, out, err } = open();
    await terminal.write(HOSTILE);
    await terminal.writeBytes(new Uint8Array([0, 27, 255]));
    terminal.note(HOSTILE);
    await terminal.flush();
    expect(out.bytes).toEqual(Buffer.concat([Buffer.from(HOSTILE), Buffer.from([0, 27, 255])]));
    expect(err.text).toBe(`${NEUTRAL}\n`);
  });

  test('gets streamed text raw, Markdown or not, with a newline at its end', async () => {
    const { terminal, out } = open();
    const stream = terminal.stream({ markdown: true });
    for (const piece of ['# T', `itle **b** ${HOSTILE}\ud83d`, '\udc4d']) await stream.push(piece);
    await stream.end();
    expect(out.text).toBe(`# Title **b** ${HOSTILE}👍\n`);
  });

  test('gets no second newline', async () => {
    const { terminal, out } = open();
    const stream = terminal.stream();
    await stream.push('done\n');
    await stream.end();
    expect(out.text).toBe('done\n');
  });
});

describe('O7: no colour of ours', () => {
  test.each<[name: string, given: Given]>([
    ['NO_COLOR', { env: { ...XTERM, NO_COLOR: '1' } }],
    ['--no-color', { flags: { color: 'never' } }],
    ['TERM=dumb', { env: { TERM: 'dumb' } }],
    ['CI', { env: { ...XTERM, CI: '1' } }],
  ])('%s', async (_name, given) => {
    const { terminal, out, err } = onScreen(given);
    const stream = terminal.stream({ markdown: true });
    await stream.push('# Title\n**b** `c` [l](http://x)\n\n```js\nlet a = 1\n```\n| a |\n|---|\n| b |\n');
    await stream.end();
    await terminal.result([], terminal.table([['a']], [{ title: 'A' }]));
    terminal.warn('w');
    terminal.error({ code: 'x', message: 'm', hint: 'h', exit: 2 });
    await terminal.flush();
    expect(out.text + err.text).not.toContain('\x1b');
  });

  test('each stream has its own', () => {
    const { terminal } = open({ err: new FakeTerminalStream() });
    expect([terminal.out.color, terminal.err.color]).toEqual([0, 2]);
  });
});

describe('O10: a binary artifact', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

  test('is refused by a screen, unless forced', async () => {
    const { terminal, out } = onScreen();
    await expect(terminal.writeBytes(png)).rejects.toMatchObject({ reason: 'unsafe', exit: 15 });
    await expect(terminal.writeBytes(new Uint8Array([0xff, 0x41]))).rejects.toMatchObject({
      reason: 'unsafe',
    });
    expect(out.text).toBe('');
    await terminal.writeBytes(png, { force: true });
    expect(out.bytes).toEqual(Buffer.from(png));
  });

  test('that is text is shown', async () => {
    const { terminal, out } = onScreen();
    await terminal.writeBytes(Buffer.from('héllo\n'));
    expect(out.text).toBe('héllo\n');
  });
});

describe('stdout that fails', () => {
  test('G1: a reader that left is told to the command, and is no error', async () => {
    const { terminal } = open({ out: new FailingStream('EPIPE') });
    const gone = new Promise<void>((resolve) => terminal.onGone(resolve));
    await terminal.write('text');
    await gone;
    expect(terminal.gone).toBe(true);
    await terminal.result({}, 'more');
    await terminal.flush();
  });

  test('G2: a full disk is exit status 16', async () => {
    const { terminal } = open({ out: new FailingStream('ENOSPC') });
    const stream = terminal.stream();
    await stream.push('text').catch(() => {});
    await expect(terminal.flush()).rejects.toMatchObject({ exit: 16 });
  });
});

describe('the width', () => {
  test.each([
    [new FakeTerminalStream(40), {}, 40],
    [new CapturedStream(), { COLUMNS: '60' }, 60],
    [new CapturedStream(), { COLUMNS: 'wide' }, 80],
    [new FakeTerminalStream(0), {}, 80],
  ])('%#', (out, env, columns) => {
    expect(open({ out, env }).terminal.out.columns).toBe(columns);
  });
});
