import type { FaultKind } from '../../contract/fault-kinds.ts';
import type { JsonObject } from '../../contract/shape.ts';
import { type Admission, type ParsedRequest, priceFactor } from '../billing/admission.ts';
import type { StoredReply } from '../billing/idempotency.ts';
import { settleReply } from '../billing/settle.ts';
import type { DocumentReply } from '../routes/reply.ts';
import type { RequestContext } from '../routes/route.ts';
import { injectBefore } from '../simulation/faults.ts';
import type { AdmittedRequest } from './admitted-request.ts';
import { ATTRIBUTION } from './attribution.ts';
import { isBytes, jsonResponse, jsonWith, type ServiceResponse } from './request-response.ts';
import { streamBody } from './stream-body.ts';

export interface RouteRun {
  readonly context: AdmittedRequest;
  readonly parsed: ParsedRequest;
  readonly admission: Extract<Admission, { state: 'go' }>;
  readonly headers: Record<string, string>;
}

/** Does the work, then charges for it; work that fails costs nothing. */
export async function runRoute({
  context: admitted,
  parsed,
  admission,
  headers,
}: RouteRun): Promise<ServiceResponse> {
  const { record } = admitted;
  try {
    const scripts = admitted.service.simulation.fixtures.any
      ? await import('../simulation/fixture-reply.ts')
      : undefined;
    const context = scripts
      ? { ...admitted, fixture: await scripts.fixtureFor(admitted, parsed.endpoint) }
      : admitted;
    const { signal, requestId, service } = context;
    if (scripts || service.simulation.faults.any)
      await injectBefore((kind) => injects(context, kind), { clock: service.clock, signal, requestId });
    const scripted = scripts && (await scripts.fromFixture(context, parsed.endpoint));
    const outcome = scripted ?? (await parsed.read.run(context));
    if (outcome.kind === 'events') {
      const body = streamBody({ context, parsed, admission, outcome, cut: injects(context, 'cut') });
      attribute(headers, outcome.attribution);
      return {
        status: 200,
        headers: STREAM_HEADERS,
        body,
        drop: injects(context, 'drop'),
      };
    }
    const { account } = context;
    const document = withAttribution(context, outcome);
    attribute(headers, document.attribution);
    if (outcome.later && typeof document.id === 'string') record.jobId = document.id;
    const response = encoded(outcome, document, account.attribution);
    const faster = await settleReply({ context, parsed, admission }, outcome, response);
    admission.done();
    if (faster) return replayed(faster, headers);
    return withFault(
      context,
      outcome.headers ? { ...response, headers: { ...response.headers, ...outcome.headers } } : response,
    );
  } catch (error) {
    admission.done();
    throw error;
  }
}

type BytesResponse = ServiceResponse & { readonly body: Uint8Array };

/** Constant replies that name their author, and those of accounts that do not have to. */
const constant = {
  true: new WeakMap<DocumentReply, BytesResponse>(),
  false: new WeakMap<DocumentReply, BytesResponse>(),
};

function encoded(outcome: DocumentReply, document: JsonObject, isAttributed: boolean): BytesResponse {
  if (outcome.file) return fileResponse(outcome.file, outcome.status);
  const replies = constant[`${isAttributed}`];
  const known = outcome.isConstant && replies.get(outcome);
  if (known) return known;
  const plain = jsonResponse(outcome.status ?? 200, document);
  const response = outcome.written ? jsonWith(plain, outcome.written) : plain;
  if (outcome.isConstant) replies.set(outcome, response);
  return response;
}

function fileResponse({ bytes, mime }: NonNullable<DocumentReply['file']>, status = 200): BytesResponse {
  return { status, headers: { 'content-type': mime }, body: bytes };
}

/** The reply that is stored for an Idempotency-Key. */
export function replayed(
  { status, headers: stored, body }: StoredReply,
  headers: Readonly<Record<string, string>>,
): ServiceResponse {
  return { status, headers: { ...stored, ...headers, 'idempotent-replayed': 'true' }, body };
}

/** Adds the price, and the attribution that the account owes. */
function withAttribution(
  { account, held }: RequestContext,
  { document, cost, later }: DocumentReply,
): JsonObject {
  const used = cost === undefined ? held : Math.min(cost * priceFactor(account), held);
  const { attribution = ATTRIBUTION, ...rest } = document;
  return {
    ...rest,
    ...(held > 0 && !later ? { credits_used: used } : {}),
    ...(account.attribution ? { attribution } : {}),
  };
}

/** The header names the same author as the body, for an account that owes an attribution. */
function attribute(headers: Record<string, string>, attribution: unknown): void {
  if (!('x-attribution' in headers) || typeof attribution !== 'string') return;
  if (/^[\x20-\x7e]+$/.test(attribution)) headers['x-attribution'] = attribution;
}

const STREAM_HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' } as const;

/** The record names the fault, so that nobody looks for it in their own program. */
function injects({ service, record, account, fixture }: AdmittedRequest, kind: FaultKind): boolean {
  if (!fixture && !service.simulation.faults.any) return false;
  const target = { path: record.endpoint ?? '', account: account.id, test: record.test };
  if (fixture?.fault !== kind && !service.simulation.faults.injects(kind, target)) return false;
  record.fault = kind;
  return true;
}

/** Loses or cuts a reply on purpose, after the work is done and charged. */
function withFault(context: AdmittedRequest, response: ServiceResponse): ServiceResponse {
  if (injects(context, 'drop')) return { ...response, drop: true };
  if (!isBytes(response.body) || !injects(context, 'cut')) return response;
  const { body } = response;
  const headers = { ...response.headers, 'content-length': String(body.length) };
  return { ...response, headers, body: cutShort(body.subarray(0, Math.floor(body.length / 2))) };
}

async function* cutShort(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
  throw new Error('cut (injected fault)');
}
