import type { Context } from '../../context.ts';
import type { LogoutFlags } from './flags.ts';

export async function logOut(context: Context, flags: LogoutFlags): Promise<void> {
  const { store, terminal } = context;
  const config = await context.config();
  const profile = config.profile.value;
  const stored = Object.keys((await store.readKeys())[profile] ?? {});
  const own = config.address?.value.origin;
  const chosen = flags.all || own === undefined ? stored : stored.filter((origin) => origin === own);
  for (const origin of chosen) await store.setKey(profile, origin, undefined);
  await terminal.result(
    { profile, removed: chosen },
    chosen.length > 0
      ? chosen.map((origin) => `removed the key for ${origin} (profile ${profile})`)
      : `no key stored for ${own ?? 'any address'} (profile ${profile})`,
  );
  if (context.env.OCTET_API_KEY)
    terminal.note('OCTET_API_KEY is still set and takes precedence over stored keys');
}
