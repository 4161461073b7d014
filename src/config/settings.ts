import { isAbsolute } from 'node:path';
import { API_PREFIX } from '../contract/address.ts';
import { OctetError } from '../errors.ts';
import { parseAddress, parseWebUrl } from './address.ts';
import { checkQueueUrl, withoutPassword } from './queue-url.ts';

const ENVIRONMENTS = ['production', 'sandbox', 'local'] as const;
export type EnvironmentName = (typeof ENVIRONMENTS)[number];

export interface Setting {
  readonly help: string;
  /** Shown masked, and registered for redaction. */
  readonly secret?: true;
  /** The part of a secret that may be shown. */
  readonly show?: (value: string) => string;
  /** Gives the value as it is kept; throws when it cannot be used. `label` is what the user called it. */
  readonly check: (value: string, label: string) => string;
}

const DISCOVER = ['ask', 'on', 'off'] as const;
const PREFIXES = ['', API_PREFIX] as const;
const ON_OFF = ['on', 'off'] as const;

const LONGEST = 4_096;

export const SETTINGS = {
  env: { help: 'default environment: production, sandbox or local', check: oneOf(ENVIRONMENTS) },
  production_url: { help: 'address of the production service, ending in /v1', check: address },
  sandbox_url: { help: 'address of the sandbox service, ending in /v1', check: address },
  api_prefix: { help: 'path form of the service: empty, or /api/v1', check: oneOf(PREFIXES) },
  key_command: { help: 'command that prints the key, for password managers', check: line },
  webhook_secret: { help: 'webhook signing secret', secret: true, check: secret },
  queue: {
    help: 'PostgreSQL address for batches on several machines',
    secret: true,
    show: withoutPassword,
    check: checkQueueUrl,
  },
  queue_command: { help: 'command that prints the address of the queue', check: line },
  model: { help: 'default model for chat', check: line },
  history: { help: 'save conversations: on or off', check: oneOf(ON_OFF) },
  pager: { help: 'program for long output on a terminal, such as less -R', check: line },
  discover: {
    help: 'model servers on this machine, such as Ollama: ask, on or off',
    check: oneOf(DISCOVER),
  },
  journal: {
    help: 'keep requests to the local environment for the page of octet serve: on or off',
    check: oneOf(ON_OFF),
  },
  update_check: {
    help: 'ask npm once a day whether there is a newer octet: on or off',
    check: oneOf(ON_OFF),
  },
  soundfont: {
    help: 'sound font for songs of the local service: an absolute path ending in .sf2 or .sf3, or auto',
    check: soundFont,
  },
  upstream: { help: 'OpenAI-compatible server behind the local service', check: upstream },
  upstream_images: { help: 'OpenAI-compatible image server behind it', check: upstream },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

const isSettingName = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

export const SETTING_NAMES = Object.keys(SETTINGS).filter(isSettingName);

/** The setting of a name; throws with the list of names. */
export function settingNamed(name: string): { name: SettingName; setting: Setting } {
  if (!isSettingName(name)) {
    const hint = /key|token/i.test(name)
      ? 'to store a key: octet auth login'
      : `one of ${SETTING_NAMES.join(', ')}`;
    throw new OctetError('usage', `unknown setting ${JSON.stringify(name)}`, hint);
  }
  return { name, setting: SETTINGS[name] };
}

export function showSetting(name: SettingName, value: string): string {
  const { secret: isSecret, show }: Setting = SETTINGS[name];
  if (show) return show(value);
  if (!isSecret) return value;
  return value.length >= 12 ? `…${value.slice(-4)}` : '…';
}

function oneOf<const Word extends string>(words: readonly Word[]): (value: string, label: string) => Word {
  return (value, label) => {
    const found = words.find((word) => word === value);
    if (found !== undefined) return found;
    const list = words.map((word) => (word === '' ? 'empty' : word)).join(', ');
    throw new OctetError('usage', `${label} must be one of: ${list}`);
  };
}

function address(value: string, label: string): string {
  return parseAddress(value, label).base;
}

function upstream(value: string, label: string): string {
  return parseWebUrl(value, label).href.replace(/\/+$/, '');
}

/** Commands run in many directories, so the path must be absolute. */
function soundFont(value: string, label: string): string {
  const text = line(value, label);
  if (text === 'auto' || (isAbsolute(text) && /\.sf[23]$/i.test(text))) return text;
  throw new OctetError('usage', `${label} must be auto or an absolute path ending in .sf2 or .sf3`);
}

function line(value: string, label: string): string {
  const text = value.trim();
  if (text === '' || text.length > LONGEST || /[\p{Cc}\p{Surrogate}]/u.test(text)) {
    throw new OctetError('usage', `${label} must be one line of text`);
  }
  return text;
}

/** Used as given, space included; one secret a line. */
function secret(value: string, label: string): string {
  if (value.trim() === '' || value.length > LONGEST || value.includes('\0')) {
    throw new OctetError('usage', `${label} must not be empty`);
  }
  return value;
}
