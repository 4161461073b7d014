import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '../context.ts';
import { wasShown } from './shown-notices.ts';

const DAY_MS = 24 * 3_600_000;
const PACKAGE = 'octet-cli';
/** A version takes a few bytes; what else npm may print is not read. */
const LONGEST_ANSWER = 200;

/**
 * Says once a day that a newer version exists. Another process has asked npm, which knows the user's registry and
 * proxy, and left the answer in the cache: nothing waits for it here, and a failure is as good as no news.
 */
export async function noticeUpdate(context: Context): Promise<void> {
  const { clock, directories, env, terminal, version } = context;
  if (!terminal.err.isTTY || terminal.quiet || terminal.mode !== 'human') return;
  if (env.CI || env.OCTET_NO_UPDATE_CHECK || directories.cache === undefined) return;
  try {
    if ((await context.config()).updateCheck.value === 'off') return;
    const answer = join(directories.cache, 'newest-version');
    const found = newestIn(answer, clock.now());
    if (!found.isFresh) await askNpm(context, answer);
    if (found.version === undefined || !isNewer(found.version, version)) return;
    if (wasShown(directories, 'update', clock.now(), DAY_MS)) return;
    const how = `npm install -g ${PACKAGE}`;
    terminal.note(terminal.style.dim(`octet ${found.version} is available, this is ${version}: ${how}`));
  } catch {
    // Settings that cannot be read, no npm, a full disk: the command itself has done its work.
  }
}

function newestIn(answer: string, nowMs: number): { isFresh: boolean; version?: string | undefined } {
  const facts = statSync(answer, { throwIfNoEntry: false });
  if (!facts?.isFile() || facts.size > LONGEST_ANSWER) return { isFresh: false };
  return {
    // The clock may have been set back.
    isFresh: Math.abs(nowMs - facts.mtimeMs) < DAY_MS,
    version: /^\d+\.\d+\.\d+$/m.exec(readFileSync(answer, 'utf8'))?.[0],
  };
}

/** Outside the user's directory, whose .npmrc may name another registry, and without the keys of this process. */
async function askNpm({ launch, env, platform }: Context, answer: string): Promise<void> {
  const cwd = join(answer, '..');
  mkdirSync(cwd, { recursive: true, mode: 0o700 });
  const words = ['view', PACKAGE, 'version', '--loglevel=silent', '--update-notifier=false'];
  const others = Object.entries(env).filter(([name]) => !name.startsWith('OCTET_'));
  const options = { env: Object.fromEntries(others), cwd, outputFile: answer };
  // There npm is a batch file, which only a shell can start; none of these words is the user's.
  if (platform === 'win32') await launch('cmd.exe', ['/d', '/s', '/c', `npm ${words.join(' ')}`], options);
  else await launch('npm', words, options);
}

/** Only releases are compared: a version with a suffix is never offered. */
function isNewer(offered: string, own: string): boolean {
  const [a, b] = [offered, own].map((text) => text.split(/[.-]/, 3).map(Number));
  const at = a?.findIndex((part, index) => part !== b?.[index]) ?? -1;
  return at >= 0 && (a?.[at] ?? 0) > (b?.[at] ?? 0);
}
