/** Why a command ended, and the public exit status that says so. */
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

/** An ending with a meaning: one line for people, the next command to type, and the status for scripts. */
export class OctetError extends Error {
  override readonly name: string = 'OctetError';

  constructor(
    readonly reason: Reason,
    message: string,
    readonly hint?: string,
    options?: ErrorOptions & { code?: string },
  ) {
    super(message, options);
    this.code = options?.code ?? `cli_${reason}`;
  }

  /** What scripts match on; codes made by octet begin with `cli_`. */
  readonly code: string;

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
  /** How long the service asked us to wait, when it did. */
  readonly retryAfterMs?: number;
  /** The body as it came, for commands that pass it on. Never shown in a message or a log. */
  readonly body?: Uint8Array;
  readonly cause?: unknown;
}

/** The service answered, and the answer is a refusal or a fault. */
export class ApiError extends OctetError {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly type: string | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly body: Uint8Array | undefined;

  constructor(reason: Reason, message: string, fields: ApiErrorFields) {
    super(reason, message, fields.hint, {
      cause: fields.cause,
      code: fields.code ?? `http_${fields.status}`,
    });
    this.status = fields.status;
    this.type = fields.type;
    this.requestId = fields.requestId;
    this.retryAfterMs = fields.retryAfterMs;
    this.body = fields.body;
  }
}

/** A body as it came, or the document that was read from it. */
export type ReplyContent =
  | { readonly document: unknown }
  | { readonly bytes: Uint8Array; readonly contentType: string | undefined };

export interface UnreadableFields {
  /** False for a reply that costs nothing to ask for again. */
  readonly paid?: boolean;
  /** Path of the file that keeps the reply, without its ending. */
  readonly stem?: string;
  readonly hint?: string;
  readonly code?: string;
}

/** The service answered, and octet cannot read the answer. It carries the reply: what was paid for is kept. */
export class UnreadableReply extends OctetError {
  override readonly name = 'UnreadableReply';
  readonly paid: boolean;
  readonly stem: string | undefined;

  constructor(
    message: string,
    readonly content: ReplyContent,
    fields: UnreadableFields = {},
  ) {
    super('service', message, fields.hint, { code: fields.code ?? 'cli_unexpected_reply' });
    this.paid = fields.paid ?? true;
    this.stem = fields.stem;
  }
}

/** Which reason a status of the service stands for, after whatever retries it deserved. */
export function reasonOfStatus(status: number): Reason {
  if (status === 401 || status === 403) return 'auth';
  if (status === 402) return 'credits';
  if (status === 404) return 'missing';
  if (status === 429) return 'limited';
  if (status >= 400 && status < 500) return 'usage';
  return 'service';
}

/** A file of octet's own that is loaded when it is needed is gone, as after an update under a running command. */
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
  if (!(error instanceof Error)) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : undefined;
}
