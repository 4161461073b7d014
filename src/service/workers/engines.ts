import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';
import { serviceError } from '../http/service-error.ts';
import type { WorkOrder, WorkResult, WorkTools } from './work.ts';

const WORK_KINDS = [
  'text-answer',
  'text-complete',
  'embed',
  'image',
  'image-edit',
  'image-upscale',
  'music',
  'video',
  'code-generate',
  'code-complete',
  'code-refactor',
  'code-explain',
  'build',
  'build-chat',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

type Engine = (order: WorkOrder, place: WorkTools) => Promise<WorkResult>;

/** Routes write orders in the engine's own words; the wire has only plain data, so the type is said again here. */
const as = <T>(request: object): T => request as T;

/** Engines are loaded with their first order. */
export const ENGINES: Readonly<Record<WorkKind, Engine>> = {
  async 'text-answer'({ request }, place) {
    const { answerText } = await import('../../engines/text/answer.ts');
    return { document: { ...(await answerText(as(request), place)) } };
  },
  async 'text-complete'({ request }, place) {
    const { completeText } = await import('../../engines/text/complete.ts');
    return { document: { ...(await completeText(as(request), place)) } };
  },
  async embed({ request }) {
    const { embeddingList } = await import('./embedding-list.ts');
    return { json: embeddingList(as(request)) };
  },
  async image({ request }, place) {
    const { renderImage } = await import('../../engines/image/generate.ts');
    return { artifact: await renderImage(as(request), place) };
  },
  async 'image-edit'({ request, picture }, place) {
    const { editImage } = await import('../../engines/image/edit.ts');
    return ofPicture(async () => ({
      artifact: await editImage(as({ ...request, image: picture }), place),
    }));
  },
  async 'image-upscale'({ request, picture }, place) {
    const { upscaleImage } = await import('../../engines/image/upscale.ts');
    return ofPicture(async () => ({
      artifact: await upscaleImage(as({ ...request, image: picture }), place),
    }));
  },
  async music({ request }, place) {
    const { composeSong } = await import('../../engines/music/song.ts');
    return { artifact: await composeSong(as({ ...request, voicePackRoots: place.roots }), place) };
  },
  async video({ request, picture }, place) {
    const { renderVideo } = await import('../../engines/video/render.ts');
    const more = { image: picture, ffmpegPath: programPath('ffmpeg'), voicePackRoots: place.roots };
    return ofPicture(async () => {
      const { poster, ...artifact } = await renderVideo(as({ ...request, ...more }), place);
      return { artifact, poster };
    });
  },
  async 'code-generate'({ request }, place) {
    const { generateCode } = await import('../../engines/code/generate.ts');
    return { document: { ...(await generateCode(as(request), place)) } };
  },
  async 'code-complete'({ request }, place) {
    const { completeCode } = await import('../../engines/code/complete.ts');
    return { document: { ...(await completeCode(as(request), place)) } };
  },
  async 'code-refactor'({ request }, place) {
    const { refactorCode } = await import('../../engines/code/refactor.ts');
    return { document: { ...(await refactorCode(as(request), place)) } };
  },
  async 'code-explain'({ request }, place) {
    const { explainCode } = await import('../../engines/code/explain.ts');
    return { document: { ...(await explainCode(as(request), place)) } };
  },
  async build({ request }, place) {
    const { buildApp } = await import('../../engines/builder/build.ts');
    return { document: { ...(await buildApp(as(request), place)) } };
  },
  async 'build-chat'({ request }) {
    const { discussApp } = await import('../../engines/builder/discuss.ts');
    return { document: { ...discussApp(as(request)) } };
  },
};

/** A picture that cannot be read is the request's fault, not ours. */
async function ofPicture(work: () => Promise<WorkResult>): Promise<WorkResult> {
  try {
    return await work();
  } catch (error) {
    const { UnreadableImage } = await import('../../engines/image/codecs/decode.ts');
    throw error instanceof UnreadableImage ? serviceError.invalid(`image: ${error.message}`) : error;
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
