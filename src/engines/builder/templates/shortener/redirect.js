import { entities } from './schema.js';

/** /{code} leads to the address of the link with this code, and is counted. */
export async function redirected(store, response, pathname) {
  const entity = entities.find(({ redirects }) => redirects);
  const code = decodeURIComponent(pathname.slice(1));
  const link = store.list(entity).find((record) => record.code === code);
  if (!link) return false;
  if (link.expiryDate && link.expiryDate < new Date().toLocaleDateString('sv')) return false;
  await store.update(entity, link.id, { clicks: (link.clicks ?? 0) + 1 });
  response.writeHead(302, { location: link.url }).end();
  return true;
}
