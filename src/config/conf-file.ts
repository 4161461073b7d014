import { basename, dirname } from 'node:path';
import Conf from 'conf';
import { FORMAT_VERSION } from './file-format.ts';
import { Damage } from './read-json.ts';

export interface ConfFileOptions<T> {
  /** Reads the parsed JSON strictly; a file that it refuses is reported and never replaced. */
  readonly read: (json: unknown) => T;
  /** Runs migrations, which write to the file: only under the file's lock. */
  readonly migrate: boolean;
}

/** One private JSON file as a `Conf` store. Conf writes through `config/atomically.ts`, because `scripts/lean.mjs` replaces its writer. */
export function openConf<T extends Record<string, unknown>>(
  path: string,
  { read, migrate }: ConfFileOptions<T>,
): Conf<T> {
  return new Conf<T>({
    cwd: dirname(path),
    configName: basename(path, '.json'),
    configFileMode: 0o600,
    clearInvalidConfig: false,
    // Names of profiles and origins contain dots.
    accessPropertiesByDotNotation: false,
    serialize: (value) => `${JSON.stringify(value, null, 2)}\n`,
    deserialize: (text) => read(parseJson(text)),
    ...(migrate && {
      projectVersion: `${FORMAT_VERSION}.0.0`,
      migrations: { '1.0.0': (store: Conf<T>) => store.set('version', 1) },
    }),
  });
}

/** Conf decodes leniently: a broken character arrives as U+FFFD, and a byte order mark is still there. */
function parseJson(text: string): unknown {
  if (text.includes('\ufffd')) throw new Damage('it is not UTF-8');
  return JSON.parse(text.replace(/^\ufeff/, ''));
}
