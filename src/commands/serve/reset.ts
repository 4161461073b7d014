import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { announcedOwner } from './announcement.ts';
import { localState } from './open.ts';

export async function reset(context: Context): Promise<void> {
  const { terminal } = context;
  const directory = localState(context);
  if (directory === undefined) throw new OctetError('io', 'no state directory');
  await refuseWhileServed(context.directories.state);
  const sure =
    context.flags.yes ||
    (await terminal.confirm('delete all jobs, files, credits and webhooks of the local service?', {
      flag: '--yes',
      default: false,
    }));
  if (!sure) throw new OctetError('usage', 'nothing was removed');
  await rm(directory, { recursive: true, force: true });
  await terminal.result({ removed: directory }, 'local service reset');
}

/** A service that does not answer may only be busy, so its process decides. */
async function refuseWhileServed(directory = '.'): Promise<void> {
  const found = await announcedOwner(directory);
  if (found?.standing === 'alive')
    throw new OctetError('unsafe', 'the local service is running', 'stop octet serve first');
  if (found?.standing === 'foreign') {
    throw new OctetError(
      'unsafe',
      `a service in another container or machine (${found.owner.host}) may be using this state`,
      `stop octet serve there; if it no longer runs, delete ${join(directory, 'serve.json')}`,
    );
  }
}
