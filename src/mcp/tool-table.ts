import type { ToolDefinition } from './tool.ts';

/** Every tool under its name, in the order of the list. Loaded when it is offered: `--tools` is checked before. */
export const TOOL_TABLE: Readonly<Record<string, () => Promise<ToolDefinition>>> = {
  chat: async () => (await import('./tools/chat.ts')).chat,
  code: async () => (await import('./tools/code.ts')).code,
  image: async () => (await import('./tools/image.ts')).image,
  music: async () => (await import('./tools/music.ts')).music,
  video: async () => (await import('./tools/video.ts')).video,
  build: async () => (await import('./tools/build.ts')).build,
  embed: async () => (await import('./tools/embed.ts')).embed,
  job: async () => (await import('./tools/job.ts')).job,
  library: async () => (await import('./tools/library.ts')).library,
  credits: async () => (await import('./tools/credits.ts')).credits,
  webhook: async () => (await import('./tools/webhook.ts')).webhook,
};

export const TOOL_NAMES: readonly string[] = Object.keys(TOOL_TABLE);
