import { percentDecoded } from '../contract/address.ts';
import { OctetError } from '../errors.ts';

const LONGEST = 4_096;

/** Gives the address of a queue as it is kept. The message never shows it: it may hold a password. */
export function checkQueueUrl(value: string, label: string): string {
  const text = value.trim();
  if (text.length > LONGEST || !/^postgres(ql)?:\/\//.test(text) || /[\p{Cc}\p{Surrogate}]/u.test(text)) {
    throw new OctetError(
      'usage',
      `${label} must be a PostgreSQL address`,
      'such as postgres://user@host:5432/database',
    );
  }
  return text;
}

/** Everything between the user's name and the last @ may be a password, also where it was not encoded. */
export function withoutPassword(url: string): string {
  const { scheme, user, rest } = partsOf(url);
  const [place = '', query] = split(rest, '?');
  const shown = `${scheme}${user === undefined ? '' : `${user.split(':')[0]}@`}${place}`;
  const kept = query?.split('&').filter((part) => !SECRET_PARAMETER.test(part)) ?? [];
  return kept.length > 0 ? `${shown}?${kept.join('&')}` : shown;
}

/** Every text by which the password of an address might turn up. */
export function passwordsIn(url: string): string[] {
  const { user = '', rest } = partsOf(url);
  const [, password = ''] = split(user, ':');
  const [, query = ''] = split(rest, '?');
  const parameters = query.split('&').filter((part) => SECRET_PARAMETER.test(part));
  const given = [password, ...parameters.map((part) => split(part, '=')[1] ?? '')];
  return given.filter((text) => text !== '').flatMap((text) => [text, percentDecoded(text)]);
}

const SECRET_PARAMETER = /^(password|sslpassword)=/i;

function partsOf(url: string): { scheme: string; user: string | undefined; rest: string } {
  const start = url.indexOf('://') + 3;
  const at = url.lastIndexOf('@');
  const scheme = url.slice(0, start);
  if (at < start) return { scheme, user: undefined, rest: url.slice(start) };
  return { scheme, user: url.slice(start, at), rest: url.slice(at + 1) };
}

function split(text: string, mark: string): [string, string | undefined] {
  const place = text.indexOf(mark);
  return place < 0 ? [text, undefined] : [text.slice(0, place), text.slice(place + 1)];
}
