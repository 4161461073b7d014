import { hash } from 'node:crypto';
import { parseJson } from '../../client/json.ts';
import { type Endpoint, endpoints } from '../../contract/endpoints.ts';
import { parse } from '../../contract/parse.ts';
import { isObject } from '../../contract/shape.ts';
import { OctetError } from '../../errors.ts';
import { stringifyExact } from '../../exact-json.ts';

/** One line of the input, ready to be sent. */
export interface BatchLine {
  readonly index: number;
  readonly id: string | number | bigint | null;
  readonly endpoint: Endpoint;
  readonly body: Record<string, unknown>;
  /** The body as it travels. */
  readonly text: string;
  /** The same for the same line of the same file, so that a repetition is known as one. */
  readonly key: string;
}

type Shape = (fields: Record<string, unknown>) => Record<string, unknown>;
const asIs: Shape = (fields) => fields;

/** The commands that a line may name, and how their fields become a request. */
const COMMANDS: Readonly<Record<string, readonly [Endpoint, Shape]>> = {
  chat: [endpoints.chatCompletions, chatFields],
  complete: [endpoints.completions, asIs],
  embed: [
    endpoints.embeddings,
    ({ text, ...rest }) => (text === undefined ? rest : { input: text, ...rest }),
  ],
  'code generate': [endpoints.codeGenerate, asIs],
  'code complete': [endpoints.codeComplete, asIs],
  'code refactor': [endpoints.codeRefactor, asIs],
  'code explain': [endpoints.codeExplain, asIs],
  'image generate': [endpoints.imageGenerate, asIs],
  'image edit': [endpoints.imageEdit, asIs],
  'image upscale': [endpoints.imageUpscale, asIs],
  'music generate': [endpoints.musicGenerate, asIs],
  'video generate': [endpoints.videoGenerate, asIs],
  build: [endpoints.build, asIs],
  'build chat': [endpoints.buildChat, asIs],
};

function chatFields({ prompt, system, ...rest }: Record<string, unknown>): Record<string, unknown> {
  if (prompt === undefined) return rest;
  const first = system === undefined ? [] : [{ role: 'system', content: system }];
  return { messages: [...first, { role: 'user', content: prompt }], ...rest };
}

export class BadLine extends OctetError {
  constructor(
    readonly index: number,
    readonly id: string | number | bigint | null,
    message: string,
  ) {
    super('usage', message, undefined, { code: 'cli_bad_line' });
  }
}

/** Reads one line; what is wrong with it is that line's own failure, not the run's. */
export function readLine(text: string, index: number, run: string): BatchLine {
  const value = parseJson(text);
  if (!isObject(value)) throw new BadLine(index, null, `line ${index + 1} is not a JSON object`);
  const { id: given, command, endpoint: path, ...fields } = value;
  const id = isId(given) ? given : null;
  const bad = (message: string) => new BadLine(index, id, `line ${index + 1}: ${message}`);
  const [endpoint, shape] = findTarget(command, path) ?? [];
  if (!endpoint || !shape) throw bad(noTarget(command, path));
  const body = shape(fields);
  if (body.stream === true) throw bad('"stream" is not supported in a batch');
  const parsed = endpoint.request && parse(endpoint.request, body);
  if (parsed && !parsed.ok) throw bad(parsed.problems.join('; '));
  const sent = stringifyExact(body);
  return { index, id, endpoint, body, text: sent, key: keyOf(`${run}\n${index}\n${endpoint.path}\n${sent}`) };
}

const isId = (given: unknown): given is string | number | bigint =>
  typeof given === 'string' || typeof given === 'number' || typeof given === 'bigint';

function findTarget(command: unknown, path: unknown): readonly [Endpoint, Shape] | undefined {
  if (typeof command === 'string') {
    const words = command.trim().replace(/\s+/g, ' ');
    return Object.hasOwn(COMMANDS, words) ? COMMANDS[words] : undefined;
  }
  if (typeof path !== 'string') return undefined;
  const bare = path.replace(/^POST\s+/i, '').replace(/^\/(api\/)?v1(?=\/)/, '');
  const known = Object.values<Endpoint>(endpoints).find((each) => each.risk === 'paid' && each.path === bare);
  return known && known.streams !== 'always' ? [known, asIs] : undefined;
}

function noTarget(command: unknown, path: unknown): string {
  const commands = Object.keys(COMMANDS).join(', ');
  if (typeof command === 'string')
    return `the command ${quoted(command)} cannot be used in a batch; commands: ${commands}`;
  if (command !== undefined) return '"command" must be text';
  if (typeof path === 'string') return `the endpoint ${quoted(path)} cannot be used in a batch`;
  if (path !== undefined) return '"endpoint" must be text';
  return 'a line needs a "command" such as "chat" or an "endpoint" such as "/chat/completions"';
}

const LONGEST_QUOTED = 60;

function quoted(text: string): string {
  return JSON.stringify(text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED)}…` : text);
}

/** A version 4 UUID in form, made from the content instead of chance. */
function keyOf(content: string): string {
  const hex = hash('sha256', content, 'hex');
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
