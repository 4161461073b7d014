import type { Context } from '../../context.ts';
import { parametersOf, templateText } from './template.ts';
import { templateNamed } from './template-store.ts';

export async function showTemplate(context: Context, name: string): Promise<void> {
  const { template, path } = await templateNamed(context, name);
  const document = { name, ...template, parameters: parametersOf(template), path: path ?? null };
  await context.terminal.result(document, templateText(template));
}
