import * as v from 'valibot';
import { chatRequest, MOST_MESSAGES } from '../../contract/chat.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { atMost, filledText, oneOf, textField } from '../../contract/field.ts';
import { readAnswer } from '../../contract/replies.ts';
import { firstText } from '../../contract/shape.ts';
import { OctetError, UnreadableReply } from '../../errors.ts';
import { attempt, bodyFor, buy } from '../paid-request.ts';
import { textOutput, textResult } from '../text-result.ts';
import { defineTool, PAYS } from '../tool.ts';

const { entries } = chatRequest;

export const chat = defineTool({
  title: 'Chat',
  description: 'Ask the chat model. Give prompt, or messages for a whole conversation.',
  hints: PAYS,
  pays: true,
  input: v.strictObject({
    prompt: v.optional(filledText('the question')),
    system: v.optional(textField('how to answer')),
    messages: v.optional(
      v.pipe(
        v.array(v.strictObject({ role: oneOf('who', ['system', 'user', 'assistant']), content: v.string() })),
        v.minLength(1, 'must not be empty'),
        atMost(MOST_MESSAGES, 'messages'),
        v.description('the conversation, in order'),
      ),
    ),
    model: entries.model,
    max_tokens: entries.max_tokens,
    temperature: entries.temperature,
    attempt,
  }),
  output: { ...textOutput, model: { type: 'string' } },
  async run(services, call, { prompt, system, messages, attempt: number, ...rest }) {
    if ((prompt === undefined) === (messages === undefined))
      throw new OctetError('usage', 'give prompt or messages, one of the two');
    const said = messages ?? [{ role: 'user', content: prompt }];
    const all = system === undefined ? said : [{ role: 'system', content: system }, ...said];
    const endpoint = endpoints.chatCompletions;
    const body = bodyFor(endpoint, { ...rest, messages: all });
    const reply = await buy(services, call, { endpoint, body, attempt: number, signal: call.signal });
    const text = readAnswer(reply.document);
    if (text === undefined)
      throw new UnreadableReply('unexpected reply: it has no answer', { document: reply.document });
    return textResult('chat', text, reply, { model: firstText(reply.document, ['model']) });
  },
});
