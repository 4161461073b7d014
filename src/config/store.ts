import type { Stats } from 'node:fs';
import { join } from 'node:path';
import { OctetError } from '../errors.ts';
import { sweepTemps, writeAtomic } from '../files/atomic.ts';
import { ensureDirectory } from '../files/directories.ts';
import { type LockClock, withLock } from '../files/lock.ts';
import { ownUid } from '../files/owner.ts';
import { shellWord } from './shell-word.ts';
import { Damage, readMembers, readObject, readStored, readString } from './stored-file.ts';

export const DEFAULT_PROFILE = 'default';

type Members<T> = Readonly<Record<string, T>>;

export interface StoredConfig {
  /** The profile in use when none is named; undefined until one was switched to. */
  readonly profile: string | undefined;
  /** Settings by profile. Names that this version does not know are kept. */
  readonly profiles: Members<Members<string>>;
}

/** Keys by profile and by the origin that they were stored for. */
export type StoredKeys = Members<Members<string>>;

export interface ConfigStoreOptions {
  /** Undefined when there is no place for settings: reading gives nothing, and writing is refused. */
  readonly directory: string | undefined;
  readonly clock: LockClock & { now(): number };
  readonly warn?: (message: string) => void;
}

const VERSION = 1;

/** What the user has configured, in two private files: the settings, and the keys apart from them. */
export class ConfigStore {
  readonly #options: ConfigStoreOptions;

  constructor(options: ConfigStoreOptions) {
    this.#options = options;
  }

  get configPath(): string | undefined {
    return this.#pathOf('config.json');
  }

  get keysPath(): string | undefined {
    return this.#pathOf('keys.json');
  }

  async read(): Promise<StoredConfig> {
    const path = this.configPath;
    const stored = path && (await readStored(path, readConfig));
    if (!stored) return { profile: undefined, profiles: Object.create(null) };
    const holdsSecret = Object.values(stored.content.profiles).some((settings) => settings.webhook_secret);
    // Who may write the settings may name a key_command, and so run programs as this user.
    this.#checkPrivate(path, stored.stats, holdsSecret ? 0o077 : 0o022);
    return stored.content;
  }

  async readKeys(): Promise<StoredKeys> {
    const path = this.keysPath;
    const stored = path && (await readStored(path, readKeys));
    if (!stored) return Object.create(null);
    this.#checkPrivate(path, stored.stats, 0o077);
    return stored.content;
  }

  /** Sets one setting of a profile, making the profile if need be; undefined removes the setting. */
  async set(profile: string, name: string, value: string | undefined): Promise<void> {
    checkProfileName(profile);
    await this.#updateConfig((config) => ({
      ...config,
      profiles: withMember(config.profiles, profile, withMember(config.profiles[profile] ?? {}, name, value)),
    }));
  }

  /** Makes a profile the one in use. */
  async switchTo(profile: string): Promise<void> {
    checkProfileName(profile);
    await this.#updateConfig((config) => ({
      profile,
      profiles: withMember(config.profiles, profile, config.profiles[profile] ?? {}),
    }));
  }

  /** Stores the key of an origin; undefined removes it. */
  async setKey(profile: string, origin: string, key: string | undefined): Promise<void> {
    checkProfileName(profile);
    await this.#update('keys.json', async () => {
      const keys = await this.readKeys();
      const ofProfile = withMember(keys[profile] ?? {}, origin, key);
      const isEmpty = Object.keys(ofProfile).length === 0;
      return { version: VERSION, keys: withMember(keys, profile, isEmpty ? undefined : ofProfile) };
    });
  }

  async #updateConfig(change: (config: StoredConfig) => StoredConfig): Promise<void> {
    await this.#update('config.json', async () => ({ version: VERSION, ...change(await this.read()) }));
  }

  async #update(name: string, next: () => Promise<object>): Promise<void> {
    const { directory, clock } = this.#options;
    if (directory === undefined) {
      throw new OctetError(
        'io',
        'there is no home directory to keep settings in',
        'set HOME or OCTET_CONFIG_DIR',
      );
    }
    await ensureDirectory(directory);
    const path = join(directory, name);
    await withLock(`${path}.lock`, clock, async () => {
      await sweepTemps(directory, clock.now());
      await writeAtomic(path, `${JSON.stringify(await next(), null, 2)}\n`, { mode: 0o600 });
    });
  }

  #pathOf(name: string): string | undefined {
    const { directory } = this.#options;
    return directory && join(directory, name);
  }

  #checkPrivate(path: string, stats: Stats, forbidden: number): void {
    const uid = ownUid();
    if (uid === undefined) return;
    if (stats.mode & forbidden) {
      const verb = stats.mode & forbidden & 0o044 ? 'read' : 'change';
      throw new OctetError('state', `other users can ${verb} ${path}`, `chmod 600 ${shellWord(path)}`);
    }
    if (stats.uid !== uid) this.#options.warn?.(`${path} belongs to another user (uid ${stats.uid})`);
  }
}

/** Also keeps names out that would look like options, paths or markup where they are shown. */
export function checkProfileName(name: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(name)) {
    throw new OctetError('usage', 'a profile name is made of letters, digits, dots, dashes and underscores');
  }
  return name;
}

function withMember<T>(members: Members<T>, name: string, value: T | undefined): Members<T> {
  const next: Record<string, T> = Object.assign(Object.create(null), members);
  if (value === undefined) delete next[name];
  else next[name] = value;
  return next;
}

function readConfig(json: unknown): StoredConfig {
  const config = readVersioned(json);
  return {
    profile: config.profile === undefined ? undefined : readString(config.profile, 'profile'),
    profiles: readMembers(config.profiles ?? {}, 'profiles', readTexts),
  };
}

function readKeys(json: unknown): StoredKeys {
  return readMembers(readVersioned(json).keys ?? {}, 'keys', readTexts);
}

function readTexts(value: unknown, what: string): Members<string> {
  return readMembers(value, what, readString);
}

function readVersioned(json: unknown): Record<string, unknown> {
  const file = readObject(json, 'the file');
  const version = file.version ?? VERSION;
  if (typeof version !== 'number') throw new Damage('its version is not a number');
  if (version > VERSION) {
    throw new OctetError(
      'state',
      'the settings were written by a newer octet',
      'npm install -g octet-cli@latest',
    );
  }
  return file;
}
