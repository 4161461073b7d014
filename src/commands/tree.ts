import type { Command } from 'commander';
import type { Context } from '../context.ts';

export type Register = (program: Command, context: () => Context) => void;

/** Every command, loaded when it is named. The first screen, help/top.ts, has a few words for each. */
export const COMMANDS = {
  chat: async () => (await import('./chat/chat.ts')).chat,
  complete: async () => (await import('./complete/complete.ts')).completeCommand,
  embed: async () => (await import('./embed/embed.ts')).embed,
  code: async () => (await import('./code/code.ts')).codeCommand,
  image: async () => (await import('./image/image.ts')).image,
  music: async () => (await import('./music/music.ts')).music,
  video: async () => (await import('./video/video.ts')).videoCommand,
  build: async () => (await import('./build/build.ts')).buildCommand,
  models: async () => (await import('./models/models.ts')).modelsCommand,
  credits: async () => (await import('./credits/credits.ts')).credits,
  usage: async () => (await import('./usage/usage.ts')).usageCommand,
  auth: async () => (await import('./auth/auth.ts')).auth,
  config: async () => (await import('./config/config.ts')).config,
  webhook: async () => (await import('./webhook/webhook.ts')).webhook,
  templates: async () => (await import('./templates/templates.ts')).templatesCommand,
  jobs: async () => (await import('./jobs/jobs.ts')).jobs,
  batch: async () => (await import('./batch/batch.ts')).batch,
  open: async () => (await import('./open/open.ts')).openCommand,
  rerun: async () => (await import('./rerun/rerun.ts')).rerun,
  history: async () => (await import('./history/history.ts')).historyCommand,
  api: async () => (await import('./api/api.ts')).api,
  mcp: async () => (await import('./mcp/mcp.ts')).mcp,
  skill: async () => (await import('./skill/skill.ts')).skill,
  serve: async () => (await import('./serve/serve.ts')).serve,
  tour: async () => (await import('./tour/tour.ts')).tour,
  doctor: async () => (await import('./doctor/doctor.ts')).doctor,
  completion: async () => (await import('./completion/completion.ts')).completion,
  __complete: async () => (await import('./completion/completion.ts')).completeWord,
  commands: async () => (await import('./commands/commands.ts')).commands,
  schema: async () => (await import('./schema/schema.ts')).schema,
  version: async () => (await import('./version/version.ts')).versionCommand,
  help: async () => (await import('./help/help.ts')).help,
} as const satisfies Record<string, () => Promise<Register>>;

export type CommandName = keyof typeof COMMANDS;

export const isCommandName = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

export const COMMAND_NAMES = Object.keys(COMMANDS).filter(isCommandName);
