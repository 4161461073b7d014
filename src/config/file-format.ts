import { OctetError } from '../errors.ts';
import { Damage, readMembers, readObject, readString } from './read-json.ts';

/** The version of both files' format. A file of a newer version is refused, never changed. */
export const FORMAT_VERSION = 1;

type Members<T> = Readonly<Record<string, T>>;

export interface StoredConfig {
  /** The profile in use when none is named; undefined until one was switched to. */
  readonly profile: string | undefined;
  /** Settings by profile. Names that this version does not know are kept. */
  readonly profiles: Members<Members<string>>;
  /** Names of the user's own for models. */
  readonly aliases?: Members<string> | undefined;
}

/** Keys by profile and by the origin that they were stored for. */
export type StoredKeys = Members<Members<string>>;

/** Unknown names at the top of the file are kept, so that an older octet loses nothing of a newer one. */
export interface ConfigContent extends StoredConfig {
  readonly [name: string]: unknown;
}

export interface KeysContent {
  readonly [name: string]: unknown;
  readonly keys: StoredKeys;
}

export function readConfig(json: unknown): ConfigContent {
  const file = readVersioned(json);
  return {
    ...file,
    profile: file.profile === undefined ? undefined : readString(file.profile, 'profile'),
    profiles: readMembers(file.profiles ?? {}, 'profiles', readTexts),
    aliases: file.aliases === undefined ? undefined : readTexts(file.aliases, 'aliases'),
  };
}

export function readKeys(json: unknown): KeysContent {
  const file = readVersioned(json);
  return { ...file, keys: readMembers(file.keys ?? {}, 'keys', readTexts) };
}

function readTexts(value: unknown, what: string): Members<string> {
  return readMembers(value, what, readString);
}

function readVersioned(json: unknown): Record<string, unknown> {
  const file = readObject(json, 'the file');
  const version = file.version ?? FORMAT_VERSION;
  if (typeof version !== 'number') throw new Damage('its version is not a number');
  if (version > FORMAT_VERSION) {
    throw new OctetError(
      'state',
      'the settings were written by a newer octet',
      'npm install -g octet-cli@latest',
    );
  }
  return file;
}
