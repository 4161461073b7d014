import { resolveProfile } from '../../config/resolve.ts';
import type { Context } from '../../context.ts';
import { discoverServers, inWords, type LocalServer } from '../../input/discover-servers.ts';
import { wasShown } from '../../output/shown-notices.ts';

/**
 * Offers a model server that runs on this machine, once, to a person who has configured nothing. The answer is kept:
 * yes sets `upstream`, no sets `discover` to off.
 */
export async function offerModels(context: Context): Promise<void> {
  const { clock, directories, terminal } = context;
  const config = await context.config();
  const { environment, upstream, discover } = config;
  if (environment.origin !== 'default' || environment.value !== 'local' || upstream) return;
  if (discover.value === 'off' || !terminal.canPrompt || terminal.mode !== 'human' || terminal.quiet) return;
  if (discover.value === 'ask' && wasShown(directories, 'discover', clock.now(), WEEK_MS)) return;
  const [server] = await discoverServers(context);
  if (!server) return;
  if (discover.value === 'ask' && !(await isWanted(context, server))) return keep(context, 'discover', 'off');
  await keep(context, 'upstream', server.url);
  terminal.note(`answers come from ${server.name} now; to undo: octet config unset upstream`);
}

/** A machine without a server is looked at again after this. */
const WEEK_MS = 7 * 24 * 3_600_000;

function isWanted({ terminal }: Context, server: LocalServer): Promise<boolean> {
  return terminal.confirm(`${inWords(server)} is running here: use it?`, {
    flag: `octet config set upstream ${server.url}`,
    default: true,
  });
}

async function keep(context: Context, name: 'upstream' | 'discover', value: string): Promise<void> {
  const file = await context.store.read();
  const { value: profile } = resolveProfile({ flags: context.flags, env: context.env, file });
  await context.store.set(profile, name, value);
  context.rereadConfig();
}
