import type { JsonObject } from '../../../contract/shape.ts';
import type { AnswerEvent, Delta } from '../../text/answer-flow.ts';
import type { NamespacedTool } from './namespaces.ts';
import { itemDocument, newCall, newMessage, type OutputItem, textPart } from './output.ts';

/** The output of a response while it grows, with the events that tell a reader about it. */
export class ResponseOutput {
  readonly items: OutputItem[] = [];
  finish = 'stop';
  readonly #calls = new Map<number, number>();
  #open: number | undefined;
  #sequence = 0;

  constructor(private readonly namespaced: ReadonlyMap<string, NamespacedTool>) {}

  event(type: string, fields: JsonObject): string {
    const text = JSON.stringify({ type, sequence_number: this.#sequence, ...fields });
    this.#sequence += 1;
    return text;
  }

  *add({ deltas }: AnswerEvent): Generator<string> {
    for (const delta of deltas) {
      if (delta.choice !== 0) continue;
      if (delta.kind === 'finish') this.finish = delta.reason;
      else if (delta.kind === 'text') yield* this.#addText(delta.text);
      else yield* this.#addCall(delta);
    }
  }

  *#addText(text: string): Generator<string> {
    let at = this.#open;
    if (at === undefined || this.items[at]?.kind !== 'message') {
      yield* this.close();
      at = yield* this.#begin(newMessage());
      yield this.event('response.content_part.added', {
        ...this.#place(at),
        content_index: 0,
        part: textPart(''),
      });
    }
    const item = this.items[at];
    if (item?.kind !== 'message') return;
    item.text += text;
    const fields = { ...this.#place(at), content_index: 0, delta: text, logprobs: [] };
    yield this.event('response.output_text.delta', fields);
  }

  *#addCall(delta: Extract<Delta, { kind: 'call' }>): Generator<string> {
    let at = this.#calls.get(delta.call);
    if (at === undefined) {
      yield* this.close();
      const { id, name = '', isCustom = false } = delta;
      at = yield* this.#begin(newCall(id, { name, isCustom, within: this.namespaced.get(name) }));
      this.#calls.set(delta.call, at);
    }
    const item = this.items[at];
    if (item?.kind !== 'call' || delta.arguments === '') return;
    item.arguments += delta.arguments;
    const type = item.isCustom
      ? 'response.custom_tool_call_input.delta'
      : 'response.function_call_arguments.delta';
    yield this.event(type, { ...this.#place(at), delta: delta.arguments });
  }

  *#begin(item: OutputItem): Generator<string, number> {
    const at = this.items.push(item) - 1;
    this.#open = at;
    yield this.event('response.output_item.added', {
      output_index: at,
      item: itemDocument(item, 'in_progress'),
    });
    return at;
  }

  /** Ends the item that is being written. */
  *close(): Generator<string> {
    const at = this.#open;
    const item = at === undefined ? undefined : this.items[at];
    if (at === undefined || !item) return;
    this.#open = undefined;
    if (item.kind === 'message') {
      const place = { ...this.#place(at), content_index: 0 };
      yield this.event('response.output_text.done', { ...place, text: item.text, logprobs: [] });
      yield this.event('response.content_part.done', { ...place, part: textPart(item.text) });
    } else if (item.isCustom) {
      yield this.event('response.custom_tool_call_input.done', { ...this.#place(at), input: item.arguments });
    } else {
      const { name } = item.within ?? item;
      const fields = { ...this.#place(at), name, arguments: item.arguments };
      yield this.event('response.function_call_arguments.done', fields);
    }
    yield this.event('response.output_item.done', {
      output_index: at,
      item: itemDocument(item, 'completed'),
    });
  }

  #place(at: number): JsonObject {
    return { item_id: this.items[at]?.id, output_index: at };
  }
}
