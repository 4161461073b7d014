import { connect, createServer } from 'node:net';

export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Passes everything on, but cuts about every third reply to `GET /files/…` at a random byte, by reset or by a plain end. */
export async function cutDownloads(target, chance) {
  const counts = { whole: 0, cut: 0 };
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    let left = Number.POSITIVE_INFINITY;
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
    client.on('close', () => upstream.destroy());
    client.on('data', (chunk) => {
      if (chunk.subarray(0, 11).toString('latin1') === 'GET /files/') {
        const isCut = chance() < 0.35;
        counts[isCut ? 'cut' : 'whole'] += 1;
        left = isCut ? Math.floor(chance() ** 2 * 200_000) : Number.POSITIVE_INFINITY;
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (chunk.length <= left) {
        left -= chunk.length;
        return void client.write(chunk);
      }
      client.write(chunk.subarray(0, left), () => (chance() < 0.5 ? client.resetAndDestroy() : client.end()));
      upstream.destroy();
    });
    upstream.on('end', () => client.end());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: server.address().port, counts, close: () => server.close() };
}
