import type * as v from 'valibot';
import type { Api } from '../client/api.ts';
import type { Context } from '../context.ts';
import type { Call } from './call.ts';
import type { CommandFunctions } from './command-functions.ts';
import type { Block } from './content-blocks.ts';
import type { JobRecords } from './job-records.ts';
import type { Spending } from './spending.ts';

/** The services that the tools of one server use. */
export interface ToolServices {
  /** Its working directory is the root: what is saved goes there. */
  readonly context: Context;
  readonly api: () => Promise<Api>;
  readonly spending: Spending;
  readonly jobs: JobRecords;
  /** Results are saved as files below the root, or named by their address at the service. */
  readonly results: 'files' | 'addresses';
  readonly commands: CommandFunctions;
}

export interface ToolResult {
  readonly content: readonly Block[];
  readonly structuredContent: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
}

/** Long work that goes on without the client. */
export interface StartedTask {
  readonly taskId: string;
}

/** In the words of the protocol. */
export interface ToolHints {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

type Fields = v.StrictObjectSchema<v.ObjectEntries, undefined>;

/** A tool without its name, which the table of tools gives it. */
export interface ToolDefinition<Input extends Fields = Fields> {
  readonly title: string;
  readonly description: string;
  readonly hints: ToolHints;
  readonly input: Input;
  /** Properties of the structured content. */
  readonly output: Readonly<Record<string, object>>;
  /** Left out with --read-only. */
  readonly pays: boolean;
  /** Values of `action` that are left out with --read-only. */
  readonly changing?: readonly string[];
  run(services: ToolServices, call: Call, given: v.InferOutput<Input>): Promise<ToolResult | StartedTask>;
}

export interface Tool extends ToolDefinition {
  readonly name: string;
}

/** Keeps the type of the input for `run`, and forgets it for the list of tools. */
export function defineTool<const Entries extends v.ObjectEntries>(
  tool: ToolDefinition<v.StrictObjectSchema<Entries, undefined>>,
): ToolDefinition {
  return tool;
}

/** A paid tool creates something and destroys nothing; the same call again changes nothing more. */
export const PAYS: ToolHints = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: true,
};

export const READS: ToolHints = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
