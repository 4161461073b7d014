import type {
  CodeCompleteRequest,
  CodeExplainRequest,
  CodeGenerateRequest,
  CodeRefactorRequest,
} from '../../contract/code.ts';
import { type Endpoint, endpoints } from '../../contract/endpoints.ts';
import type { JsonObject } from '../../contract/shape.ts';
import { priceOf } from '../billing/prices.ts';
import { serviceError } from '../http/service-error.ts';
import { newId } from '../ids.ts';
import { seedOf } from '../simulation/seed.ts';
import { attributed } from '../text/text-flow.ts';
import type { WorkOrder } from '../workers/work-order.ts';
import type { RouteReply } from './reply.ts';
import { type BodyContext, type RequestContext, route } from './route.ts';

/** The four endpoints differ in their engine, in the field of the answer, and in how a model is asked. */
interface Task<Body> {
  readonly endpoint: Endpoint;
  readonly field: 'code' | 'completion' | 'explanation';
  /** The prompt for a connected model. */
  readonly prompt: (body: Body) => string;
}

interface CodeBody {
  readonly language?: string | undefined;
  readonly max_tokens?: unknown;
}

const inLanguage = ({ language }: CodeBody): string => (language === undefined ? '' : ` in ${language}`);
const block = (code: string): string => `\n\n\`\`\`\n${code}\n\`\`\``;
const price = (): number => priceOf('code');

const GENERATE: Task<CodeGenerateRequest> = {
  endpoint: endpoints.codeGenerate,
  field: 'code',
  prompt: (body) => `Write code${inLanguage(body)}. Answer with one code block only.\n\n${body.prompt}`,
};

export const codeGenerate = route(endpoints.codeGenerate, {
  price,
  async run(context) {
    const { prompt, language, max_tokens: maxTokens } = context.body;
    const request = { prompt, language, maxTokens };
    return (
      (await byModel(context, GENERATE)) ?? byEngine(context, GENERATE, { kind: 'code-generate', request })
    );
  },
});

const COMPLETE: Task<CodeCompleteRequest> = {
  endpoint: endpoints.codeComplete,
  field: 'completion',
  prompt: (body) =>
    `Continue this code${inLanguage(body)}. Answer with the continuation only, in one code block.${block(body.code)}${
      body.suffix ? `\n\nIt is followed by:${block(body.suffix)}` : ''
    }`,
};

export const codeComplete = route(endpoints.codeComplete, {
  price,
  async run(context) {
    const { code, suffix, language } = context.body;
    // The engine takes the whole text and a place in it; the wire has the text before and the text after.
    const request =
      suffix === undefined ? { code, language } : { code: code + suffix, offset: code.length, language };
    return (
      (await byModel(context, COMPLETE)) ?? byEngine(context, COMPLETE, { kind: 'code-complete', request })
    );
  },
});

const REFACTOR: Task<CodeRefactorRequest> = {
  endpoint: endpoints.codeRefactor,
  field: 'code',
  prompt: (body) =>
    `Refactor this code${inLanguage(body)}: ${body.instruction ?? 'make it simpler and keep what it does'}. Answer with one code block only.${block(body.code)}`,
};

export const codeRefactor = route(endpoints.codeRefactor, {
  price,
  async run(context) {
    const { code, language, instruction } = context.body;
    const request = { code, language, instruction };
    return (
      (await byModel(context, REFACTOR)) ?? byEngine(context, REFACTOR, { kind: 'code-refactor', request })
    );
  },
});

const EXPLAIN: Task<CodeExplainRequest> = {
  endpoint: endpoints.codeExplain,
  field: 'explanation',
  prompt: (body) => `Explain what this code${inLanguage(body)} does.${block(body.code)}`,
};

export const codeExplain = route(endpoints.codeExplain, {
  price,
  async run(context) {
    const { code, language } = context.body;
    const request = { code, language };
    return (await byModel(context, EXPLAIN)) ?? byEngine(context, EXPLAIN, { kind: 'code-explain', request });
  },
});

type CodeOrder = WorkOrder<'code-generate' | 'code-complete' | 'code-refactor' | 'code-explain'>;

async function byEngine(
  context: RequestContext,
  { field, endpoint }: Pick<Task<never>, 'field' | 'endpoint'>,
  order: CodeOrder,
): Promise<RouteReply> {
  const result = await context.service.workers.run(order, {
    signal: context.signal,
    account: context.account.id,
  });
  if ('task' in result && result.task === null) throw serviceError.nothingMade(result.notes.join(' '));
  return {
    kind: 'reply',
    document: { ...head(context, endpoint), model: 'local-coder', [field]: '', ...result },
  };
}

async function byModel<Body extends CodeBody>(
  context: BodyContext<Body>,
  { prompt, field, endpoint }: Task<Body>,
): Promise<RouteReply | undefined> {
  const { body, signal, service } = context;
  const flow = await service.text.fromModel({
    fixture: context.fixture,
    model: undefined,
    messages: [{ role: 'user', content: prompt(body) }],
    maxTokens: typeof body.max_tokens === 'number' ? body.max_tokens : undefined,
    temperature: undefined,
    seed: seedOf(context.given),
    signal,
    account: context.account.id,
  });
  if (!flow) return undefined;
  let text = '';
  for await (const piece of flow.pieces) text += piece;
  const response = field === 'explanation' ? text : (firstBlock(text) ?? text);
  return {
    kind: 'reply',
    document: {
      ...head(context, endpoint),
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
