import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT_STATUS } from '../../src/errors.ts';
import { BASE, type Cli, octet, temporaryFolder } from '../support/cli.ts';
import { bytes } from '../support/wire.ts';

/** Files that octet wrote and reads back; anybody may have changed them since. */
const HOSTILE: readonly (readonly [string, unknown])[] = [
  ['a number', 5],
  ['a fraction', -0.5],
  ['null', null],
  ['true', true],
  ['an empty text', ''],
  ['a control character', 'a\0b\r\nX-Evil: 1'],
  ['an option', '--help'],
  ['a wrong date', '9999-99-99T99:99:99Z'],
  ['an address of another kind', 'file:///etc/passwd'],
  ['a huge text', 'x'.repeat(70_000)],
  ['an object', { a: { b: { c: 1 } } }],
  ['__proto__', JSON.parse('{"__proto__":{"output":"/etc/passwd","polluted":true}}')],
  ['a list', [[1, null], 'x']],
];

const DOCUMENTED: ReadonlySet<number> = new Set([
  0,
  ...Object.values(EXIT_STATUS).filter((status) => status !== EXIT_STATUS.bug),
]);

/** The same record with one field replaced, once for every field and every hostile value; and without the field. */
function* damaged(record: object): Generator<readonly [string, Record<string, unknown>]> {
  for (const field of Object.keys(record)) {
    const { [field]: _, ...rest }: Record<string, unknown> = { ...record };
    yield [`${field} is missing`, rest];
    for (const [name, value] of HOSTILE) yield [`${field} is ${name}`, { ...rest, [field]: value }];
  }
}

interface Placed {
  readonly cli: Cli;
  readonly methods: string[];
}

/** A service that knows nothing, and a home with these files in the state directory. */
function placed(files: Readonly<Record<string, string>>): Placed {
  const home = temporaryFolder();
  const methods: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const path = join(home, '.local/state/octet', name);
    mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 });
    writeFileSync(path, text, { mode: 0o600 });
  }
  const network = async ({ method }: { readonly method: string }) => {
    methods.push(method);
    return { status: 404, headers: { 'content-type': 'application/json' }, body: bytes('{}') };
  };
  return { cli: octet({}, { home, cwd: home, network }), methods };
}

async function holds(place: Placed, argv: readonly string[], what: string): Promise<void> {
  const status = await place.cli.run(...argv);
  expect(DOCUMENTED, `${what}: octet ${argv.join(' ')} ended with ${status}: ${place.cli.stderr}`).toContain(
    status,
  );
  expect(place.methods.filter((method) => method !== 'GET')).toEqual([]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
}

const KEY = '0f1e2d3c-4b5a-4678-9abc-def012345678';
const AT = '2026-01-01T00:00:00.000Z';
const INTENT = {
  type: 'intent',
  at: AT,
  key: KEY,
  kind: 'music',
  environment: 'production',
  profile: 'default',
  base: BASE,
  request: { prompt: 'rain' },
  save: { output: 'song.mp3', force: false, sidecar: true, download: true },
  cwd: '/tmp',
};
const ACCEPTED = { type: 'accepted', key: KEY, at: AT, id: 'music_1' };
const ENDED = { type: 'ended', key: KEY, at: AT, state: 'done', files: ['song.mp3'], error: 'x' };

const jsonl = (...records: readonly object[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');

describe('X13.2: the job ledger', () => {
  const cases: readonly (readonly [string, object, (line: Record<string, unknown>) => string])[] = [
    ['intent', INTENT, (line) => jsonl(line, ACCEPTED)],
    ['save', INTENT.save, (save) => jsonl({ ...INTENT, save }, ACCEPTED)],
    ['accepted', ACCEPTED, (line) => jsonl(INTENT, line)],
    ['ended', ENDED, (line) => jsonl(INTENT, ACCEPTED, line)],
  ];
  const all = cases.flatMap(([, record, text]) => [...damaged(record)].map(([, each]) => text(each)));

  test.each([
    ['jobs'],
    ['jobs', '--all', '--json'],
    ['jobs', 'prune', '--older-than', '1h', '--yes'],
    ['jobs', 'reconcile'],
  ])('%s %s', async (...argv) => {
    const place = placed({ 'jobs.jsonl': all.join('') });
    await holds(place, argv, 'all at once');
  });

  test.each(cases)('jobs wait: %s', async (name, record, text) => {
    for (const [what, each] of damaged(record)) {
      const place = placed({ 'jobs.jsonl': text(each) });
      await holds(place, ['jobs', 'wait', KEY.slice(0, 8), '--max-retries', '0'], `${name}: ${what}`);
    }
  });

  test('a job is not forgotten for a damaged detail', async () => {
    const { cli } = placed({ 'jobs.jsonl': jsonl({ ...INTENT, at: 'never', save: 7, cwd: 5 }, ACCEPTED) });
    expect(await cli.run('jobs', '--all')).toBe(0);
    expect(cli.stdout).toContain('music_1');
  });
});

const TURN = {
  at: AT,
  messages: [{ role: 'user', content: 'hi' }],
  model: 'm',
  environment: 'local',
  complete: true,
  usage: {},
};
const MESSAGE = { role: 'user', content: 'hi' };

test('X13.3: conversations', async () => {
  const turns = [
    ...[...damaged(TURN)].map(([, turn]) => turn),
    ...[...damaged(MESSAGE)].map(([, message]) => ({ ...TURN, messages: [message] })),
  ];
  for (const argv of [
    ['history'],
    ['history', '--json'],
    ['history', 'show', 'work'],
    ['history', 'export', '--format', 'markdown'],
  ])
    await holds(placed({ 'history/work.jsonl': jsonl(...turns) }), argv, 'all turns');
});

test('X13.4: only messages of a known kind are sent along', async () => {
  const messages = [...[...damaged(MESSAGE)].map(([, message]) => message), MESSAGE];
  const { cli } = placed({ 'history/work.jsonl': jsonl({ ...TURN, messages }) });
  expect(await cli.run('chat', '--session', 'work', '--dry-run', 'and?')).toBe(0);
  const { body } = JSON.parse(cli.stdout);
  const roles = new Set(body.messages.map(({ role }: { role: unknown }) => role));
  expect([...roles]).toEqual(['user']);
});

const DELIVERY = {
  version: 1,
  direction: 'sent',
  at: AT,
  type: 'user.created',
  path: '/',
  headers: { 'content-type': 'application/json' },
  body: '{}',
  verified: true,
  duplicate: false,
  target: 'http://127.0.0.1:9/hook',
  attempts: [{ at: AT, url: 'http://127.0.0.1:9/hook', status: 500, duration_ms: 5 }],
};
const DELIVERY_ID = '20260101T000000000-abcdef';

test('X13.5: saved webhook deliveries', async () => {
  const [attempt = {}] = DELIVERY.attempts;
  const cases = [
    ...damaged(DELIVERY),
    ...[...damaged(attempt)].map(([what, each]) => [what, { ...DELIVERY, attempts: [each] }] as const),
    ...HOSTILE.map(
      ([what, value]) => [`a header is ${what}`, { ...DELIVERY, headers: { 'x-a': value } }] as const,
    ),
    ['a header name', { ...DELIVERY, headers: { 'a b\r\nc': 'x' } }] as const,
  ];
  for (const [what, record] of cases) {
    const place = placed({ [`webhooks/${DELIVERY_ID}.json`]: JSON.stringify(record) });
    await holds(place, ['webhook', 'replay', '--failed', '--dry-run'], what);
  }
});

test('X13.6: the announcement of a running service', async () => {
  const owner = { host: 'h', boot: 'b', namespace: 'n', pid: 1, start: '1', local: true };
  const variables = { OCTET_BASE_URL: 'http://127.0.0.1:9/v1', OCTET_API_KEY: 'k' };
  const record = { owner, proofKey: 'p', variables };
  const cases = [
    ...damaged(record),
    ...[...damaged(owner)].map(([what, each]) => [what, { ...record, owner: each }] as const),
    ...[...damaged(variables)].map(([what, each]) => [what, { ...record, variables: each }] as const),
  ];
  for (const [what, each] of cases) {
    const place = placed({ 'serve.json': JSON.stringify(each) });
    await holds(place, ['serve', 'env'], what);
    expect(place.cli.stdout).toBe('');
  }
});

test.each([
  ['nothing', ''],
  ['half a document', '{"key":'],
  ['a list', '[]\n'],
  ['nested 100,000 deep', `${'['.repeat(100_000)}\n`],
  ['bytes', '\u0000\u0001\ufffd\n'],
])('X13.7: a file that holds %s', async (what, text) => {
  for (const [name, argv] of [
    ['jobs.jsonl', ['jobs']],
    ['history/work.jsonl', ['history']],
    [`webhooks/${DELIVERY_ID}.json`, ['webhook', 'replay', '--failed']],
    ['serve.json', ['serve', 'env']],
    ['origins.jsonl', ['models', '--max-retries', '0']],
  ] as const)
    await holds(placed({ [name]: text }), argv, `${name}: ${what}`);
});
