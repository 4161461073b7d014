import type { TextRequest } from './answer.ts';
import type { Tool, ToolCall, ToolChoice, ToolResult } from './tools/tool.ts';

export interface ChatTask extends TextRequest {
  readonly tools: readonly Tool[];
  readonly choice: ToolChoice;
  /** False: one call at most. */
  readonly several: boolean;
  /** Results of the tools that were called last; then the answer is about them, and nothing is called again. */
  readonly results: readonly ToolResult[];
  /** JSON is asked for, of this schema if there is one. */
  readonly json?: { readonly schema?: unknown };
  /** Descriptions of the pictures of the last message. */
  readonly pictures: readonly string[];
}

export type ChatOutcome =
  | { readonly kind: 'text'; readonly text: string; readonly finishReason: 'stop' | 'length' }
  | { readonly kind: 'calls'; readonly calls: readonly ToolCall[] }
  /** A schema allows no value, or asks for something that is not done. */
  | { readonly kind: 'unfillable'; readonly problem: string };
