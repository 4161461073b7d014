import { percentDecoded } from '../contract/address.ts';
import { CONNECT_MS } from './time-limits.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface ProxyChoice {
  readonly settings: { readonly http?: string; readonly https?: string; readonly except?: string };
  /** Passwords in the addresses, to be hidden wherever they might show. */
  readonly secrets: readonly string[];
  readonly connectMs: number;
}

/** Both spellings are in use; the lower-case one is the older and wins, as with curl. */
export function proxyFrom(env: Environment): ProxyChoice {
  const value = (name: string) => env[name.toLowerCase()] || env[name] || undefined;
  const http = withScheme(value('HTTP_PROXY'));
  const https = withScheme(value('HTTPS_PROXY'));
  const secrets = [http, https].flatMap((address) => {
    if (!address || !URL.canParse(address)) return [];
    const { password } = new URL(address);
    return password === '' ? [] : [percentDecoded(password)];
  });
  return { settings: { http, https, except: value('NO_PROXY') }, secrets, connectMs: CONNECT_MS };
}

/** `proxy.example:3128` is what most people write, and URL takes its name for a scheme. */
function withScheme(address: string | undefined): string | undefined {
  return address === undefined || address.includes('://') ? address : `http://${address}`;
}
