import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { octet } from './support/cli.ts';

test('a part that is gone, as after an update, is told as that and not as a bug', async () => {
  const gone = Object.assign(new Error("Cannot find module './chunks/x.cjs'"), { code: 'MODULE_NOT_FOUND' });
  const cli = octet({
    'GET /models': () => {
      throw gone;
    },
  });
  expect(await cli.run('models')).toBe(16);
  expect(cli.stderr).toContain('updated while running');
  expect(cli.stderr).toContain('hint: run the command again');
});

test('stderr is one document when a command with --json fails, whatever there was to warn of', async () => {
  const cli = octet({});
  const directory = join(cli.home, '.local/state/octet');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  writeFileSync(join(directory, 'jobs.jsonl'), '{"type":"intent"\n{}\n', { mode: 0o600 });
  expect(await cli.run('jobs', 'wait', 'job_1')).toBe(5);
  expect(cli.stderr).toContain('warning: ');
  const before = cli.stderr.length;
  expect(await cli.run('jobs', 'wait', 'job_1', '--json')).toBe(5);
  expect(JSON.parse(cli.stderr.slice(before)).error.exit).toBe(5);
});
