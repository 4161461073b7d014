import type { Context } from '../../context.ts';
import { writeAtomic } from '../../files/atomic.ts';
import { ensureDirectory } from '../../files/directories.ts';
import { shownPath } from '../../files/working-directory.ts';
import { editText } from '../../input/edit-text.ts';
import { parseTemplate, templateText } from './template.ts';
import { findTemplate, templateDirectory, templatePath } from './template-store.ts';

const NEW = {
  description: 'what it is for',
  system: 'how to answer',
  prompt: '{{input}}',
  defaults: {},
};

/** A text that cannot be read as a template is refused, and the template stays as it was. */
export async function editTemplate(context: Context, name: string): Promise<void> {
  const path = templatePath(context, name);
  const found = await findTemplate(context, name);
  const before = templateText(found?.template ?? NEW);
  const text = await editText(context, before, `template-${name}.md`);
  if (text === before) {
    context.terminal.note('nothing was changed');
    return;
  }
  parseTemplate(text, name);
  await ensureDirectory(context.directories.config ?? '');
  await ensureDirectory(templateDirectory(context) ?? '');
  await writeAtomic(path, text, { mode: 0o600 });
  await context.terminal.result({ name, path }, shownPath(context, path));
}
