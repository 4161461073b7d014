import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createTerminal } from '../../src/terminal/create-terminal.ts';
import type { Terminal, TerminalFlags } from '../../src/terminal/terminal.ts';
import { CapturedStream, FakeKeyboard, FakeTerminalStream } from '../support/streams.ts';

interface Given {
  err?: CapturedStream;
  env?: Record<string, string>;
  flags?: TerminalFlags;
  signal?: AbortSignal;
}

function open({
  err = new FakeTerminalStream(),
  env = { TERM: 'xterm', NO_COLOR: '1' },
  flags = {},
  signal,
}: Given = {}) {
  const keyboard = new FakeKeyboard();
  const out = new CapturedStream();
  const terminal = createTerminal({
    stdin: keyboard,
    stdout: out,
    stderr: err,
    env,
    flags,
    now: () => 0,
    ...(signal && { signal }),
  });
  return { terminal, keyboard, out, err };
}

const QUESTIONS: [name: string, ask: (terminal: Terminal) => Promise<unknown>][] = [
  ['confirm', (t) => t.confirm('overwrite it?', { flag: '--force' })],
  ['ask', (t) => t.ask('which name?', { flag: '--force' })],
  ['secret', (t) => t.secret('key', { flag: '--force' })],
  ['choose', (t) => t.choose('which one?', [{ value: 1, name: 'one' }], { flag: '--force' })],
];

describe('where nobody can answer, the question is an error that names the flag', () => {
  const places: [name: string, given: Given][] = [
    ['CI', { env: { TERM: 'xterm', CI: '1' } }],
    ['--no-input', { flags: { noInput: true } }],
    ['a pipe for stderr', { err: new CapturedStream() }],
  ];
  test.each(
    QUESTIONS.flatMap(([name, ask]) => places.map(([place, given]) => [name, place, ask, given] as const)),
  )('%s in %s', async (_name, _place, ask, given) => {
    const { terminal, err } = open(given);
    expect(terminal.canPrompt).toBe(false);
    await expect(ask(terminal)).rejects.toMatchObject({
      reason: 'usage',
      hint: expect.stringContaining('--force'),
    });
    expect(err.text).toBe('');
  });

  test('a pipe for stdin', () => {
    const terminal = createTerminal({
      stdin: Readable.from([]),
      stdout: new CapturedStream(),
      stderr: new FakeTerminalStream(),
      env: { TERM: 'xterm' },
      flags: {},
      now: () => 0,
    });
    expect(terminal.canPrompt).toBe(false);
  });
});

describe('at a terminal', () => {
  test('a question is asked on stderr, neutrally, and answered', async () => {
    const { terminal, keyboard, out, err } = open();
    const answer = terminal.confirm('write \x1b[2J\u202ex?\nsure', { flag: '--yes' });
    await err.until('write ^[[2J<U+202E>x? sure');
    keyboard.push('y\r');
    expect(await answer).toBe(true);
    expect(err.text).not.toMatch(/\x1b\[[\d;]*m/);
    expect(out.text).toBe('');
    expect(err.text.endsWith('\x1b[?25h')).toBe(true);
  });

  test('a secret is not shown', async () => {
    const { terminal, keyboard, err } = open();
    const answer = terminal.secret('key', { flag: 'OCTET_API_KEY' });
    await err.until('key');
    keyboard.push('hunter22\r');
    expect(await answer).toBe('hunter22');
    expect(err.text).not.toContain('hunter');
  });

  test('a choice is made by its name', async () => {
    const { terminal, keyboard, err } = open();
    const choices = [
      { value: 'a', name: 'first\nfake' },
      { value: 'b', name: 'second' },
    ];
    const answer = terminal.choose('which?', choices, { flag: '--pick' });
    await err.until('first fake');
    keyboard.push('\x1b[B\r');
    expect(await answer).toBe('b');
  });

  test('G8: Ctrl-C ends it as interrupted, with the terminal given back', async () => {
    const { terminal, keyboard, err } = open();
    const answer = terminal.ask('name', { flag: '--name' });
    const ended = expect(answer).rejects.toMatchObject({ reason: 'interrupted', exit: 130 });
    await err.until('name');
    keyboard.push('\x03');
    await ended;
    expect(keyboard.rawModes.at(-1)).toBe(false);
    expect(err.text.endsWith('\x1b[?25h')).toBe(true);
  });

  test('a signal ends it too', async () => {
    const stop = new AbortController();
    const { terminal, err } = open({ signal: stop.signal });
    const answer = terminal.ask('name', { flag: '--name' });
    const ended = expect(answer).rejects.toMatchObject({ reason: 'interrupted' });
    await err.until('name');
    stop.abort();
    await ended;
  });
});

describe('without repainting', () => {
  const places: [name: string, env: Record<string, string>][] = [
    ['ACCESSIBLE', { TERM: 'xterm', ACCESSIBLE: '1' }],
    ['TERM=dumb', { TERM: 'dumb' }],
    ['TERM unset', {}],
  ];

  test.each(places)('O11: %s asks in plain lines', async (_name, env) => {
    const { terminal, keyboard, err } = open({ env });
    const answer = terminal.confirm('sure?', { flag: '--yes', default: true });
    await err.until('sure? (yes or no, yes if empty) ');
    keyboard.push('maybe\n');
    await err.until('empty) sure?');
    keyboard.push('N\n');
    expect(await answer).toBe(false);
    expect(err.text).not.toContain('\x1b');
  });

  test('every kind of question', async () => {
    const { terminal, keyboard, err } = open({ env: {} });
    const name = terminal.ask('name', { flag: '--name', default: 'x' });
    await err.until('name (x if empty): ');
    keyboard.push('\n');
    expect(await name).toBe('x');

    const choices = [
      { value: 'a', name: 'first' },
      { value: 'b', name: 'second', description: 'better' },
    ];
    const choice = terminal.choose('which?', choices, { flag: '--pick' });
    await err.until('which?\n  1. first\n  2. second: better\na number from 1 to 2 (1 if empty): ');
    keyboard.push('3\n');
    await err.until('empty): a number');
    keyboard.push('2\n');
    expect(await choice).toBe('b');

    const secret = terminal.secret('key', { flag: 'OCTET_API_KEY' });
    await err.until('input is hidden): ');
    keyboard.push('hunterx\x7f2\r');
    expect(await secret).toBe('hunter2');
    expect(err.text).not.toContain('hunter');
    expect(keyboard.rawModes.slice(-3)).toEqual([true, false, false]);
  });

  test('Ctrl-C while the echo is off gives it back', async () => {
    const { terminal, keyboard, err } = open({ env: {} });
    const ended = expect(terminal.secret('key', { flag: 'x' })).rejects.toMatchObject({
      reason: 'interrupted',
    });
    await err.until('input is hidden): ');
    keyboard.push('\x03');
    await ended;
    expect(keyboard.rawModes.at(-1)).toBe(false);
  });

  test('the end of the input is an interruption', async () => {
    const { terminal, keyboard, err } = open({ env: {} });
    const ended = expect(terminal.ask('name', { flag: 'x' })).rejects.toMatchObject({
      reason: 'interrupted',
    });
    await err.until('name: ');
    keyboard.push(null);
    await ended;
  });

  test('a signal ends it', async () => {
    const stop = new AbortController();
    const { terminal, err } = open({ env: {}, signal: stop.signal });
    const ended = expect(terminal.ask('name', { flag: 'x' })).rejects.toMatchObject({
      reason: 'interrupted',
    });
    await err.until('name: ');
    stop.abort();
    await ended;
  });
});
