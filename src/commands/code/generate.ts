import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { promptOf } from '../../input/prompt.ts';
import { bodyOf } from '../../input/request.ts';
import { showAttribution } from '../../output/attribution.ts';
import { showNotes } from '../../output/notes.ts';
import { checkDelivery, deliverCode } from './deliver.ts';
import type { CodeGenerateFlags } from './flags.ts';
import { languageOf } from './language.ts';
import { askForCode } from './source.ts';

export async function generateCode(
  context: Context,
  words: readonly string[],
  flags: CodeGenerateFlags,
): Promise<void> {
  const prompt = await promptOf(context, words, 'octet code generate "binary search" -l python');
  await checkDelivery(context, flags);
  const language = flags.language ?? languageOf(flags.output, '');
  const fields = { prompt, language, max_tokens: flags.maxTokens };
  const body = await bodyOf(context, endpoints.codeGenerate, fields, flags.data);
  const reply = await askForCode(context, endpoints.codeGenerate, body, flags);
  await deliverCode(context, reply.document, reply.code, flags);
  showNotes(context, reply.document, reply.code);
  showAttribution(context, reply.attribution);
}
