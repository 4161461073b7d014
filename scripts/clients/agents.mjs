import { Agent, OpenAIProvider, Runner, tool } from '@openai/agents';
import { ANSWER, apiKey, baseURL, CITY, failure, holds, PIXEL, QUESTION, report, SUM } from './report.mjs';

const runner = (useResponses, key = apiKey) =>
  new Runner({
    modelProvider: new OpenAIProvider({ baseURL, apiKey: key, useResponses }),
    tracingDisabled: true,
  });
const weather = tool({
  name: 'get_weather',
  description: 'weather of a city',
  parameters: { ...CITY, additionalProperties: true },
  strict: false,
  execute: async ({ city }) => `sunny in ${city}`,
});
const agent = (more = {}) =>
  new Agent({ name: 'helper', instructions: 'help', model: 'local-chat', ...more });
const both = async (check) => {
  for (const useResponses of [true, false]) await check(runner(useResponses));
};

await report({
  chat: () =>
    both(async (run) => {
      const { finalOutput } = await run.run(agent(), SUM);
      holds(finalOutput.includes('42'), finalOutput);
    }),
  stream: () =>
    both(async (run) => {
      const streamed = await run.run(agent(), SUM, { stream: true });
      let text = '';
      for await (const piece of streamed.toTextStream()) text += piece;
      holds(text.includes('42'), text);
    }),
  tools: () =>
    both(async (run) => {
      const { finalOutput } = await run.run(agent({ tools: [weather] }), QUESTION);
      holds(finalOutput.includes('sunny in Paris'), finalOutput);
    }),
  structured: () =>
    both(async (run) => {
      const outputType = { type: 'json_schema', name: 'sum', strict: true, schema: ANSWER };
      const { finalOutput } = await run.run(agent({ outputType }), SUM);
      holds(finalOutput.answer === 42, JSON.stringify(finalOutput));
    }),
  images: () =>
    both(async (run) => {
      const content = [
        { type: 'input_text', text: 'what is in this picture?' },
        { type: 'input_image', image: PIXEL },
      ];
      const { finalOutput } = await run.run(agent(), [{ role: 'user', content }]);
      holds(/PNG|pixel/i.test(finalOutput), finalOutput);
    }),
  async errors() {
    const error = await failure(() => runner(true, 'nobody').run(agent(), 'x'));
    holds(/401/.test(error.message), error.message);
  },
});
