import { describe, expect, test } from 'vitest';
import { createTerminal, type TerminalOptions } from '../../src/terminal/terminal.ts';
import { CapturedStream, FailingStream, FakeKeyboard, FakeTerminalStream } from '../support/streams.ts';

const HOSTILE = 'x\x1b[2J\x9b1A\x07\b\u202ey';
const NEUTRAL = 'x^[[2J<9B>1A^G^H<U+202E>y';
const XTERM = { TERM: 'xterm-256color' };
const SGR = /\x1b\[[\d;]*m/g;

type Given = Partial<Omit<TerminalOptions, 'stdout' | 'stderr'>> & {
  out?: CapturedStream;
  err?: CapturedStream;
};

function open({ out = new CapturedStream(), err = new CapturedStream(), ...given }: Given = {}) {
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

function onScreen(given: Given = {}) {
  return open({ out: new FakeTerminalStream(), err: new FakeTerminalStream(), ...given });
}

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

describe('O3: every way to a person is neutral', () => {
  test.each<[sink: string, run: (terminal: ReturnType<typeof open>['terminal']) => unknown]>([
    ['write', (t) => t.write(HOSTILE)],
    ['result', (t) => t.result({}, HOSTILE)],
    ['text as bytes', (t) => t.writeBytes(Buffer.from('\x9b1A'))],
    ['stream', (t) => t.stream().push(`${HOSTILE}\n`)],
    ['stream of Markdown', (t) => t.stream({ markdown: true }).push(`${HOSTILE} \n`)],
    ['table', (t) => t.result([], t.table([[HOSTILE]], [{ title: HOSTILE }]))],
    ['tree', (t) => t.result([], t.tree([{ path: `${HOSTILE}/${HOSTILE}`, note: HOSTILE }], HOSTILE))],
    ['chart', (t) => t.result([], t.chart([{ label: HOSTILE, value: 1, text: HOSTILE }]))],
    ['diff', async (t) => t.result([], await t.diff('a', HOSTILE, { before: HOSTILE, after: HOSTILE }))],
    ['note', (t) => t.note(HOSTILE)],
    ['warning', (t) => t.warn(HOSTILE)],
    ['hint', (t) => t.hint(HOSTILE)],
    ['verbose line', (t) => t.verboseLine(HOSTILE)],
    ['styled text', (t) => t.note(t.style.bold(HOSTILE))],
    ['error', (t) => t.error({ code: 'x', message: HOSTILE, hint: HOSTILE, exit: 2 })],
    ['status', (t) => t.status(HOSTILE).done(HOSTILE)],
  ])('%s', async (_sink, run) => {
    const { terminal, out, err } = onScreen({
      env: { ...XTERM, CI: '1' },
      flags: { color: 'always', verbose: true },
    });
    await run(terminal);
    await terminal.flush();
    const shown = (out.text + err.text).replace(SGR, '');
    expect(shown).toMatch(/<9B>/);
    expect(shown).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f\u202e]/);
  });

  test('as JSON on a screen', async () => {
    const { terminal, out, err } = onScreen({ flags: { json: true } });
    await terminal.result({ text: HOSTILE }, '');
    terminal.error({ code: HOSTILE, message: HOSTILE, exit: 2 });
    await terminal.flush();
    expect(out.text + err.text).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f\u202e]/);
    expect(JSON.parse(out.text)).toEqual({ text: HOSTILE });
    expect(JSON.parse(err.text).error).toMatchObject({ code: HOSTILE, message: NEUTRAL });
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

describe('O8: outside text cannot pass for ours', () => {
  test('an error from outside stays one line behind its label', async () => {
    const { terminal, err } = open();
    terminal.error({ code: 'x', message: 'bad\r\n✔ build written\nhint: rm -rf', hint: 'a\nb', exit: 9 });
    await terminal.flush();
    expect(err.text).toBe('error: bad ✔ build written hint: rm -rf\nhint: a b\n');
  });

  test('further lines of a note are indented', async () => {
    const { terminal, err } = open();
    terminal.note('said\nerror: fake');
    await terminal.flush();
    expect(err.text).toBe('said\n  error: fake\n');
  });

  test('status lines are never on stdout', async () => {
    const { terminal, out, err } = open();
    terminal.status('working').done('✔ build written');
    await terminal.flush();
    expect(out.text).toBe('');
    expect(err.lines).toEqual(['working', '✔ build written']);
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

describe('O11: no cursor codes', () => {
  test.each<[name: string, given: Given, animate: boolean]>([
    ['TERM unset', { env: {} }, false],
    ['TERM=dumb', { env: { TERM: 'dumb' } }, false],
    ['CI', { env: { ...XTERM, CI: 'true' } }, false],
    ['ACCESSIBLE', { env: { ...XTERM, ACCESSIBLE: '1' } }, false],
    ['an ordinary terminal', {}, true],
    ['Windows Terminal', { env: { WT_SESSION: 'x' } }, true],
    ['empty variables', { env: { ...XTERM, CI: '', ACCESSIBLE: '' } }, true],
  ])('%s', (_name, given, animate) => {
    expect(onScreen(given).terminal.animate).toBe(animate);
  });

  test('a pipe for stderr', () => {
    expect(open({ out: new FakeTerminalStream() }).terminal.animate).toBe(false);
  });
});

describe('stderr', () => {
  test('--quiet silences notes, hints and status, not warnings and errors', async () => {
    const { terminal, err } = open({ flags: { quiet: true } });
    terminal.note('n');
    terminal.hint('h');
    terminal.status('s').done('d');
    terminal.verboseLine('v');
    terminal.warn('w');
    terminal.error({ code: 'x', message: 'm', exit: 2 });
    await terminal.flush();
    expect(err.lines).toEqual(['warning: w', 'error: m']);
  });

  test('-v shows what it is for', async () => {
    const { terminal, err } = open({ flags: { verbose: true } });
    terminal.verboseLine('GET /models');
    await terminal.flush();
    expect(err.lines).toEqual(['GET /models']);
  });

  test('secrets are taken out of all of it', async () => {
    const redact = (text: string) => text.replaceAll('sk-12345678', '[key]');
    const { terminal, err } = open({ redact, flags: { verbose: true } });
    terminal.note('sk-12345678');
    terminal.verboseLine('sk-12345678');
    terminal.status('sk-12345678').done('sk-12345678');
    terminal.error({ code: 'x', message: 'sk-12345678', hint: 'sk-12345678', exit: 2 });
    await terminal.flush();
    const json = open({ redact, flags: { json: true } });
    json.terminal.error({ code: 'x', message: 'sk-12345678', type: 'sk-12345678', exit: 2 });
    await json.terminal.flush();
    expect(err.text + json.err.text).not.toContain('sk-12345678');
    expect(err.text).toContain('error: [key]');
  });

  test.each([{ json: true }, { ndjson: true }])(
    'with %j a failure is the only thing there, as one document',
    async (flags) => {
      const { terminal, err } = open({ flags });
      terminal.note('the environment is local');
      terminal.status('working').update('still');
      terminal.error({
        code: 'cli_usage',
        message: 'bad\nvalue',
        hint: 'octet help',
        exit: 2,
        request_id: 'req_1',
      });
      await terminal.flush();
      expect(JSON.parse(err.text)).toEqual({
        error: {
          code: 'cli_usage',
          message: 'bad value',
          hint: 'octet help',
          status: null,
          type: null,
          request_id: 'req_1',
          exit: 2,
        },
      });
    },
  );

  test('with --json notes still come when nothing fails', async () => {
    const { terminal, err } = open({ flags: { json: true } });
    terminal.note('the environment is local');
    expect(err.text).toBe('');
    await terminal.flush();
    expect(err.lines).toEqual(['the environment is local']);
  });

  test('a closed one stops nothing (G3)', async () => {
    const { terminal, out } = open({ err: new FailingStream('EPIPE') });
    terminal.note('lost');
    await terminal.result({}, 'kept');
    await terminal.flush();
    expect(out.text).toBe('kept\n');
    expect(terminal.gone).toBe(false);
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
