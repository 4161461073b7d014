import { ApiError, OctetError } from '../errors.ts';
import { oneLine } from '../terminal/sanitise.ts';
import { type Block, quoted, said } from './content-blocks.ts';
import type { ToolResult } from './tool.ts';

export interface ErrorOptions {
  /** Removes keys and secrets. */
  readonly redact: (text: string) => string;
}

/** A failure as a tool tells it: the code, hint and status of the command line, and no secret. */
export function toolError(error: unknown, { redact }: ErrorOptions): ToolResult {
  const known =
    error instanceof OctetError
      ? error
      : new OctetError('bug', `octet itself failed: ${error instanceof Error ? error.name : 'error'}`);
  const message = redact(oneLine(known.message));
  const hint = known.hint === undefined ? undefined : redact(oneLine(known.hint));
  const fromService = known instanceof ApiError;
  const told: Block[] = [
    said(
      `error ${known.code} (exit status ${known.exit})${fromService ? ', said by the service:' : `: ${message}`}`,
    ),
    ...(fromService ? [quoted(message, 'error')] : []),
    ...(hint === undefined ? [] : [said(`hint: ${hint}`)]),
  ];
  return {
    isError: true,
    content: told,
    structuredContent: {
      error: {
        code: known.code,
        message,
        hint,
        status: fromService ? known.status : undefined,
        type: fromService ? known.type : undefined,
        request_id: fromService ? known.requestId : undefined,
        exit: known.exit,
      },
    },
  };
}
