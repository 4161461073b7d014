import type { ResponseRequest } from '../../../contract/responses.ts';
import type { JsonObject } from '../../../contract/shape.ts';
import { newId } from '../../ids.ts';
import type { FlowUsage } from '../../text/answer-flow.ts';
import type { NamespacedTool } from './namespaces.ts';

/** A message or a call while it is written. */
export type OutputItem =
  | { readonly kind: 'message'; readonly id: string; text: string }
  | {
      readonly kind: 'call';
      readonly id: string;
      readonly callId: string;
      readonly name: string;
      readonly isCustom: boolean;
      /** Set for a tool of a namespace. */
      readonly within?: NamespacedTool | undefined;
      arguments: string;
    };

export const newMessage = (): OutputItem => ({ kind: 'message', id: newId('msg'), text: '' });

export interface CalledTool {
  readonly name: string;
  readonly isCustom: boolean;
  readonly within: NamespacedTool | undefined;
}

export function newCall(callId: string | undefined, tool: CalledTool): OutputItem {
  const id = newId(tool.isCustom ? 'ctc' : 'fc');
  return { kind: 'call', id, callId: callId ?? newId('call'), ...tool, arguments: '' };
}

export const textPart = (text: string): JsonObject => ({
  type: 'output_text',
  text,
  annotations: [],
  logprobs: [],
});

export function itemDocument(
  item: OutputItem,
  status: 'in_progress' | 'completed' | 'incomplete',
): JsonObject {
  if (item.kind === 'message') {
    const content = status === 'in_progress' ? [] : [textPart(item.text)];
    return { id: item.id, type: 'message', status, role: 'assistant', content };
  }
  const { id, callId: call_id, name, within } = item;
  return item.isCustom
    ? { id, type: 'custom_tool_call', status, call_id, name, input: item.arguments }
    : { id, type: 'function_call', status, call_id, ...(within ?? { name }), arguments: item.arguments };
}

/** The assistant's turn as a chat message, for the next response. */
export function turnOf(items: readonly OutputItem[]): JsonObject {
  const text = items.map((item) => (item.kind === 'message' ? item.text : '')).join('');
  const calls = items.flatMap((item): JsonObject[] => {
    if (item.kind !== 'call') return [];
    const { callId: id, name, arguments: words } = item;
    return item.isCustom
      ? [{ id, type: 'custom', custom: { name, input: words } }]
      : [{ id, type: 'function', function: { name, arguments: words } }];
  });
  return { role: 'assistant', content: text, ...(calls.length > 0 ? { tool_calls: calls } : {}) };
}

export interface ResponseHead {
  readonly id: string;
  readonly createdAt: number;
  readonly model: string;
  readonly body: ResponseRequest;
}

export interface ResponseState {
  readonly status: 'in_progress' | 'completed' | 'incomplete';
  readonly items: readonly OutputItem[];
  readonly usage?: FlowUsage;
}

export function responseDocument(
  { id, createdAt, model, body }: ResponseHead,
  state: ResponseState,
): JsonObject {
  const { status, items, usage } = state;
  const itemStatus = status === 'in_progress' ? 'in_progress' : 'completed';
  return {
    id,
    object: 'response',
    created_at: createdAt,
    status,
    background: false,
    error: null,
    incomplete_details: status === 'incomplete' ? { reason: 'max_output_tokens' } : null,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    max_tool_calls: body.max_tool_calls ?? null,
    model,
    output: items.map((item, index) =>
      itemDocument(item, status === 'incomplete' && index === items.length - 1 ? 'incomplete' : itemStatus),
    ),
    parallel_tool_calls: body.parallel_tool_calls,
    previous_response_id: body.previous_response_id ?? null,
    reasoning: { effort: null, summary: null },
    service_tier: 'default',
    store: body.store,
    temperature: body.temperature ?? 1,
    text: { format: body.text?.format ?? { type: 'text' } },
    tool_choice: body.tool_choice ?? 'auto',
    tools: body.tools ?? [],
    top_p: 1,
    truncation: body.truncation,
    usage: usage ? usageDocument(usage) : null,
    user: typeof body.user === 'string' ? body.user : null,
    metadata: body.metadata ?? {},
  };
}

function usageDocument({ prompt, completion }: FlowUsage): JsonObject {
  return {
    input_tokens: prompt,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: completion,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: prompt + completion,
  };
}
