import type { Tool as ListedTool } from '@modelcontextprotocol/server';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { fieldOf, oneOf } from '../contract/field.ts';
import type { Tool } from './tool.ts';
import { chat } from './tools/chat.ts';
import { code } from './tools/code.ts';
import { credits } from './tools/credits.ts';
import { embed } from './tools/embed.ts';
import { image } from './tools/image.ts';
import { job } from './tools/job.ts';
import { build, music, video } from './tools/jobs.ts';
import { library } from './tools/library.ts';
import { webhook } from './tools/webhook.ts';

const TOOLS: readonly Tool[] = [
  chat,
  code,
  image,
  music,
  video,
  build,
  embed,
  job,
  library,
  credits,
  webhook,
];

export interface Choice {
  /** Names, of `--tools`. */
  readonly tools?: readonly string[];
  readonly readOnly?: boolean;
}

/** The tools that a server offers. */
export function chosenTools({ tools, readOnly }: Choice): readonly Tool[] {
  return TOOLS.filter(({ name }) => tools === undefined || tools.includes(name))
    .filter(({ pays }) => !readOnly || !pays)
    .map((tool) => (readOnly ? harmless(tool) : tool));
}

/** Without the actions that change something. */
function harmless(tool: Tool): Tool {
  const { changing = [] } = tool;
  if (changing.length === 0) return tool;
  const { description, options = [] } = fieldOf(tool.input, 'action');
  const left = options.map(String).filter((action) => !changing.includes(action));
  return {
    ...tool,
    hints: { ...tool.hints, destructiveHint: false },
    input: v.strictObject({ ...tool.input.entries, action: oneOf(description, left) }),
  };
}

/** One tool as the protocol lists it. */
export function listed({ name, title, description, hints, input, output }: Tool): ListedTool {
  const { $schema: _, ...inputSchema } = toJsonSchema(input, { errorMode: 'ignore', typeMode: 'input' });
  const outputSchema = { type: 'object', properties: { ...output, error: { type: 'object' } } };
  const tool = { name, title, description, inputSchema, outputSchema, annotations: hints };
  return JSON.parse(JSON.stringify(tool));
}
