import type { Clock } from '../clock.ts';
import type { Plan } from '../contract/rate-limit.ts';
import type { Agents } from './http/agent-request.ts';
import type { JobWorks } from './jobs/job-work.ts';
import type { JournalBounds } from './journal/waiting.ts';

export interface ServiceOptions {
  /** Undefined: everything is in memory and gone with the process. */
  readonly stateDir: string | undefined;
  readonly clock: Clock;
  readonly assetsDir: string;
  /** The worker's file; undefined: engines run in this thread. */
  readonly workerPath: string | undefined;
  readonly plan?: Plan;
  readonly credits?: number;
  readonly attribution?: boolean;
  /** `serve`: plan, credits and attribution apply to an account of its own, and the everyday account stays as it is. */
  readonly account?: 'everyday' | 'serve';
  /** Opens the same account as its own key, for this run. */
  readonly key?: string;
  /** Names that the Host header may carry beside those of this machine. */
  readonly allowHosts?: readonly string[];
  /** Divides simulated waits; Infinity means none. */
  readonly speed?: number;
  readonly faults?: readonly string[];
  readonly fixtures?: unknown;
  readonly webhooks?: readonly string[];
  readonly upstream?: string;
  readonly upstreamKey?: string;
  /** OpenAI-compatible image server. */
  readonly upstreamImages?: string;
  readonly upstreamImagesKey?: string;
  /** Songs are played with this sound font: a path, or `auto` for any of this machine. */
  readonly soundFont?: string;
  readonly publicUrl?: string;
  /** File that every request and its reply is added to. */
  readonly record?: string;
  /** File of recorded requests; the service answers with what is in it. */
  readonly replay?: string;
  /** `queue`: jobs are accepted here and run by another process. */
  readonly jobs?: 'run' | 'queue';
  /** The work of each kind of job; by default the engines'. */
  readonly works?: JobWorks;
  /** Keeps finished requests, at most so many; by default none. */
  readonly journal?: Partial<JournalBounds>;
  /** The folder of the built page; by default beside the assets. */
  readonly pageDir?: string;
  /** Reports an error inside a handler; the client only gets the request id. */
  readonly onFault?: (error: unknown, requestId: string) => void;
  /** The MCP server at `/mcp`. */
  readonly agents?: Agents;
  /** `all` reads the whole database before anything is served. */
  readonly verify?: 'recent' | 'all';
}
