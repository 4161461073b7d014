// A loopback server that costs as little as it can: `node bench/server.mjs` prints its port. It answers chat at once,
// as a whole or as the number of chunks that the model's name asks for (`chunks-1000`, `paced-200`). With `waits-100` a
// reply takes 50 to 150 ms; `GET /v1/waited` tells how many there were since it was last asked, and in which time.
import { createServer } from 'node:http';

const whole = JSON.stringify({
  id: 'c',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hello there.' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 3, total_tokens: 4 },
});
const chunk = (choice) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, ...choice }] })}\n\n`;
const piece = chunk({ delta: { content: ' word' }, finish_reason: null });
const end = `${chunk({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`;
const PER_WRITE = 500;

async function stream(response, count) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const block = Buffer.from(piece.repeat(PER_WRITE));
  for (let left = count; left > 0; left -= PER_WRITE) {
    const part = left >= PER_WRITE ? block : Buffer.from(piece.repeat(left));
    if (!response.write(part)) await new Promise((resolve) => response.once('drain', resolve));
  }
  response.end(end);
}

/** Each token carries the time at which it was sent, so that a reader can tell how late it came. */
async function paced(response, perSecond) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const startedAt = performance.now();
  for (let index = 0; index < perSecond * 3; index += 1) {
    const early = startedAt + (index * 1000) / perSecond - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const sentAt = (performance.timeOrigin + performance.now()).toFixed(3);
    response.write(chunk({ delta: { content: `${sentAt}\n` }, finish_reason: null }));
  }
  response.end(end);
}

const NOTHING = { replies: 0, firstMs: 0, lastMs: 0 };
let waited = { ...NOTHING };

/** The same times in every run. */
function waits(response, meanMs) {
  const ms = meanMs * (0.5 + ((waited.replies * 37) % 101) / 100);
  setTimeout(() => {
    waited.replies += 1;
    waited.lastMs = performance.now();
    waited.firstMs ||= waited.lastMs;
    answer(response, whole);
  }, ms);
}

function tellWaited(response) {
  answer(response, JSON.stringify(waited));
  waited = { ...NOTHING };
}

function answer(response, body) {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(body);
}

const server = createServer((request, response) => {
  if (request.url === '/v1/waited') return tellWaited(response);
  const pieces = [];
  request.on('data', (data) => pieces.push(data));
  request.on('end', () => {
    const body = Buffer.concat(pieces).toString();
    const wanted = /"(chunks|paced|waits)-(\d+)"/.exec(body);
    if (wanted?.[1] === 'chunks') return stream(response, Number(wanted[2]));
    if (wanted?.[1] === 'paced') return paced(response, Number(wanted[2]));
    if (wanted?.[1] === 'waits') return waits(response, Number(wanted[2]));
    if (/"stream":true/.test(body)) return stream(response, 1);
    answer(response, whole);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
