import { readFile } from 'node:fs/promises';
import { HttpError } from './http.js';

const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

/** Only names like these are files of ours; anything else never reaches the file system. */
const FILE_NAME = /^\/([a-z-]+\.(html|css|js))$/;

export async function sendPage(response, pathname) {
  const [, name, extension] = FILE_NAME.exec(pathname === '/' ? '/index.html' : pathname) ?? [];
  if (!name) throw new HttpError(404, 'Not found.');
  response.setHeader('content-type', `${TYPES[extension]}; charset=utf-8`);
  response.end(await read(name));
}

async function read(name) {
  try {
    return await readFile(new URL(`public/${name}`, import.meta.url));
  } catch (error) {
    if (error.code === 'ENOENT') throw new HttpError(404, 'Not found.');
    throw error;
  }
}
