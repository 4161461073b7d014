import type { Tool as ListedTool } from '@modelcontextprotocol/server';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { fieldOf, oneOf } from '../contract/field.ts';
import type { Tool } from './tool.ts';
import { TOOL_TABLE } from './tool-table.ts';

export interface Choice {
  /** Names, of `--tools`. */
  readonly tools?: readonly string[];
  readonly readOnly?: boolean;
}

/** The tools that a server offers. */
export async function chosenTools({ tools, readOnly }: Choice): Promise<readonly Tool[]> {
  const rows = Object.entries(TOOL_TABLE).filter(([name]) => tools === undefined || tools.includes(name));
  const loaded = await Promise.all(rows.map(async ([name, load]) => ({ ...(await load()), name })));
  return readOnly ? loaded.filter(({ pays }) => !pays).map(harmless) : loaded;
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
