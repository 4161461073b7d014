import type { ResponseTool } from '../../../contract/responses.ts';
import { isObject, type JsonObject } from '../../../contract/shape.ts';

/** A tool in a namespace; a chat has one list of names, in which it stands as `namespace__name`. */
export interface NamespacedTool {
  readonly namespace: string;
  readonly name: string;
}

export const chatName = ({ namespace, name }: NamespacedTool): string => `${namespace}__${name}`;

/** The tools of a namespace under the names that a chat has for them. */
export function toolsIn({ type, name: namespace = '', tools }: ResponseTool): JsonObject[] {
  if (type !== 'namespace' || !Array.isArray(tools)) return [];
  return tools
    .filter(isObject)
    .map((tool) => ({ ...tool, name: chatName({ namespace, name: String(tool.name) }) }));
}

/** Tools in namespaces by the flat name that they have in the chat. */
export function namespacedTools(tools: readonly ResponseTool[] = []): ReadonlyMap<string, NamespacedTool> {
  const found = new Map<string, NamespacedTool>();
  for (const { type, name: namespace = '', tools: inner } of tools) {
    if (type !== 'namespace' || !Array.isArray(inner)) continue;
    for (const tool of inner.filter(isObject)) {
      const meant = { namespace, name: String(tool.name) };
      found.set(chatName(meant), meant);
    }
  }
  return found;
}
