import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { assetsIn } from '../../files/assets.ts';
import { ServiceError } from '../http/service-error.ts';
import { runWork } from './engines.ts';
import type { WorkKind, WorkOrder, WorkResult } from './work-order.ts';

/** Messages between the service and a worker thread. */
export type ToWorker<Kind extends WorkKind = WorkKind> =
  | { readonly type: 'work'; readonly order: WorkOrder<Kind> }
  | { readonly type: 'cancel' };

export type FromWorker<Kind extends WorkKind = WorkKind> =
  | { readonly type: 'progress'; readonly fraction: number; readonly stage: string }
  | { readonly type: 'done'; readonly result: WorkResult<Kind>; readonly keptBytes?: number }
  | {
      readonly type: 'failed';
      readonly message: string;
      readonly refusal: ServiceErrorFields | undefined;
      readonly keptBytes?: number;
    };

export interface ServiceErrorFields {
  readonly status: number;
  readonly type: string;
  readonly code: string;
}

export interface WorkerSettings {
  readonly assetsDir: string;
  readonly roots: readonly string[];
}

/** Takes one order at a time. */
function serve(): void {
  const port = parentPort;
  if (!port) return;
  const { assetsDir, roots }: WorkerSettings = workerData;
  const assets = assetsIn(assetsDir);
  const send = (message: FromWorker, transfer: ArrayBuffer[] = []): void =>
    port.postMessage(message, transfer);
  let current = new AbortController();

  port.on('message', async (message: ToWorker) => {
    if (message.type === 'cancel') return current.abort(new Error('cancelled'));
    current = new AbortController();
    const progress = (fraction: number, stage: string): void => send({ type: 'progress', fraction, stage });
    try {
      const result = await runWork(message.order, { assets, progress, signal: current.signal, roots });
      send({ type: 'done', result, keptBytes: keptBytes() }, transferable(result));
    } catch (error) {
      send({
        type: 'failed',
        message: messageOf(error),
        refusal: refusalOf(error),
        keptBytes: keptBytes(),
      });
    }
  });
}

/** The heap of this thread with buffers and WebAssembly memories, which never shrink. */
function keptBytes(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}

/** A whole buffer moves without a copy; a view into a larger one (a wasm memory, a pool) must not. */
function transferable(result: WorkResult): ArrayBuffer[] {
  const bytes = result instanceof Uint8Array ? result : 'bytes' in result ? result.bytes : undefined;
  const isWhole = bytes?.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength;
  return isWhole ? [bytes.buffer] : [];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function refusalOf(error: unknown): ServiceErrorFields | undefined {
  if (!(error instanceof ServiceError)) return undefined;
  const { status, type, code } = error;
  return { status, type, code };
}

serve();
