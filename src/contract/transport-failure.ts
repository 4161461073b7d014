/** Reasons why a request got no reply. */
export type FailureKind =
  /** Never left this machine: name, address, refusal, proxy, connect time-out. */
  | 'unreachable'
  /** The connection is not to be trusted. */
  | 'certificate'
  /** The reply is not HTTP, or larger than is safe to read. */
  | 'garbled'
  /** Left, and then the connection broke. */
  | 'lost'
  | 'timeout';

/** A transport that failed. Whether the request had left decides what may be repeated. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';

  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
