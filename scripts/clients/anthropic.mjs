import Anthropic from '@anthropic-ai/sdk';
import { apiKey, CITY, failure, holds, origin, PIXEL, QUESTION, report, SUM } from './report.mjs';

const client = new Anthropic({ baseURL: origin, apiKey, maxRetries: 0 });
const asked = { model: 'local-chat', max_tokens: 500 };
const user = (content) => ({ role: 'user', content });
const tools = [{ name: 'get_weather', input_schema: CITY }];

await report({
  async chat() {
    const { content } = await client.messages.create({ ...asked, messages: [user(SUM)] });
    holds(content[0].text.includes('42'), JSON.stringify(content));
  },
  async stream() {
    const { content } = await client.messages.stream({ ...asked, messages: [user(SUM)] }).finalMessage();
    holds(content[0].text.includes('42'), JSON.stringify(content));
  },
  async tools() {
    const first = await client.messages
      .stream({ ...asked, tools, messages: [user(QUESTION)] })
      .finalMessage();
    const use = first.content.find(({ type }) => type === 'tool_use');
    const result = { type: 'tool_result', tool_use_id: use.id, content: `sunny in ${use.input.city}` };
    const { content } = await client.messages.create({
      ...asked,
      tools,
      messages: [user(QUESTION), { role: 'assistant', content: first.content }, user([result])],
    });
    holds(content[0].text.includes('sunny in Paris'), JSON.stringify(content));
  },
  async images() {
    const source = { type: 'base64', media_type: 'image/png', data: PIXEL.split(',')[1] };
    const content = [
      { type: 'image', source },
      { type: 'text', text: 'what is in this picture?' },
    ];
    const { content: told } = await client.messages.create({ ...asked, messages: [user(content)] });
    holds(/PNG|pixel/i.test(told[0].text), JSON.stringify(told));
  },
  async errors() {
    const stranger = new Anthropic({ baseURL: origin, apiKey: 'nobody', maxRetries: 0 });
    const error = await failure(() => stranger.messages.create({ ...asked, messages: [user('x')] }));
    holds(error instanceof Anthropic.AuthenticationError, String(error));
  },
});
