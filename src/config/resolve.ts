import type { ApiPrefix } from '../contract/address.ts';
import { DEFAULT_RETRIES } from '../contract/retries.ts';
import { OctetError } from '../errors.ts';
import type { EnvironmentVariables } from '../files/directory-names.ts';
import { type Address, parseAddress } from './address.ts';
import { parseDuration } from './duration.ts';
import type { StoredConfig } from './file-format.ts';
import { parseRetries } from './retries.ts';
import { type EnvironmentName, SETTINGS, type SettingName } from './settings.ts';
import { checkProfileName, DEFAULT_PROFILE } from './store.ts';

/** The origin of a value, highest precedence first. */
export type Origin = 'option' | 'environment' | 'profile' | 'default';

export interface Sourced<T> {
  readonly value: T;
  readonly origin: Origin;
}

/** The global options, as typed. */
export interface Flags {
  readonly env?: string | undefined;
  readonly profile?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly timeout?: string | undefined;
  readonly maxRetries?: string | undefined;
}

export interface Config {
  readonly profile: Sourced<string>;
  readonly environment: Sourced<EnvironmentName>;
  /** Undefined for local, and where no address is configured; addressOf() then says what to do. */
  readonly address: Sourced<Address> | undefined;
  /** The origin of the address that the profile itself holds for this environment. */
  readonly profileOrigin: string | undefined;
  readonly apiPrefix: Sourced<ApiPrefix>;
  readonly timeoutMs: Sourced<number> | undefined;
  readonly maxRetries: Sourced<number>;
  readonly model: Sourced<string> | undefined;
  /** Names of the user's own for models. */
  readonly aliases: Readonly<Record<string, string>> | undefined;
  readonly history: Sourced<boolean>;
  readonly upstream: Sourced<string> | undefined;
  readonly upstreamImages: Sourced<string> | undefined;
  /** Of songs of the local service: a path, or `auto`. */
  readonly soundfont: Sourced<string> | undefined;
  /** `chat` looks for model servers on this machine. */
  readonly discover: Sourced<'ask' | 'on' | 'off'>;
  /** The local environment keeps its requests. */
  readonly journal: Sourced<'on' | 'off'>;
  /** A newer version is looked for. */
  readonly updateCheck: Sourced<'on' | 'off'>;
  readonly pager: Sourced<string> | undefined;
  readonly keyCommand: Sourced<string> | undefined;
  readonly webhookSecret: Sourced<string> | undefined;
  readonly queue: Sourced<string> | undefined;
  readonly queueCommand: Sourced<string> | undefined;
}

export interface ResolveInput {
  readonly flags: Flags;
  readonly env: EnvironmentVariables;
  readonly file: StoredConfig;
  /** For commands that make a profile by naming it. */
  readonly mayMakeProfile?: boolean;
}

/** Gives the value that a text stands for; throws with the name by which the user knows it. */
type Read<Value> = (text: string, label: string) => Value;

/** A text with the name by which the user knows it. */
interface Given {
  readonly text: string;
  readonly origin: Origin;
  readonly label: string;
}

export function resolveConfig(input: ResolveInput): Config {
  const { flags, env } = input;
  const profile = resolveProfile(input);
  const settings = input.file.profiles[profile.value] ?? {};
  const option = (flag: string, text: string | undefined) => given('option', flag, text);
  const variable = (name: string) => given('environment', name, env[name] || undefined);
  const setting = (name: SettingName) => given('profile', name, settings[name]);
  const checked = <Value>({ check }: { check: Read<Value> }, source: Given | undefined) =>
    source && take(source, check);

  const baseUrl = option('--base-url', flags.baseUrl) ?? variable('OCTET_BASE_URL');
  const environment = environmentOf(
    checked(SETTINGS.env, option('--env', flags.env) ?? variable('OCTET_ENV') ?? setting('env')),
    { baseUrl, production: settings.production_url, sandbox: settings.sandbox_url },
  );
  if (environment.value === 'local' && environment.origin === 'option' && baseUrl?.origin === 'option') {
    throw new OctetError('usage', '--base-url cannot be used with --env local');
  }
  const own = environment.value === 'local' ? undefined : setting(`${environment.value}_url`);
  const ownAddress = own && baseUrl === undefined ? take(own, parseAddress) : undefined;
  const timeout = option('--timeout', flags.timeout) ?? variable('OCTET_TIMEOUT');
  const retries = option('--max-retries', flags.maxRetries) ?? variable('OCTET_MAX_RETRIES');
  const history = checked(SETTINGS.history, setting('history'));

  return {
    profile,
    environment,
    address: environment.value === 'local' ? undefined : baseUrl ? take(baseUrl, parseAddress) : ownAddress,
    profileOrigin: own && take(own, parseAddress).value.origin,
    apiPrefix: checked(SETTINGS.api_prefix, setting('api_prefix')) ?? { value: '', origin: 'default' },
    timeoutMs: timeout && take(timeout, parseDuration),
    maxRetries: retries ? take(retries, parseRetries) : { value: DEFAULT_RETRIES, origin: 'default' },
    model: checked(SETTINGS.model, setting('model')),
    aliases: input.file.aliases,
    history: history ? { ...history, value: history.value === 'on' } : { value: true, origin: 'default' },
    upstream: checked(SETTINGS.upstream, variable('OCTET_UPSTREAM') ?? setting('upstream')),
    upstreamImages: checked(
      SETTINGS.upstream_images,
      variable('OCTET_UPSTREAM_IMAGES') ?? setting('upstream_images'),
    ),
    soundfont: checked(SETTINGS.soundfont, setting('soundfont')),
    discover: checked(SETTINGS.discover, setting('discover')) ?? { value: 'ask', origin: 'default' },
    journal: checked(SETTINGS.journal, setting('journal')) ?? { value: 'off', origin: 'default' },
    updateCheck: checked(SETTINGS.update_check, setting('update_check')) ?? {
      value: 'on',
      origin: 'default',
    },
    pager: checked(SETTINGS.pager, variable('PAGER') ?? setting('pager')),
    keyCommand: checked(SETTINGS.key_command, setting('key_command')),
    webhookSecret: checked(
      SETTINGS.webhook_secret,
      variable('OCTET_WEBHOOK_SECRET') ?? setting('webhook_secret'),
    ),
    queue: checked(SETTINGS.queue, variable('OCTET_QUEUE_URL') ?? setting('queue')),
    queueCommand: checked(SETTINGS.queue_command, setting('queue_command')),
  };
}

/** The profile alone, for commands that must work although other values are broken: they are how one repairs them. */
export function resolveProfile({ flags, env, file, mayMakeProfile }: ResolveInput): Sourced<string> {
  const chosen =
    given('option', '--profile', flags.profile) ??
    given('environment', 'OCTET_PROFILE', env.OCTET_PROFILE || undefined);
  if (chosen === undefined) {
    const active = file.profile;
    return active ? { value: active, origin: 'profile' } : { value: DEFAULT_PROFILE, origin: 'default' };
  }
  const name = checkProfileName(chosen.text);
  if (!mayMakeProfile && name !== DEFAULT_PROFILE && !Object.hasOwn(file.profiles, name)) {
    throw new OctetError('usage', `no profile '${name}'`, `octet --profile ${name} config set NAME VALUE`);
  }
  return { value: name, origin: chosen.origin };
}

/** The address to send to; throws with the command that configures one. */
export function addressOf(config: Config): Address {
  if (config.address) return config.address.value;
  const name = config.environment.value;
  if (name === 'local') throw new OctetError('usage', 'the local environment has no address');
  throw new OctetError(
    'usage',
    `no address set for ${name}`,
    `octet ${profileFlag(config)}config set ${name}_url URL`,
  );
}

/** For hints: the option that repeats the choice of the profile. */
export function profileFlag(config: Config): string {
  return config.profile.origin === 'option' ? `--profile ${config.profile.value} ` : '';
}

/** Without a choice, an address decides: the one given now, then the one configured; with none it is local. */
function environmentOf(
  chosen: Sourced<EnvironmentName> | undefined,
  known: { baseUrl: Given | undefined; production: string | undefined; sandbox: string | undefined },
): Sourced<EnvironmentName> {
  if (chosen) return chosen;
  if (known.baseUrl) return { value: 'production', origin: 'default' };
  if (known.production) return { value: 'production', origin: 'profile' };
  if (known.sandbox) return { value: 'sandbox', origin: 'profile' };
  return { value: 'local', origin: 'default' };
}

function given(origin: Origin, label: string, text: string | undefined): Given | undefined {
  return text === undefined ? undefined : { text, origin, label };
}

function take<Value>({ text, origin, label }: Given, read: Read<Value>): Sourced<Value> {
  return { value: read(text, label), origin };
}
