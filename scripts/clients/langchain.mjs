import { tool } from '@langchain/core/tools';
import { ChatOpenAI, OpenAIEmbeddings } from '@langchain/openai';
import { ANSWER, apiKey, baseURL, CITY, failure, holds, PIXEL, QUESTION, report, SUM } from './report.mjs';

const configuration = { baseURL };
const model = (key = apiKey) =>
  new ChatOpenAI({ model: 'local-chat', apiKey: key, configuration, maxRetries: 0 });
const weather = tool(({ city }) => `sunny in ${city}`, {
  name: 'get_weather',
  description: 'weather',
  schema: CITY,
});
const human = (content) => ({ role: 'user', content });

await report({
  async chat() {
    const { content } = await model().invoke(SUM);
    holds(content.includes('42'), content);
  },
  async stream() {
    let text = '';
    for await (const chunk of await model().stream(SUM)) text += chunk.content;
    holds(text.includes('42'), text);
  },
  async tools() {
    const bound = model().bindTools([weather]);
    const called = await bound.invoke(QUESTION);
    const result = await weather.invoke({ ...called.tool_calls[0], type: 'tool_call' });
    const { content } = await bound.invoke([human(QUESTION), called, result]);
    holds(content.includes('sunny in Paris'), content);
  },
  async structured() {
    const { answer } = await model()
      .withStructuredOutput(ANSWER, { method: 'jsonSchema', name: 'sum' })
      .invoke(SUM);
    holds(answer === 42, String(answer));
  },
  async images() {
    const content = [
      { type: 'text', text: 'what is in this picture?' },
      { type: 'image_url', image_url: { url: PIXEL } },
    ];
    const { content: text } = await model().invoke([human(content)]);
    holds(/PNG|pixel/i.test(text), text);
  },
  async embeddings() {
    const embedder = new OpenAIEmbeddings({ model: 'local-embed', apiKey, configuration });
    holds((await embedder.embedQuery('rain')).length > 10, 'embeddings');
  },
  async errors() {
    const error = await failure(() => model('nobody').invoke('x'));
    holds(error.status === 401 || /401/.test(error.message), String(error));
  },
});
