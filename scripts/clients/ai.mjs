import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import * as ai from 'ai';
import { ANSWER, apiKey, baseURL, CITY, failure, holds, QUESTION, report, SUM } from './report.mjs';

const isCompatible = process.env.OCTET_CLIENT === 'compatible';
const compatible = (key) =>
  createOpenAICompatible({ name: 'octet', baseURL, apiKey: key, supportsStructuredOutputs: true });
const provider = (key = apiKey) => (isCompatible ? compatible(key) : createOpenAI({ baseURL, apiKey: key }));
/** The default of the package: `/responses` from version 2 on. */
const model = (key) => provider(key)('local-chat');
const once = { maxRetries: 0 };

const weather = {
  description: 'weather of a city',
  /** `parameters` until version 4. */
  parameters: ai.jsonSchema(CITY),
  inputSchema: ai.jsonSchema(CITY),
  execute: async ({ city }) => `sunny in ${city}`,
};
const steps = ai.stepCountIs ? { stopWhen: ai.stepCountIs(3) } : { maxSteps: 3 };
const withTool = () => ({ model: model(), prompt: QUESTION, tools: { get_weather: weather }, ...steps });

const checks = {
  async chat() {
    const { text } = await ai.generateText({ model: model(), prompt: SUM, ...once });
    holds(text.includes('42'), text);
  },
  async stream() {
    let text = '';
    for await (const piece of ai.streamText({ model: model(), prompt: SUM, ...once }).textStream)
      text += piece;
    holds(text.includes('42'), text);
  },
  async tools() {
    const { text } = await ai.generateText({ ...withTool(), ...once });
    holds(text.includes('sunny in Paris'), text);
    let streamed = '';
    for await (const piece of ai.streamText({ ...withTool(), ...once }).textStream) streamed += piece;
    holds(streamed.includes('sunny in Paris'), streamed);
  },
  async structured() {
    const schema = ai.jsonSchema(ANSWER);
    const answer = ai.generateObject
      ? (await ai.generateObject({ model: model(), prompt: SUM, schema, ...once })).object
      : (
          await ai.generateText({
            model: model(),
            prompt: SUM,
            output: ai.Output.object({ schema }),
            ...once,
          })
        ).output;
    holds(answer.answer === 42, JSON.stringify(answer));
  },
  async images() {
    const make = ai.generateImage ?? ai.experimental_generateImage;
    const painter = (provider().imageModel ?? provider().image)('dall-e-2');
    const { image } = await make({ model: painter, prompt: 'a red boat', size: '256x256', ...once });
    holds(Buffer.from(image.uint8Array).subarray(1, 4).toString() === 'PNG', 'no PNG');
  },
  async embeddings() {
    const embedder = (provider().textEmbeddingModel ?? provider().embeddingModel)('local-embed');
    const { embeddings } = await ai.embedMany({ model: embedder, values: ['a b', 'c d'], ...once });
    holds(embeddings.length === 2 && embeddings[0].length > 10, 'embeddings');
  },
  async errors() {
    const error = await failure(() => ai.generateText({ model: model('nobody'), prompt: 'x', ...once }));
    holds(ai.APICallError.isInstance(error) && error.statusCode === 401, String(error));
  },
};
await report(checks);
