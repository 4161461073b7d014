import { parseJson } from './json.ts';

/** The request that --dry-run prints instead of sending it. Thrown, so that no command goes on as if it had an answer. */
export class DryRun extends Error {
  override readonly name = 'DryRun';

  constructor(readonly request: Readonly<Record<string, unknown>>) {
    super('dry run');
  }
}

interface Rehearsed {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Credits, for a paid request. */
  readonly cost?: number | 'not known';
}

export function rehearsedRequest(
  { method, url, headers, body, cost }: Rehearsed,
  maskedKey?: string,
): DryRun {
  return new DryRun({
    method,
    url,
    headers: maskedKey === undefined ? headers : { ...headers, authorization: `Bearer ${maskedKey}` },
    ...(body === undefined ? {} : { body }),
    ...(cost === undefined ? {} : { estimated_credits: cost }),
  });
}

/** A body that is written out already, as the JSON that it is. */
export function readable(body: unknown): unknown {
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) return body;
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
  return parseJson(text) ?? text;
}
