import { resolveProfile } from '../../config/resolve.ts';
import { showSetting } from '../../config/settings.ts';
import type { Context } from '../../context.ts';
import { knownSetting } from './known-setting.ts';

export async function set(context: Context, word: string, text: string): Promise<void> {
  const { name, setting } = await knownSetting(word);
  const value = setting.check(text, name);
  if (setting.secret) context.redactor.register(value);
  const profile = await profileName(context);
  await context.store.set(profile, name, value);
  if (name === 'model') {
    const { warnUnlistedModel } = await import('../../input/listed-names.ts');
    await warnUnlistedModel(context, value);
  }
  await context.terminal.result(
    { profile, [name]: showSetting(name, value) },
    `${name} = ${showSetting(name, value)} (profile ${profile})`,
  );
}

export async function unset(context: Context, word: string): Promise<void> {
  const { name } = await knownSetting(word);
  const profile = await profileName(context);
  await context.store.set(profile, name, undefined);
  await context.terminal.result({ profile, [name]: null }, `removed ${name} (profile ${profile})`);
}

/** Only the profile is resolved: a broken setting must not stand in the way of its repair. */
async function profileName(context: Context): Promise<string> {
  const file = await context.store.read();
  return resolveProfile({ flags: context.flags, env: context.env, file, mayMakeProfile: true }).value;
}
