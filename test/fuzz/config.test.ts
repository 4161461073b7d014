import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KEY, octet, temporaryFolder } from '../support/cli.ts';
import { CODE_POINTS } from '../support/code-points.ts';
import { json } from '../support/wire.ts';
import { DOCUMENTED, hostileJson, runs } from './hostile.ts';

const COMMANDS = ['config list', 'auth status', 'models', 'jobs', 'history', 'config set model m-1'];
const text = fc.oneof(
  hostileJson.map((value) => JSON.stringify(value)),
  fc.string({ unit: CODE_POINTS, maxLength: 60 }),
);

test('whatever its files hold, octet ends as documented and says nothing secret', async () => {
  await fc.assert(
    fc.asyncProperty(
      text,
      text,
      text,
      fc.constantFrom(...COMMANDS),
      async (config, keys, ledger, command) => {
        const home = temporaryFolder();
        for (const [folder, name, content] of [
          ['.config/octet', 'config.json', config],
          ['.config/octet', 'credentials.json', keys],
          ['.local/state/octet', 'jobs.jsonl', ledger],
          ['.local/state/octet/history', 'x.jsonl', ledger],
        ] as const) {
          mkdirSync(join(home, folder), { recursive: true });
          writeFileSync(join(home, folder, name), content, { mode: 0o600 });
        }
        const cli = octet({ 'GET /models': json({ data: [{ id: 'm-1' }] }) }, { home });
        expect(DOCUMENTED).toContain(await cli.run(...command.split(' ')));
        expect(cli.stdout + cli.stderr).not.toContain(KEY);
        expect(cli.stderr).not.toContain('octet itself failed');
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      },
    ),
    { numRuns: runs(80) },
  );
});
