import { OctetError } from '../errors.ts';
import { insideRoot } from './inside-root.ts';
import type { ToolServices } from './tool.ts';

/** A picture that a client names: an address, or a file below the root and nowhere else. */
export async function pictureArgument(services: ToolServices, given: string): Promise<string> {
  if (/^(https?:\/\/|data:image\/)/i.test(given)) return given;
  if (services.results === 'addresses')
    throw new OctetError('usage', 'image must be a URL or a data URI', undefined, { code: 'cli_no_files' });
  return services.commands.picture(services.context, await insideRoot(services.context.cwd, given));
}
