import type { Snippet } from '../../snippets/snippets.ts';
import { inCsharp } from './clients/csharp.ts';
import { inGo } from './clients/go.ts';
import { inJvm } from './clients/jvm.ts';
import { inPhp } from './clients/php.ts';
import { inPython } from './clients/python.ts';
import { inRuby } from './clients/ruby.ts';
import { inScript } from './clients/script.ts';
import type { Client } from './read-client.ts';

type Writer = (client: Client) => Snippet;

const WRITERS: Readonly<Record<string, Writer>> = {
  javascript: (client) => inScript(client, false),
  typescript: (client) => inScript(client, true),
  python: inPython,
  go: inGo,
  java: (client) => inJvm(client, false),
  kotlin: (client) => inJvm(client, true),
  csharp: inCsharp,
  ruby: inRuby,
  php: inPhp,
};

const SCRIPTS = /script$/;
/** An exception for a failed connection can be told from one for a status. */
const TELLS_NETWORK = /script$|^(?:python|go)$/;

/** Words of the wish that the functions of a language do not meet. */
function lacksIn(client: Client, prompt: string, language: string): string[] {
  const says = (pattern: RegExp): string[] => pattern.exec(prompt)?.slice(0, 1) ?? [];
  const isJvm = /^(?:java|kotlin)$/.test(language);
  return [
    ...(client.usesRequests && language !== 'python' ? ['requests'] : []),
    ...(client.fails === 'result' && (!SCRIPTS.test(language) || client.retriesOn)
      ? says(/result|union|either/i)
      : []),
    ...(client.isTyped && client.fails !== 'result' && !/^(?:typescript|go|csharp)$/.test(language)
      ? says(/typed?|generic/i)
      : []),
    ...(client.fails === 'nothing' &&
    (/^(?:go|csharp)$/.test(language) || (client.retriesOn && !TELLS_NETWORK.test(language)))
      ? says(/null|none|nil|undefined|nothing/i)
      : []),
    ...(client.hasQuery && /^(?:java|kotlin|csharp)$/.test(language)
      ? says(/query|parameters?|params?/i)
      : []),
    ...(isJvm && client.gives === 'json'
      ? says(/\b(?:pars|decod|deserializ)\w+|\binto (?:an? |the )?\w+|\bobjects?\b/i)
      : []),
    ...(client.retriesOn?.isNetwork && !TELLS_NETWORK.test(language) ? [client.retriesOn.said] : []),
  ];
}

const ONLY_200 =
  /\b(?:non[- ]?200|not (?:a )?200|other than 200|(?:except|only|unless(?: it is| the status is)?) 200)\b/i;
/** The tests for any status from 200 to 299, and the same for 200 alone. */
const STATUS_TESTS: readonly (readonly [RegExp, string])[] = [
  [/ ?\/ ?100 (==|!=) 2\b/g, ' $1 200'],
  [/!response\.is_a\?\(Net::HTTPSuccess\)/g, "response.code != '200'"],
  [/\bresponse\.is_a\?\(Net::HTTPSuccess\)/g, "response.code == '200'"],
  [/!response\.ok\b/g, 'response.status !== 200'],
  [/\bresponse\??\.ok\b/g, 'response?.status === 200'],
];

function onlyFor200(snippet: Snippet): Snippet {
  const definition = STATUS_TESTS.reduce((text, [any, one]) => text.replace(any, one), snippet.definition);
  return { ...snippet, definition };
}

/** The function, with what it lacks of the wish; undefined in a language that has none of this. */
export function writeClient(
  client: Client,
  prompt: string,
  language: string,
): { snippet: Snippet; unmet: readonly string[] } | undefined {
  const write = WRITERS[language];
  if (!write) return undefined;
  const snippet = write(client);
  const unmet = [...client.unmet, ...lacksIn(client, prompt, language)];
  const said = ONLY_200.exec(prompt)?.[0];
  if (said === undefined) return { snippet, unmet };
  const exact = onlyFor200(snippet);
  return { snippet: exact, unmet: exact.definition === snippet.definition ? [...unmet, said] : unmet };
}
