import { spawn } from 'node:child_process';
import { platform } from 'node:os';
import { delimiter, isAbsolute } from 'node:path';
import { OctetError } from '../errors.ts';
import type { EnvironmentVariables } from '../files/directory-names.ts';
import { endGroup } from '../files/owner.ts';

export interface KeyCommandOptions {
  readonly env: EnvironmentVariables;
  /** Never the user's current directory, which may belong to somebody else. */
  readonly directory: string;
  readonly clock: { after(ms: number, fire: () => void): () => void };
  /** The setting that holds the command. */
  readonly setting?: 'key_command' | 'queue_command';
}

const TIMEOUT_MS = 3_000;
const LONGEST_OUTPUT_BYTES = 64 * 1024;

/**
 * Runs `key_command` in the shell, as password managers document it (`op read op://…`), and returns its output.
 * Neither output nor error text is ever shown: both may contain the key.
 */
export function runKeyCommand(command: string, options: KeyCommandOptions): Promise<string> {
  const { setting = 'key_command' } = options;
  return new Promise((resolve, reject) => {
    const ownGroup = platform() !== 'win32';
    const child = spawn(command, {
      shell: true,
      cwd: options.directory,
      env: { ...options.env, ...safeSearch(options.env) },
      stdio: ['ignore', 'pipe', 'ignore'],
      // A group of its own, so that what the shell has started ends with it.
      detached: ownGroup,
      windowsHide: true,
    });
    const stop = (problem: string) => {
      finish(() => reject(failed(setting, problem)));
      child.stdout.destroy();
      if (!ownGroup || child.pid === undefined) child.kill('SIGKILL');
      else endGroup(child.pid);
    };
    const callOff = options.clock.after(TIMEOUT_MS, () =>
      stop(`did not finish within ${TIMEOUT_MS / 1_000} s`),
    );
    const chunks: Buffer[] = [];
    let length = 0;
    let settled = false;
    const finish = (settle: () => void) => {
      if (settled) return;
      settled = true;
      callOff();
      settle();
    };
    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > LONGEST_OUTPUT_BYTES)
        stop(`printed too much for ${setting === 'key_command' ? 'a key' : 'an address'}`);
      else chunks.push(chunk);
    });
    child.on('error', (error) => finish(() => reject(failed(setting, 'cannot be started', error))));
    child.on('close', (status, signal) => {
      if (status === 0) finish(() => resolve(Buffer.concat(chunks).toString('utf8')));
      else
        finish(() =>
          reject(failed(setting, signal ? `was ended by ${signal}` : `ended with status ${status}`)),
        );
    });
  });
}

/** Without the current directory and the tools of whatever project we stand in (npx puts those first). */
function safeSearch(env: EnvironmentVariables): Record<string, string> {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const entries = (env[name] ?? '')
    .split(delimiter)
    .filter((entry) => isAbsolute(entry) && !/[\\/]node_modules[\\/]\.bin[\\/]?$/.test(entry));
  return { [name]: entries.join(delimiter), NoDefaultCurrentDirectoryInExePath: '1' };
}

function failed(setting: string, problem: string, cause?: unknown): OctetError {
  return new OctetError('auth', `${setting} ${problem}`, `octet config get ${setting}`, { cause });
}
