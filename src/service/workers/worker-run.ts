import type { Worker } from 'node:worker_threads';
import type { Clock } from '../../clock.ts';
import { systemCode } from '../../errors.ts';
import { ServiceError } from '../http/service-error.ts';
import { tookTooLong, tookTooMuchMemory, type WorkLimit } from './work-limits.ts';
import type { WorkKind, WorkOrder, WorkResult } from './work-order.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** Time that a worker has to notice that its order was cancelled. */
const PATIENCE_MS = 1_000;

export interface RunOptions {
  readonly signal: AbortSignal;
  readonly progress: (fraction: number, stage: string) => void;
  readonly clock: Clock;
  readonly limit: WorkLimit;
}

/** The end of an order after which the thread can take another. */
export interface WorkerRun<Kind extends WorkKind> {
  readonly outcome: WorkResult<Kind> | Error;
  /** Memory that the thread still holds after the order. */
  readonly keptBytes: number;
}

/** One order in one thread. A thread that fails, spins or is called off and does not listen is ended. */
export function runInWorker<Kind extends WorkKind>(
  worker: Worker,
  order: WorkOrder<Kind>,
  { signal, progress, clock, limit }: RunOptions,
): Promise<WorkerRun<Kind>> {
  worker.ref();
  return new Promise<WorkerRun<Kind>>((resolve, reject) => {
    const callOffLimit = clock.after(limit.ms, () => retire(tookTooLong(limit)));
    let callOffPatience = (): void => {};
    const end = (): void => {
      callOffLimit();
      callOffPatience();
      signal.removeEventListener('abort', cancel);
      worker.off('message', hear).off('error', retire).off('exit', exited);
    };
    function retire(error: unknown): void {
      end();
      void worker.terminate();
      reject(systemCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? tookTooMuchMemory(limit) : error);
    }
    const exited = (code: number): void => retire(new Error(`the worker thread ended with ${code}`));
    function cancel(): void {
      worker.postMessage({ type: 'cancel' } satisfies ToWorker);
      // An engine inside one long step does not look at its signal; the thread can always be ended.
      callOffPatience = clock.after(PATIENCE_MS, () => retire(signal.reason));
    }
    function hear(message: FromWorker<Kind>): void {
      if (message.type === 'progress') {
        progress(message.fraction, message.stage);
        return;
      }
      end();
      worker.unref();
      const { keptBytes = 0 } = message;
      if (message.type === 'done') resolve({ outcome: message.result, keptBytes });
      else resolve({ outcome: signal.aborted ? signal.reason : failure(message), keptBytes });
    }
    worker.on('message', hear).on('error', retire).on('exit', exited);
    signal.addEventListener('abort', cancel, { once: true });
    worker.postMessage({ type: 'work', order } satisfies ToWorker<Kind>);
  });
}

function failure({ message, refusal }: Extract<FromWorker, { type: 'failed' }>): Error {
  return refusal ? new ServiceError(refusal.status, refusal.type, refusal.code, message) : new Error(message);
}
