import type { Config, Origin } from '../../config/resolve.ts';
import { SETTING_NAMES, type SettingName, showSetting } from '../../config/settings.ts';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { columnsFor } from '../../input/columns.ts';
import { listTable } from '../../output/list-table.ts';
import type { ListFlags } from './flags.ts';

interface Shown {
  readonly value: string;
  readonly origin: Origin;
}

export async function getSetting(context: Context, word: string): Promise<void> {
  const { knownSetting } = await import('./known-setting.ts');
  const { name } = await knownSetting(word);
  const shown = (await effective(context))[name];
  if (!shown && context.terminal.mode === 'human') context.terminal.note(`${name} is not set`);
  await context.terminal.result({ [name]: shown?.value ?? null }, shown?.value ?? '');
}

export async function listSettings(context: Context, flags: ListFlags): Promise<void> {
  const { terminal } = context;
  const names = columnsFor(
    'settings',
    flags.columns ?? (flags.showOrigin ? undefined : ['setting', 'value']),
  );
  const settings = await effective(context);
  const set = SETTING_NAMES.flatMap((name) => {
    const shown = settings[name];
    return shown ? [{ name, ...shown }] : [];
  });
  const document = flags.showOrigin
    ? Object.fromEntries(set.map(({ name, value, origin }) => [name, { value, origin }]))
    : Object.fromEntries(set.map(({ name, value }) => [name, value]));
  await terminal.result(document, () =>
    listTable(terminal, {
      items: set,
      names,
      columns: {
        setting: { cell: ({ name }) => name },
        value: {
          cell: ({ value }) => (value === '' && terminal.out.isTTY ? terminal.style.dim('(empty)') : value),
          shrink: true,
        },
        origin: { cell: ({ origin }) => origin },
      },
    }),
  );
}

export async function path(context: Context): Promise<void> {
  const place = settingsPath(context);
  await context.terminal.result({ path: place }, place);
}

export function settingsPath({ store }: Context): string {
  if (store.configPath !== undefined) return store.configPath;
  throw new OctetError('io', 'no home directory to store settings in', 'set HOME or OCTET_CONFIG_DIR');
}

/** Every setting as it counts now, secrets masked. */
async function effective(context: Context): Promise<Partial<Record<SettingName, Shown>>> {
  const config = await context.config();
  const stored = (await context.store.read()).profiles[config.profile.value] ?? {};
  const kept = (name: SettingName): Shown | undefined => {
    const value = stored[name];
    return value === undefined ? undefined : { value: showSetting(name, value), origin: 'profile' };
  };
  return {
    env: config.environment,
    production_url: addressFor(config, 'production') ?? kept('production_url'),
    sandbox_url: addressFor(config, 'sandbox') ?? kept('sandbox_url'),
    api_prefix: config.apiPrefix,
    key_command: kept('key_command'),
    webhook_secret: config.webhookSecret && {
      value: showSetting('webhook_secret', config.webhookSecret.value),
      origin: config.webhookSecret.origin,
    },
    queue: config.queue && { value: showSetting('queue', config.queue.value), origin: config.queue.origin },
    queue_command: kept('queue_command'),
    model: config.model,
    history: { value: config.history.value ? 'on' : 'off', origin: config.history.origin },
    pager: config.pager,
    discover: config.discover,
    journal: config.journal,
    update_check: config.updateCheck,
    soundfont: config.soundfont,
    upstream: config.upstream,
    upstream_images: config.upstreamImages,
  };
}

function addressFor(config: Config, environment: string): Shown | undefined {
  if (config.environment.value !== environment || !config.address) return undefined;
  return { value: config.address.value.base, origin: config.address.origin };
}
