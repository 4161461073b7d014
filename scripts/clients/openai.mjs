import OpenAI from 'openai';
import { ANSWER, apiKey, baseURL, CITY, failure, holds, PIXEL, QUESTION, report, SUM } from './report.mjs';

const client = new OpenAI({ baseURL, apiKey, maxRetries: 0 });
const model = 'local-chat';
const user = (content) => [{ role: 'user', content }];
/** Version 4 has its helpers under `beta`. */
const helpers = client.chat.completions.runTools ? client.chat.completions : client.beta.chat.completions;
const offered = { type: 'function', name: 'get_weather', parameters: CITY, strict: true };

await report({
  async chat() {
    const { choices } = await client.chat.completions.create({ model, messages: user(SUM) });
    holds(choices[0].message.content.includes('42'), 'chat');
    const { output_text: text } = await client.responses.create({ model, input: SUM });
    holds(text.includes('42'), 'responses');
  },
  async stream() {
    let text = '';
    const stream = await client.chat.completions.create({ model, messages: user(SUM), stream: true });
    for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
    holds(text.includes('42'), 'chat');
    let told = '';
    for await (const event of await client.responses.create({ model, input: SUM, stream: true }))
      if (event.type === 'response.output_text.delta') told += event.delta;
    holds(told === text, 'responses');
  },
  async tools() {
    const tool = {
      type: 'function',
      function: {
        name: 'get_weather',
        parameters: CITY,
        parse: JSON.parse,
        function: ({ city }) => `sunny in ${city}`,
      },
    };
    const runner = helpers.runTools({ model, messages: user(QUESTION), tools: [tool] });
    holds((await runner.finalContent()).includes('sunny in Paris'), 'chat');
    const streamed = helpers.runTools({ model, messages: user(QUESTION), tools: [tool], stream: true });
    holds((await streamed.finalContent()).includes('sunny in Paris'), 'streamed');
    const first = await client.responses.create({ model, input: QUESTION, tools: [offered] });
    const call = first.output.find(({ type }) => type === 'function_call');
    const output = [{ type: 'function_call_output', call_id: call.call_id, output: 'sunny' }];
    const last = await client.responses.create({
      model,
      input: output,
      previous_response_id: first.id,
      tools: [offered],
    });
    holds(last.output_text.includes('sunny'), 'responses');
  },
  async structured() {
    const json_schema = { name: 'sum', schema: ANSWER, strict: true };
    const { choices } = await client.chat.completions.create({
      model,
      messages: user(SUM),
      response_format: { type: 'json_schema', json_schema },
    });
    holds(JSON.parse(choices[0].message.content).answer === 42, 'chat');
    const { output_text: text } = await client.responses.create({
      model,
      input: SUM,
      text: { format: { type: 'json_schema', ...json_schema } },
    });
    holds(JSON.parse(text).answer === 42, 'responses');
  },
  async images() {
    const made = await client.images.generate({
      prompt: 'a red boat',
      size: '256x256',
      response_format: 'b64_json',
      model: 'dall-e-2',
    });
    const bytes = Buffer.from(made.data[0].b64_json, 'base64');
    holds(bytes.subarray(1, 4).toString() === 'PNG', 'generate');
    const edited = await client.images.edit({
      image: await OpenAI.toFile(bytes, 'boat.png', { type: 'image/png' }),
      prompt: 'make it blue',
      model: 'dall-e-2',
    });
    holds(edited.data[0].url, 'edit');
    const content = [
      { type: 'text', text: 'what is in this picture?' },
      { type: 'image_url', image_url: { url: PIXEL } },
    ];
    const { choices } = await client.chat.completions.create({ model, messages: user(content) });
    holds(/PNG|pixel/i.test(choices[0].message.content), 'image part');
  },
  async embeddings() {
    const { data } = await client.embeddings.create({ model: 'local-embed', input: ['a b', 'c d'] });
    holds(data.length === 2 && data[0].embedding.length > 10, 'embeddings');
  },
  async errors() {
    const stranger = new OpenAI({ baseURL, apiKey: 'nobody', maxRetries: 0 });
    const error = await failure(() => stranger.chat.completions.create({ model, messages: user('x') }));
    holds(error instanceof OpenAI.AuthenticationError, '401');
    const bad = await failure(() =>
      client.chat.completions.create({ model, messages: user('x'), logprobs: true }),
    );
    holds(bad instanceof OpenAI.BadRequestError && /logprobs/.test(bad.message), '400');
    holds((await failure(() => client.models.retrieve('nobody'))) instanceof OpenAI.NotFoundError, '404');
  },
});
