import { isPrivateHost } from '../contract/private-networks.ts';
import { OctetError } from '../errors.ts';

/** Refuses an address of an artifact that is not safe to ask. A service on this machine may name this machine. */
export function checkArtifactUrl(url: URL, apiIsLoopback: boolean): void {
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && apiIsLoopback)) {
    throw refused(`${url.protocol} is not an address to download from`);
  }
  if (url.username !== '' || url.password !== '') throw refused('the address holds a user name');
  if (!apiIsLoopback && isPrivateHost(url.hostname))
    throw refused(`${url.hostname} is inside a private network`);
}

function refused(why: string): OctetError {
  return new OctetError('unsafe', `the result is not downloaded: ${why}`, undefined, {
    code: 'cli_unsafe_url',
  });
}
