import { buildChatRequest, buildRequest } from './builder.ts';
import { chatRequest, completionRequest, embeddingRequest } from './chat.ts';
import { codeCompleteRequest, codeExplainRequest, codeGenerateRequest, codeRefactorRequest } from './code.ts';
import type { RequestSchema } from './field.ts';
import { imageEditRequest, imageRequest, imageUpscaleRequest } from './image.ts';
import { musicRequest } from './music.ts';
import { checkoutRequest } from './payments.ts';
import { videoRequest } from './video.ts';

/** The modules of the service, in the order of the API document. */
export const MODULES = ['chat', 'code', 'music', 'image', 'video', 'builder', 'payments'] as const;
type Module = (typeof MODULES)[number];

/**
 * The risk of a repetition decides what is retried: a `read` is free, a `paid` request may be charged or
 * create something, a `payment` moves money.
 */
export type Risk = 'read' | 'paid' | 'payment';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
  /** Short form, relative to the base address. */
  readonly path: string;
  readonly module: Module;
  readonly risk: Risk;
  readonly summary: string;
  readonly request?: RequestSchema;
  /** The reply is a stream of events: `asked` with `stream: true`, `always` in any case. */
  readonly streams?: 'asked' | 'always';
  /** Accepted work that is finished later. */
  readonly job?: JobKind;
  /** The body may be a form with files. */
  readonly form?: boolean;
}

export const JOB_KINDS = ['music', 'video', 'build'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

const read = (path: string, module: Module, summary: string): Endpoint => ({
  method: 'GET',
  path,
  module,
  risk: 'read',
  summary,
});

const paid = <Schema extends RequestSchema>(
  path: string,
  module: Module,
  summary: string,
  request: Schema,
  streams?: Endpoint['streams'],
): Endpoint & { readonly request: Schema } => ({
  method: 'POST',
  path,
  module,
  risk: 'paid',
  summary,
  request,
  streams,
});

const job = <Kind extends JobKind, Schema extends RequestSchema>(
  kind: Kind,
  path: string,
  module: Module,
  summary: string,
  request: Schema,
): Endpoint & { readonly job: Kind; readonly request: Schema } => ({
  ...paid(path, module, summary, request),
  job: kind,
});

export const endpoints = {
  chatCompletions: paid('/chat/completions', 'chat', 'chat completion', chatRequest, 'asked'),
  completions: paid('/completions', 'chat', 'text completion', completionRequest, 'asked'),
  models: read('/models', 'chat', 'list available models'),
  embeddings: paid('/embeddings', 'chat', 'text embeddings', embeddingRequest),
  usage: read('/usage', 'chat', 'usage statistics'),
  chatStream: paid('/chat/stream', 'chat', 'streaming chat response', chatRequest, 'always'),
  chatModels: read('/chat/models', 'chat', 'list chat models'),
  codeGenerate: paid('/code/generate', 'code', 'generate code from a prompt', codeGenerateRequest),
  codeComplete: paid('/code/complete', 'code', 'complete partial code', codeCompleteRequest),
  codeRefactor: paid('/code/refactor', 'code', 'refactor existing code', codeRefactorRequest),
  codeExplain: paid('/code/explain', 'code', 'explain code', codeExplainRequest),
  musicGenerate: job('music', '/music/generate', 'music', 'start song generation', musicRequest),
  musicVoices: read('/music/voices', 'music', 'list voices'),
  musicGenres: read('/music/genres', 'music', 'list genres'),
  musicStatus: read('/music/status/{job_id}', 'music', 'check generation status'),
  musicLibrary: read('/music/library', 'music', 'list generated tracks'),
  musicTrack: read('/music/{id}', 'music', 'status and result of a generation'),
  imageGenerate: paid('/image/generate', 'image', 'generate an image', imageRequest),
  imageEdit: paid('/image/edit', 'image', 'edit an image', imageEditRequest),
  imageUpscale: paid('/image/upscale', 'image', 'upscale an image', imageUpscaleRequest),
  imageModels: read('/image/models', 'image', 'list image models'),
  videoGenerate: job('video', '/video/generate', 'video', 'generate a video', videoRequest),
  video: read('/video/{id}', 'video', 'status and result'),
  build: job('build', '/builder/build', 'builder', 'generate a complete application', buildRequest),
  buildChat: paid('/builder/chat', 'builder', 'coding conversation', buildChatRequest),
  buildProjects: read('/builder/projects', 'builder', 'list projects'),
  checkout: {
    method: 'POST',
    path: '/payments/checkout',
    module: 'payments',
    risk: 'payment',
    summary: 'create a checkout session',
    request: checkoutRequest,
  },
  balance: read('/payments/balance', 'payments', 'credit balance'),
  transactions: read('/payments/transactions', 'payments', 'transaction history'),
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

const isName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);
export const endpointNames: readonly EndpointName[] = Object.keys(endpoints).filter(isName);
