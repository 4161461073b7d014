import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';
import { refuse } from './refusal.ts';
import type { WorkOrder, WorkPlace, WorkResult } from './work.ts';

export const WORK_KINDS = [
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

type Engine = (order: WorkOrder, place: WorkPlace) => Promise<WorkResult>;

/** Routes write orders in the engine's own words; the wire has only plain data, so the type is said again here. */
const as = <T>(request: object): T => request as T;

/** Engines are loaded with their first order. */
export const ENGINES: Readonly<Record<WorkKind, Engine>> = {
  async image({ request }, place) {
    const { paintPicture } = await import('../engines/picture/paint.ts');
    return { artifact: await paintPicture(as(request), place) };
  },
  'image-edit': notYet('image editing'),
  'image-upscale': notYet('image upscaling'),
  async music({ request }, place) {
    const { composeSong } = await import('../engines/song/song.ts');
    return { artifact: await composeSong(as({ ...request, voicePackRoots: place.roots }), place) };
  },
  async video({ request, picture }, place) {
    const { renderFilm } = await import('../engines/film/film.ts');
    const more = { image: picture, ffmpegPath: programPath('ffmpeg'), voicePackRoots: place.roots };
    return { artifact: await renderFilm(as({ ...request, ...more }), place) };
  },
  async 'code-generate'({ request }, place) {
    const { generateCode } = await import('../engines/code/generate.ts');
    return { document: { ...(await generateCode(as(request), place)) } };
  },
  'code-complete': notYet('code completion'),
  async 'code-refactor'({ request }, place) {
    const { refactorCode } = await import('../engines/code/refactor.ts');
    return { document: { ...(await refactorCode(as(request), place)) } };
  },
  async 'code-explain'({ request }, place) {
    const { explainCode } = await import('../engines/code/explain.ts');
    return { document: { ...(await explainCode(as(request), place)) } };
  },
  async build({ request }, place) {
    const { buildApp } = await import('../engines/app/build.ts');
    return { document: { ...(await buildApp(as(request), place)) } };
  },
  'build-chat': notYet('the coding conversation'),
};

function notYet(what: string): Engine {
  return async () => {
    throw refuse.notBuilt(what);
  };
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
