import { closeSync, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { arch, platform, versions } from 'node:process';
import { systemCode } from './errors.ts';

export interface CrashFacts {
  readonly version: string;
  readonly atMs: number;
  /** Names of commands, never their arguments. */
  readonly command?: string;
  readonly redact: (text: string) => string;
}

const MOST_ERRORS = 5;
const MOST_FRAMES = 40;

/**
 * Describes a crash without its content. A message may quote a prompt, a reply or a key, so
 * none is taken, and neither are arguments, variables or paths of this machine.
 */
export function crashReport(error: unknown, facts: CrashFacts): string {
  const report = {
    octet: facts.version,
    node: versions.node,
    system: `${platform} ${arch}`,
    at: new Date(facts.atMs).toISOString(),
    command: facts.command,
    errors: chainOf(error).map(described),
  };
  return facts.redact(`${JSON.stringify(report, null, 2)}\n`);
}

function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [error];
  for (let at = error; at instanceof Error && at.cause !== undefined && chain.length < MOST_ERRORS; ) {
    at = at.cause;
    chain.push(at);
  }
  return chain;
}

function described(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const code = systemCode(error);
  return {
    name: /^[A-Z]\w{0,60}$/.test(error.name) ? error.name : 'Error',
    ...(code !== undefined && /^[A-Z][A-Z0-9_]{0,60}$/.test(code) ? { code } : {}),
    frames: framesOf(error),
  };
}

/** A line of the message may look like a stack frame, so frames are read only after the message. */
function framesOf({ stack, message }: Error): string[] {
  if (typeof stack !== 'string' || typeof message !== 'string') return [];
  const head = /^[\w$]*(?: \[\w+\])?(?:: )?/.exec(stack)?.[0].length ?? 0;
  if (!stack.startsWith(message, head)) return [];
  return stack
    .slice(head + message.length)
    .split('\n')
    .flatMap((line) => frameOf(line) ?? [])
    .slice(0, MOST_FRAMES);
}

const FRAME =
  /^ {4}at (?:((?:async |new )*[\w$.<>#]+) \(([^()]+):(\d+):(\d+)\)|(async )?([^() ][^()]*):(\d+):(\d+))$/;

function frameOf(line: string): string | undefined {
  const [, name, place = '', row, column, async = '', bare = '', bareRow, bareColumn] =
    FRAME.exec(line) ?? [];
  if (name !== undefined) return `${name} (${fileOf(place)}:${row}:${column})`;
  return bareRow === undefined ? undefined : `${async}${fileOf(bare)}:${bareRow}:${bareColumn}`;
}

/** An absolute path may contain a user name, so only the path within the package is kept. */
function fileOf(place: string): string {
  if (/^node:[\w/]+$/.test(place)) return place;
  const path = place.replaceAll('\\', '/');
  const inside = path.lastIndexOf('/dist/');
  return inside === -1 ? path.slice(path.lastIndexOf('/') + 1) : path.slice(inside + 1);
}

export interface CrashPlace {
  /** OCTET_CRASH_DIR; nothing is kept when it is empty or not set. */
  readonly directory: string | undefined;
  /** Called only for a relative directory: there may be no working directory. */
  readonly cwd: () => string;
}

/** Writes a report if OCTET_CRASH_DIR is set, and says where. Synchronous, because a crashing process may not run anything later. */
export function keepCrash(error: unknown, facts: CrashFacts, place: CrashPlace): string | undefined {
  if (!place.directory) return undefined;
  try {
    const directory = isAbsolute(place.directory) ? place.directory : resolve(place.cwd(), place.directory);
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const stamp = new Date(facts.atMs).toISOString().replace(/[-:.Z]/g, '');
    const path = join(directory, `octet-crash-${stamp}-${Math.random().toString(16).slice(2, 10)}.json`);
    const file = openSync(path, 'wx', 0o600);
    try {
      writeSync(file, crashReport(error, facts));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    return `a report without prompts or keys is in ${path}`;
  } catch (failure) {
    return `the crash report could not be written: ${systemCode(failure) ?? 'unknown error'}`;
  }
}
