import { isObject, type JsonObject } from '../../contract/shape.ts';
import { countTokens } from '../../engines/text/tokens.ts';
import { priceFactor } from '../billing/admission.ts';
import { priceOf } from '../billing/prices.ts';
import { ATTRIBUTION } from '../http/attribution.ts';
import { newId } from '../ids.ts';
import type { StreamReply } from '../routes/reply.ts';
import type { RequestContext } from '../routes/route.ts';
import type { TextFlow } from './text-flow.ts';

/** The form of the chunks in one kind of stream. */
export interface ChunkShape {
  readonly idPrefix: string;
  readonly object: string;
  readonly first?: JsonObject;
  readonly piece: (text: string) => JsonObject;
  readonly last: JsonObject;
}

/** On a terminal an answer appears at about reading speed. */
const PACE_MS = 12;
/** No timer is shorter: at a high speed several words share a pause. */
const SHORTEST_PAUSE_MS = 1;

export function textEvents(call: RequestContext, flow: TextFlow, shape: ChunkShape): StreamReply {
  let produced = 0;
  let ended = false;
  const total = (): number => flow.promptTokens + produced;
  return {
    kind: 'events',
    attribution: flow.attribution,
    events: chunks(),
    // A reader that left before the first word came pays nothing.
    cost: () => (produced > 0 || ended ? priceOf('text', total()) : 0),
    tokens: () => ({ prompt: flow.promptTokens, completion: produced }),
  };

  async function* chunks(): AsyncGenerator<string> {
    const { clock, speed } = call.service;
    const head = {
      id: newId(shape.idPrefix),
      object: shape.object,
      created: Math.floor(clock.now() / 1_000),
      model: flow.model,
    };
    const chunk = (choice: JsonObject, finish_reason: string | null, more: JsonObject = {}): string =>
      JSON.stringify({ ...head, choices: [{ index: 0, ...choice, finish_reason }], ...more });

    let owedMs = 0;
    if (shape.first) yield chunk(shape.first, null);
    for await (const piece of flow.pieces) {
      if (flow.atOnce && produced > 0) owedMs += PACE_MS / speed;
      if (owedMs >= SHORTEST_PAUSE_MS) {
        await clock.sleep(owedMs, call.signal);
        owedMs = 0;
      }
      produced += countTokens(piece);
      yield chunk(shape.piece(piece), null);
    }
    ended = true;
    yield chunk(shape.last, flow.finish(), {
      ...(call.account.attribution ? { attribution: flow.attribution ?? ATTRIBUTION } : {}),
      // A request that asks for the usage gets it in an event of its own, as OpenAI's API sends it.
      ...(wantsUsage(call.given) ? {} : { usage: usage() }),
    });
    if (wantsUsage(call.given)) yield JSON.stringify({ ...head, choices: [], usage: usage() });
  }

  function usage(): JsonObject {
    return {
      prompt_tokens: flow.promptTokens,
      completion_tokens: produced,
      total_tokens: total(),
      credits: Math.min(priceOf('text', total()) * priceFactor(call.account), call.held),
    };
  }
}

function wantsUsage(body: JsonObject): boolean {
  return isObject(body.stream_options) && body.stream_options.include_usage === true;
}
