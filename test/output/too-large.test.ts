import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { octet } from '../support/cli.ts';

const MIB = 1024 * 1024;

/** 33 MiB of a document that never ends. */
async function* endless() {
  yield Buffer.from('{"code":"');
  for (let piece = 0; piece < 33; piece += 1) yield Buffer.alloc(MIB, 'x');
}

test.each([[[]], [['--json']]])(
  'X21.10: a paid reply beyond 32 MiB is 10, and what came is kept %j',
  async (more) => {
    const headers = { 'content-type': 'application/json' };
    const cli = octet({}, { network: async () => ({ status: 200, headers, body: endless() }) });
    expect(await cli.run('code', 'generate', 'x', ...more)).toBe(10);
    const [name = ''] = readdirSync(cli.home).filter((each) => each.endsWith('.octet-reply.part'));
    expect(cli.stderr).toContain(
      `the reply is larger than 32 MiB; its first ${31 * MIB + 9} bytes are kept in`,
    );
    expect(readFileSync(join(cli.home, name)).length).toBe(31 * MIB + 9);
    expect(cli.stdout).toBe('');
  },
);
