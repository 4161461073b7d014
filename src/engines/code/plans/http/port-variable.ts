import type { Snippet } from '../../snippets/snippets.ts';
import type { WishText } from '../reading/text.ts';
import type { Server } from './server.ts';

const SAID =
  /[,;]? ?\b(?:(?:and|that|which|with|whose|it|its|the|an?|reads?|reading|takes?|taking|gets?|uses?|using|listens?|listening|runs?|running|on|configurable|configured) )*port(?: (?:number|that|which|is|are|comes|coming|read|taken|set|given|configured|configurable|defined|to|listen|listens|on|can|be|it|uses?))* (?:from|by|in|via|through|with|using|as) (?:(?:an?|the|its) )?(?:[a-z_]+ )?env(?:ironment)?(?:[ -]?var(?:iable)?)?s?\b(?: (?:called |named )?["'`$]?(?!an?\b|the\b|and\b|with\b|or\b|default|falling)[a-z_]*port\b["'`]?)?/;

const NAMED =
  /,? ?\b(?:and |that |which )?(?:(?:[Ll]istens?|[Ll]istening|[Rr]uns?|[Rr]unning|[Rr]eads?|[Rr]eading|[Uu]ses?|[Uu]sing|[Tt]akes?) )?(?:(?:on|from|at) )?(?:the port )?(?:from |in )?(?:the )?\$?((?:[A-Z]+_)?PORT)\b(?: variable)?/;

/** The port that is used where another one that is asked for is not read: "defaults to 8080", "8080 by default". */
export const USUAL_PORT =
  /[,;(]? ?\b(?:(?:and|with|or|an?|by|the) )*(?:defaults?|defaulting|falls back|falling back|fallback|or)(?: (?:port|value|is|to|of|on|by|else|if|it|not|set|unset))* (\d{4,5}|80)\b\)?(?: (?:by default|if (?:it is )?(?:not set|unset|missing)|otherwise))?/;
export const PORT_OTHERWISE =
  /[,;(]? ?\b(?:(?:and|or|with|using|uses?|port|is|else|but) )*(\d{4,5}|80) (?:by default|as (?:(?:an?|the) )?(?:default|fallback)(?: port| value)?|otherwise|(?:if|when) (?:(?:it|that|the variable) )?(?:is )?(?:not set|unset|missing|absent|empty))\b\)?/;

/** The environment variable that a wish has the port from. */
export function readPortVariable(wish: WishText): string | undefined {
  const found = wish.takeIf(/\benv/, SAID);
  // "Listens on PORT or 3000": in capitals it is the name of the variable.
  const bare = found ? undefined : NAMED.exec(wish.given);
  if (bare) {
    wish.cover(bare.index, bare.index + bare[0].length);
    return bare[1];
  }
  if (!found) return undefined;
  const said = wish.given.slice(found.index, found.index + found[0].length);
  return /\b[A-Z][A-Z_]*PORT\b|\bPORT\b/.exec(said)?.[0] ?? 'PORT';
}

type Reads = (port: number, name: string, snippet: Snippet) => Snippet;

const script: Reads = (port, name, { definition, example }) => ({
  definition,
  example: `const port = Number(process.env.${name} ?? ${port});\n${example
    .replace(`listen(${port},`, 'listen(port,')
    .replace(`"listening on http://localhost:${port}"`, '`listening on http://localhost:${port}`')}`,
});

const READS: Readonly<Record<string, Reads>> = {
  javascript: script,
  typescript: script,
  go: (port, name, { definition, example }) => ({
    definition,
    example: `port := os.Getenv("${name}")\nif port == "" {\n  port = "${port}"\n}\n${example
      .replace(`localhost:${port}"`, 'localhost:" + port')
      .replace(`":${port}"`, '":" + port')}`,
  }),
  python: (port, name, { definition, example }) => ({
    definition: /^import os$/m.test(definition) ? definition : `import os\n${definition}`,
    example: `port = int(os.environ.get("${name}", "${port}"))\n${example
      .replace(
        `print("listening on http://localhost:${port}")`,
        'print(f"listening on http://localhost:{port}")',
      )
      .replace(`("", ${port})`, '("", port)')
      .replace(`port=${port}`, 'port=port')}`,
  }),
};

/** The same server, with the port of its number only where the environment names none. */
export function withPortVariable(
  snippet: Snippet,
  { port, portVariable }: Server,
  language: string,
): Snippet {
  const reads = Object.hasOwn(READS, language) ? READS[language] : undefined;
  return portVariable !== undefined && reads ? reads(port, portVariable, snippet) : snippet;
}
