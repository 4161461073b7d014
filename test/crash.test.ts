import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { crashReport } from '../src/crash.ts';
import { KEY, octet, temporaryFolder } from './support/cli.ts';

const FACTS = { version: '1.2.3', atMs: 0, redact: (text: string) => text };
const PROMPT = 'my secret prompt';

/** A reply that octet meets with a fault of its own. */
const fault = (error: unknown) => ({
  'GET /models': () => {
    throw error;
  },
});

describe('G12: a report of a fault of our own', () => {
  test('is kept only where it was asked for, for the user alone, without the message and the words', async () => {
    const home = temporaryFolder();
    const place = join(home, 'crashes');
    const cli = octet(fault(new TypeError(`${PROMPT} ${KEY}`)), { home, env: { OCTET_CRASH_DIR: place } });
    expect(await cli.run('models', '--json')).toBe(1);
    const [name = '', ...more] = readdirSync(place);
    expect(more).toEqual([]);
    expect(name).toMatch(/^octet-crash-\d{8}T\d{9}-[0-9a-f]+\.json$/);
    expect(statSync(place).mode & 0o777).toBe(0o700);
    expect(statSync(join(place, name)).mode & 0o777).toBe(0o600);
    const text = readFileSync(join(place, name), 'utf8');
    expect(text).not.toContain(PROMPT);
    expect(text).not.toContain(KEY);
    expect(text).not.toContain(home);
    expect(JSON.parse(text)).toMatchObject({
      octet: '0.0.0-test',
      command: 'octet models',
      errors: [
        {
          name: 'TypeError',
          frames: expect.arrayContaining([expect.stringMatching(/crash\.test\.ts:\d+:\d+/)]),
        },
      ],
    });
    expect(cli.stderr).toContain(join(place, name));
  });

  test('does not exist without the variable', async () => {
    const cli = octet(fault(new TypeError(PROMPT)), { env: { OCTET_CRASH_DIR: '' } });
    expect(await cli.run('models')).toBe(1);
    expect(
      readdirSync(cli.home, { recursive: true }).filter((name) => String(name).includes('crash')),
    ).toEqual([]);
  });

  test('is not made of an ending that is expected', async () => {
    const home = temporaryFolder();
    const cli = octet({}, { home, env: { OCTET_CRASH_DIR: join(home, 'crashes') } });
    expect(await cli.run('models', '--nonsense')).toBe(2);
    expect(readdirSync(home)).not.toContain('crashes');
  });

  test('every fault gets a file of its own', async () => {
    const home = temporaryFolder();
    const place = join(home, 'crashes');
    for (let round = 0; round < 3; round += 1)
      await octet(fault(new TypeError('x')), { home, env: { OCTET_CRASH_DIR: place } }).run('models');
    expect(readdirSync(place)).toHaveLength(3);
  });

  test('that cannot be kept changes neither the message nor the status', async () => {
    const home = temporaryFolder();
    writeFileSync(join(home, 'a-file'), '');
    const cli = octet(fault(new TypeError('x')), { home, env: { OCTET_CRASH_DIR: join(home, 'a-file') } });
    expect(await cli.run('models')).toBe(1);
    expect(cli.stderr).toContain('octet itself failed');
    expect(cli.stderr).toContain('could not be written');
  });

  test('goes into a directory that is there already, and leaves it as it is', async () => {
    const place = temporaryFolder();
    mkdirSync(join(place, 'mine'));
    chmodSync(join(place, 'mine'), 0o755);
    const cli = octet(fault(new TypeError('x')), { cwd: place, env: { OCTET_CRASH_DIR: 'mine' } });
    expect(await cli.run('models')).toBe(1);
    expect(readdirSync(join(place, 'mine'))).toHaveLength(1);
    expect(statSync(join(place, 'mine')).mode & 0o777).toBe(0o755);
  });
});

describe('G12: what a report says of an error', () => {
  const framesOf = (error: unknown) => JSON.parse(crashReport(error, FACTS)).errors[0].frames;

  test('the causes too, and not for ever', () => {
    const first = new Error('a', { cause: new RangeError('b', { cause: 'text' }) });
    expect(JSON.parse(crashReport(first, FACTS)).errors.map(({ name }: { name: string }) => name)).toEqual([
      'Error',
      'RangeError',
      'string',
    ]);
    const loop: Error & { cause?: unknown } = new Error('x');
    loop.cause = loop;
    expect(JSON.parse(crashReport(loop, FACTS)).errors).toHaveLength(5);
  });

  test.each([
    'two\nlines',
    'x\n    at Prompt.words (dist/prompt.cjs:1:1)',
    '    at prompt (dist/prompt.cjs:1:1)',
    '',
    'Error: x',
  ])('no line of the message %j is taken for a frame', (message) => {
    const error = new Error(message);
    expect(framesOf(error).length).toBeGreaterThan(0);
    expect(JSON.stringify(framesOf(error))).not.toMatch(/prompt/i);
  });

  test('a stack that does not hold its message is left out', () => {
    const error = new Error('late');
    error.stack = 'Error: early late\n    at open (/x/dist/a.cjs:1:1)';
    expect(framesOf(error)).toEqual([]);
  });

  test.each([
    [
      '    at open (/home/ann/lib/node_modules/octet-cli/dist/chunks/api-x.cjs:1:22)',
      'open (dist/chunks/api-x.cjs:1:22)',
    ],
    ['    at async C:\\Users\\ann\\octet-cli\\dist\\main.cjs:1:2', 'async dist/main.cjs:1:2'],
    ['    at node:internal/timers:594:17', 'node:internal/timers:594:17'],
    ['    at Object.<anonymous> (/home/ann/.shim.cjs:3:4)', 'Object.<anonymous> (.shim.cjs:3:4)'],
    ['    at new Api (file:///home/ann/src/api.ts:3:4)', 'new Api (api.ts:3:4)'],
    ['    at Object.get [as a secret] (/x/dist/a.cjs:1:1)', undefined],
    ['    at eval (eval at x (/home/ann/y.js:1:1), <anonymous>:1:1)', undefined],
    ['    at some words', undefined],
  ])('of the frame %j it keeps %j', (line, kept) => {
    const error = new Error('x');
    error.stack = `Error: x\n${line}`;
    expect(framesOf(error)).toEqual(kept === undefined ? [] : [kept]);
  });

  test.each([
    null,
    undefined,
    'text',
    7,
    { message: PROMPT },
    Object.assign(new Error('x'), { name: PROMPT, code: PROMPT }),
  ])('whatever is thrown, %j is a report', (thrown) => {
    expect(crashReport(thrown, FACTS)).not.toContain(PROMPT);
  });

  test('secrets are hidden even where none can be', () => {
    const error = Object.assign(new Error('x'), { code: 'ERR_OCTETKEY' });
    const redact = (text: string) => text.replaceAll('OCTETKEY', '[redacted]');
    expect(crashReport(error, { ...FACTS, redact })).not.toContain('OCTETKEY');
  });
});
