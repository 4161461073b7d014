import { rm } from 'node:fs/promises';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { localState } from './open.ts';
import { running } from './running.ts';

export async function reset(context: Context): Promise<void> {
  const { terminal } = context;
  const directory = localState(context);
  if (directory === undefined) throw new OctetError('io', 'there is no state directory');
  if (await running(context))
    throw new OctetError('unsafe', 'a service is running on this state', 'stop octet serve first');
  const sure =
    context.flags.yes ||
    (await terminal.confirm('forget all jobs, files, credits and webhooks of the local service?', {
      flag: '--yes',
      default: false,
    }));
  if (!sure) throw new OctetError('usage', 'nothing was forgotten');
  await rm(directory, { recursive: true, force: true });
  await terminal.result({ removed: directory }, 'the local service starts anew');
}
