import type { EngineTools } from '../../engine.ts';
import { OF_LIFE } from '../reading/plain-question.ts';

const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:javascript|js|node)\b/i, 'javascript'],
  [/\b(?:typescript|ts)\b/i, 'typescript'],
  [/\b(?:python|py)\b/i, 'python'],
  [/\bjava\b/i, 'java'],
  [/\bsql\b/i, 'sql'],
  [/\bc\b(?![+#])/i, 'c'],
];

/** The language that a question names, of those that examples are in. */
export const languageIn = (question: string): string | undefined =>
  LANGUAGES.find(([pattern]) => pattern.test(question))?.[1];

type ByLanguage = Readonly<Record<string, string>>;

/** A short listing for each of the ideas; undefined where one of them has none, or none in that language. */
export async function codeExample(
  names: readonly string[],
  language: string | undefined,
): Promise<string | undefined> {
  const { default: stored } = await import('../data/idea-examples.json');
  const examples: Readonly<Record<string, ByLanguage>> = stored.examples;
  const wanted = language === undefined ? undefined : (languageIn(language) ?? language.toLowerCase());
  const shown = names.map((name) => {
    const [fence, code] =
      Object.entries(examples[name] ?? {}).find(([each]) => wanted === undefined || each === wanted) ?? [];
    return code === undefined ? undefined : `\`\`\`${fence}\n${code}\n\`\`\``;
  });
  return shown.includes(undefined) || shown.length === 0 ? undefined : [...new Set(shown)].join('\n\n');
}

/** The idea as a picture out of everyday life. */
export async function plainText(name: string): Promise<string | undefined> {
  const { default: stored } = await import('../data/idea-examples.json');
  const plain: Readonly<Record<string, string>> = stored.plain;
  return plain[name];
}

/** A program for the idea where the code engine has one that is wholly what was asked for. */
export async function writtenExample(
  names: readonly string[],
  language: string | undefined,
  tools: EngineTools,
): Promise<string | undefined> {
  const [name = ''] = names;
  if (names.length !== 1 || language === undefined || language === OF_LIFE) return undefined;
  const fence = language.toLowerCase() === 'js' ? 'javascript' : language.toLowerCase();
  const { generateCode } = await import('../../code/generate.ts');
  const { task, notes, code } = await generateCode({ prompt: name, language: fence }, tools);
  return task === null || notes.length > 0 ? undefined : `\`\`\`${fence}\n${code.trimEnd()}\n\`\`\``;
}
