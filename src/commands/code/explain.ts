import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { OctetError } from '../../errors.ts';
import { bodyOf } from '../../input/request.ts';
import { showAttribution } from '../../output/attribution.ts';
import { showNotes } from '../../output/notes.ts';
import type { ExplainFlags } from './flags.ts';
import { askForCode, sourceOf } from './source.ts';

export async function explain(
  context: Context,
  file: string | undefined,
  flags: ExplainFlags,
): Promise<void> {
  const { terminal } = context;
  const { text, language } = await sourceOf(context, file, flags.language);
  const chosen = flags.lines === undefined ? text : linesOf(text, flags.lines);
  const body = await bodyOf(context, endpoints.codeExplain, { code: chosen, language }, flags.data);
  const reply = await askForCode(context, endpoints.codeExplain, body, flags);
  if (terminal.mode !== 'human') return terminal.result(reply.document, reply.code);
  const shown = terminal.stream({ markdown: true });
  await shown.push(reply.code);
  await shown.end();
  showNotes(context, reply.document, reply.code);
  showAttribution(context, reply.attribution);
}

function linesOf(text: string, range: string): string {
  const match = /^(\d{1,9})(?::(\d{1,9}))?$/.exec(range);
  const from = Number(match?.[1]);
  const to = Number(match?.[2] ?? match?.[1]);
  const lines = text.split('\n');
  if (!match || from < 1 || to < from || from > lines.length) {
    throw new OctetError('usage', `--lines takes FROM:TO within 1 to ${lines.length}`);
  }
  return lines.slice(from - 1, to).join('\n');
}
