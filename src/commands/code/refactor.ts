import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { OctetError } from '../../errors.ts';
import { writeAtomic, writeFree } from '../../files/atomic.ts';
import { resolveFrom, shownPath } from '../../files/working-directory.ts';
import { bodyOf } from '../../input/request.ts';
import { showAttribution } from '../../output/attribution.ts';
import { showNotes } from '../../output/notes.ts';
import { checkDelivery, deliverCode } from './deliver.ts';
import type { RefactorFlags } from './flags.ts';
import { askForCode, sourceOf } from './source.ts';

export async function refactor(
  context: Context,
  file: string | undefined,
  flags: RefactorFlags,
): Promise<void> {
  const { terminal } = context;
  if (flags.inPlace && (file === undefined || file === '-'))
    throw new OctetError('usage', '--in-place needs a file');
  if (flags.inPlace && flags.output !== undefined)
    throw new OctetError('usage', '--in-place cannot be used with -o');
  if (flags.inPlace && !context.flags.yes && !terminal.canPrompt && !context.flags.dryRun) {
    throw new OctetError('usage', '--in-place needs a confirmation', 'add --yes');
  }
  await checkDelivery(context, flags);
  const source = await sourceOf(context, file, flags.language);
  const fields = { code: source.text, instruction: flags.instruction, language: source.language };
  const body = await bodyOf(context, endpoints.codeRefactor, fields, flags.data);
  const reply = await askForCode(context, endpoints.codeRefactor, body, flags);
  const { code, document } = reply;
  const after = source.text.endsWith('\n') && !code.endsWith('\n') ? `${code}\n` : code;
  if (flags.diff || flags.inPlace) {
    const name = file ?? 'stdin';
    const lines = await terminal.diff(source.text, after, { before: name, after: name });
    if (lines.length === 0) terminal.note('nothing would change');
    if (flags.diff) await terminal.result(document, lines);
    else if (terminal.canPrompt) for (const line of lines) terminal.note(line);
  }
  if (flags.inPlace && file !== undefined)
    return replace(context, file, source.text, after, flags.diff ? undefined : document);
  if (!flags.diff) await deliverCode(context, document, after, flags);
  showNotes(context, reply.document, reply.code);
  showAttribution(context, reply.attribution);
}

async function replace(
  context: Context,
  file: string,
  before: string,
  after: string,
  document: unknown,
): Promise<void> {
  const { terminal } = context;
  if (before === after) return;
  const sure =
    context.flags.yes || (await terminal.confirm(`change ${file}?`, { flag: '--yes', default: false }));
  if (!sure) throw new OctetError('usage', `${file} was not changed`);
  const place = resolveFrom(context, file);
  const old = await writeFree((number) => `${place}.orig${number === 1 ? '' : `.${number}`}`, before, {
    mode: 0o644,
  });
  await writeAtomic(place, after, { mode: 0o644, keepMode: true });
  terminal.note(`changed ${file}; the original is ${shownPath(context, old)}`);
  if (document !== undefined) await terminal.result(document, file);
}
