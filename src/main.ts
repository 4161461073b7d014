import { closeSync, fstatSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from './clock.ts';
import { redactorOf } from './config/redact-variables.ts';
import type { Interrupts } from './context.ts';
import { keepCrash } from './crash.ts';
import { EXIT_STATUS, OctetError, type Reason } from './errors.ts';
import type { Host } from './host.ts';
import { run } from './program.ts';
import type { Service } from './service/service.ts';
import type { ServiceOptions } from './service/service-options.ts';
import { sharedCache } from './start/code-cache.ts';
import { outputOf } from './terminal/direct-output.ts';
import type { InputKind } from './terminal/input.ts';
import type { JobControl } from './terminal/line-editor.ts';

declare const __dirname: string;
/** Put in by the build. */
declare const OCTET_VERSION: string;

/** After a signal, this long for tidying up, unless a command asks for more. */
const CLEANUP_MS = 2_000;
const SIGNALS: Partial<Record<NodeJS.Signals, Reason>> = {
  SIGINT: 'interrupted',
  SIGTERM: 'terminated',
  SIGHUP: 'hangup',
};

const stop = new AbortController();
const interrupts = watchSignals();
/** One service for all commands of this process. */
let service: Promise<Service> | undefined;

function watchSignals(): Interrupts {
  const handlers: (() => void)[] = [];
  const stoppers: ((reason: Reason) => void)[] = [];
  let cleanupMs = CLEANUP_MS;
  const came = (reason: Reason) => {
    const handler = reason === 'interrupted' ? handlers.at(-1) : undefined;
    if (handler) return handler();
    const stopper = stoppers.pop();
    if (stopper && !stop.signal.aborted) return stopper(reason);
    const status = EXIT_STATUS[reason];
    if (stop.signal.aborted) process.exit(status);
    process.exitCode = status;
    stop.abort(new OctetError(reason, reason));
    setTimeout(() => process.exit(status), cleanupMs).unref();
  };
  for (const [signal, reason] of Object.entries(SIGNALS)) process.on(signal, () => came(reason));
  return {
    raise: () => came('interrupted'),
    take(handler) {
      handlers.push(handler);
      return () => void handlers.splice(handlers.indexOf(handler), 1);
    },
    takeStop(handler) {
      stoppers.push(handler);
      return () => void stoppers.splice(0, stoppers.length, ...stoppers.filter((each) => each !== handler));
    },
    allow(ms) {
      cleanupMs = ms;
    },
  };
}

const jobControl: JobControl = {
  // The whole group, as the terminal itself does it: a wrapper such as npx stops too.
  suspend: () => void process.kill(0, 'SIGTSTP'),
  onResume(handler) {
    process.on('SIGCONT', handler);
    return () => void process.off('SIGCONT', handler);
  },
};

function stdinKind(): InputKind {
  try {
    const facts = fstatSync(0);
    if (facts.isFile()) return 'file';
    if (facts.isFIFO() || facts.isSocket()) return 'pipe';
    // Terminal code takes a while to load.
    if (facts.rdev === statSync('/dev/null', { throwIfNoEntry: false })?.rdev) return 'none';
  } catch {
    // Not every system can say more about a terminal.
  }
  try {
    return process.getBuiltinModule('node:tty').isatty(0) ? 'terminal' : 'none';
  } catch {
    // A closed stdin has nothing to read.
    return 'none';
  }
}

/** Read once: after leaving a removed directory, relative paths must not lead into another one. */
const startedIn = currentDirectory();

function currentDirectory(): string | undefined {
  try {
    return process.cwd();
  } catch {
    // Another process has removed it; most commands do without.
    return undefined;
  }
}

function workingDirectory(): string {
  if (startedIn !== undefined) return startedIn;
  throw new OctetError('io', 'the working directory no longer exists', 'cd to an existing directory');
}

const serviceParts = { assetsDir: join(__dirname, 'assets'), workerPath: join(__dirname, 'worker.cjs') };

async function openLocal(options: Omit<ServiceOptions, 'assetsDir' | 'workerPath'>): Promise<Service> {
  const { compileAhead } = await import('./service/store/compile-ahead.ts');
  compileAhead(serviceParts.assetsDir, sharedCache());
  const { openService } = await import('./service/service.ts');
  const opened = await openService({ ...serviceParts, ...options });
  // Not earlier: under this flag V8 takes no code from its cache.
  (await import('./v8-flags.ts')).leavePatternsUnoptimised();
  return opened;
}

/** Opening it takes a while, and most commands read nothing. */
let stdinTaken = false;

const host: Host = {
  get stdin() {
    stdinTaken = true;
    return process.stdin;
  },
  stdinKind,
  stdout: outputOf(1, () => process.stdout),
  stderr: outputOf(2, () => process.stderr),
  env: process.env,
  get cwd() {
    return workingDirectory();
  },
  platform: process.platform,
  clock: systemClock,
  random: Math.random,
  signal: stop.signal,
  interrupts,
  jobControl: process.platform === 'win32' ? undefined : jobControl,
  version: OCTET_VERSION,
  serviceParts,
  async network(options) {
    const { undiciTransport } = await import('./client/undici.ts');
    return undiciTransport(options);
  },
  async local(options) {
    service ??= openLocal({
      stateDir: options.stateDir && join(options.stateDir, 'local'),
      clock: systemClock,
      speed: options.paced ? 1 : Number.POSITIVE_INFINITY,
      upstream: options.upstream,
      journal: options.journal ? {} : undefined,
      upstreamKey: process.env.OCTET_UPSTREAM_KEY || undefined,
      upstreamImages: options.upstreamImages,
      soundFont: options.soundFont,
      upstreamImagesKey: process.env.OCTET_UPSTREAM_IMAGES_KEY || undefined,
    });
    return (await service).transport;
  },
  async launch(program, args, options = {}) {
    // Few commands start a program, and all would wait for this.
    const { spawn } = await import('node:child_process');
    return new Promise((resolve, reject) => {
      const { attached = false, input, cwd, outputFile } = options;
      const others = attached ? 'inherit' : 'ignore';
      const file = outputFile === undefined ? undefined : openSync(outputFile, 'w', 0o600);
      const child = spawn(program, args, {
        env: options.env ?? process.env,
        cwd,
        stdio: [input === undefined ? others : 'pipe', file ?? others, others],
        detached: !attached && input === undefined,
      });
      if (file !== undefined) closeSync(file);
      child.once('error', reject);
      // A program that leaves before it has read everything has what it wants.
      child.stdin?.on('error', () => undefined);
      child.stdin?.end(input);
      if (attached || input !== undefined) {
        child.once('exit', (status, signal) => resolve(status ?? (signal === 'SIGINT' ? 130 : 143)));
        return;
      }
      child.once('spawn', () => {
        child.unref();
        resolve(0);
      });
    });
  },
};

/** Every user of this machine can list the arguments of a process, and an address may hold a password. */
if (process.argv.some(mayHoldPassword)) process.title = 'octet';

function mayHoldPassword(word: string): boolean {
  const start = word.indexOf('://');
  if (start < 0) return false;
  const colon = word.indexOf(':', start + 3);
  return (colon >= 0 && word.lastIndexOf('@') > colon) || word.includes('password=', start);
}

async function main(): Promise<void> {
  const status = await run(process.argv.slice(2), host);
  process.exitCode = stop.signal.aborted ? (process.exitCode ?? status) : status;
  // The status is settled; the next start recovers what was left open.
  await service?.then((open) => open.close()).catch(() => undefined);
  // A pipe that nobody reads any more must not keep the process alive.
  if (stdinTaken && stdinKind() === 'pipe') process.stdin.destroy();
  // With nothing left to wait for, V8 would still collect garbage before the end.
  if (process.getActiveResourcesInfo().length === 0) process.exit();
}

// Node's own warnings are for those who write programs; what users must know is said in our words.
process.removeAllListeners('warning');
process.on('uncaughtException', fatal);
process.on('unhandledRejection', fatal);

/** One line, without a stack, without what the error carries: it might hold a prompt or a key. */
function fatal(error: unknown): void {
  const name = error instanceof Error ? error.name : 'error';
  process.stderr.write(`error: octet itself failed (${name}); please report it\n`);
  const { OCTET_CRASH_DIR: directory } = process.env;
  const facts = { version: OCTET_VERSION, atMs: systemClock.now(), redact: redactorOf(process.env).redact };
  const kept = keepCrash(error, facts, { directory, cwd: workingDirectory });
  if (kept !== undefined) process.stderr.write(`hint: ${kept}\n`);
  process.exitCode = EXIT_STATUS.bug;
  stop.abort(new OctetError('bug', 'octet itself failed'));
  setTimeout(() => process.exit(EXIT_STATUS.bug), CLEANUP_MS).unref();
}

void main();
