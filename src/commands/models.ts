import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { endpoints } from '../contract/endpoints.ts';
import { printList } from '../output/listing.ts';
import { manual } from './help/manual.ts';

const SOURCES = { all: endpoints.models, chat: endpoints.chatModels, image: endpoints.imageModels } as const;
/** Public: new ones go to the end. */
const PIPED = [
  'id',
  'kind',
  'description',
  'owned_by',
  'context_window',
  'pricing',
  'dimensions',
  'does',
  'name',
  'type',
] as const;
export type ModelKind = keyof typeof SOURCES;

export function modelsCommand(program: Command, context: () => Context): void {
  const command = program
    .command('models')
    .description('list models')
    .addOption(new Option('--kind <kind>', 'kind of model').choices(Object.keys(SOURCES)).default('all'))
    .action((flags: { kind: ModelKind }) => listModels(context(), flags.kind));
  manual(command, { examples: ['octet models', 'octet models --kind image --json'], exits: [4, 10, 11] });
}

export async function listModels(context: Context, kind: ModelKind): Promise<void> {
  const api = await context.api();
  const reply = await api.call(SOURCES[kind]);
  await printList(context, reply.document, {
    first: ['id', 'name', 'kind', 'type', 'description'],
    empty: 'this service lists no models',
    hide: ['object', 'created'],
    piped: PIPED,
    remember: kind === 'all' ? 'models' : undefined,
  });
}
