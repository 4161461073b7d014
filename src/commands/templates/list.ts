import type { Context } from '../../context.ts';
import { parametersOf } from './template.ts';
import { allTemplates } from './template-store.ts';

export async function listTemplates(context: Context): Promise<void> {
  const { terminal } = context;
  const found = await allTemplates(context);
  const document = found.map(({ name, template, path }) => ({
    name,
    description: template.description ?? null,
    parameters: parametersOf(template),
    model: template.model ?? null,
    path: path ?? null,
  }));
  await terminal.result(document, () =>
    terminal.table(
      document.map(({ name, path, parameters, description }) => [
        name,
        path === null ? 'built in' : 'yours',
        parameters.join(', '),
        description ?? '',
      ]),
      [
        { title: 'name' },
        { title: 'from' },
        { title: 'parameters', shrink: true },
        { title: 'description', shrink: true, wrap: true },
      ],
    ),
  );
}
