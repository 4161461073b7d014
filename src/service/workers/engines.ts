import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';
import { NothingUnderstood } from '../../engines/nothing-understood.ts';
import { serviceError } from '../http/service-error.ts';
import { singleSpaced, withSingleSpaces } from './single-spaced.ts';
import type { WorkKind, WorkOrder, WorkRequest, WorkResult, WorkTools } from './work-order.ts';

type Engines = {
  readonly [Kind in WorkKind]: (request: WorkRequest<Kind>, tools: WorkTools) => Promise<WorkResult<Kind>>;
};

/** Each engine is loaded with its first order. */
const ENGINES: Engines = {
  'text-chat': async (request, tools) =>
    (await import('../../engines/text/chat.ts')).answerChat(request, tools),
  'text-complete': async (request, tools) =>
    (await import('../../engines/text/complete.ts')).completeText(request, tools),
  embed: async (request, tools) => (await import('./embedding-list.ts')).embeddingList(request, tools),
  'embed-sentences': async (request, tools) =>
    (await import('./embedding-list.ts')).embeddingList(request, tools),
  image: async (request, tools) =>
    (await import('../../engines/image/generate.ts')).renderImage(withSingleSpaces(request), tools),
  async 'image-edit'(request, tools) {
    const { editImage } = await import('../../engines/image/edit.ts');
    return refusingUnreadable(
      editImage({ ...request, instruction: singleSpaced(request.instruction) }, tools),
    );
  },
  async 'image-upscale'(request, tools) {
    const { upscaleImage } = await import('../../engines/image/upscale.ts');
    return refusingUnreadable(upscaleImage(request, tools));
  },
  async 'image-describe'(request, tools) {
    const { describeImage } = await import('../../engines/image/describe.ts');
    return refusingUnreadable(describeImage(request, tools));
  },
  async music(request, tools) {
    const { composeSong } = await import('../../engines/music/song.ts');
    return composeSong({ ...withSingleSpaces(request), voicePackRoots: tools.roots }, tools);
  },
  async 'music-soundfont'(request, tools) {
    const { composeSong } = await import('../../engines/music/song.ts');
    return refusingUnusable(
      composeSong({ ...withSingleSpaces(request), voicePackRoots: tools.roots }, tools),
    );
  },
  async speech(request, tools) {
    const { sayText } = await import('../../engines/music/voice/say.ts');
    return sayText({ ...request, voicePackRoots: tools.roots }, tools);
  },
  async video(request, tools) {
    const { renderVideo } = await import('../../engines/video/render.ts');
    const local = { ffmpegPath: programPath('ffmpeg'), voicePackRoots: tools.roots };
    return refusingUnreadable(renderVideo({ ...withSingleSpaces(request), ...local }, tools));
  },
  'code-generate': async (request, tools) =>
    (await import('../../engines/code/generate.ts')).generateCode(request, tools),
  'code-complete': async (request, tools) =>
    (await import('../../engines/code/complete.ts')).completeCode(request, tools),
  'code-refactor': async (request, tools) =>
    (await import('../../engines/code/refactor.ts')).refactorCode(request, tools),
  'code-explain': async (request, tools) =>
    (await import('../../engines/code/explain.ts')).explainCode(request, tools),
  build: async (request, tools) =>
    (await import('../../engines/builder/build.ts')).buildApp(withSingleSpaces(request), tools),
  'build-chat': async (request) => (await import('../../engines/builder/discuss.ts')).discussApp(request),
};

/** The one place where an order becomes a call of an engine, in worker threads and in the service's own. */
export async function runWork<Kind extends WorkKind>(
  { kind, request }: WorkOrder<Kind>,
  tools: WorkTools,
): Promise<WorkResult<Kind>> {
  try {
    return await ENGINES[kind](request, tools);
  } catch (error) {
    throw error instanceof NothingUnderstood ? serviceError.nothingMade(error.message) : error;
  }
}

/** A picture that cannot be read is an error of the request. */
async function refusingUnreadable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { UnreadableImage } = await import('../../engines/image/codecs/decode.ts');
    throw error instanceof UnreadableImage ? serviceError.invalid(`image: ${error.message}`) : error;
  }
}

/** So is a sound font that cannot be played. */
async function refusingUnusable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { UnusableSoundFont } = await import('../../engines/music/synthesis/riff.ts');
    throw error instanceof UnusableSoundFont ? serviceError.invalid(error.message) : error;
  }
}

/** A program on the PATH, where the machine has it. */
function programPath(name: string): string | undefined {
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    if (folder === '') continue;
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}
