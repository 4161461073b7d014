import { isPrivateHost } from '../contract/private-networks.ts';
import type { Reach } from '../contract/transport.ts';
import { OctetError } from '../errors.ts';

/** Refuses an address of an artifact that is not safe to ask. A service on this machine may name this machine. */
export function checkArtifactUrl(url: URL, apiIsLoopback: boolean): Reach {
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && apiIsLoopback)) {
    throw refused(`${url.protocol} addresses cannot be downloaded`);
  }
  if (url.username !== '' || url.password !== '') throw refused('the address contains a user name');
  if (!apiIsLoopback && isPrivateHost(url.hostname)) throw refused(`${url.hostname} is in a private network`);
  return apiIsLoopback ? 'any' : 'public';
}

function refused(why: string): OctetError {
  return new OctetError('unsafe', `refusing to download the result: ${why}`, undefined, {
    code: 'cli_unsafe_url',
  });
}
