import { basename, join } from 'node:path';
import type { Context } from '../../context.ts';
import { isObject } from '../../contract/shape.ts';
import { shownPath } from '../../files/working-directory.ts';
import { checkOutput, isFolder, targetOf } from '../../jobs/save-target.ts';
import { refuseExisting, saveText } from '../../output/save-text.ts';
import { extensionOf } from './language.ts';

interface Delivery {
  readonly output?: string;
  readonly force?: boolean;
}

/** What code is called in a directory: like the file that it was made of, else after the words that asked for it. */
interface Named {
  readonly file?: string;
  readonly prompt?: string;
  readonly language?: string;
}

/** Refuses a target that exists before anything is paid for. */
export async function checkDelivery(context: Context, flags: Delivery, { file }: Named): Promise<void> {
  const { output, force } = flags;
  if (output === undefined) return;
  const isIn = await isFolder(context, output);
  if (isIn) await checkOutput(context, { output, force, sidecar: false }, { prompt: '' });
  if (!isIn || hasName(file))
    await refuseExisting(context, isIn && file !== undefined ? join(output, basename(file)) : output, force);
}

/** Standard input has none. */
const hasName = (file: string | undefined): file is string => file !== undefined && file !== '-';

async function placeOf(context: Context, output: string, { force }: Delivery, named: Named): Promise<string> {
  if (!(await isFolder(context, output))) return output;
  if (hasName(named.file)) return join(output, basename(named.file));
  const parts = { id: 'code', index: 0, count: 1, prompt: named.prompt ?? '' };
  const extension = extensionOf(named.language);
  const flags = { output, force, sidecar: false };
  const path = await targetOf(context, flags, { ...parts, extension }, async () => false);
  return shownPath(context, path);
}

/** On a coloured terminal the code is highlighted; a pipe gets it as it is. */
async function print({ terminal }: Context, document: unknown, text: string): Promise<void> {
  const language = isObject(document) && typeof document.language === 'string' ? document.language : '';
  const lines = terminal.mode === 'human' ? await terminal.highlight(text, language) : undefined;
  await terminal.result(document, lines ?? text);
}

/** Code goes to stdout as it is, or to a file whose path is printed. */
export async function deliverCode(
  context: Context,
  document: unknown,
  code: string,
  flags: Delivery,
  named: Named,
): Promise<void> {
  const text = code.endsWith('\n') ? code : `${code}\n`;
  if (flags.output === undefined || flags.output === '-') return print(context, document, text);
  const written = isObject(document) && typeof document.language === 'string' ? document.language : undefined;
  const path = await placeOf(context, flags.output, flags, { ...named, language: named.language ?? written });
  await saveText(context, path, text, flags.force);
  const reply = isObject(document) ? document : { code };
  await context.terminal.result({ ...reply, path }, path);
}
