import type { Worker } from 'node:worker_threads';
import type { Assets } from '../../engines/engine.ts';
import { leaveRemovedDirectory } from '../../files/working-directory.ts';
import { ServiceError } from '../http/service-error.ts';
import type { WorkOrder, WorkResult } from './work.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker.ts';

export interface WorkOptions {
  readonly signal: AbortSignal;
  readonly progress?: (fraction: number, stage: string) => void;
}

/** Where engines run: in worker threads, or in this thread when there is no worker file. */
export interface WorkerPool {
  /** How many orders run at once; more wait. */
  readonly places: number;
  run(order: WorkOrder, options: WorkOptions): Promise<WorkResult>;
  close(): Promise<void>;
}

export interface WorkerPoolOptions extends WorkerSettings {
  readonly workerPath: string | undefined;
  readonly assets: Assets;
  readonly places: number;
}

/** How long a worker may take to notice that its order was called off. */
const PATIENCE_MS = 1_000;

export function openWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const { places, workerPath } = options;
  const idle: Worker[] = [];
  const busy = new Set<Worker>();
  const waiting: (() => void)[] = [];
  let running = 0;
  let closed = false;

  const enter = async (): Promise<void> => {
    if (running < places) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  /** A place goes straight to who waited longest; nobody can slip in between. */
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  async function run(order: WorkOrder, { signal, progress = () => {} }: WorkOptions): Promise<WorkResult> {
    await enter();
    try {
      signal.throwIfAborted();
      if (closed) throw new Error('the workshop is closed');
      if (workerPath === undefined) {
        const { runWork } = await import('./work.ts');
        return await runWork(order, { assets: options.assets, roots: options.roots, signal, progress });
      }
      return await inWorker(idle.pop() ?? (await hire(workerPath)), order, { signal, progress });
    } finally {
      leave();
    }
  }

  async function hire(path: string): Promise<Worker> {
    const { Worker } = await import('node:worker_threads');
    const { assetsDir, roots } = options;
    const settings: WorkerSettings = { assetsDir, roots };
    leaveRemovedDirectory();
    const worker = new Worker(path, { workerData: settings });
    // A thread may also end between two orders; the next one must not be given to it.
    const forget = (): void => {
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
    };
    return worker.on('error', forget).on('exit', forget);
  }

  function inWorker(
    worker: Worker,
    order: WorkOrder,
    { signal, progress }: Required<WorkOptions>,
  ): Promise<WorkResult> {
    busy.add(worker);
    worker.ref();
    return new Promise<WorkResult>((resolve, reject) => {
      let over = false;
      const end = (): void => {
        over = true;
        busy.delete(worker);
        signal.removeEventListener('abort', cancel);
        worker.off('message', hear).off('error', retire).off('exit', exited);
      };
      const retire = (error: unknown): void => {
        end();
        void worker.terminate();
        reject(error);
      };
      const exited = (code: number): void => retire(new Error(`the worker thread ended with ${code}`));
      function cancel(): void {
        worker.postMessage({ type: 'cancel' } satisfies ToWorker);
        // An engine inside one long step does not look at its signal; the thread can always be ended.
        const deadline = AbortSignal.timeout(PATIENCE_MS);
        deadline.addEventListener('abort', () => over || retire(signal.reason), { once: true });
      }
      function hear(message: FromWorker): void {
        if (message.type === 'progress') {
          progress(message.fraction, message.stage);
          return;
        }
        end();
        worker.unref();
        idle.push(worker);
        if (message.type === 'done') resolve(message.result);
        else reject(signal.aborted ? signal.reason : failure(message));
      }
      worker.on('message', hear).on('error', retire).on('exit', exited);
      signal.addEventListener('abort', cancel, { once: true });
      worker.postMessage({ type: 'work', order } satisfies ToWorker);
    });
  }

  return {
    places,
    run,
    async close() {
      closed = true;
      await Promise.all([...idle.splice(0), ...busy].map((worker) => worker.terminate()));
    },
  };
}

function failure({ message, refusal }: Extract<FromWorker, { type: 'failed' }>): Error {
  return refusal ? new ServiceError(refusal.status, refusal.type, refusal.code, message) : new Error(message);
}
