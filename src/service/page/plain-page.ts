import { encode, type ServiceResponse } from '../http/request-response.ts';
import { PAGE_HEADERS } from './page-files.ts';

/**
 * A page without script: checkout, sign-in and messages, in the style of the others. `content` is our own markup;
 * whatever comes from outside is escaped before.
 */
export function plainPage(status: number, title: string, content: string, refresh?: string): ServiceResponse {
  const next = refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${next}<title>${title}</title>
<link rel="icon" href="/page/icon.svg"><link rel="stylesheet" href="/page/page.css"></head>
<body class="plain"><main class="plain-card"><p class="brand"><img src="/page/icon.svg" alt="" width="24" height="24">octet</p>
<h1>${title}</h1>${content}</main></body></html>`;
  return {
    status,
    headers: { ...PAGE_HEADERS, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: encode(html),
  };
}
