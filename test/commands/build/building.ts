import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { octet } from '../../support/cli.ts';
import { json } from '../../support/wire.ts';

export const POST = 'POST /builder/build';
export const built = (files: unknown, more: object = {}) =>
  json({
    id: 'b_1',
    status: 'completed',
    files,
    preview_url: 'https://p.example.com/1',
    project_id: 'proj_1',
    ...more,
  });
export const one = (path: string, content: unknown = 'x') => [{ path, content }];

export async function build(
  files: unknown,
  options: { into?: string; argv?: string[]; prepare?: (home: string) => void } = {},
) {
  const cli = octet({ [POST]: [built(files)] });
  options.prepare?.(cli.home);
  const exit = await cli.run('build', 'a todo app', '-o', options.into ?? 'app', ...(options.argv ?? []));
  return { exit, cli, root: join(cli.home, options.into ?? 'app') };
}

export const visible = (folder: string) => readdirSync(folder).filter((name) => !name.startsWith('.'));
