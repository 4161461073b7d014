// A service whose pictures are as large as their prompt says, in megabytes.
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { run } from './child.mjs';
import { bin, remoteEnv } from './places.mjs';

const BLOCK = Buffer.alloc(1_000_000, 1);

export async function withBigFiles(use) {
  const server = createServer(answer);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${server.address().port}/v1`);
  } finally {
    server.close();
  }
}

async function answer(request, response) {
  if (request.method === 'POST') {
    const { prompt } = JSON.parse((await request.toArray()).join(''));
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(JSON.stringify({ image_url: `/files/${prompt}.png` }));
  }
  const blocks = Number(/(\d+)\.png/.exec(request.url)?.[1] ?? 1);
  response.writeHead(200, { 'content-length': blocks * BLOCK.length, etag: '"x"' });
  for (let sent = 0; sent < blocks; sent += 1) {
    if (!response.write(BLOCK)) await new Promise((resolve) => response.once('drain', resolve));
  }
  response.end();
}

export async function saveDownload(base, megabytes) {
  const env = remoteEnv(base);
  const target = join(env.HOME, 'x.png');
  try {
    return await run('node', [bin(), 'image', 'generate', String(megabytes), '-q', '-o', target], { env });
  } finally {
    rmSync(env.HOME, { recursive: true });
  }
}
