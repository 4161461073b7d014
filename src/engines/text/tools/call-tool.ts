import { fillSchema } from '../structured/fill.ts';
import { jsonIn } from '../structured/json-in.ts';
import { isSchema } from '../structured/schema.ts';
import type { Tool, ToolCall } from './tool.ts';

interface CallSource {
  readonly question: string;
  /** For fields that are meant to hold it. */
  readonly answer: string | undefined;
  readonly seed: number;
}

/** A call with arguments that are valid by the tool's schema. Throws Unfillable. */
export function callTool(
  { name, parameters, isCustom }: Tool,
  { question, answer, seed }: CallSource,
): ToolCall {
  if (isCustom) return { name, arguments: freeText(question), isCustom };
  const schema = isSchema(parameters) ? parameters : { type: 'object' };
  const filled = fillSchema({ schema, question, answer, known: jsonIn(question), seed });
  return { name, arguments: JSON.stringify(filled) };
}

/** The block or the quoted part of the question, or all of it. */
function freeText(question: string): string {
  const block = /```[^\n]*\n([\s\S]*?)```/.exec(question)?.[1];
  return block ?? /`([^`]+)`/.exec(question)?.[1] ?? question;
}
