import type { Command } from 'commander';
import type { Context } from '../context.ts';
import type { Group } from './help/top.ts';

export type Register = (program: Command, context: Context) => void;

interface Entry {
  readonly group: Group;
  readonly load: () => Promise<Register>;
}

/** Every command, loaded when it is named. */
export const COMMANDS = {
  chat: { group: 'Create', load: async () => (await import('./chat/chat.ts')).chat },
  complete: { group: 'Create', load: async () => (await import('./complete.ts')).complete },
  embed: { group: 'Create', load: async () => (await import('./embed.ts')).embed },
  code: { group: 'Create', load: async () => (await import('./code/code.ts')).code },
  image: { group: 'Create', load: async () => (await import('./image/image.ts')).image },
  music: { group: 'Create', load: async () => (await import('./music/music.ts')).music },
  video: { group: 'Create', load: async () => (await import('./video/video.ts')).video },
  build: { group: 'Create', load: async () => (await import('./build/build.ts')).build },
  models: { group: 'Account', load: async () => (await import('./models.ts')).models },
  credits: { group: 'Account', load: async () => (await import('./credits/credits.ts')).credits },
  usage: { group: 'Account', load: async () => (await import('./usage.ts')).usage },
  auth: { group: 'Account', load: async () => (await import('./auth/auth.ts')).auth },
  config: { group: 'Account', load: async () => (await import('./config/config.ts')).config },
  webhook: { group: 'Events', load: async () => (await import('./webhook/webhook.ts')).webhook },
  jobs: { group: 'Work', load: async () => (await import('./jobs/jobs.ts')).jobs },
  batch: { group: 'Work', load: async () => (await import('./batch/batch.ts')).batch },
  rerun: { group: 'Work', load: async () => (await import('./rerun.ts')).rerun },
  history: { group: 'Work', load: async () => (await import('./history/history.ts')).history },
  api: { group: 'Work', load: async () => (await import('./api.ts')).api },
  serve: { group: 'Here', load: async () => (await import('./serve/serve.ts')).serve },
  tour: { group: 'Here', load: async () => (await import('./tour/tour.ts')).tour },
  doctor: { group: 'Help', load: async () => (await import('./doctor/doctor.ts')).doctor },
  completion: { group: 'Help', load: async () => (await import('./completion/completion.ts')).completion },
  __complete: { group: 'Help', load: async () => (await import('./completion/completion.ts')).complete },
  commands: { group: 'Help', load: async () => (await import('./commands.ts')).commands },
  schema: { group: 'Help', load: async () => (await import('./schema.ts')).schema },
  help: { group: 'Help', load: async () => (await import('./help/help.ts')).help },
} as const satisfies Record<string, Entry>;

export type CommandName = keyof typeof COMMANDS;
