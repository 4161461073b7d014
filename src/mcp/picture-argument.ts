import { OctetError } from '../errors.ts';
import { insideRoot } from './inside-root.ts';
import type { Desk } from './tool.ts';

/** A picture that a client names: an address, or a file below the root and nowhere else. */
export async function pictureArgument(desk: Desk, given: string): Promise<string> {
  if (/^(https?:\/\/|data:image\/)/i.test(given)) return given;
  if (desk.results === 'addresses')
    throw new OctetError('usage', 'image must be a URL or a data URI', undefined, { code: 'cli_no_files' });
  return desk.commands.picture(desk.context, await insideRoot(desk.context.cwd, given));
}
