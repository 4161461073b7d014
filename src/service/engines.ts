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

/** Engines are loaded with their first order; each takes what the contract's request says in its own words. */
export const ENGINES: Readonly<Record<WorkKind, Engine>> = {
  async image({ request }, place) {
    const { paintPicture } = await import('../engines/picture/paint.ts');
    return { artifact: await paintPicture(request as unknown as Parameters<typeof paintPicture>[0], place) };
  },
  'image-edit': notYet('image editing'),
  'image-upscale': notYet('image upscaling'),
  music: notYet('music'),
  video: notYet('video'),
  async 'code-generate'({ request }, place) {
    const { generateCode } = await import('../engines/code/generate.ts');
    return {
      document: { ...(await generateCode(request as unknown as Parameters<typeof generateCode>[0], place)) },
    };
  },
  'code-complete': notYet('code completion'),
  'code-refactor': notYet('refactoring'),
  'code-explain': notYet('code explanation'),
  build: notYet('the application builder'),
  'build-chat': notYet('the coding conversation'),
};

function notYet(what: string): Engine {
  return async () => {
    throw refuse.notBuilt(what);
  };
}
