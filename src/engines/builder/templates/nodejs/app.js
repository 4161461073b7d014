import { createServer } from 'node:http';
import { apiPath, handleApi } from './api.js';
import { sendJson } from './http.js';
import { sendPage } from './pages.js';

/** An HTTP server for the pages and the API, on top of a store. */
export function createApp(store) {
  return createServer(async (request, response) => {
    try {
      const pathname = apiPath(new URL(request.url, 'http://localhost').pathname);
      if (pathname.startsWith('/api/')) await handleApi(store, request, response, pathname);
      else await sendPage(response, pathname);
    } catch (error) {
      const status = error.status ?? 500;
      if (status === 500) console.error(error);
      sendJson(response, status, {
        error: status === 500 ? 'Something went wrong.' : error.message,
      });
    }
  });
}
