import table from './commands.json' with { type: 'json' };
import { type Item, isItem } from './item.ts';

interface CommandForm {
  readonly words: readonly string[];
  readonly argument?: string;
  readonly second?: string;
  readonly stdin?: string;
  readonly flags: Readonly<Record<string, string>>;
}

const FORMS = new Map<string, CommandForm>(Object.entries(table));

/** One word for a POSIX shell. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** The command that sends the same request; what has no option of its own goes into `-d`. */
export function commandFor(endpoint: string, body: Item, fileName?: string): string {
  const form = FORMS.get(endpoint);
  if (!form) return '';
  const { argument, second, stdin, flags } = form;
  const taken = new Set([argument, second, stdin]);
  const words = ['octet', ...form.words];
  if (stdin !== undefined) words.push('-');
  for (const name of [argument, second]) {
    if (name === undefined || body[name] === undefined) continue;
    words.push(...argumentsOf(name, body[name], fileName).map(quoted));
  }
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    const flag = flags[name];
    if (taken.has(name)) continue;
    if (flag === undefined || typeof value === 'object') rest[name] = value;
    else words.push(flag, quoted(isPicture(value) ? (fileName ?? 'picture.png') : String(value)));
  }
  if (Object.keys(rest).length > 0) words.push('-d', quoted(JSON.stringify(rest)));
  const piped = stdin === undefined ? '' : `printf %s ${quoted(String(body[stdin] ?? ''))} | `;
  return piped + words.join(' ');
}

const isPicture = (value: unknown): boolean => typeof value === 'string' && value.startsWith('data:');

function argumentsOf(name: string, value: unknown, fileName: string | undefined): string[] {
  if (name === 'messages') return [lastQuestion(value)];
  if (isPicture(value)) return [fileName ?? 'picture.png'];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

function lastQuestion(messages: unknown): string {
  const all = Array.isArray(messages) ? messages.filter(isItem) : [];
  return String(all.findLast(({ role }) => role === 'user')?.content ?? '');
}
