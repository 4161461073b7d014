import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ConfigContent, readConfig } from '../../config/file-format.ts';
import { Damage } from '../../config/read-json.ts';
import { settingNamed } from '../../config/settings.ts';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { writeAtomic } from '../../files/atomic.ts';
import { ensureDirectory } from '../../files/directories.ts';
import { editorOf } from '../../input/editor.ts';
import { settingsPath } from './read.ts';

/** Opens a copy of the settings in the editor; only a copy that passes every check replaces them. */
export async function editSettings(context: Context): Promise<void> {
  const { store, terminal } = context;
  const path = settingsPath(context);
  if (!terminal.canPrompt && !context.env.VISUAL && !context.env.EDITOR)
    throw new OctetError(
      'usage',
      'no editor: there is no terminal, and EDITOR is not set',
      'octet config set NAME VALUE',
    );
  const before = await store.read();
  const draft = join(dirname(path), `config.edit-${randomBytes(4).toString('hex')}.json`);
  const shown = `${JSON.stringify({ version: 1, profile: before.profile, profiles: before.profiles }, null, 2)}\n`;
  await ensureDirectory(dirname(path));
  await writeAtomic(draft, shown, { mode: 0o600 });
  await runEditor(context, draft);
  const text = await readFile(draft, 'utf8');
  if (text === shown) {
    await rm(draft, { force: true });
    return terminal.result({ path, changed: false }, 'no changes');
  }
  const edited = checked(text, draft);
  await store.replace(before, edited).catch((error: unknown) => {
    throw error instanceof OctetError ? new OctetError(error.reason, error.message, keptIn(draft)) : error;
  });
  await rm(draft, { force: true });
  await terminal.result({ path, changed: true }, `saved ${path}`);
}

async function runEditor(context: Context, path: string): Promise<void> {
  const [editor, ...args] = editorOf(context);
  const status = await context.launch(editor, [...args, path], { attached: true }).catch((error: unknown) => {
    throw new OctetError('usage', `${editor} could not be started`, 'set EDITOR', { cause: error });
  });
  if (status === 0) return;
  await rm(path, { force: true });
  throw new OctetError('usage', `${editor} ended with status ${status}; nothing was changed`);
}

function checked(text: string, draft: string): ConfigContent {
  try {
    const content = readConfig(JSON.parse(text));
    for (const settings of Object.values(content.profiles)) {
      for (const [name, value] of Object.entries(settings)) settingNamed(name).setting.check(value, name);
    }
    return content;
  } catch (error) {
    const why =
      error instanceof OctetError || error instanceof Damage ? error.message : 'it is not valid JSON';
    throw new OctetError('usage', `the settings were not changed: ${why}`, keptIn(draft), { cause: error });
  }
}

const keptIn = (draft: string): string => `your version is in ${draft}`;
