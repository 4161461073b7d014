import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readNotes } from '../../contract/notes.ts';
import { OctetError } from '../../errors.ts';
import { bodyOf } from '../../input/request.ts';
import { showAttribution } from '../../output/attribution.ts';
import { showNotes } from '../../output/notes.ts';
import { checkDelivery, deliverCode } from './deliver.ts';
import type { CompleteFlags } from './flags.ts';
import { askForCode, sourceOf } from './source.ts';

/** Prints the code with its completion in it, so that it works as a filter. */
export async function completeCode(
  context: Context,
  file: string | undefined,
  flags: CompleteFlags,
): Promise<void> {
  await checkDelivery(context, flags);
  const { text, language } = await sourceOf(context, file, flags.language);
  const at = flags.at === undefined ? text.replace(/\n$/, '').length : offsetOf(text, flags.at);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const fields = { code: before, suffix: after.trim() === '' ? undefined : after, language };
  const body = await bodyOf(context, endpoints.codeComplete, fields, flags.data);
  const reply = await askForCode(context, endpoints.codeComplete, body, flags);
  const added = addition(before, reply.code);
  await deliverCode(context, reply.document, before + added + after, flags);
  if (added === '' && readNotes(reply.document).length === 0 && context.terminal.mode === 'human')
    context.terminal.note('nothing added: the service found no certain completion there');
  showNotes(context, reply.document, reply.code);
  showAttribution(context, reply.attribution);
}

/** Some services answer with the whole code, others with what to add. */
function addition(before: string, code: string): string {
  return before.trim() !== '' && code.startsWith(before) ? code.slice(before.length) : code;
}

/** `3` is the end of line 3, `3:5` the place before its fifth character. */
function offsetOf(text: string, place: string): number {
  const match = /^(\d{1,9})(?::(\d{1,9}))?$/.exec(place);
  if (!match) throw new OctetError('usage', '--at takes LINE or LINE:COLUMN, counted from 1');
  const lines = text.split('\n');
  const line = lines[Number(match[1]) - 1];
  if (line === undefined)
    throw new OctetError('usage', `line ${match[1]} does not exist; the code has ${lines.length} lines`);
  const column = match[2] === undefined ? line.length : Number(match[2]) - 1;
  if (column < 0 || column > line.length)
    throw new OctetError('usage', `line ${match[1]} has ${line.length} characters`);
  return lines.slice(0, Number(match[1]) - 1).reduce((sum, each) => sum + each.length + 1, 0) + column;
}
