import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { OctetError } from '../../errors.ts';
import { question } from '../../input/question.ts';
import { bodyOf } from '../../input/request.ts';
import { showAttribution } from '../../output/attribution.ts';
import { requestAnswer } from '../chat/request-answer.ts';
import type { CompleteFlags } from './flags.ts';

export async function continueText(
  context: Context,
  prompt: readonly string[],
  flags: CompleteFlags,
): Promise<void> {
  const { terminal } = context;
  const text = await question(context, prompt, []);
  if (text === '') throw new OctetError('usage', 'no prompt given', 'octet complete "Once upon a time"');
  const fields = {
    model: flags.model,
    prompt: text,
    max_tokens: flags.maxTokens,
    temperature: flags.temperature,
  };
  const body = await bodyOf(context, endpoints.completions, fields, flags.data, flags);
  const budget = await context.budget(flags.maxCredits);
  const outcome = await budget.within(endpoints.completions, body, () =>
    requestAnswer(context, { endpoint: endpoints.completions, body, stream: false }),
  );
  const { complete: _, ...document } = outcome.document;
  await terminal.result(document, outcome.text);
  showAttribution(context, outcome.attribution);
}
