import type { Context } from '../../context.ts';
import type { FinishedRequest, RequestObservers } from '../../service/journal/request-record.ts';

/** One line for each request: for people on a terminal, or as JSON for machines. */
export function logRequests(
  { terminal }: Context,
  requests: RequestObservers,
  format: 'text' | 'json' | undefined,
): void {
  if (terminal.quiet || (format === undefined && !terminal.err.isTTY)) return;
  const line = format === 'json' ? jsonLine : textLine;
  requests.add((finished) => {
    if (!isOwn(finished.record.request.url.pathname)) terminal.log(line(finished));
  });
}

/** The page and the API under it ask all the time; nobody wants to read that. */
const isOwn = (path: string): boolean =>
  /^\/(?:(?:(?:api\/)?v1\/)?local|page|open|session)(?:\/|$)|^\/$/.test(path);

function textLine({ record, status, durationMs, end }: FinishedRequest): string {
  const { request, credits, fault } = record;
  const time = new Date(record.at).toTimeString().slice(0, 8);
  const parts = [
    time,
    request.method.padEnd(4),
    request.url.pathname,
    String(status),
    durationMs < 1_000 ? `${Math.round(durationMs)} ms` : `${(durationMs / 1_000).toFixed(1)} s`,
    ...(credits > 0 ? [`${credits} ${credits === 1 ? 'credit' : 'credits'}`] : []),
    ...(fault === undefined ? [] : [`fault ${fault}`]),
    ...(end === 'left' ? ['client left'] : end === 'cut' ? ['cut'] : end === 'dropped' ? ['dropped'] : []),
  ];
  return parts.join('  ');
}

function jsonLine({ record, status, durationMs, firstByteMs, end }: FinishedRequest): string {
  const { request, tokens } = record;
  return JSON.stringify({
    at: new Date(record.at).toISOString(),
    id: record.id,
    method: request.method,
    path: request.url.pathname,
    status,
    duration_ms: Math.round(durationMs * 10) / 10,
    first_byte_ms: firstByteMs === undefined ? null : Math.round(firstByteMs * 10) / 10,
    credits: record.credits,
    tokens: tokens ? tokens.prompt + tokens.completion : 0,
    fault: record.fault ?? null,
    job_id: record.jobId ?? null,
    test: record.test ?? null,
    end,
  });
}
