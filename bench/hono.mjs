// A bare Hono server that answers models, chats and streams from constants: what HTTP alone costs.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';

const MODELS = { object: 'list', data: [{ id: 'bare', object: 'model', created: 0, owned_by: 'bench' }] };
const ANSWER = '2 + 2 = 4';

const app = new Hono();
app.get('/v1/models', (context) => context.json(MODELS));
app.post('/v1/chat/completions', async (context) => {
  const body = await context.req.json();
  if (!body.stream) {
    const message = { role: 'assistant', content: ANSWER };
    return context.json({
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
    });
  }
  context.header('content-type', 'text/event-stream');
  return stream(context, async (out) => {
    for (const content of ANSWER.split(' ')) {
      await out.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
    }
    await out.write('data: [DONE]\n\n');
  });
});

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}/v1`, key: 'none' })),
);
