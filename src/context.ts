import type { Readable } from 'node:stream';
import type { CommandUnknownOpts } from 'commander';
import type { Budget } from './budget/budget.ts';
import type { Api } from './client/api.ts';
import type { Clock } from './clock.ts';
import type { KeySourceOptions } from './config/key-source.ts';
import type { Redactor } from './config/redact.ts';
import type { Config } from './config/resolve.ts';
import type { ConfigStore } from './config/store.ts';
import type { Transport } from './contract/transport.ts';
import type { Reason } from './errors.ts';
import type { Directories, EnvironmentVariables } from './files/directory-names.ts';
import type { Input } from './terminal/input.ts';
import type { LineEditor, LineEditorOptions } from './terminal/line-editor.ts';
import type { OutputStream } from './terminal/sink.ts';
import type { Terminal } from './terminal/terminal.ts';

/** The options that every command takes, before or after its name. */
export interface GlobalFlags {
  readonly env?: string;
  readonly profile?: string;
  readonly baseUrl?: string;
  readonly json?: boolean;
  readonly ndjson?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly color?: 'always' | 'never' | 'auto';
  /** False with --no-input. */
  readonly input?: boolean;
  readonly timeout?: string;
  readonly maxRetries?: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly cassette?: string;
  readonly cassetteMode?: 'once' | 'none' | 'new';
}

export interface ApiChoice {
  /** For jobs --timeout is the wait for the job, not a limit of each request. */
  readonly timeoutIsForWaiting?: boolean;
  /** Sockets kept for many requests in a row. */
  readonly connections?: number;
  readonly mayRetry?: () => boolean;
  /** False: waits before retries are not shown (default: they are, unless there are many connections). */
  readonly tellsWaits?: boolean;
}

/** A command reaches everything outside the process through its context, so tests own all of it. */
export interface Context {
  readonly terminal: Terminal;
  readonly input: Input;
  /** Standard input and output as they are, for a command that speaks a protocol over them. */
  readonly streams: { readonly stdin: Readable; readonly stdout: OutputStream };
  readonly clock: Clock;
  readonly random: () => number;
  /** Ctrl-C, hang-up, termination; its reason is the error that the command ends with. */
  readonly signal: AbortSignal;
  readonly interrupts: Interrupts;
  readonly env: EnvironmentVariables;
  /** Throws where the working directory is gone; `resolveFrom` asks for it only when it has to. */
  readonly cwd: string;
  readonly platform: NodeJS.Platform;
  readonly flags: GlobalFlags;
  readonly directories: Directories;
  readonly redactor: Redactor;
  readonly version: string;
  readonly store: ConfigStore;
  /** Typing line after line, for conversations; only where prompts are allowed. */
  lineEditor(options: LineEditorOptions): Promise<LineEditor>;
  /** Runs another command line as if it were typed here, and gives its exit status; what it prints may be left out. */
  run(argv: readonly string[], options?: { readonly withoutResult?: boolean }): Promise<number>;
  /** The program with every command in it, for those who ask about all of them. */
  tree(): Promise<CommandUnknownOpts>;
  /** After a setting was changed: the next `config()` reads it again. */
  rereadConfig(): void;
  config(options?: { readonly mayMakeProfile?: boolean }): Promise<Config>;
  /** For auth commands, which look at keys without sending them. */
  keySource(): Promise<KeySourceOptions>;
  api(choice?: ApiChoice): Promise<Api>;
  /** `--max-credits` of a command that pays. Without it, a person is asked about what is expensive, unless many requests follow. */
  budget(
    most: number | undefined,
    options?: { readonly isForMany?: boolean; readonly spentBefore?: number },
  ): Promise<Budget>;
  /** For files at addresses that a reply names; carries no key. */
  outside(): Promise<Transport>;
  /** Starts another program and gives its exit status; never through a shell. */
  launch(program: string, args: readonly string[], options?: LaunchOptions): Promise<number>;
  /** The service in this process, for the commands that run it as a server. */
  readonly serviceParts: { readonly assetsDir: string; readonly workerPath: string | undefined };
}

/** Ctrl-C for those who mean something smaller by it than the end of the program. */
export interface Interrupts {
  /** Until the returned function is called, Ctrl-C calls this handler and nothing else. */
  take(handler: () => void): () => void;
  /** Ctrl-C that came as a key, where the terminal makes no signal of it. */
  raise(): void;
  /** Until the returned function is called, the first signal of any kind calls this handler; the next ends the program. */
  takeStop(handler: (reason: Reason) => void): () => void;
  /** How long the rest may take once a signal has come; then the process ends as it is. */
  allow(ms: number): void;
}

export interface LaunchOptions {
  readonly env?: EnvironmentVariables;
  /** The program gets this terminal; otherwise it runs on its own and is not waited for. */
  readonly attached?: boolean;
  /** Written to its standard input; it is waited for. */
  readonly input?: string;
  readonly cwd?: string;
  /** The output of a program that nobody waits for goes into this file. */
  readonly outputFile?: string;
}
