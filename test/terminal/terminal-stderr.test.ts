import { describe, expect, test } from 'vitest';
import { FailingStream } from '../support/streams.ts';
import { open } from './opened.ts';

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
