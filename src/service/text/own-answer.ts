import { streamedTokens } from '../../engines/text/tokens.ts';
import type { ToolCall } from '../../engines/text/tools/tool.ts';
import { newId } from '../ids.ts';
import type { AnswerEvent, AnswerFlow, Delta } from './answer-flow.ts';

/** One answer that octet itself gives. */
export type OwnChoice =
  | { readonly kind: 'text'; readonly text: string; readonly finishReason: string; readonly stop?: string }
  | {
      readonly kind: 'calls';
      /** Said before the calls. */
      readonly text?: string;
      readonly calls: readonly OwnCall[];
      readonly finishReason: string;
    };

export interface OwnCall extends ToolCall {
  readonly id?: string;
}

/** The text up to the first of the stop texts. */
export function stopped(choice: OwnChoice, stops: readonly string[]): OwnChoice {
  if (choice.kind !== 'text' || stops.length === 0) return choice;
  const found = stops
    .map((stop) => ({ stop, at: choice.text.indexOf(stop) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0];
  if (!found) return choice;
  return { kind: 'text', text: choice.text.slice(0, found.at), finishReason: 'stop', stop: found.stop };
}

/** How octet finishes a text of its own. */
export interface OwnFinish {
  readonly stops: readonly string[];
  /** The number of choices. */
  readonly times: number;
}

export function ownFlow(model: string, promptTokens: number, choices: readonly OwnChoice[]): AnswerFlow {
  return { model, promptTokens, atOnce: true, events: events(choices) };
}

function* events(choices: readonly OwnChoice[]): Generator<AnswerEvent> {
  for (const [choice, own] of choices.entries()) {
    for (const delta of textDeltas(choice, own.text ?? '')) yield { deltas: [delta] };
    if (own.kind === 'calls') {
      for (const delta of callDeltas(choice, own.calls)) yield { deltas: [delta] };
    }
    const stop = own.kind === 'text' && own.stop !== undefined ? { stop: own.stop } : {};
    yield { deltas: [{ kind: 'finish', choice, reason: own.finishReason, ...stop }] };
  }
}

function* textDeltas(choice: number, text: string): Generator<Delta> {
  for (const token of streamedTokens(text)) yield { kind: 'text', choice, text: token };
}

function* callDeltas(choice: number, calls: readonly OwnCall[]): Generator<Delta> {
  for (const [call, { id = newId('call'), name, arguments: words, isCustom = false }] of calls.entries()) {
    yield { kind: 'call', choice, call, id, name, arguments: '', isCustom };
    for (const token of streamedTokens(words))
      yield { kind: 'call', choice, call, arguments: token, isCustom };
  }
}
