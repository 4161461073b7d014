import type { Context } from '../../context.ts';
import { finishKnown } from './finish.ts';
import type { GetFlags } from './flags.ts';
import { known } from './wait.ts';

export async function getJob(context: Context, name: string, flags: GetFlags): Promise<void> {
  await finishKnown(context, await known(context, name), flags);
}
