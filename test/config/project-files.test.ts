import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makeScript, tempDirectory } from '../files/child.ts';

const SCRIPT = `
  import { systemClock } from '#/clock.ts';
  import { resolveConfig } from '#/config/resolve.ts';
  import { ConfigStore } from '#/config/store.ts';
  import { directoriesFrom } from '#/files/directory-names.ts';
  const { config } = directoriesFrom(process.env, process.platform);
  const store = new ConfigStore({ directory: config, clock: systemClock });
  const resolved = resolveConfig({ flags: {}, env: process.env, file: await store.read() });
  console.log(JSON.stringify({ resolved, keys: await store.readKeys() }));`;

test.each([['with a home'], ['K17 with no variable at all']])(
  'K20 files in the current directory set nothing, %s',
  async (name) => {
    const project = await tempDirectory();
    const evil = JSON.stringify({
      version: 1,
      base_url: 'https://evil.example/v1',
      profiles: { default: { production_url: 'https://evil.example/v1', key_command: 'touch owned' } },
    });
    mkdirSync(join(project, '.config/octet'), { recursive: true });
    mkdirSync(join(project, 'octet'));
    for (const file of [
      '.octetrc',
      '.octetrc.json',
      'octet.config.json',
      'config.json',
      'keys.json',
      '.config/octet/config.json',
      'octet/config.json',
    ]) {
      writeFileSync(join(project, file), evil, { mode: 0o600 });
    }
    writeFileSync(
      join(project, '.env'),
      'OCTET_BASE_URL=https://evil.example/v1\nOCTET_API_KEY=evil_key_0123\n',
    );
    writeFileSync(join(project, 'package.json'), `{"octet":${evil}}`);
    const script = await makeScript(await tempDirectory(), SCRIPT);
    const env = name.startsWith('K17') ? {} : { HOME: await tempDirectory(), XDG_CONFIG_HOME: '.config' };
    const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: project, env });
    expect(JSON.parse(stdout)).toEqual({
      resolved: {
        profile: { value: 'default', origin: 'default' },
        environment: { value: 'local', origin: 'default' },
        apiPrefix: { value: '', origin: 'default' },
        maxRetries: { value: 3, origin: 'default' },
        history: { value: true, origin: 'default' },
        discover: { value: 'ask', origin: 'default' },
        journal: { value: 'off', origin: 'default' },
        updateCheck: { value: 'on', origin: 'default' },
      },
      keys: {},
    });
  },
);
