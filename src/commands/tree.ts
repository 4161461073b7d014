import type { Command } from 'commander';
import type { Context } from '../context.ts';

export type Register = (program: Command, context: () => Context) => void;

/** Every command, loaded when it is named. The first screen, help/top.ts, has a few words for each. */
export const COMMANDS = {
  chat: async () => (await import('./chat/chat.ts')).chatCommand,
  complete: async () => (await import('./complete/complete.ts')).completeCommand,
  embed: async () => (await import('./embed/embed.ts')).embedCommand,
  code: async () => (await import('./code/code.ts')).codeCommand,
  image: async () => (await import('./image/image.ts')).imageCommand,
  music: async () => (await import('./music/music.ts')).musicCommand,
  video: async () => (await import('./video/video.ts')).videoCommand,
  build: async () => (await import('./build/build.ts')).buildCommand,
  models: async () => (await import('./models/models.ts')).modelsCommand,
  credits: async () => (await import('./credits/credits.ts')).creditsCommand,
  usage: async () => (await import('./usage/usage.ts')).usageCommand,
  auth: async () => (await import('./auth/auth.ts')).authCommand,
  config: async () => (await import('./config/config.ts')).configCommand,
  webhook: async () => (await import('./webhook/webhook.ts')).webhookCommand,
  templates: async () => (await import('./templates/templates.ts')).templatesCommand,
  jobs: async () => (await import('./jobs/jobs.ts')).jobsCommand,
  batch: async () => (await import('./batch/batch.ts')).batchCommand,
  open: async () => (await import('./open/open.ts')).openCommand,
  rerun: async () => (await import('./rerun/rerun.ts')).rerunCommand,
  history: async () => (await import('./history/history.ts')).historyCommand,
  api: async () => (await import('./api/api.ts')).apiCommand,
  mcp: async () => (await import('./mcp/mcp.ts')).mcpCommand,
  skill: async () => (await import('./skill/skill.ts')).skillCommand,
  serve: async () => (await import('./serve/serve.ts')).serveCommand,
  tour: async () => (await import('./tour/tour.ts')).tourCommand,
  doctor: async () => (await import('./doctor/doctor.ts')).doctorCommand,
  completion: async () => (await import('./completion/completion.ts')).completionCommand,
  __complete: async () => (await import('./completion/completion.ts')).completeWord,
  commands: async () => (await import('./commands/commands.ts')).commandsCommand,
  schema: async () => (await import('./schema/schema.ts')).schemaCommand,
  version: async () => (await import('./version/version.ts')).versionCommand,
  help: async () => (await import('./help/help.ts')).helpCommand,
} as const satisfies Record<string, () => Promise<Register>>;

export type CommandName = keyof typeof COMMANDS;

export const isCommandName = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

export const COMMAND_NAMES = Object.keys(COMMANDS).filter(isCommandName);
