import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { listen } from '../../service/http/listen.ts';
import { serviceVariables } from '../../service/http/variables.ts';
import { SilentExit } from '../../silent-exit.ts';
import type { ServiceFlags } from './flags.ts';
import { openFrom } from './open.ts';
import { summariseReplay } from './replay-summary.ts';

/** Starts a service on a free port with state of its own, runs the command with it, and ends as the command did. */
export async function execWith(
  context: Context,
  command: readonly string[],
  flags: ServiceFlags,
): Promise<void> {
  const [program, ...args] = command;
  if (program === undefined)
    throw new OctetError('usage', 'no command given', 'octet serve exec -- npm test');
  const service = await openFrom(context, {
    speed: Number.POSITIVE_INFINITY,
    plan: 'none',
    ...flags,
    ephemeral: true,
  });
  try {
    const place = await listen(service, { port: 0 });
    try {
      const env = { ...context.env, ...serviceVariables(place.url, service) };
      const status = await context.launch(program, args, { attached: true, env }).catch((error: unknown) => {
        throw new OctetError('usage', `${program} could not be started`, undefined, { cause: error });
      });
      const drift = summariseReplay(context, service);
      if (status !== 0) throw new SilentExit(status);
      if (drift) throw drift;
    } finally {
      await place.close(0);
    }
  } finally {
    await service.close();
  }
}
