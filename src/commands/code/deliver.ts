import type { Context } from '../../context.ts';
import { isObject } from '../../contract/shape.ts';
import { refuseExisting, saveText } from '../../output/save-text.ts';

interface Delivery {
  readonly output?: string;
  readonly force?: boolean;
}

/** Refuses a target that exists before anything is paid for. */
export async function checkDelivery(context: Context, flags: Delivery): Promise<void> {
  if (flags.output !== undefined) await refuseExisting(context, flags.output, flags.force);
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
): Promise<void> {
  const text = code.endsWith('\n') ? code : `${code}\n`;
  if (flags.output === undefined || flags.output === '-') return print(context, document, text);
  await saveText(context, flags.output, text, flags.force);
  const reply = isObject(document) ? document : { code };
  await context.terminal.result({ ...reply, path: flags.output }, flags.output);
}
