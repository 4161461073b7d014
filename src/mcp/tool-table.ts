import type { ToolDefinition } from './tool.ts';

/** Every tool under its name, in the order of the list. Loaded when it is offered: `--tools` is checked before. */
export const TOOL_TABLE: Readonly<Record<string, () => Promise<ToolDefinition>>> = {
  chat: () => import('./tools/chat.ts').then(({ chat }) => chat),
  code: () => import('./tools/code.ts').then(({ code }) => code),
  image: () => import('./tools/image.ts').then(({ image }) => image),
  music: () => import('./tools/music.ts').then(({ music }) => music),
  video: () => import('./tools/video.ts').then(({ video }) => video),
  build: () => import('./tools/build.ts').then(({ build }) => build),
  embed: () => import('./tools/embed.ts').then(({ embed }) => embed),
  job: () => import('./tools/job.ts').then(({ job }) => job),
  library: () => import('./tools/library.ts').then(({ library }) => library),
  credits: () => import('./tools/credits.ts').then(({ credits }) => credits),
  webhook: () => import('./tools/webhook.ts').then(({ webhook }) => webhook),
};

export const TOOL_NAMES: readonly string[] = Object.keys(TOOL_TABLE);
