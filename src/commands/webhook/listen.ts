import type { Context } from '../../context.ts';
import { isLoopbackHost } from '../../contract/address.ts';
import { isEventType } from '../../contract/events.ts';
import { OctetError } from '../../errors.ts';
import type { SavedDelivery } from '../../ledger/deliveries.ts';
import type { ListenFlags } from './flags.ts';
import { forward } from './forward.ts';
import { type Inspection, Inspector } from './inspect.ts';
import { DeliveryKeeper } from './keep-deliveries.ts';
import { Log } from './log.ts';
import { openReceiver, problem, type Received, type Receiver, type ReceiverAnswer } from './receiver.ts';
import { signingSecrets } from './secrets.ts';
import { targetUrl } from './target.ts';

export async function listenForWebhooks(context: Context, flags: ListenFlags): Promise<void> {
  const { terminal, clock } = context;
  const target = flags.forwardTo === undefined ? undefined : targetUrl(flags.forwardTo, '--forward-to');
  const wanted = flags.events === undefined ? undefined : eventTypes(flags.events);
  const secrets = flags.verify ? await signingSecrets(context, flags) : undefined;
  if (!secrets) terminal.warn('signatures are not checked: any sender is accepted');
  if (!isLoopbackHost(flags.host)) terminal.warn(`${flags.host} is reachable from other machines`);
  const transport = target && (await context.outside());
  const inspector = new Inspector({ secrets, strict: flags.strict ?? false, clock });
  const log = new Log(context);
  const keeping = new DeliveryKeeper(context);
  const stop = new AbortController();

  const receive = async (received: Received): Promise<ReceiverAnswer> => {
    const from = clock.monotonic();
    const inspection = inspector.inspect(received.headers, received.body);
    if (wanted && isUnwanted(inspection, wanted)) return answerOf(undefined);
    const at = new Date(clock.now()).toISOString();
    const delivery = deliveryOf(received, inspection, { id: keeping.newId(), at, target: target?.href });
    await keeping.save(delivery);
    const refusal = refusalOf(inspection);
    const posted =
      refusal || !target || !transport ? undefined : await forward(context, transport, target, received);
    if (posted) await keeping.save({ ...delivery, attempts: [posted.attempt] });
    const answer = refusal ?? answerOf(posted);
    const tookMs = Math.round(clock.monotonic() - from);
    await log.add({ delivery, inspection, attempt: posted?.attempt, status: answer.status, tookMs });
    if (log.count === flags.count) stop.abort();
    return answer;
  };

  const receiver = await openReceiver({
    host: flags.host,
    port: flags.port,
    clock,
    receive,
    onRefusal: (status, why) => terminal.verboseLine(`refused with ${status}: ${why}`),
  });
  try {
    if (target) refuseLoop(target, receiver);
    await log.begin(`http://${shownHost(flags.host)}:${receiver.port}`, target);
    await ended(context, stop.signal);
  } finally {
    await receiver.close();
    await log.end();
  }
  if (context.signal.aborted) throw quietly(context.signal.reason);
}

/** Ctrl-C is the usual end of listening: the status says so, no message does. */
function quietly(reason: unknown): unknown {
  return reason instanceof OctetError
    ? new OctetError(reason.reason, '', undefined, { cause: reason })
    : reason;
}

function ended({ signal, terminal }: Context, done: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => resolve();
    if (signal.aborted || done.aborted || terminal.gone) return end();
    signal.addEventListener('abort', end, { once: true });
    done.addEventListener('abort', end, { once: true });
    terminal.onGone(end);
  });
}

function eventTypes(text: string): ReadonlySet<string> {
  const types = text.split(',').map((word) => word.trim());
  const unknown = types.find((type) => !isEventType(type));
  if (unknown === undefined) return new Set(types);
  throw new OctetError('usage', `--events: '${unknown}' is not an event type`, 'octet webhook events');
}

/** A verified delivery of a type that nobody listens for is acknowledged, so that its sender does not repeat it. */
function isUnwanted(inspection: Inspection, wanted: ReadonlySet<string>): boolean {
  return refusalOf(inspection) === undefined && !wanted.has(inspection.type ?? '');
}

function refusalOf({ isJson, verdict }: Inspection): ReceiverAnswer | undefined {
  if (!isJson) return problem(400, 'the body is not JSON');
  return verdict === 'verified' || verdict === 'unchecked' ? undefined : problem(401, verdict);
}

function answerOf(posted: Awaited<ReturnType<typeof forward>> | undefined): ReceiverAnswer {
  if (!posted)
    return { status: 200, contentType: 'application/json', body: Buffer.from('{"received":true}') };
  const { attempt, contentType, answer } = posted;
  if (attempt.status === undefined) return problem(502, 'the target did not reply');
  return { status: attempt.status, contentType, body: answer };
}

function deliveryOf(
  { path, headers, body }: Received,
  { verdict, type, duplicate }: Inspection,
  more: Pick<SavedDelivery, 'id' | 'at' | 'target'>,
): SavedDelivery {
  const verified = verdict === 'unchecked' ? undefined : verdict === 'verified';
  return { ...more, direction: 'received', type, path, headers, body, verified, duplicate, attempts: [] };
}

function refuseLoop(target: URL, { port }: Receiver): void {
  if (!isLoopbackHost(target.hostname) || target.protocol !== 'http:' || Number(target.port || 80) !== port)
    return;
  throw new OctetError('usage', '--forward-to points back to this address');
}

function shownHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
