import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import * as v from 'valibot';
import type { Job } from '../contract/job.ts';
import { parse } from '../contract/parse.ts';
import { isObject, type JsonObject } from '../contract/shape.ts';
import { OctetError } from '../errors.ts';
import type { Call } from './call.ts';
import { listed } from './catalogue.ts';
import { CAPABILITIES, INSTRUCTIONS, serverInfo, TASKS_EXTENSION } from './server-info.ts';
import { AskFirst } from './spending.ts';
import { taskNamed, taskState, working } from './tasks.ts';
import type { Tool, ToolResult, ToolServices } from './tool.ts';
import { toolError } from './tool-error.ts';

export interface ServerParts {
  readonly services: ToolServices;
  readonly tools: readonly Tool[];
  readonly version: string;
}

/** Long enough for any client to keep the list; it never changes while the server lives. */
const LIST_TTL_MS = 3_600_000;

/** One MCP server for one connection, or for one request where the protocol has no connections. */
export function makeServer({ services, tools, version }: ServerParts): Server {
  const server = new TaskServer(serverInfo(version), {
    capabilities: CAPABILITIES,
    instructions: INSTRUCTIONS,
    cacheHints: { 'tools/list': { ttlMs: LIST_TTL_MS, cacheScope: 'private' } },
  });
  server.setRequestHandler('tools/list', async () => ({ tools: tools.map(listed) }));
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'unknown tool');
    return answer(
      services,
      tool,
      params.arguments ?? {},
      callOf(server, context, params._meta?.progressToken),
    );
  });
  const taskParams = v.looseObject({ taskId: v.string() });
  server.setRequestHandler('tasks/get', { params: taskParams }, async ({ taskId }, { mcpReq }) => ({
    ...(await taskState(services, await task(services, taskId), mcpReq.signal)),
  }));
  server.setRequestHandler('tasks/update', { params: taskParams }, async ({ taskId }) => {
    await task(services, taskId);
    return {};
  });
  server.setRequestHandler('tasks/cancel', { params: taskParams }, async ({ taskId }) => {
    const known = await task(services, taskId);
    // A service that cannot cancel goes on, and the task with it: to cancel is a wish.
    await services.jobs.cancel(known).catch((error: unknown) => {
      if (!(error instanceof OctetError)) throw error;
    });
    return {};
  });
  return server;
}

async function task(services: ToolServices, taskId: string) {
  const known = await taskNamed(services, taskId);
  if (known) return known;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'unknown task');
}

/** A handle of a task is no result of a tool, but the SDK gives it the empty content of one. */
class TaskServer extends Server {
  protected override _wrapHandler(
    ...[method, handler]: Parameters<Server['_wrapHandler']>
  ): ReturnType<Server['_wrapHandler']> {
    const wrapped = super._wrapHandler(method, handler);
    return async (request, context) => {
      const result = await wrapped(request, context);
      if (result.resultType !== 'task') return result;
      const { content: _, ...handle } = result;
      return handle;
    };
  }
}

async function answer(services: ToolServices, tool: Tool, given: JsonObject, call: Call) {
  try {
    const result = await tool.run(services, call, argumentsOf(tool, given));
    if (!('taskId' in result)) return told(result);
    const known = await task(services, result.taskId);
    return { ...working(services, known), resultType: 'task', content: [] };
  } catch (error) {
    if (error instanceof AskFirst) return question(error.message);
    if (error instanceof ProtocolError) throw error;
    return told(toolError(error, { redact: services.context.redactor.redact }));
  }
}

function argumentsOf(tool: Tool, given: JsonObject) {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(tool.input.entries, name));
  if (unknown !== undefined) throw new OctetError('usage', `${tool.name} takes no '${unknown}'`);
  const parsed = parse(tool.input, given);
  if (parsed.ok) return parsed.value;
  throw new OctetError('usage', parsed.problems.join('; '));
}

/** Fields without a value are no part of a document. */
function told({ content, structuredContent, isError }: ToolResult) {
  const document: Record<string, unknown> = JSON.parse(
    // The wire of MCP knows no BigInt: an id beyond 2^53 travels as text.
    JSON.stringify(structuredContent, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  );
  return { content: [...content], structuredContent: document, ...(isError ? { isError } : {}) };
}

const QUESTION = 'spend';

function question(message: string) {
  return inputRequired({
    inputRequests: {
      [QUESTION]: inputRequired.elicit({
        message: `${message}. Allow it all the same?`,
        requestedSchema: {
          type: 'object',
          properties: { allow: { type: 'boolean', title: 'Spend the credits', default: false } },
          required: ['allow'],
        },
      }),
    },
  });
}

function callOf(server: Server, { mcpReq }: ServerContext, token: string | number | undefined): Call {
  const declared = declaredIn(mcpReq.envelope);
  const capabilities = declared ?? server.getClientCapabilities();
  return {
    signal: mcpReq.signal,
    // Only the revision without connections has the extension; there, each request says what it takes.
    takesTasks: isObject(declared?.extensions) && isObject(declared.extensions[TASKS_EXTENSION]),
    canAsk: asksForms(capabilities?.elicitation),
    allowsSpending: spendingAllowed(mcpReq.inputResponses?.[QUESTION]),
    progress: token === undefined ? () => undefined : progressReport(token, mcpReq.notify),
  };
}

/** Capabilities of the client; undefined if it declared them when it connected. */
function declaredIn(envelope: unknown): JsonObject | undefined {
  const declared = isObject(envelope) ? envelope[CLIENT_CAPABILITIES_META_KEY] : undefined;
  return isObject(declared) ? declared : undefined;
}

/** A client that names no form of question takes forms. */
function asksForms(elicitation: unknown): boolean {
  if (!isObject(elicitation)) return false;
  return elicitation.form !== undefined || elicitation.url === undefined;
}

function spendingAllowed(response: unknown): boolean | undefined {
  if (!isObject(response)) return undefined;
  return response.action === 'accept' && isObject(response.content) && response.content.allow === true;
}

/** The protocol wants every report to be further than the last, also where the service tells nothing new. */
const SMALLEST_STEP = 0.000_1;

function progressReport(progressToken: string | number, notify: ServerContext['mcpReq']['notify']) {
  let last = -SMALLEST_STEP;
  return ({ progress = 0, status, queuePosition }: Job): void => {
    last = Math.max(progress, last + SMALLEST_STEP);
    const ahead = queuePosition === undefined || queuePosition === 0 ? '' : `, ${queuePosition} ahead`;
    const word = status !== undefined && /^[\w -]{1,40}$/.test(status) ? status : 'running';
    const params = { progressToken, progress: last, total: 1, message: `${word}${ahead}` };
    // A client that is gone needs no progress.
    void notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}
