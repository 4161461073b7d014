import { isObject, type JsonObject, numberField } from '../../contract/shape.ts';
import type { Delta, FlowUsage } from './answer-flow.ts';

/** The steps in a chunk or in a whole reply, of chat and of plain completions. */
export function deltasOf(document: JsonObject): Delta[] {
  const choices: readonly unknown[] = Array.isArray(document.choices) ? document.choices : [];
  return choices.flatMap((item, at) => {
    if (!isObject(item)) return [];
    const choice = typeof item.index === 'number' ? item.index : at;
    const said = isObject(item.delta)
      ? item.delta
      : isObject(item.message)
        ? item.message
        : { content: item.text };
    const text: Delta[] =
      typeof said.content === 'string' && said.content !== ''
        ? [{ kind: 'text', choice, text: said.content }]
        : [];
    const reason = item.finish_reason;
    const end: Delta[] =
      typeof reason === 'string' && reason !== '' ? [{ kind: 'finish', choice, reason }] : [];
    return [...text, ...callsOf(said, choice), ...end];
  });
}

function callsOf(said: JsonObject, choice: number): Delta[] {
  const calls: readonly unknown[] = Array.isArray(said.tool_calls) ? said.tool_calls : [];
  const old = isObject(said.function_call) ? [{ function: said.function_call }] : [];
  return [...calls, ...old].flatMap((item, at): Delta[] => {
    if (!isObject(item)) return [];
    const custom = isObject(item.custom) ? item.custom : undefined;
    const own = isObject(item.function) ? item.function : (custom ?? {});
    const words = custom ? custom.input : own.arguments;
    return [
      {
        kind: 'call',
        choice,
        call: typeof item.index === 'number' ? item.index : at,
        ...(typeof item.id === 'string' ? { id: item.id } : {}),
        ...(typeof own.name === 'string' ? { name: own.name } : {}),
        arguments:
          typeof words === 'string'
            ? words
            : words === undefined || words === null
              ? ''
              : JSON.stringify(words),
        ...(custom ? { isCustom: true } : {}),
      },
    ];
  });
}

export function usageOf({ usage }: JsonObject): FlowUsage | undefined {
  if (!isObject(usage)) return undefined;
  const prompt = numberField(usage.prompt_tokens);
  const completion = numberField(usage.completion_tokens);
  return prompt === undefined && completion === undefined
    ? undefined
    : { prompt: prompt ?? 0, completion: completion ?? 0 };
}
