import type { buildApp } from '../../engines/builder/build.ts';
import type { discussApp } from '../../engines/builder/discuss.ts';
import type { completeCode } from '../../engines/code/complete.ts';
import type { explainCode } from '../../engines/code/explain.ts';
import type { generateCode } from '../../engines/code/generate.ts';
import type { refactorCode } from '../../engines/code/refactor.ts';
import type { EngineTools } from '../../engines/engine.ts';
import type { describeImage } from '../../engines/image/describe.ts';
import type { editImage } from '../../engines/image/edit.ts';
import type { renderImage } from '../../engines/image/generate.ts';
import type { upscaleImage } from '../../engines/image/upscale.ts';
import type { composeSong } from '../../engines/music/song.ts';
import type { sayText } from '../../engines/music/voice/say.ts';
import type { answerChat } from '../../engines/text/chat.ts';
import type { completeText } from '../../engines/text/complete.ts';
import type { renderVideo } from '../../engines/video/render.ts';
import type { embeddingList } from './embedding-list.ts';

/** The engine behind each kind of work; requests and results have its types. */
interface WorkFunctions {
  'text-chat': typeof answerChat;
  'text-complete': typeof completeText;
  embed: typeof embeddingList;
  /** The same with a model that takes more time and memory. */
  'embed-sentences': typeof embeddingList;
  image: typeof renderImage;
  'image-edit': typeof editImage;
  'image-upscale': typeof upscaleImage;
  'image-describe': typeof describeImage;
  music: typeof composeSong;
  /** The same with a file of the user, which may be hostile. */
  'music-soundfont': typeof composeSong;
  speech: typeof sayText;
  video: typeof renderVideo;
  'code-generate': typeof generateCode;
  'code-complete': typeof completeCode;
  'code-refactor': typeof refactorCode;
  'code-explain': typeof explainCode;
  build: typeof buildApp;
  'build-chat': typeof discussApp;
}

export type WorkKind = keyof WorkFunctions;

export type WorkRequest<Kind extends WorkKind> = Parameters<WorkFunctions[Kind]>[0];

/** Plain data or bytes: it travels between threads. */
export type WorkResult<Kind extends WorkKind = WorkKind> = Awaited<ReturnType<WorkFunctions[Kind]>>;

/** One kind of work with the request that its engine takes: a union that `kind` tells apart. */
export type WorkOrder<Kind extends WorkKind = WorkKind> = {
  [Each in Kind]: { readonly kind: Each; readonly request: WorkRequest<Each> };
}[Kind];

export interface WorkTools extends EngineTools {
  /** Folders in which optional packages are looked for; octet's own is the first. */
  readonly roots: readonly string[];
}
