import { isLoopback } from '../contract/address.ts';
import { OctetError } from '../errors.ts';
import type { EnvironmentVariables } from '../files/directory-names.ts';
import type { StoredKeys } from './file-format.ts';
import { checkApiKey, trimKey } from './key.ts';
import { type Config, profileFlag } from './resolve.ts';

export interface SourcedKey {
  readonly key: string;
  readonly source: 'OCTET_API_KEY' | 'stored' | 'key_command';
}

export interface KeySourceOptions {
  readonly config: Config;
  readonly env: EnvironmentVariables;
  readonly readKeys: () => Promise<StoredKeys>;
  readonly runKeyCommand: (command: string, setting?: 'key_command' | 'queue_command') => Promise<string>;
  /** Called with every key that is read, before anything else can show it. */
  readonly onSecret?: (secret: string) => void;
}

/** The key that may be sent to an origin, or an error that says how to get one. The key of another origin never is. */
export async function keyFor(origin: string, options: KeySourceOptions): Promise<SourcedKey> {
  refusePlainHttp(origin);
  const found = await findKey(origin, options);
  if (found) return found;
  const { config } = options;
  const others = Object.keys((await options.readKeys())[config.profile.value] ?? {});
  const message = others.length
    ? `the stored key belongs to ${others.join(', ')} and is not sent to ${origin}`
    : `no key for ${origin}`;
  throw new OctetError('auth', message, loginHint(config));
}

async function findKey(origin: string, options: KeySourceOptions): Promise<SourcedKey | undefined> {
  const { config, env, onSecret } = options;
  const given = trimKey(env.OCTET_API_KEY ?? '');
  if (given !== '') {
    onSecret?.(given);
    return { key: checkApiKey(given, 'OCTET_API_KEY'), source: 'OCTET_API_KEY' };
  }
  const stored = (await options.readKeys())[config.profile.value]?.[origin];
  if (stored !== undefined) {
    onSecret?.(stored);
    return { key: checkApiKey(stored, 'the stored key', 'state'), source: 'stored' };
  }
  if (!config.keyCommand || !mayUseCommand(origin, config)) return undefined;
  const printed = await options.runKeyCommand(config.keyCommand.value);
  onSecret?.(trimKey(printed));
  return { key: checkApiKey(printed, 'the output of key_command', 'auth'), source: 'key_command' };
}

/** The command's key belongs to the profile's own address; where the profile has none, to the one that was chosen. */
function mayUseCommand(origin: string, config: Config): boolean {
  return config.profileOrigin === undefined || config.profileOrigin === origin;
}

function refusePlainHttp(origin: string): void {
  if (origin.startsWith('https:') || isLoopback(origin)) return;
  throw new OctetError(
    'unsafe',
    `${origin} is not encrypted; octet sends keys over plain http only to this machine`,
  );
}

function loginHint(config: Config): string {
  const env = config.environment.origin === 'option' ? ` --env ${config.environment.value}` : '';
  return `octet ${profileFlag(config)}auth login${env}`;
}
