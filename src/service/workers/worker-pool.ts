import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Clock } from '../../clock.ts';
import type { Assets } from '../../engines/engine.ts';
import { leaveRemovedDirectory } from '../../files/working-directory.ts';
import { serviceError } from '../http/service-error.ts';
import { FairQueue } from './fair-queue.ts';
import { HEAP_MB, type HeapClass, WORK_LIMITS } from './work-limits.ts';
import type { WorkKind, WorkOrder, WorkResult } from './work-order.ts';
import type { WorkerSettings } from './worker.ts';
import { runInWorker } from './worker-run.ts';

interface WorkOptions {
  readonly signal: AbortSignal;
  /** Accounts take turns. */
  readonly account: string;
  readonly progress?: (fraction: number, stage: string) => void;
}

/** Runs engines in worker threads, or in this thread if there is no worker file. */
export interface WorkerPool {
  /** Orders that run at once; more wait. */
  readonly slots: number;
  run<Kind extends WorkKind>(order: WorkOrder<Kind>, options: WorkOptions): Promise<WorkResult<Kind>>;
  close(): Promise<void>;
}

export interface WorkerPoolOptions extends WorkerSettings {
  readonly workerPath: string | undefined;
  readonly assets: Assets;
  readonly clock: Clock;
  readonly slots: number;
  /** Places that one account may take at once; by default all. */
  readonly slotsEach?: number;
  /** Orders that may wait: of one account, and of all. */
  readonly waitingEach?: number;
  readonly waitingAll?: number;
}

const WAITING_EACH = 64;
const WAITING_ALL = 256;
const RETRY_SECONDS = 5;
/** A thread that keeps more than this after an order is ended: its memory would never come back. */
const MOST_KEPT_BYTES = 96 * 1024 * 1024;

export function openWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const { slots, workerPath, clock, slotsEach = slots } = options;
  const { waitingEach = WAITING_EACH, waitingAll = WAITING_ALL } = options;
  const idle = new Map<Worker, HeapClass>();
  const busy = new Set<Worker>();
  const ended = new WeakSet<Worker>();
  const waiting = new FairQueue<() => void>();
  const runningOf = new Map<string, number>();
  let running = 0;
  let closed = false;

  const mayRun = (account: string): boolean => (runningOf.get(account) ?? 0) < slotsEach;
  const begin = (account: string): void => {
    running += 1;
    runningOf.set(account, (runningOf.get(account) ?? 0) + 1);
  };
  const leave = (account: string): void => {
    running -= 1;
    const left = (runningOf.get(account) ?? 0) - 1;
    if (left > 0) runningOf.set(account, left);
    else runningOf.delete(account);
    while (running < slots) {
      const next = waiting.take(mayRun);
      if (!next) return;
      next();
    }
  };

  async function enter(account: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (running < slots && mayRun(account)) return begin(account);
    if (waiting.countOf(account) >= waitingEach) {
      throw serviceError.rate(`${waitingEach} requests with this key are already waiting.`, RETRY_SECONDS);
    }
    if (waiting.size >= waitingAll) throw serviceError.busy('Too many requests are waiting.', RETRY_SECONDS);
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        signal.removeEventListener('abort', give);
        begin(account);
        resolve();
      };
      function give(): void {
        waiting.remove(account, start);
        reject(signal.reason);
      }
      signal.addEventListener('abort', give, { once: true });
      waiting.add(account, start);
    });
  }

  async function run<Kind extends WorkKind>(
    order: WorkOrder<Kind>,
    workOptions: WorkOptions,
  ): Promise<WorkResult<Kind>> {
    const { signal, account, progress = () => {} } = workOptions;
    await enter(account, signal);
    try {
      signal.throwIfAborted();
      if (closed) throw new Error('the worker pool is closed');
      if (workerPath === undefined) {
        const { runWork } = await import('./engines.ts');
        return await runWork(order, { assets: options.assets, roots: options.roots, signal, progress });
      }
      const limit = WORK_LIMITS[order.kind];
      const worker = await workerFor(limit.heap, workerPath);
      if (closed) {
        await worker.terminate();
        throw new Error('the worker pool is closed');
      }
      busy.add(worker);
      try {
        const { outcome, keptBytes } = await runInWorker(worker, order, { signal, progress, clock, limit });
        if (keptBytes > MOST_KEPT_BYTES) void worker.terminate();
        // Its last message and its end may come in one step, the end before this line.
        else if (!ended.has(worker)) idle.set(worker, limit.heap);
        if (outcome instanceof Error) throw outcome;
        return outcome;
      } finally {
        busy.delete(worker);
      }
    } finally {
      leave(account);
    }
  }

  /** A thread that waits, of the same heap; one of another heap makes room for a new thread. */
  async function workerFor(heap: HeapClass, path: string): Promise<Worker> {
    for (const [worker, own] of idle) {
      if (own !== heap) continue;
      idle.delete(worker);
      return worker;
    }
    const [other] = idle.keys();
    if (other && idle.size + busy.size >= slots) {
      idle.delete(other);
      void other.terminate();
    }
    return hire(heap, path);
  }

  async function hire(heap: HeapClass, path: string): Promise<Worker> {
    const { Worker } = await import('node:worker_threads');
    const { assetsDir, roots } = options;
    const settings: WorkerSettings = { assetsDir, roots };
    leaveRemovedDirectory();
    // To load it and to start a thread takes ten milliseconds together: others come between.
    await nextTurn();
    const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB[heap] };
    const worker = new Worker(path, { workerData: settings, resourceLimits });
    // A thread may also end between two orders; the next one must not be given to it.
    const forget = (): void => {
      ended.add(worker);
      idle.delete(worker);
    };
    return worker.on('error', forget).on('exit', forget);
  }

  return {
    slots,
    run,
    async close() {
      closed = true;
      const all = [...idle.keys(), ...busy];
      idle.clear();
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
