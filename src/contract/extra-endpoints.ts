import type { Endpoint } from './endpoints.ts';
import { EXTRA_PATHS, type ExtraEndpointName } from './extra-paths.ts';
import type { RequestSchema } from './field.ts';
import { messagesRequest, tokenCountRequest } from './messages.ts';
import { imageEditsRequest, imageGenerationsRequest, speechRequest } from './openai-media.ts';
import { responseRequest } from './responses.ts';

const own = <Schema extends RequestSchema>(
  name: ExtraEndpointName,
  module: Endpoint['module'],
  summary: string,
  request: Schema,
  streams?: Endpoint['streams'],
): Endpoint & { readonly request: Schema } => ({
  ...EXTRA_PATHS[name],
  module,
  risk: 'paid',
  summary,
  request,
  streams,
});

const read = (name: ExtraEndpointName, module: Endpoint['module'], summary: string): Endpoint => ({
  ...EXTRA_PATHS[name],
  module,
  risk: 'read',
  summary,
});

/** The same with their schemas, loaded when one of them is asked for. */
export const extraEndpoints = {
  model: read('model', 'chat', 'one model'),
  responses: own('responses', 'chat', 'response to a question or a conversation', responseRequest, 'asked'),
  response: read('response', 'chat', 'a response that was kept'),
  messages: own('messages', 'chat', "message in the form of Anthropic's API", messagesRequest, 'asked'),
  countTokens: own('countTokens', 'chat', 'tokens of a message', tokenCountRequest),
  imageGenerations: own(
    'imageGenerations',
    'image',
    "images in the form of OpenAI's API",
    imageGenerationsRequest,
  ),
  imageEdits: {
    ...own('imageEdits', 'image', "edited image in the form of OpenAI's API", imageEditsRequest),
    form: true,
  },
  speech: own('speech', 'music', 'speech from text, with the voice pack', speechRequest),
} as const satisfies Record<ExtraEndpointName, Endpoint>;
