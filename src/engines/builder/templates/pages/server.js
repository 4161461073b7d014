import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

/** Only names like these are files of ours; anything else never reaches the file system. */
const FILE_NAME = /^\/([a-z-]+\.(html|css|js))$/;

export function createApp() {
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const [, name, extension] = FILE_NAME.exec(pathname === '/' ? '/index.html' : pathname) ?? [];
    const content =
      name && (await readFile(new URL(`public/${name}`, import.meta.url)).catch(() => undefined));
    response.writeHead(content ? 200 : 404, {
      'content-type': `${TYPES[extension] ?? 'text/plain'}; charset=utf-8`,
    });
    response.end(content || 'Not found.');
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const port = Number(process.env.PORT ?? 3000);
  const server = createApp().listen(port, '127.0.0.1', () =>
    console.log(`http://localhost:${server.address().port}`),
  );
}
