import { ASSUMED_ANSWER_TOKENS } from '../contract/chat.ts';
import { type Endpoint, endpoints } from '../contract/endpoints.ts';
import { defaultOf } from '../contract/field.ts';
import { imageRequest } from '../contract/image.ts';
import { musicRequest } from '../contract/music.ts';
import { isObject, type JsonObject, numberField } from '../contract/shape.ts';
import { videoRequest } from '../contract/video.ts';
import { mostTokens } from './token-estimate.ts';

/** The largest amount that a request can ask for, with the name from the price list. */
export interface LargestAmount {
  readonly operation: string;
  /** Tokens, seconds, pictures or requests. */
  readonly units: number;
  /** For example the resolution: some prices depend on it. */
  readonly grade?: string;
}

export function largestAmount(endpoint: Pick<Endpoint, 'path' | 'module'>, body: JsonObject): LargestAmount {
  switch (endpoint.path) {
    case endpoints.imageGenerate.path:
      return { operation: 'image', units: numberField(body.count) ?? defaultOf(imageRequest, 'count') };
    case endpoints.imageEdit.path:
      return { operation: 'imageEdit', units: 1 };
    case endpoints.imageUpscale.path:
      return { operation: 'imageUpscale', units: 1 };
    case endpoints.musicGenerate.path:
      return { operation: 'music', units: numberField(body.duration) ?? defaultOf(musicRequest, 'duration') };
    case endpoints.videoGenerate.path:
      return {
        operation: 'video',
        units: numberField(body.duration) ?? defaultOf(videoRequest, 'duration'),
        grade: typeof body.resolution === 'string' ? body.resolution : defaultOf(videoRequest, 'resolution'),
      };
    case endpoints.build.path:
      return { operation: 'build', units: 1 };
    case endpoints.buildChat.path:
      return { operation: 'buildChat', units: 1 };
    case endpoints.embeddings.path:
      return { operation: 'embedding', units: tokensIn(body.input) };
    default:
      return endpoint.module === 'code' ? { operation: 'code', units: 1 } : largestText(body);
  }
}

function largestText(body: JsonObject): LargestAmount {
  const answer = numberField(body.max_tokens ?? body.max_completion_tokens) ?? ASSUMED_ANSWER_TOKENS;
  const answers = Math.max(1, numberField(body.n) ?? 1);
  return { operation: 'text', units: tokensIn(body.messages ?? body.prompt) + answer * answers };
}

/** Texts may be nested: messages, parts of messages, lists of inputs. */
function tokensIn(value: unknown): number {
  if (typeof value === 'string') return mostTokens(value);
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + tokensIn(each), 0);
  return isObject(value) ? tokensIn(value.content ?? value.text) : 0;
}
