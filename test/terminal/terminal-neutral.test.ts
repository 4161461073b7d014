import { describe, expect, test } from 'vitest';
import { FakeTerminalStream } from '../support/streams.ts';
import { type Given, HOSTILE, NEUTRAL, onScreen, open, XTERM } from './opened.ts';

const SGR = /\x1b\[[\d;]*m/g;

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
