import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Transport } from '../../src/contract/transport.ts';
import { KEY, octet, temporaryFolder } from '../support/cli.ts';
import { folderOnDisk } from '../support/on-disk.ts';
import { bytes } from '../support/wire.ts';
import { activeCharacters, DOCUMENTED, hostileJson, hostileText, runs } from './hostile.ts';

const COMMANDS = [
  'models',
  'chat --no-stream hi',
  'chat hi',
  'chat --via chat-stream hi',
  'chat models',
  'complete once',
  'embed a b',
  'code generate x',
  'code explain a.js',
  'code refactor a.js',
  'code complete a.js',
  'image generate x',
  'image edit a.png blue',
  'image upscale a.png',
  'image models',
  'music generate x --timeout 20s',
  'music voices',
  'music genres',
  'music library',
  'music status j1',
  'music get j1',
  'video generate x --timeout 20s',
  'video status j1',
  'video get j1',
  'build x --timeout 20s',
  'build projects',
  'build chat hi',
  'credits balance',
  'credits history',
  'credits buy --amount 10 --yes',
  'usage',
  'jobs reconcile',
  'api GET /models',
  'doctor',
];

const HEADERS = [
  'retry-after',
  'date',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
  'x-should-retry',
  'x-attribution',
  'idempotency-key',
  'content-type',
  'content-encoding',
  'content-length',
  'location',
];

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const folderFor = (command: string): string =>
  command.startsWith('build') ? folderOnDisk() : temporaryFolder();

/** Every request gets the next of these; the last one again and again. */
function answering(
  documents: readonly unknown[],
  status: number,
  headers: Readonly<Record<string, string>>,
): Transport {
  let asked = 0;
  return async (request) => {
    request.onSent?.();
    const document = documents[Math.min(asked, documents.length - 1)];
    asked += 1;
    return {
      status,
      headers: { 'content-type': 'application/json', ...headers },
      body: bytes(JSON.stringify(document)),
    };
  };
}

test.each(COMMANDS)('whatever the service answers, "octet %s" ends as documented', async (command) => {
  const home = folderFor(command);
  const work = join(home, 'work');
  mkdirSync(work);
  await fc.assert(
    fc.asyncProperty(
      fc.array(hostileJson, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(200, 200, 200, 201, 400, 500),
      fc.constantFrom([], ['--json']),
      fc.boolean(),
      fc.dictionary(fc.constantFrom(...HEADERS), hostileText, { maxKeys: 3 }),
      async (documents, status, flags, terminal, headers) => {
        writeFileSync(join(work, 'a.js'), 'let a = 1;\n');
        writeFileSync(join(work, 'a.png'), PIXEL);
        const network = answering(documents, status, headers);
        const cli = octet({}, { home, cwd: work, network, terminal: terminal ? 80 : undefined });
        const exit = await cli.run(...command.split(' '), ...flags, '--max-retries', '0');
        expect(DOCUMENTED).toContain(exit);
        const all = cli.stdout + cli.stderr;
        expect(all).not.toContain(KEY);
        expect(all).not.toMatch(/octet itself failed|^\s+at .+:\d+:\d+\)?$/m);
        if (terminal) expect(activeCharacters(all)).toBeUndefined();
        // Writes only into the working directory and octet's own directories.
        expect(
          readdirSync(home).filter((name) => !['work', '.config', '.local', '.cache'].includes(name)),
        ).toEqual([]);
        for (const name of readdirSync(work).filter((each) => !['a.js', 'a.png'].includes(each)))
          rmSync(join(work, name), { recursive: true });
      },
    ),
    { numRuns: runs(8) },
  );
});

test('these commands ask every endpoint there is', async () => {
  const asked = new Set<string>();
  const network: Transport = async ({ url, method, onSent }) => {
    asked.add(`${method} ${new URL(url).pathname.replace(/^\/v1/, '')}`);
    onSent?.();
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: bytes('{"id":"j1","status":"completed"}'),
    };
  };
  const cwd = folderOnDisk();
  writeFileSync(join(cwd, 'a.js'), 'let a = 1;\n');
  writeFileSync(join(cwd, 'a.png'), PIXEL);
  for (const command of COMMANDS)
    await octet({}, { cwd, network }).run(...command.split(' '), '--max-retries', '0');
  const paths = [...asked];
  const missing = Object.values(endpoints).filter(({ method, path }) => {
    const pattern = new RegExp(`^${method} ${path.replace(/\{\w+\}/g, 'j1')}$`);
    return !paths.some((one) => pattern.test(one));
  });
  expect(missing.map(({ path }) => path)).toEqual([]);
});
