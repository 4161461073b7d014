import type { JsonObject } from '../../../contract/shape.ts';
import { newId } from '../../ids.ts';
import type { AnswerEvent, Delta } from '../../text/answer-flow.ts';

interface Block {
  readonly document: JsonObject;
  text: string;
}

/** The blocks of a message while they grow, with the events that tell a reader about them. */
export class MessageOutput {
  readonly #blocks: Block[] = [];
  readonly #calls = new Map<number, number>();
  #open: number | undefined;
  #finish = 'stop';
  #stop: string | undefined;

  *add({ deltas }: AnswerEvent): Generator<string> {
    for (const delta of deltas) {
      if (delta.choice !== 0) continue;
      if (delta.kind === 'finish') {
        this.#finish = delta.reason;
        this.#stop = delta.stop;
      } else yield* this.#grow(delta);
    }
  }

  *#grow(delta: Exclude<Delta, { kind: 'finish' }>): Generator<string> {
    const isText = delta.kind === 'text';
    let at = isText ? this.#openText() : this.#calls.get(delta.call);
    if (at === undefined) {
      yield* this.close();
      at = this.#blocks.push({ document: isText ? { type: 'text', text: '' } : use(delta), text: '' }) - 1;
      if (!isText) this.#calls.set(delta.call, at);
      this.#open = at;
      const content_block = this.#blocks[at]?.document;
      yield JSON.stringify({ type: 'content_block_start', index: at, content_block });
    }
    const more = isText ? delta.text : delta.arguments;
    const block = this.#blocks[at];
    if (!block || more === '') return;
    block.text += more;
    const step = isText
      ? { type: 'text_delta', text: more }
      : { type: 'input_json_delta', partial_json: more };
    yield JSON.stringify({ type: 'content_block_delta', index: at, delta: step });
  }

  #openText(): number | undefined {
    const at = this.#open;
    return at !== undefined && this.#blocks[at]?.document.type === 'text' ? at : undefined;
  }

  /** Ends the block that is being written. */
  *close(): Generator<string> {
    if (this.#open === undefined) return;
    yield JSON.stringify({ type: 'content_block_stop', index: this.#open });
    this.#open = undefined;
  }

  content(): JsonObject[] {
    return this.#blocks.map(({ document, text }) =>
      document.type === 'text' ? { ...document, text } : { ...document, input: inputOf(text) },
    );
  }

  ending(): { stop_reason: string; stop_sequence: string | null } {
    const stop_reason = this.#stop === undefined ? (REASONS[this.#finish] ?? 'end_turn') : 'stop_sequence';
    return { stop_reason, stop_sequence: this.#stop ?? null };
  }
}

const REASONS: Readonly<Record<string, string>> = {
  length: 'max_tokens',
  tool_calls: 'tool_use',
  function_call: 'tool_use',
  content_filter: 'refusal',
};

const use = ({ id, name }: Extract<Delta, { kind: 'call' }>): JsonObject => ({
  type: 'tool_use',
  id: id ?? newId('toolu'),
  name: name ?? '',
  input: {},
});

function inputOf(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    // A model cut its own call short; what came is kept.
    return { text };
  }
}
