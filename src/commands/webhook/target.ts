import { OctetError } from '../../errors.ts';

/** The address that a delivery is posted to. */
export function targetUrl(text: string, option: string): URL {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(address)) {
    throw new OctetError('usage', `${option} is not a URL`, `${option} http://127.0.0.1:3000/webhooks`);
  }
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new OctetError('unsafe', `${option} must be an http or https URL`, undefined, {
      code: 'cli_unsafe_url',
    });
  }
  if (url.username !== '' || url.password !== '') {
    throw new OctetError('unsafe', `${option} must not contain a user name or password`, undefined, {
      code: 'cli_unsafe_url',
    });
  }
  url.hash = '';
  return url;
}
