import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from '../contract/private-networks.ts';
import { OctetError } from '../errors.ts';

/**
 * Refuses a name that leads into a private network. The socket connects to the very answer that was checked, so a name
 * that is looked up twice with two answers gains nothing.
 */
export function publicLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, options, (error, address, family) => {
      const refused = !error && addressesOf(address).some(isPrivateAddress) ? refusal(hostname) : error;
      done(refused, address, family);
    });
  };
}

const addressesOf = (found: string | readonly LookupAddress[]): string[] =>
  typeof found === 'string' ? [found] : found.map(({ address }) => address);

function refusal(hostname: string): OctetError {
  return new OctetError('unsafe', `${hostname} leads into a private network`, undefined, {
    code: 'cli_unsafe_url',
  });
}
