import type { ApiReply } from '../../client/api-request.ts';
import { maskKey } from '../../config/key.ts';
import { keyFor } from '../../config/key-source.ts';
import { addressOf } from '../../config/resolve.ts';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readBalance, readList } from '../../contract/replies.ts';
import { bad, type Finding, finding, good, notice } from './findings.ts';

const MOST_SKEW_S = 60;

export async function aboutService(context: Context): Promise<Finding[]> {
  const environment = await finding('environment', async () => {
    const { environment: chosen, profile } = await context.config();
    return good('environment', `${chosen.value} (${chosen.origin}), profile ${profile.value}`);
  });
  if (environment.state === 'bad') return [environment];
  const isLocal = (await context.config()).environment.value === 'local';
  if (isLocal) return [environment, ...(await servers(context)), ...(await answers(context))];
  const where = await finding('address', () => address(context));
  // A key belongs to an address; without one there is nothing more to say.
  if (where.state === 'bad') return [environment, where];
  const withWhat = await finding('key', () => key(context));
  const first = [environment, where, withWhat];
  return withWhat.state === 'bad' ? first : [...first, ...(await answers(context))];
}

/** Model servers that could answer instead; looked for only where a person reads. */
async function servers(context: Context): Promise<Finding[]> {
  const { terminal, env } = context;
  if (!terminal.out.isTTY || env.CI || (await context.config()).upstream) return [];
  const { discoverServers, inWords } = await import('../../input/discover-servers.ts');
  return (await discoverServers(context)).map((server) =>
    notice('models', `${inWords(server)} is running here`, `octet config set upstream ${server.url}`),
  );
}

async function address(context: Context): Promise<Finding> {
  return good('address', addressOf(await context.config()).base);
}

async function key(context: Context): Promise<Finding> {
  const { origin } = addressOf(await context.config());
  const found = await keyFor(origin, await context.keySource());
  return good('key', `${maskKey(found.key)} (${found.source})`);
}

/** One look at the models and one at the balance tell whether everything between here and there works. */
async function answers(context: Context): Promise<Finding[]> {
  let reply: ApiReply | undefined;
  const service = await finding('service', async () => {
    const api = await context.api();
    const startedAt = context.clock.monotonic();
    reply = await api.call(endpoints.models);
    const count = readList(reply.document)?.length ?? 0;
    return good('service', `${count} models in ${Math.round(context.clock.monotonic() - startedAt)} ms`);
  });
  if (!reply) return [service];
  const balance = await finding('credits', async () => {
    const api = await context.api();
    const credits = readBalance((await api.call(endpoints.balance)).document);
    if (credits === undefined)
      return notice('credits', 'not reported by this service', 'octet credits --json');
    return credits > 0
      ? good('credits', String(credits))
      : bad('credits', 'credits', 'none left', 'octet credits buy');
  });
  return [service, balance, ...skew(context, reply), ...limit(reply)];
}

function skew({ clock }: Context, { headers }: ApiReply): Finding[] {
  const theirs = Date.parse(headers.date ?? '');
  if (Number.isNaN(theirs)) return [];
  const seconds = Math.round((clock.now() - theirs) / 1_000);
  if (Math.abs(seconds) <= MOST_SKEW_S) return [good('clock', 'agrees with the service')];
  const way = seconds > 0 ? 'ahead of' : 'behind';
  return [notice('clock', `${Math.abs(seconds)} s ${way} the service`, "correct this machine's clock")];
}

function limit({ rateLimit }: ApiReply): Finding[] {
  if (rateLimit?.remaining === undefined) return [];
  const text = `${rateLimit.remaining} of ${rateLimit.limit ?? '?'} requests left in this window`;
  return [rateLimit.remaining === 0 ? notice('limits', text, 'wait a little') : good('limits', text)];
}
