import { workbench } from './workbench.js';

/** The text of Base64 with - and _, as tokens have it. */
function decoded(part) {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.codePointAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Header and payload of a JSON Web Token. */
export function readToken(token) {
  const parts = token
    .trim()
    .replace(/^Bearer\s+/i, '')
    .split('.');
  if (parts.length !== 3) throw new Error('A token has three parts with dots between them.');
  try {
    return { header: decoded(parts[0]), payload: decoded(parts[1]) };
  } catch {
    throw new Error('Header or payload is not JSON in Base64.');
  }
}

const STEPS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

/** "in 2 hours", "3 days ago" */
export function fromNow(seconds, now) {
  const away = Math.abs(seconds - now);
  const [size, unit] = STEPS.find(([step]) => away >= step) ?? STEPS.at(-1);
  const count = Math.round(away / size);
  const amount = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return seconds >= now ? `in ${amount}` : `${amount} ago`;
}

const TIMES = { iat: 'Issued', nbf: 'Valid from', exp: 'Expires' };

export function mount(root, { title }) {
  return workbench(root, {
    title,
    isPrivate: true,
    fields: [{ name: 'token', label: 'Token', type: 'area' }],
    run({ token }) {
      if (token.trim() === '') return [];
      const { header, payload } = readToken(token);
      const now = Date.now() / 1000;
      const times = Object.entries(TIMES).filter(([claim]) => typeof payload[claim] === 'number');
      const isOver = typeof payload.exp === 'number' && payload.exp <= now;
      return [
        { note: isOver ? 'This token has expired.' : 'This token has not expired.', bad: isOver },
        {
          rows: times.map(([claim, name]) => [
            name,
            `${new Date(payload[claim] * 1000).toISOString()} (${fromNow(payload[claim], now)})`,
          ]),
        },
        { label: 'Header', text: JSON.stringify(header, null, 2) },
        { label: 'Payload', text: JSON.stringify(payload, null, 2) },
        { note: 'The signature is not checked, and the token does not leave this page.' },
      ];
    },
  });
}
