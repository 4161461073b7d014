import { maskKey } from '../../config/key.ts';
import { keyFor, type SourcedKey } from '../../config/key-source.ts';
import { addressOf } from '../../config/resolve.ts';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';

export async function status(context: Context): Promise<void> {
  const { terminal } = context;
  const config = await context.config();
  const { environment, profile } = config;
  if (environment.value === 'local') {
    const document = { profile: profile.value, environment: 'local', origin: environment.origin, key: null };
    return terminal.result(document, () => [
      terminal.wrap(`environment  local (${environment.origin}): runs in this process, no key needed`),
      `profile      ${profile.value} (${profile.origin})`,
    ]);
  }
  const address = addressOf(config);
  const found = await keyFor(address.origin, await context.keySource()).catch((error: unknown) => {
    if (error instanceof OctetError && error.reason === 'auth') return error;
    throw error;
  });
  const key = found instanceof OctetError ? undefined : found;
  await terminal.result(
    {
      profile: profile.value,
      environment: environment.value,
      address: address.base,
      key: key ? maskKey(key.key) : null,
      key_source: key?.source ?? null,
    },
    () =>
      [
        `environment  ${environment.value} (${environment.origin})`,
        `address      ${address.base} (${config.address?.origin ?? 'default'})`,
        `profile      ${profile.value} (${profile.origin})`,
        `key          ${key ? `${maskKey(key.key)} (${sourceWords(key)})` : 'none'}`,
      ].map(terminal.wrap),
  );
  if (found instanceof OctetError) throw found;
}

function sourceWords(key: SourcedKey): string {
  return key.source === 'stored' ? 'stored by octet auth login' : key.source;
}
