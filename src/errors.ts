/** Public contract: each reason has one exit status. */
export const EXIT_STATUS = {
  bug: 1,
  usage: 2,
  state: 3,
  auth: 4,
  missing: 5,
  credits: 6,
  limited: 7,
  pending: 8,
  failed: 9,
  service: 10,
  network: 11,
  unknown: 12,
  incomplete: 13,
  unverified: 14,
  unsafe: 15,
  io: 16,
  partial: 17,
  hangup: 129,
  interrupted: 130,
  terminated: 143,
} as const;

export type Reason = keyof typeof EXIT_STATUS;

/** An expected failure: one line for people, a hint with the next command, and an exit status. */
export class OctetError extends Error {
  override readonly name: string = 'OctetError';

  constructor(
    readonly reason: Reason,
    message: string,
    readonly hint?: string,
    options?: ErrorOptions & { code?: string; requestId?: string },
  ) {
    super(message, options);
    this.code = options?.code ?? `cli_${reason}`;
    this.requestId = options?.requestId;
  }

  /** Stable code for scripts; octet's own codes start with `cli_`. */
  readonly code: string;
  /** `x-request-id` of the reply. */
  readonly requestId: string | undefined;

  get exit(): number {
    return EXIT_STATUS[this.reason];
  }
}

export interface ApiErrorFields {
  readonly status: number;
  readonly code?: string;
  readonly type?: string;
  readonly requestId?: string;
  readonly hint?: string;
  /** From Retry-After. */
  readonly retryAfterMs?: number;
  /** Raw body for commands that print it. Never part of a message or a log. */
  readonly body?: Uint8Array;
  readonly cause?: unknown;
}

/** The service answered with an error status. */
export class ApiError extends OctetError {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly type: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly body: Uint8Array | undefined;

  constructor(reason: Reason, message: string, fields: ApiErrorFields) {
    super(reason, message, fields.hint, {
      cause: fields.cause,
      code: fields.code ?? `http_${fields.status}`,
      requestId: fields.requestId,
    });
    this.status = fields.status;
    this.type = fields.type;
    this.retryAfterMs = fields.retryAfterMs;
    this.body = fields.body;
  }
}

/** A raw body, or the parsed document. */
export type ReplyContent =
  | { readonly document: unknown }
  | {
      readonly bytes: Uint8Array;
      readonly contentType: string | undefined;
      /** These are only the first bytes: the reply is larger than octet reads. */
      readonly isCut?: true;
    };

export interface UnreadableFields {
  /** False for a free reply, which can be requested again. */
  readonly paid?: boolean;
  /** Path of the file for the reply, without its extension. */
  readonly stem?: string;
  readonly hint?: string;
  readonly code?: string;
  readonly requestId?: string;
}

/** A reply that octet cannot interpret. It carries the body, because a paid reply is saved. */
export class UnreadableReply extends OctetError {
  override readonly name = 'UnreadableReply';
  readonly paid: boolean;
  readonly stem: string | undefined;

  constructor(
    message: string,
    readonly content: ReplyContent,
    fields: UnreadableFields = {},
  ) {
    super('service', message, fields.hint, {
      code: fields.code ?? 'cli_unexpected_reply',
      requestId: fields.requestId,
    });
    this.paid = fields.paid ?? true;
    this.stem = fields.stem;
  }
}

/** Maps an HTTP status to a reason, once retries are over. */
export function reasonOfStatus(status: number): Reason {
  if (status === 401 || status === 403) return 'auth';
  if (status === 402) return 'credits';
  if (status === 404) return 'missing';
  if (status === 429) return 'limited';
  if (status >= 400 && status < 500) return 'usage';
  return 'service';
}

/** A lazily loaded file of octet is missing, for example after an update during a run. */
export function missingPart(error: unknown): OctetError | undefined {
  if (systemCode(error) !== 'MODULE_NOT_FOUND') return undefined;
  const message = 'part of octet is missing: it was updated while running, or the installation is incomplete';
  return new OctetError(
    'io',
    message,
    'run the command again; if that fails, run: npm install -g octet-cli',
    {
      cause: error,
      code: 'cli_missing_part',
    },
  );
}

/** The code of a Node system error (ENOSPC, EACCES…), if it is one. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The code of errors that --max-credits leads to. */
export const MAX_CREDITS_CODE = 'cli_max_credits';
