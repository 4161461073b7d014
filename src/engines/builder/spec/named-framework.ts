import { NothingUnderstood } from '../../nothing-understood.ts';
import type { AppFramework } from '../files/project-parts.ts';

const MADE_WITH = '(?:made |built |written )?(?:in|with|using|on) (?:the )?';
const AS = '(?= (?:apps?|applications?|apis?|back-?ends?|servers?|services?|projects?|single-page)\\b)';
const named = (names: string): RegExp =>
  new RegExp(`\\b${MADE_WITH}(?:${names})\\b|\\b(?:${names})${AS}`, 'i');

/** Names alone may be other words: people react, and a parcel goes by express. */
const NAMES: readonly (readonly [AppFramework, RegExp])[] = [
  ['vue', named('vue(?:\\.?js)?(?: ?3)?')],
  ['nextjs', named('next\\.?js')],
  ['react', named('react(?:\\.?js)?')],
  ['nodejs', named('node(?:\\.?js)?|express(?:\\.?js)?')],
  ['python', named('python ?3?|django|flask|fastapi')],
];

const API =
  /\b(?:(?:rest(?:ful)?|http|json|crud|web)\s+(?:apis?|back-?ends?|services?|endpoints?)|back-?end\s+(?:api|service|server))\b/i;

interface Named {
  readonly framework: AppFramework;
  readonly said: string;
}

function nameIn(prompt: string): Named | undefined {
  for (const [framework, pattern] of NAMES) {
    const [said] = pattern.exec(prompt) ?? [];
    if (said !== undefined) return { framework, said };
  }
  return undefined;
}

/** Frameworks whose applications have an API of their own. */
const HAS_API: ReadonlySet<AppFramework> = new Set<AppFramework>(['nodejs', 'python', 'nextjs']);

/** The framework that a prompt names, or that has what it asks for. */
export const frameworkIn = (prompt: string): AppFramework | undefined =>
  nameIn(prompt)?.framework ?? (API.test(prompt) ? 'nodejs' : undefined);

/** A prompt without the words that the framework answers, and those that it does not. */
export function withoutFramework(
  prompt: string,
  framework: AppFramework,
): { readonly rest: string; readonly unmet: readonly string[] } {
  const name = nameIn(prompt);
  const api = API.exec(prompt)?.[0];
  const isMet = api === undefined || HAS_API.has(framework);
  const unnamed = name === undefined ? prompt : prompt.replace(name.said, ' ');
  return {
    rest: api === undefined ? unnamed : withoutApi(unnamed, api),
    unmet: [
      ...(name && name.framework !== framework
        ? [`${name.said.trim()} (--framework ${name.framework})`]
        : []),
      ...(isMet ? [] : [`${api} (--framework nodejs)`]),
    ],
  };
}

/** "A small REST API for a shop" is an application; "with a REST API" is one of its parts. */
const withoutApi = (prompt: string, api: string): string =>
  new RegExp(
    `\\b(?:with|and|plus|through|via|over|having)\\s+(?:an?\\s+|the\\s+|its\\s+)?(?:\\w+\\s+)?${api}`,
    'i',
  ).test(prompt)
    ? prompt.replace(
        new RegExp(
          `,?\\s*\\b(?:with|and|plus|through|via|over|having)\\s+(?:an?\\s+|the\\s+|its\\s+)?(?:\\w+\\s+)?${api}`,
          'i',
        ),
        ' ',
      )
    : prompt.replace(api, 'app');

/** Programs that are not pages; a word before "with" or "that" is the program itself. */
const OTHER =
  /\b(?:(?:discord|telegram|slack|whatsapp|twitter|irc)\s+bots?|(?:browser|chrome|firefox|vs\s?code)\s+(?:extensions?|add-?ons?|plug-?ins?)|(?:wordpress|figma|excel)\s+(?:plug-?ins?|add-?ins?)|desktop\s+(?:apps?|applications?|programs?)|(?:bash|shell|python|powershell|node)\s+scripts?|npm\s+(?:package|library|module)|(?:python|npm|rust|go)\s+(?:library|package))\b/i;

/** Throws for a program that is not an application in a browser or on a server. */
export function refuseOtherProgram(prompt: string): void {
  const [head = ''] = prompt.split(/\s(?:with|that|which|where|for|to|and|of)\s|[:,;.]\s/i);
  const [said] = OTHER.exec(head) ?? [];
  if (said !== undefined)
    throw new NothingUnderstood(
      `The local builder makes web applications, no ${said.toLowerCase().replace(/s$/, '')}. Single programs are written by: octet code generate "…"`,
    );
}
