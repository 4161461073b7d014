import type { Stats } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { OctetError } from '../errors.ts';
import { sweepTemps } from '../files/atomic.ts';
import { ensureDirectory } from '../files/directories.ts';
import { type LockClock, withLock } from '../files/lock.ts';
import { ownUid } from '../files/owner.ts';
import {
  type ConfigContent,
  readConfig,
  readKeys,
  type StoredConfig,
  type StoredKeys,
} from './file-format.ts';
import { shellWord } from './shell-word.ts';
import { readStored, updateStored } from './stored-file.ts';

export const DEFAULT_PROFILE = 'default';

export interface ConfigStoreOptions {
  /** Undefined when there is no place for settings: reading gives nothing, and writing is refused. */
  readonly directory: string | undefined;
  readonly clock: LockClock & { now(): number };
  readonly warn?: (message: string) => void;
}

/** The user's configuration in two private files: settings, and keys apart from them. */
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
    const holdsSecret = Object.values(stored.content.profiles).some(
      (settings) => settings.webhook_secret ?? settings.queue,
    );
    // A user who can write the settings can set key_command, and so run programs as this user.
    this.#checkPrivate(path, stored.stats, holdsSecret ? 0o077 : 0o022);
    const { profile, profiles, aliases } = stored.content;
    return { profile, profiles, aliases };
  }

  async readKeys(): Promise<StoredKeys> {
    const path = this.keysPath;
    const stored = path && (await readStored(path, readKeys));
    if (!stored) return Object.create(null);
    this.#checkPrivate(path, stored.stats, 0o077);
    return stored.content.keys;
  }

  /** Sets one setting of a profile, making the profile if need be; undefined removes the setting. */
  async set(profile: string, name: string, value: string | undefined): Promise<void> {
    checkProfileName(profile);
    await this.#updateConfig(({ profiles = {} }) => ({
      profiles: withMember(profiles, profile, withMember(profiles[profile] ?? {}, name, value)),
    }));
  }

  /** Replaces all settings, unless they are no longer those that the change began with. */
  async replace(before: StoredConfig, after: StoredConfig): Promise<void> {
    for (const profile of Object.keys(after.profiles)) checkProfileName(profile);
    await this.#updateConfig(({ profile, profiles = {} }) => {
      if (!isDeepStrictEqual([profile, { ...profiles }], [before.profile, { ...before.profiles }]))
        throw new OctetError('state', 'the settings were changed by another command meanwhile');
      return { profile: after.profile, profiles: after.profiles };
    });
  }

  /** Gives a model a name of the user's own; undefined takes the name away. */
  async setAlias(name: string, model: string | undefined): Promise<void> {
    await this.#updateConfig(({ aliases = {} }) => ({ aliases: withMember(aliases, name, model) }));
  }

  /** Makes a profile the one in use. */
  async switchTo(profile: string): Promise<void> {
    checkProfileName(profile);
    await this.#updateConfig(({ profiles = {} }) => ({
      profile,
      profiles: withMember(profiles, profile, profiles[profile] ?? {}),
    }));
  }

  /** Stores the key of an origin; undefined removes it. */
  async setKey(profile: string, origin: string, key: string | undefined): Promise<void> {
    checkProfileName(profile);
    await this.#locked('keys.json', async (path) => {
      await this.readKeys();
      await updateStored(path, readKeys, (content) => {
        const keys = content?.keys ?? {};
        const ofProfile = withMember(keys[profile] ?? {}, origin, key);
        const isEmpty = Object.keys(ofProfile).length === 0;
        return { keys: withMember(keys, profile, isEmpty ? undefined : ofProfile) };
      });
    });
  }

  async #updateConfig(change: (config: Partial<ConfigContent>) => Partial<ConfigContent>): Promise<void> {
    await this.#locked('config.json', async (path) => {
      await this.read();
      await updateStored(path, readConfig, (config) => change(config ?? {}));
    });
  }

  async #locked(name: string, action: (path: string) => Promise<void>): Promise<void> {
    const { directory, clock } = this.#options;
    if (directory === undefined) {
      throw new OctetError('io', 'no home directory to store settings in', 'set HOME or OCTET_CONFIG_DIR');
    }
    await ensureDirectory(directory);
    const path = join(directory, name);
    await withLock(`${path}.lock`, clock, async () => {
      await sweepTemps(directory, clock.now());
      await action(path);
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
    throw new OctetError(
      'usage',
      'a profile name may contain only letters, digits, dots, dashes and underscores',
    );
  }
  return name;
}

function withMember<T>(
  members: Readonly<Record<string, T>>,
  name: string,
  value: T | undefined,
): Readonly<Record<string, T>> {
  const next: Record<string, T> = Object.assign(Object.create(null), members);
  if (value === undefined) delete next[name];
  else next[name] = value;
  return next;
}
