import type { JsonObject } from '../../contract/shape.ts';
import type { ServiceError } from '../http/service-error.ts';
import type { Sql } from '../store/sql.ts';

export interface Tokens {
  readonly prompt: number;
  readonly completion: number;
}

export interface DocumentReply {
  readonly kind: 'reply';
  /** Has `attribution` when another model made the answer. */
  readonly document: JsonObject;
  /** More fields of the document, encoded as JSON already. */
  readonly written?: Readonly<Record<string, Uint8Array | undefined>>;
  /** True: the same object is always the same reply, so it is encoded once. */
  readonly isConstant?: true;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body is this file, and not the document. */
  readonly file?: { readonly bytes: Uint8Array; readonly mime: string };
  /** Credits before the account's factor; by default all that were held. */
  readonly cost?: number;
  readonly tokens?: Tokens;
  /** Written in the transaction that charges. */
  readonly commit?: (sql: Sql, holdId: string | undefined) => void;
  /** True: a job owns the hold now, and is charged when it is done. */
  readonly later?: boolean;
  /** Called when the charge is on the disk. */
  readonly after?: () => void;
}

/** A stream of `data:` payloads. A stream that breaks costs what it had produced. */
export interface StreamReply {
  readonly kind: 'events';
  /** Names the model that answered, if octet did not. */
  readonly attribution?: string;
  /** `named`: each event has a name, which is its `type`, and there is no [DONE] at the end. `raw`: events are sent as they are. */
  readonly form?: 'named' | 'raw';
  /** Each is one payload, or several that are due at the same time. */
  readonly events: AsyncIterable<string | readonly string[]>;
  /** The event that tells about an error in the middle. */
  readonly problem?: (refusal: ServiceError) => string;
  readonly cost: () => number;
  readonly tokens: () => Tokens;
}

export type RouteReply = DocumentReply | StreamReply;
