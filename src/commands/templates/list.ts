import type { Context } from '../../context.ts';
import { columnsFor } from '../../input/columns.ts';
import { listTable } from '../../output/list-table.ts';
import type { ListFlags } from './flags.ts';
import { parametersOf } from './template.ts';
import { allTemplates } from './template-store.ts';

export async function listTemplates(context: Context, flags: ListFlags): Promise<void> {
  const { terminal } = context;
  const names = columnsFor('templates', flags.columns);
  const found = await allTemplates(context);
  const document = found.map(({ name, template, path }) => ({
    name,
    description: template.description ?? null,
    parameters: parametersOf(template),
    model: template.model ?? null,
    path: path ?? null,
  }));
  await terminal.result(document, () =>
    listTable(terminal, {
      items: document,
      names,
      columns: {
        name: { cell: ({ name }) => name },
        from: { cell: ({ path }) => (path === null ? 'built in' : 'yours') },
        parameters: { cell: ({ parameters }) => parameters.join(', '), shrink: true },
        description: { cell: ({ description }) => description ?? '', shrink: true, wrap: true },
      },
    }),
  );
}
