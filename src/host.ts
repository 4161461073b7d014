import type { Readable } from 'node:stream';
import type { Clock } from './clock.ts';
import type { Interrupts, LaunchOptions } from './context.ts';
import type { Transport } from './contract/transport.ts';
import type { EnvironmentVariables } from './files/directory-names.ts';
import type { InputKind } from './terminal/input.ts';
import type { JobControl } from './terminal/line-editor.ts';
import type { OutputStream } from './terminal/sink.ts';

/** The outside of the process: main gives the real one, tests another. */
export interface Host {
  readonly stdin: Readable & { readonly isTTY?: boolean; setRawMode?(on: boolean): unknown };
  readonly stdinKind: () => InputKind;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: EnvironmentVariables;
  /** Throws where the working directory is gone. */
  readonly cwd: string;
  readonly platform: NodeJS.Platform;
  readonly clock: Clock;
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly interrupts: Interrupts;
  /** Undefined where the system has none. */
  readonly jobControl?: JobControl;
  readonly version: string;
  /** The way to a service on the network. */
  readonly network: (options: NetworkOptions) => Promise<Transport>;
  /** The service inside this process. */
  readonly local: (options: LocalOptions) => Promise<Transport>;
  readonly launch: (program: string, args: readonly string[], options?: LaunchOptions) => Promise<number>;
  readonly serviceParts: { readonly assetsDir: string; readonly workerPath: string | undefined };
}

interface NetworkOptions {
  readonly connections: number;
  readonly connectMs: number;
  readonly proxy?: { readonly http?: string; readonly https?: string; readonly except?: string };
}

interface LocalOptions {
  readonly stateDir: string | undefined;
  readonly upstream: string | undefined;
  readonly upstreamImages: string | undefined;
  readonly soundFont: string | undefined;
  /** Requests are kept for the page of `octet serve`. */
  readonly journal: boolean;
  /** A natural pace of the answer is for people who watch it. */
  readonly paced: boolean;
}
