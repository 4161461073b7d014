import { type Address, parseAddress } from '../../config/address.ts';
import { checkApiKey, maskKey } from '../../config/key.ts';
import type { Context } from '../../context.ts';
import { type ApiPrefix, isLoopback } from '../../contract/address.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readBalance } from '../../contract/replies.ts';
import { ApiError, OctetError } from '../../errors.ts';

/** Long enough for a slow service, short enough for somebody who waits at a prompt. */
const CHECK_MS = 10_000;

export async function logIn(context: Context): Promise<void> {
  const { store, terminal } = context;
  const config = await context.config({ mayMakeProfile: true });
  const chosen = config.environment;
  if (chosen.value === 'local' && chosen.origin !== 'default') {
    throw new OctetError('usage', 'the local service needs no key', 'octet auth login --env production');
  }
  const environment = chosen.value === 'local' ? 'production' : chosen.value;
  const profile = config.profile.value;
  const setting = `${environment}_url` as const;
  const known = config.address?.value ?? (await storedAddress(context, profile, setting));
  const address = encrypted(known ?? (await patiently(context, () => askForAddress(context, environment))));
  const { key, verdict } = await patiently(context, async () => {
    const given = checkApiKey(await readKey(context, address.origin), 'the key');
    context.redactor.register(given);
    return { key: given, verdict: await tryKey(context, address.base, config.apiPrefix.value, given) };
  });
  if (known === undefined || config.address?.origin === 'option')
    await store.set(profile, setting, address.base);
  await store.setKey(profile, address.origin, key);
  await terminal.result(
    { profile, environment, address: address.base, key: maskKey(key), checked: verdict.checked },
    terminal.wrap(
      `stored ${maskKey(key)} for ${address.origin} (profile ${profile}, ${environment})${verdict.note}`,
    ),
  );
  if (terminal.mode === 'human') terminal.hint('octet chat "hello"');
}

const MOST_TRIES = 3;

/** At a prompt a typing mistake is explained, and the question asked again. */
async function patiently<Answer>(context: Context, ask: () => Promise<Answer>): Promise<Answer> {
  const mayRepeat = context.terminal.canPrompt && context.input.kind === 'terminal';
  for (let left = MOST_TRIES - 1; mayRepeat && left > 0; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof OctetError) || !['usage', 'auth', 'unsafe'].includes(error.reason)) throw error;
      context.terminal.warn(error.message);
    }
  }
  return ask();
}

async function storedAddress(context: Context, profile: string, setting: string) {
  const text = (await context.store.read()).profiles[profile]?.[setting];
  return text === undefined ? undefined : parseAddress(text, setting);
}

function encrypted(address: Address): Address {
  if (!address.origin.startsWith('http:') || isLoopback(address.origin)) return address;
  throw new OctetError('unsafe', `${address.origin} is not encrypted; the key would be sent in plain text`);
}

async function askForAddress(context: Context, environment: string) {
  if (!context.terminal.canPrompt) {
    throw new OctetError(
      'usage',
      `no address set for ${environment}`,
      `octet config set ${environment}_url URL, or add --base-url URL`,
    );
  }
  const text = await context.terminal.ask(`address of the ${environment} service (https://…/v1)`, {
    flag: '--base-url URL',
    required: true,
  });
  return encrypted(parseAddress(text, 'the address'));
}

async function readKey(context: Context, origin: string): Promise<string> {
  const { input, terminal } = context;
  if (input.kind === 'file' || input.kind === 'pipe') {
    const text = (await input.all({ mostBytes: 64 * 1024 })).toString('utf8');
    if (text.trim() === '')
      throw new OctetError('usage', 'standard input is empty', 'octet auth login < key.txt');
    return text;
  }
  if (!terminal.canPrompt) {
    throw new OctetError('usage', 'no key given', 'octet auth login < key.txt, or set OCTET_API_KEY');
  }
  return terminal.secret(`key for ${origin}`, { flag: 'octet auth login < key.txt' });
}

/** A key that is refused is not stored; one that cannot be checked now is, and that is said. */
async function tryKey(context: Context, base: string, prefix: ApiPrefix, key: string) {
  const { Api } = await import('../../client/api.ts');
  const api = new Api({
    transport: context.outside,
    clock: context.clock,
    random: context.random,
    signal: context.signal,
    baseUrl: base,
    prefix,
    key: async () => key,
    maxRetries: 0,
    timeoutMs: CHECK_MS,
    userAgent: `octet/${context.version}`,
    confirmations: { has: async () => false, add: async () => undefined },
  });
  try {
    await api.call(endpoints.models);
  } catch (error) {
    context.signal.throwIfAborted();
    if (error instanceof ApiError && error.reason === 'auth') {
      throw new ApiError('auth', `the service refused this key: ${error.message}`, {
        status: error.status,
        code: error.code,
        type: error.type,
        requestId: error.requestId,
        hint: 'copy the key again, then run: octet auth login',
      });
    }
    if (!(error instanceof OctetError)) throw error;
    return { checked: false, note: `; not verified: ${error.message}` };
  }
  const balance = await api.call(endpoints.balance).then(
    ({ document }) => readBalance(document),
    // The key was verified; its balance is only shown where it is known.
    () => undefined,
  );
  return { checked: true, note: balance === undefined ? '' : `; ${balance} credits` };
}
