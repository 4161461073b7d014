import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { ioError } from '../../files/io-error.ts';

/** The file of the package; the built program lies beside it. */
export async function printSkill({ serviceParts, terminal }: Context): Promise<void> {
  const path = join(serviceParts.assetsDir, '../../skills/octet/SKILL.md');
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw ioError(error, 'read', path);
  });
  await terminal.result({ name: 'octet', text }, text.trimEnd());
}
