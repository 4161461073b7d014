import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type Cli, octet, temporaryFolder } from '../support/cli.ts';
import { folderOnDisk } from '../support/on-disk.ts';
import { type Answer, DONE, json, raw, stream } from '../support/wire.ts';

/** Every command that posts, the path that it posts to, and the name of the file that keeps what came. */
const COMMANDS: readonly (readonly [string, readonly string[], string, string])[] = [
  ['chat', ['chat', 'hi'], '/chat/completions', 'chat'],
  ['chat --no-stream', ['chat', 'hi', '--no-stream'], '/chat/completions', 'chat'],
  ['chat --via chat-stream', ['chat', 'hi', '--via', 'chat-stream'], '/chat/stream', 'chat'],
  ['chat --extract', ['chat', 'hi', '-x'], '/chat/completions', 'chat'],
  ['complete', ['complete', 'hi'], '/completions', 'complete'],
  ['embed', ['embed', 'hi'], '/embeddings', 'embed'],
  ['embed -o', ['embed', 'hi', '-o', 'v.jsonl'], '/embeddings', 'embed'],
  ['code generate', ['code', 'generate', 'x'], '/code/generate', 'code-generate'],
  ['code generate -o', ['code', 'generate', 'x', '-o', 'x.go'], '/code/generate', 'code-generate'],
  ['code complete', ['code', 'complete', 'old.js'], '/code/complete', 'code-complete'],
  ['code refactor', ['code', 'refactor', 'old.js'], '/code/refactor', 'code-refactor'],
  ['code refactor --diff', ['code', 'refactor', 'old.js', '--diff'], '/code/refactor', 'code-refactor'],
  ['code explain', ['code', 'explain', 'old.js'], '/code/explain', 'code-explain'],
  ['image generate', ['image', 'generate', 'a cat'], '/image/generate', 'a-cat'],
  ['image edit', ['image', 'edit', 'cat.png', 'night'], '/image/edit', 'night'],
  ['image upscale', ['image', 'upscale', 'cat.png'], '/image/upscale', 'cat-2x'],
  ['music generate', ['music', 'generate', 'rain'], '/music/generate', 'music-generate'],
  ['music generate --detach', ['music', 'generate', 'rain', '--detach'], '/music/generate', 'music-generate'],
  ['video generate', ['video', 'generate', 'waves'], '/video/generate', 'video-generate'],
  ['build', ['build', 'an app'], '/builder/build', 'build'],
  ['build chat', ['build', 'chat', 'hi'], '/builder/chat', 'build-chat'],
  ['credits buy', ['credits', 'buy', '--amount', '1000'], '/payments/checkout', 'credits-buy'],
];

/** The unreadable answer, and the document that must be kept of it; undefined: there is nothing to keep. */
const REPLIES: readonly (readonly [string, Answer, unknown])[] = [
  ['an object', json({ antwort: 'x' }), { antwort: 'x' }],
  ['an empty object', json({}), {}],
  ['an array', json([{ antwort: 'x' }]), [{ antwort: 'x' }]],
  ['a number', json(7), 7],
  ['null', json(null), null],
  ['an empty text', json(''), ''],
  ['HTML', raw('<html>paid</html>', 'text/html'), { content_type: 'text/html', body: '<html>paid</html>' }],
  [
    'half a document',
    raw('{"antwort":', 'application/json'),
    { content_type: 'application/json', body: '{"antwort":' },
  ],
  [
    'bytes',
    raw(new Uint8Array([0xff, 0xfe, 0]), 'application/octet-stream'),
    { content_type: 'application/octet-stream', body_base64: '//4A' },
  ],
  ['an empty body', raw('', 'application/json'), undefined],
];

const CAT = PNG.sync.write(new PNG({ width: 64, height: 64 }));

function prepared(answer: Answer, path: string): Cli {
  const home = path.startsWith('/builder/') ? folderOnDisk() : temporaryFolder();
  writeFileSync(join(home, 'old.js'), 'var a = 1;\n');
  writeFileSync(join(home, 'cat.png'), CAT);
  return octet({ [`POST ${path}`]: [answer] }, { home });
}

const keptIn = (home: string) => readdirSync(home).filter((name) => name.endsWith('.octet-reply.json'));

test('the table has every endpoint that is posted to', () => {
  const posted = Object.values(endpoints).filter(({ method }) => method === 'POST');
  expect(new Set(COMMANDS.map(([, , path]) => path))).toEqual(new Set(posted.map(({ path }) => path)));
});

describe.each(COMMANDS)('%s', (_, argv, path, stem) => {
  test.each(REPLIES)('X21.1: %s is 10 and kept', async (__, answer, document) => {
    const cli = prepared(answer, path);
    expect(await cli.run(...argv)).toBe(10);
    expect(cli.stdout).toBe('');
    if (document === undefined) return expect(keptIn(cli.home)).toEqual([]);
    const [name = '', ...more] = keptIn(cli.home);
    expect(more).toEqual([]);
    // Pictures are named after their prompt where the reply is a document.
    const words = argv[0] === 'image' ? `(${stem}|${argv.slice(0, 2).join('-')})` : stem;
    expect(name).toMatch(new RegExp(`^${words}\\.octet-reply\\.json$`));
    expect(JSON.parse(readFileSync(join(cli.home, name), 'utf8'))).toEqual(document);
    expect(statSync(join(cli.home, name)).mode & 0o777).toBe(0o600);
    expect(cli.stderr).toContain(`the reply is kept in ${name}`);
  });

  test.each(REPLIES)('X21.2: %s is printed with --json', async (__, answer, document) => {
    const cli = prepared(answer, path);
    expect(await cli.run(...argv, '--json')).toBe(10);
    expect(keptIn(cli.home)).toEqual([]);
    if (document === undefined) return expect(cli.stdout).toBe('');
    expect(JSON.parse(cli.stdout)).toEqual(document);
    expect(JSON.parse(cli.stderr).error).toMatchObject({ exit: 10 });
  });
});

test('X21.3: a file that is there stays, and --ndjson keeps the reply too', async () => {
  const cli = prepared(json({ antwort: 'x' }), '/code/generate');
  writeFileSync(join(cli.home, 'code-generate.octet-reply.json'), 'mine');
  expect(await cli.run('code', 'generate', 'x', '--ndjson')).toBe(10);
  expect(readFileSync(join(cli.home, 'code-generate.octet-reply.json'), 'utf8')).toBe('mine');
  expect(readFileSync(join(cli.home, 'code-generate-2.octet-reply.json'), 'utf8')).toContain('antwort');
  for (const line of cli.out) expect(JSON.parse(line).type).toMatch(/start|error/);
});

test('X21.4: where the folder cannot be written, the state directory keeps the reply', async () => {
  const cli = octet({ 'POST /code/generate': [json({ antwort: 'x' })] }, { cwd: '/proc' });
  expect(await cli.run('code', 'generate', 'x')).toBe(10);
  expect(keptIn(join(cli.home, '.local/state/octet'))).toEqual(['code-generate.octet-reply.json']);
});

test('X21.5: a stream in which nothing can be read is 10, and all of its documents are kept', async () => {
  const events = ['data: {"antwort":"x"}\n\n', 'data: {"antwort":"y"}\n\n'];
  for (const end of [[DONE], []]) {
    const cli = prepared(stream(...events, ...end), '/chat/completions');
    expect(await cli.run('chat', 'hi')).toBe(10);
    const kept = JSON.parse(readFileSync(join(cli.home, 'chat.octet-reply.json'), 'utf8'));
    expect(kept).toEqual([{ antwort: 'x' }, { antwort: 'y' }]);
  }
});

test('X21.6: a free reply is not kept: it can be had again', async () => {
  const cli = octet({ 'GET /models': [raw('<html>', 'text/html')] });
  expect(await cli.run('models')).toBe(10);
  expect(keptIn(cli.home)).toEqual([]);
});

test('X21.7: a line of a batch keeps what came', async () => {
  const cli = octet(
    { 'POST /completions': [raw('<p>', 'text/html')] },
    { stdin: '{"command":"complete","prompt":"x"}\n' },
  );
  expect(await cli.run('batch', '-')).toBe(17);
  expect(JSON.parse(cli.out[0] ?? '').error).toMatchObject({
    exit: 10,
    reply: { content_type: 'text/html', body: '<p>' },
  });
});

test('X21.8: a job that is finished without a result keeps its reply', async () => {
  const cli = octet({
    'POST /video/generate': [json({ id: 'job_1', status: 'queued' })],
    'GET /video/job_1': [json({ id: 'job_1', status: 'completed', wo: 'dort' })],
  });
  expect(await cli.run('video', 'generate', 'x')).toBe(10);
  expect(readFileSync(join(cli.home, 'video-generate.octet-reply.json'), 'utf8')).toContain('dort');
});

test('X21.9: api --json prints what is no JSON inside a document when it was paid for', async () => {
  const cli = octet({ 'POST /completions': [raw('<p>', 'text/html')] });
  expect(await cli.run('api', 'POST', '/completions', '-d', '{}', '--json')).toBe(10);
  expect(JSON.parse(cli.stdout)).toEqual({ body: '<p>' });
});
