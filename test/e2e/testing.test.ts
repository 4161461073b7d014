import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { environment } from './octet.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = existsSync(join(ROOT, 'dist/testing.cjs'));

/** The blocks of the page that begin with the name of a file. */
const blocks = [
  ...readFileSync(join(ROOT, 'docs/testing.md'), 'utf8').matchAll(/```js\n\/\/ (\S+)\n([\s\S]*?)```/g),
];

describe.skipIf(!BUILT)('octet-cli/testing', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'octet-testing-'));
    mkdirSync(join(folder, 'node_modules'));
    for (const name of ['openai', 'vitest', 'vite']) {
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
    }
    symlinkSync(ROOT, join(folder, 'node_modules/octet-cli'), 'junction');
    for (const [, name = '', code = ''] of blocks) writeFileSync(join(folder, name), code);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const node = (...args: string[]): string =>
    execFileSync(process.execPath, args, { cwd: folder, env: environment(folder), encoding: 'utf8' });

  test('the examples for node:test pass', () => {
    const files = blocks.map(([, name = '']) => name).filter((name) => !name.includes('vitest'));
    expect(files).toHaveLength(2);
    expect(node('--test', '--test-reporter=tap', ...files)).toContain('# pass 3');
  });

  test('the example for vitest passes', () => {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const shown = node(vitest, 'run', '--root', folder, '--reporter=json', 'weather.vitest.test.mjs');
    expect(JSON.parse(shown)).toMatchObject({ success: true, numPassedTests: 2 });
  });

  test('both kinds of modules get the same function, and it closes by itself', () => {
    const use = `startService({ credits: 7 }).then(async (service) => {
      const reply = await service.fetch('/payments/balance');
      const wired = await fetch(service.url + '/models', { headers: { authorization: 'Bearer ' + service.key } });
      console.log((await reply.json()).balance, wired.status, service.env.OPENAI_BASE_URL === service.url);
      await service[Symbol.asyncDispose]();
    });`;
    expect(node('-e', `const { startService } = require('octet-cli/testing'); ${use}`)).toBe('7 200 true\n');
    const esm = `import { startService } from 'octet-cli/testing'; ${use}`;
    expect(node('--input-type=module', '-e', esm)).toBe('7 200 true\n');
  });

  test('it is typed for both', () => {
    const code = `async function use(): Promise<void> {
      await using service = await startService({ plan: 'free', fixtures: [{ match: { nth: 1 }, error: 503 }] });
      service.faults.add({ kind: '429', rate: 0.5 });
      service.test('a').fixtures.add({ tool_calls: [{ name: 'f', arguments: {} }] });
      const status: number | undefined = service.requests()[0]?.status;
      // @ts-expect-error there is no such plan
      await startService({ plan: 'golden' });
      void status;
    }
    void use;`;
    writeFileSync(join(folder, 'a.mts'), `import { startService } from 'octet-cli/testing';\n${code}`);
    writeFileSync(
      join(folder, 'b.cts'),
      `import testing = require('octet-cli/testing');\nconst { startService } = testing;\n${code}`,
    );
    const options =
      '--noEmit --strict --module nodenext --target es2022 --lib es2023,esnext.disposable,dom --types'.split(
        ' ',
      );
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    expect(node(tsc, ...options, '', 'a.mts', 'b.cts')).toBe('');
  });
});
