import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { BodyBuffer, type BodyBufferOptions, type BodyFault } from '../../contract/body-budget.ts';
import { atEndOfTurn } from './event-loop.ts';
import { type ServiceError, serviceError } from './service-error.ts';

export interface ReadingBody {
  readonly bytes: Promise<Uint8Array>;
  /** Must be called when the request is over. */
  release(): void;
}

/**
 * Reads a body within its own limit, its account's share and the budget of all connections. It reads by events: an
 * iterator costs more than the rest of a request.
 */
export function readIncoming(
  incoming: Readable & Pick<IncomingMessage, 'complete'>,
  declaredBytes: number,
  options: BodyBufferOptions,
): ReadingBody {
  const buffer = new BodyBuffer(options);
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    if (declaredBytes > options.limitBytes) return reject(refusalOf('too-large', options.limitBytes));
    const stop = (): void => {
      incoming.off('data', take).off('end', end).off('error', fail).off('close', close);
    };
    function take(part: Uint8Array): void {
      const fault = buffer.append(part);
      if (!fault) return;
      stop();
      // The refusal leaves first; the rest of the body is dropped after it.
      incoming.pause();
      buffer.release();
      reject(refusalOf(fault, options.limitBytes));
    }
    function end(): void {
      stop();
      atEndOfTurn(() => resolve(buffer.bytes()));
    }
    function fail(error: unknown): void {
      stop();
      reject(error);
    }
    function close(): void {
      fail(serviceError.invalid('The body did not arrive as a whole.', 'invalid_request'));
    }
    if (incoming.destroyed && !incoming.complete) return close();
    incoming.on('data', take).on('end', end).on('error', fail).on('close', close);
  });
  return { bytes, release: () => buffer.release() };
}

const RETRY_SECONDS = 1;

function refusalOf(fault: BodyFault, limitBytes: number): ServiceError {
  if (fault === 'too-large') return serviceError.tooLarge(`The body is larger than ${limitBytes} bytes.`);
  if (fault === 'all-full') return serviceError.busy('Too many large requests at once.', RETRY_SECONDS);
  return serviceError.rate('Too many large requests at once for this key.', RETRY_SECONDS);
}
