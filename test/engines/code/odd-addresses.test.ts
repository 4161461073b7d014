import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const statusOf = (port: number, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ port, path, host: 'localhost' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test('a generated server outlives addresses that are none', async () => {
  const port = await freePort();
  const prompt = `node http server on port ${port} with GET /hello/:name that returns a greeting with the name`;
  const { code } = await generateCode({ prompt, language: 'javascript' }, engineTools());
  const file = join(await mkdtemp(join(tmpdir(), 'server-')), 'server.mjs');
  await writeFile(file, code);
  const server = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await new Promise((resolve) => server.stdout.once('data', resolve));
    expect(await statusOf(port, '//')).toBe(404);
    expect(await statusOf(port, '/hello/%zz')).toBe(200);
    expect(await statusOf(port, '/hello/Ada%20L')).toBe(200);
  } finally {
    server.kill();
  }
});
