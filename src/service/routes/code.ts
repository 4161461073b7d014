import { type Endpoint, endpoints } from '../../contract/endpoints.ts';
import type { JsonObject } from '../../contract/shape.ts';
import { priceOf } from '../billing/prices.ts';
import { newId } from '../ids.ts';
import type { RequestContext, Route, RouteReply } from '../service-context.ts';
import { seedOf } from '../simulation/seed.ts';
import { attributed } from '../text/source.ts';
import type { WorkKind } from '../workers/engines.ts';

interface Task {
  readonly endpoint: Endpoint;
  readonly work: WorkKind;
  /** The field that carries the answer. */
  readonly field: 'code' | 'completion' | 'explanation';
  /** How a model is asked, where there is one. */
  readonly ask: (body: JsonObject) => string;
}

const inLanguage = ({ language }: JsonObject): string =>
  typeof language === 'string' ? ` in ${language}` : '';
const block = (code: unknown): string => `\n\n\`\`\`\n${String(code)}\n\`\`\``;

const route = (task: Task): Route => ({
  endpoint: task.endpoint,
  price: () => priceOf('code'),
  run: async (call) => (await byModel(call, task)) ?? byEngine(call, task),
});

export const codeGenerate = route({
  endpoint: endpoints.codeGenerate,
  work: 'code-generate',
  field: 'code',
  ask: (body) => `Write code${inLanguage(body)}. Answer with one code block only.\n\n${body.prompt}`,
});

export const codeComplete = route({
  endpoint: endpoints.codeComplete,
  work: 'code-complete',
  field: 'completion',
  ask: (body) =>
    `Continue this code${inLanguage(body)}. Answer with the continuation only, in one code block.${block(body.code)}${
      body.suffix ? `\n\nIt is followed by:${block(body.suffix)}` : ''
    }`,
});

export const codeRefactor = route({
  endpoint: endpoints.codeRefactor,
  work: 'code-refactor',
  field: 'code',
  ask: (body) =>
    `Refactor this code${inLanguage(body)}: ${body.instruction ?? 'make it simpler and keep what it does'}. Answer with one code block only.${block(body.code)}`,
});

export const codeExplain = route({
  endpoint: endpoints.codeExplain,
  work: 'code-explain',
  field: 'explanation',
  ask: (body) => `Explain what this code${inLanguage(body)} does.${block(body.code)}`,
});

async function byEngine(call: RequestContext, { work, field, endpoint }: Task): Promise<RouteReply> {
  const { max_tokens: maxTokens, suffix, ...request } = call.body;
  // The engine takes the whole text and a place in it; the wire has what is before and what is after.
  const split =
    typeof suffix === 'string'
      ? { code: `${request.code}${suffix}`, offset: String(request.code).length }
      : {};
  const { document = {} } = await call.service.workers.run(
    { kind: work, request: { ...request, ...split, maxTokens } },
    { signal: call.signal, account: call.account.id },
  );
  return {
    kind: 'reply',
    document: { ...head(call, endpoint), model: 'local-coder', [field]: '', ...document },
  };
}

async function byModel(
  call: RequestContext,
  { ask, field, endpoint }: Task,
): Promise<RouteReply | undefined> {
  const { body, signal, service } = call;
  const flow = await service.text.fromModel({
    kind: 'chat',
    path: endpoint.path,
    model: undefined,
    messages: [{ role: 'user', content: ask(body) }],
    maxTokens: body.max_tokens as number | undefined,
    temperature: undefined,
    seed: seedOf(body),
    signal,
    account: call.account.id,
  });
  if (!flow) return undefined;
  let text = '';
  for await (const piece of flow.pieces) text += piece;
  const response = field === 'explanation' ? text : (firstBlock(text) ?? text);
  return {
    kind: 'reply',
    document: {
      ...head(call, endpoint),
      model: flow.model,
      [field]: response,
      language: body.language ?? null,
      ...attributed(flow),
    },
  };
}

function head({ service }: RequestContext, endpoint: Endpoint): JsonObject {
  const created = Math.floor(service.clock.now() / 1_000);
  return { id: newId('code'), object: endpoint.path.slice(1).replace('/', '.'), created };
}

/** Line by line: a model's answer may hold a hundred thousand fences that never close. */
export function firstBlock(text: string): string | undefined {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => FENCE.test(line));
  const fence = FENCE.exec(lines[from] ?? '')?.[1];
  if (fence === undefined) return undefined;
  const to = lines.findIndex((line, index) => index > from && line.trimStart().startsWith(fence));
  return to < 0
    ? undefined
    : lines
        .slice(from + 1, to)
        .map((line) => `${line}\n`)
        .join('');
}

const FENCE = /^[ \t]*(`{3,}|~{3,})/;
