import { encode, type ServiceRequest, type ServiceResponse } from '../http/request-response.ts';
import { serviceError } from '../http/service-error.ts';
import { isForeign } from '../local/access.ts';
import type { ServiceContext } from '../service-context.ts';
import { cookieHeader, cookieOf } from './cookies.ts';
import { PAGE_HEADERS, pageFile } from './page-files.ts';
import { plainPage } from './plain-page.ts';

/** The page for a browser that has opened the link; for others, a page that says how to get one. */
export async function servePage(service: ServiceContext, request: ServiceRequest): Promise<ServiceResponse> {
  if (!service.sessions.find(cookieOf(request.headers, request.url))) return signIn();
  request.onAuthenticated?.();
  return pageFile(service.pageDir, 'index.html', request);
}

/** Styles, script and icon hold nothing that is not in the package, so that they need no session. */
export const servePageFile = (
  service: ServiceContext,
  request: ServiceRequest,
  name: string,
): Promise<ServiceResponse> => pageFile(service.pageDir, name, request);

/**
 * The link becomes a cookie, once. The next page is asked for by this one and not by a redirect: a browser that was sent
 * here by another program would leave a strict cookie out of a redirect.
 */
export async function openLink(
  service: ServiceContext,
  request: ServiceRequest,
  link: string,
): Promise<ServiceResponse> {
  if (request.method === 'HEAD') return { status: 200, headers: PAGE_HEADERS, body: new Uint8Array() };
  const session = service.sessions.open(link);
  if (!session) {
    const known = service.sessions.find(cookieOf(request.headers, request.url));
    return known ? opening() : plainPage(403, 'This link was used before', LINK_USED);
  }
  return {
    ...opening(),
    headers: { ...opening().headers, 'set-cookie': cookieHeader(request.url, session.cookie) },
  };
}

function opening(): ServiceResponse {
  const page = plainPage(200, 'Opening octet', '<p><a href="/">Go on to octet</a></p>', '0; url=/');
  return page;
}

const LINK_USED = `<p>A link opens octet once. To get another one, type</p><pre>octet serve link</pre>
<p>or sign in with the admin key.</p>${signInForm()}`;

function signIn(): ServiceResponse {
  return plainPage(
    401,
    'Sign in to octet',
    `<p>Open the link that <code>octet serve</code> printed, or get a new one:</p><pre>octet serve link</pre>
<p>Or sign in with the admin key, which <code>octet serve env</code> prints as <code>OCTET_ADMIN_KEY</code>.</p>${signInForm()}`,
  );
}

function signInForm(): string {
  return `<form method="post" action="/session"><label for="key">Admin key</label>
<input id="key" name="key" type="password" autocomplete="off" required><button class="primary">Sign in</button></form>`;
}

const MOST_FORM_BYTES = 4_096;

/** The form of the page above. */
export async function signInWithKey(
  service: ServiceContext,
  request: ServiceRequest,
): Promise<ServiceResponse> {
  if (isForeign(request))
    throw serviceError.forbidden('This request came from another page.', 'cross_origin');
  const bytes = await request.body(MOST_FORM_BYTES, 'sign-in');
  const key = new URLSearchParams(Buffer.from(bytes).toString()).get('key')?.trim();
  if (!service.identity.isAdmin(key)) {
    return plainPage(
      403,
      'Sign in to octet',
      `<p role="alert">This is not the admin key.</p>${signInForm()}`,
    );
  }
  const { cookie } = service.sessions.begin();
  const headers = { ...PAGE_HEADERS, location: '/', 'set-cookie': cookieHeader(request.url, cookie) };
  return { status: 303, headers, body: encode('') };
}
