import { DEFAULT_PROFILE } from '../../config/store.ts';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';

export async function switchProfile(context: Context, named: string | undefined): Promise<void> {
  const { store, terminal } = context;
  const stored = await store.read();
  const profiles = [...new Set([DEFAULT_PROFILE, ...Object.keys(stored.profiles)])];
  const profile = named ?? context.flags.profile ?? (await choose(context, profiles));
  if (!profiles.includes(profile)) {
    throw new OctetError(
      'usage',
      `no profile '${profile}'; profiles: ${profiles.join(', ')}`,
      `to create it: octet --profile ${profile} config set NAME VALUE`,
    );
  }
  await store.switchTo(profile);
  await terminal.result({ profile }, `using profile ${profile}`);
}

async function choose(context: Context, profiles: readonly string[]): Promise<string> {
  const choices = profiles.map((name) => ({ value: name, name }));
  return context.terminal.choose('which profile', choices, { flag: 'octet auth switch NAME' });
}
