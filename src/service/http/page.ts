import type { ServiceResponse } from './exchange.ts';
import { encode } from './exchange.ts';

/** The few pages that people see. `content` is our own markup; whatever comes from outside is escaped before. */
export function htmlPage(title: string, content: string): ServiceResponse {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:28rem;margin:4rem auto;padding:0 1rem;color-scheme:light dark}
.price{font-size:2.5rem;margin:0}button{font:inherit;padding:.6rem 1rem;margin:.4rem 0;width:100%;border:1px solid;border-radius:.5rem;cursor:pointer}
.pay{background:#155eef;color:#fff}.good{color:#067647}.bad{color:#b42318}small{opacity:.7}</style>
<h1>${title}</h1>${content}<p><small>octet, local service</small></p></html>`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      // Not no-referrer: with that, browsers send the page's own form with `Origin: null`.
      'referrer-policy': 'same-origin',
    },
    body: encode(html),
  };
}
