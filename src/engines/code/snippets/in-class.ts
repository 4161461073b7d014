import { capital } from '../../capital.ts';
import { TYPE_WORDS } from './other-program.ts';
import type { Snippet } from './snippets.ts';

const NO_CLASSES = /^(?:sql|html|css|bash|c)$/;
const NAMED = /\bclass (?:called |named )?([A-Z]\w*)/;

/** "A class that …", in a language that has classes. */
export const asksForClass = (prompt: string, language: string): boolean =>
  !NO_CLASSES.test(language) &&
  /\bclass(?= (?:that|which|with|to|for|having|called|named|where|whose)\b|[,.;:]|$)/i.test(prompt) &&
  !/\b(?:css|character|html|base|data)[ -]class\b|\bclass name/i.test(prompt);

/** A declaration: `$type` and the word in a comment are none. */
export const hasType = (definition: string): boolean =>
  new RegExp(
    `^[ \\t]*(?:\\w+ |template ?<.*> ?)*(?:${TYPE_WORDS}|impl)\\b(?:<.*?>)? +[A-Za-z]|\\bStruct\\b|namedtuple|\\bData\\.define`,
    'm',
  ).test(definition);

const FUNCTIONS: Readonly<Record<string, RegExp>> = {
  java: /^(?:(?:public|private) )?static (?:<[^>]+> )?[\w<>[\], ?.]+ (\w+)\(/gm,
  csharp: /^(?:(?:public|private) )?static (?:async )?[\w<>[\], ?.()]+ (\w+)(?:<\w+>)?\(/gm,
  kotlin: /^fun (?:<[^>]+> )?(\w+)\(/gm,
  swift: /^func (\w+)(?:<[^>]+>)?\(/gm,
};
const VERB = /^(?:is|to|get|has|generate|compute|calculate|validate|count|format)(?=[A-Z])/i;
const HEADS: Readonly<Record<string, string>> = {
  java: 'static class',
  csharp: 'static class',
  kotlin: 'class',
  swift: 'final class',
};

/** The functions of a program in a class, where the wish asks for one; callers name the class then. */
export function inClass(snippet: Snippet, prompt: string, language: string): Snippet {
  const { definition, example } = snippet;
  const pattern = FUNCTIONS[language];
  if (!pattern || !asksForClass(prompt, language) || hasType(definition)) return snippet;
  const names = [...definition.matchAll(pattern)].flatMap(([, name]) => name ?? []);
  const [first] = names;
  // Functions of other forms, such as extensions, are called in other ways.
  if (!first || (/^(?:kotlin|swift)$/.test(language) && names.length > 1)) return snippet;
  if (/^(?:import|typealias|let|val|var|private|internal|@|fun \w+\.|using) ?/m.test(definition))
    return snippet;
  const type = NAMED.exec(prompt)?.[1] ?? `${capital(first.replace(VERB, ''))}Helper`;
  const isSwift = language === 'swift';
  const body = (isSwift ? definition.replace(/^func /m, 'static func ') : definition)
    // Callers are outside of it.
    .replace(/^private (?=static )/gm, '')
    .replace(/^static (?=[\w<])/gm, language === 'csharp' ? 'public static ' : 'static ')
    .replace(/^public (?=public )/gm, '')
    .replace(/^(?=.)/gm, '  ');
  const brace = language === 'csharp' ? '\n{' : ' {';
  const called = names.reduce(
    (text, name) =>
      text
        .replace(
          new RegExp(`(?<![\\w."])${name}(?=(?:<\\w+>)?\\()`, 'g'),
          `${type}${language === 'kotlin' ? '()' : ''}.${name}`,
        )
        .replace(new RegExp(`\\bMain::${name}\\b`, 'g'), `${type}::${name}`),
    example,
  );
  return { ...snippet, definition: `${HEADS[language]} ${type}${brace}\n${body}\n}`, example: called };
}
