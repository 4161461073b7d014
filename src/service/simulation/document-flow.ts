import { textOfContent } from '../../contract/message-text.ts';
import { isObject, type JsonObject, numberField } from '../../contract/shape.ts';
import type { CollectedChoice, FlowUsage } from '../text/answer-flow.ts';
import { Collector } from '../text/answer-flow.ts';
import { deltasOf, usageOf } from '../text/upstream-deltas.ts';

/** The form that an API of text has its replies in. */
export type TextForm = 'chat' | 'response' | 'message';

export interface ReadDocument {
  readonly form: TextForm;
  readonly choices: readonly CollectedChoice[];
  readonly model: string | undefined;
  readonly usage: FlowUsage | undefined;
}

/** The answer in a whole reply of any of the three APIs; undefined: it has none of their forms. */
export function readTextDocument(document: JsonObject): ReadDocument | undefined {
  const model = typeof document.model === 'string' ? document.model : undefined;
  const read = choicesIn(document);
  return read && { ...read, model, usage: usageOf(document) ?? theirUsage(document) };
}

function choicesIn(document: JsonObject): Pick<ReadDocument, 'form' | 'choices'> | undefined {
  if (Array.isArray(document.choices)) {
    const collector = new Collector();
    for (const delta of deltasOf(document)) collector.add(delta);
    return { form: 'chat', choices: collector.choices() };
  }
  if (Array.isArray(document.output)) {
    return { form: 'response', choices: [responseChoice(document, document.output.filter(isObject))] };
  }
  if (Array.isArray(document.content)) {
    return { form: 'message', choices: [messageChoice(document, document.content.filter(isObject))] };
  }
  return undefined;
}

function responseChoice(document: JsonObject, items: readonly JsonObject[]): CollectedChoice {
  const calls = items.flatMap((item) =>
    item.type === 'function_call' || item.type === 'custom_tool_call'
      ? [callOf(item.call_id, item.name, item.arguments ?? item.input, item.type === 'custom_tool_call')]
      : [],
  );
  const isShort = document.status === 'incomplete';
  return {
    text: items.map(({ content }) => textOfContent(content)).join(''),
    calls,
    finish: isShort ? 'length' : calls.length > 0 ? 'tool_calls' : 'stop',
  };
}

function messageChoice(document: JsonObject, blocks: readonly JsonObject[]): CollectedChoice {
  const calls = blocks.flatMap((block) =>
    block.type === 'tool_use' ? [callOf(block.id, block.name, block.input, false)] : [],
  );
  return {
    text: textOfContent(blocks),
    calls,
    finish: document.stop_reason === 'max_tokens' ? 'length' : calls.length > 0 ? 'tool_calls' : 'stop',
  };
}

function callOf(
  id: unknown,
  name: unknown,
  words: unknown,
  isCustom: boolean,
): CollectedChoice['calls'][number] {
  return {
    id: typeof id === 'string' ? id : undefined,
    name: String(name ?? ''),
    arguments: typeof words === 'string' ? words : JSON.stringify(words ?? {}),
    isCustom,
  };
}

/** Responses and messages count input and output. */
function theirUsage({ usage }: JsonObject): FlowUsage | undefined {
  if (!isObject(usage)) return undefined;
  const prompt = numberField(usage.input_tokens);
  const completion = numberField(usage.output_tokens);
  return prompt === undefined || completion === undefined ? undefined : { prompt, completion };
}
