import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import type { Plan } from '../../src/contract/rate-limit.ts';
import type { Transport } from '../../src/contract/transport.ts';
import type { Reason } from '../../src/errors.ts';
import type { Host } from '../../src/host.ts';
import { run } from '../../src/program.ts';
import type { JobWorks } from '../../src/service/jobs/job-work.ts';
import { openService, type Service } from '../../src/service/service.ts';
import type { InputKind } from '../../src/terminal/input.ts';
import { FakeClock } from './clock.ts';
import { expectListed } from './listed-status.ts';
import { CapturedStream, FakeTerminalStream } from './streams.ts';
import { type Script, type Sent, scripted } from './wire.ts';

export const KEY = 'octet_test_key_0123456789abcdef';
export const BASE = 'https://api.example.com/v1';

export interface CliOptions {
  /** Standard input: text makes it a file; a stream is taken as a pipe. */
  readonly stdin?: string | Readable;
  /** stdout and stderr are terminals of this width. */
  readonly terminal?: number | boolean;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly clock?: FakeClock;
  /** For commands that wait for another program, which knows nothing of a fake clock. */
  readonly realTime?: boolean;
  readonly random?: () => number;
  readonly cwd?: string;
  readonly stdout?: CapturedStream;
  readonly stderr?: CapturedStream;
  readonly signal?: AbortSignal;
  /** Answers requests to other places; the script answers when there is none. */
  readonly network?: Transport;
  readonly launch?: Host['launch'];
  readonly home?: string;
  /** The work of each kind of job, where the engines' would take long. */
  readonly works?: JobWorks;
}

export interface Cli {
  run(...argv: string[]): Promise<number>;
  readonly sent: Sent[];
  /** Everything on stdout so far. */
  readonly stdout: string;
  readonly stderr: string;
  /** Lines of stdout. */
  readonly out: string[];
  readonly err: string[];
  readonly clock: FakeClock;
  readonly home: string;
  readonly launched: string[][];
  readonly interrupt: () => void;
  /** The first signal, for a command that takes it. */
  readonly stop: (reason: Reason) => void;
}

/** Inside the folder of this run, which is removed as a whole: see one-temporary-folder.ts. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'octet-test-'));
}

/** The command line with a scripted service behind it. A request that is not scripted fails the test. */
export function octet(script: Script, options: CliOptions = {}): Cli {
  const { transport, sent } = scripted(script);
  return makeCli(
    { OCTET_API_KEY: KEY, OCTET_BASE_URL: BASE },
    options,
    sent,
    async () => options.network ?? transport,
    () => {
      throw new Error('the local service was not expected');
    },
  );
}

export interface LocalOptions extends CliOptions {
  readonly speed?: number;
  readonly credits?: number;
  readonly plan?: Plan;
  /** The service lives by the test's clock too. */
  readonly shareClock?: boolean;
  readonly faults?: readonly string[];
  /** State in memory, for tests with very many requests in one command. */
  readonly ephemeral?: boolean;
  /** One that is open already, for many commands; whoever opened it closes it. */
  readonly service?: Service;
}

/** The command line with the local service in this process, its state in a folder of its own. */
export function localOctet(given: LocalOptions = {}): Cli {
  const clock = given.clock ?? new FakeClock();
  const options = { ...given, clock };
  const services: Service[] = [];
  onTestFinished(async () => {
    for (const service of services) await service.close();
  });
  return makeCli(
    { OCTET_ENV: 'local' },
    options,
    [],
    async () => {
      if (options.network) return options.network;
      const { undiciTransport } = await import('../../src/client/undici.ts');
      return undiciTransport({ connections: 0, connectMs: 1_000 });
    },
    async ({ stateDir, upstream, journal }) => {
      if (options.service) return options.service.transport;
      const service = await openService({
        stateDir: options.ephemeral ? undefined : stateDir && join(stateDir, 'local'),
        clock: options.shareClock ? clock : systemClock,
        assetsDir: fileURLToPath(new URL('../../dist/assets', import.meta.url)),
        workerPath: undefined,
        speed: options.speed ?? Number.POSITIVE_INFINITY,
        // Setting the balance is for the first command; the next ones go on with what it left.
        credits: services.length === 0 ? options.credits : undefined,
        plan: options.plan,
        faults: options.faults,
        works: options.works,
        journal: journal ? {} : undefined,
        upstream,
      });
      services.push(service);
      return service.transport;
    },
  );
}

function makeCli(
  variables: Record<string, string>,
  options: CliOptions,
  sent: Sent[],
  network: Host['network'],
  local: Host['local'],
): Cli {
  const clock = options.clock ?? new FakeClock();
  const columns = options.terminal === true ? 80 : options.terminal || undefined;
  const stdout = options.stdout ?? (columns ? new FakeTerminalStream(columns) : new CapturedStream());
  const stderr = options.stderr ?? (columns ? new FakeTerminalStream(columns) : new CapturedStream());
  const home = options.home ?? temporaryFolder();
  const handlers: (() => void)[] = [];
  const stoppers: ((reason: Reason) => void)[] = [];
  const stop = new AbortController();
  const launched: string[][] = [];
  const { stdin, kind } = inputFrom(options, columns !== undefined);
  const host: Host = {
    stdin: Object.assign(stdin, { isTTY: kind === 'terminal', setRawMode: () => undefined }),
    stdinKind: () => kind,
    stdout,
    stderr,
    env: {
      HOME: home,
      TERM: 'xterm-256color',
      OCTET_NO_UPDATE_CHECK: '1',
      ...variables,
      ...options.env,
    },
    cwd: options.cwd ?? home,
    platform: 'linux',
    clock: options.realTime ? systemClock : clock,
    random: options.random ?? (() => 0),
    signal: options.signal ?? stop.signal,
    interrupts: {
      take(handler) {
        handlers.push(handler);
        return () => void handlers.splice(handlers.indexOf(handler), 1);
      },
      raise: () => handlers.at(-1)?.(),
      takeStop(handler) {
        stoppers.push(handler);
        return () => void stoppers.splice(stoppers.indexOf(handler), 1);
      },
      allow: () => undefined,
    },
    version: '0.0.0-test',
    network,
    local,
    launch: async (program, args, more) => {
      launched.push([program, ...args]);
      return options.launch?.(program, args, more) ?? 0;
    },
    serviceParts: {
      assetsDir: fileURLToPath(new URL('../../dist/assets', import.meta.url)),
      workerPath: undefined,
      ...(options.works && { works: options.works }),
    },
  };
  return {
    async run(...argv) {
      const status = await run(argv, host);
      await expectListed(argv, status);
      return status;
    },
    sent,
    clock,
    home,
    launched,
    interrupt: () => handlers.at(-1)?.(),
    stop: (reason) => stoppers.pop()?.(reason),
    get stdout() {
      return stdout.text;
    },
    get stderr() {
      return stderr.text;
    },
    get out() {
      return stdout.lines;
    },
    get err() {
      return stderr.lines;
    },
  };
}

function inputFrom(options: CliOptions, onTerminal: boolean): { stdin: Readable; kind: InputKind } {
  if (options.stdin === undefined)
    return { stdin: new PassThrough(), kind: onTerminal ? 'terminal' : 'none' };
  if (typeof options.stdin !== 'string')
    return { stdin: options.stdin, kind: onTerminal ? 'terminal' : 'pipe' };
  const stdin = new PassThrough();
  stdin.end(options.stdin);
  return { stdin, kind: 'file' };
}
