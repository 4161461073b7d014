import type { Snippet } from '../../snippets/snippets.ts';
import { formatOf } from './frame.ts';
import type { Pipeline, Style } from './pipeline.ts';
import { withoutReserved } from './reserved-names.ts';
import { inBash } from './targets/bash.ts';
import { inCSharp } from './targets/csharp.ts';
import { inGo } from './targets/go.ts';
import { inJava } from './targets/java.ts';
import { inStreams } from './targets/java-streams.ts';
import { inKotlin } from './targets/kotlin.ts';
import { hasMoments, isMomentary } from './targets/moments.ts';
import { inPhp } from './targets/php.ts';
import { inPython } from './targets/python.ts';
import { inRuby } from './targets/ruby.ts';
import { inRust } from './targets/rust.ts';
import { ScriptWriter } from './targets/script.ts';
import { asSeparated } from './targets/separators.ts';

export const PIPED: ReadonlySet<string> = new Set([
  'python',
  'javascript',
  'typescript',
  'ruby',
  'php',
  'java',
  'go',
  'bash',
  'csharp',
  'kotlin',
  'rust',
]);

/** Languages with words for the details of a report. */
const EXTENDED: ReadonlySet<string> = new Set(['python']);

/** Undefined in a language that has no words for it. */
export function writePipeline(
  pipeline: Pipeline,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Snippet | undefined {
  const made = writeFor(pipeline, language, texts);
  const separated = made && asSeparated(made, pipeline, language);
  const { keys, fields, columns, numbers } = pipeline;
  const names = [...keys.flatMap(({ name, field }) => [name, field]), ...fields, ...columns, ...numbers];
  return separated && withoutReserved(separated, names, language);
}

function writeFor(
  pipeline: Pipeline,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Snippet | undefined {
  // Two files take more than these languages say in plain words.
  if (pipeline.join && !/^(?:python|javascript|typescript)$/.test(language)) return undefined;
  const { flag, skipped, derived, isFolder, first } = pipeline.extras;
  if ((skipped ?? derived ?? isFolder) !== undefined && !EXTENDED.has(language)) return undefined;
  // A mark stands behind the line of a group.
  const isMarkable =
    pipeline.shape === 'summary' &&
    pipeline.output === 'lines' &&
    pipeline.keys.length > 0 &&
    language !== 'bash';
  if (flag && !isMarkable) return undefined;
  const isOfPart = first !== undefined || pipeline.keys.some(({ isWeekday }) => isWeekday);
  if (isOfPart && !/^(?:python|javascript|typescript|ruby|php)$/.test(language)) return undefined;
  if (pipeline.checks.some(isMomentary) && !hasMoments(language)) return undefined;
  const isShifted = pipeline.order.some(({ from }) => from !== undefined);
  if ((formatOf(pipeline) === 'yaml' || isShifted) && !/^(?:python|ruby)$/.test(language)) return undefined;
  if (pipeline.shape === 'unique' && /^(?:java|go|bash)$/.test(language)) return undefined;
  if (pipeline.isLast && !/^(?:python|javascript|typescript|ruby|php)$/.test(language)) return undefined;
  switch (language) {
    case 'python':
      return inPython(pipeline);
    case 'javascript':
    case 'typescript':
      return new ScriptWriter(pipeline, language === 'typescript', parserIn(texts)).write();
    case 'ruby':
      return inRuby(pipeline);
    case 'php':
      return inPhp(pipeline);
    case 'bash':
      return inBash(pipeline);
    case 'java':
      if (pipeline.style === 'streams') return inStreams(pipeline);
      return inJava(pipeline, texts.get('read-csv')?.definition);
    case 'go':
      return inGo(pipeline, texts.get('read-csv')?.definition);
    case 'csharp':
      return inCSharp(pipeline, texts.get('read-csv')?.definition);
    case 'kotlin':
      return inKotlin(pipeline, texts.get('read-csv')?.definition);
    case 'rust':
      return inRust(pipeline, texts.get('read-csv')?.definition);
    default:
      return undefined;
  }
}

/** The stored reader of CSV, without its own way to open a file. */
const parserIn = (texts: ReadonlyMap<string, Snippet>): string | undefined =>
  texts.get('part csv-records')?.definition;

/** Parts of a language's library that its programs are made of. */
const STYLED: Readonly<Record<string, readonly Style[]>> = {
  csharp: ['linq'],
  kotlin: ['collections'],
  java: ['streams'],
  javascript: ['reduce'],
  typescript: ['reduce'],
  rust: ['iterators'],
  ruby: ['collections'],
};

/** Parts of a pipeline that a language has no code for, in words of the wish. */
export function lacksOf({ output, target, source, shape, style }: Pipeline, language: string): string[] {
  const isCompiled = language === 'java' || language === 'go';
  const format = source.from === 'list' ? undefined : source.format;
  return [
    ...(style && !STYLED[language]?.includes(style) ? [style] : []),
    ...(isCompiled && target !== undefined ? [target] : []),
    ...(language === 'java' && output === 'json' ? ['json'] : []),
    ...(isCompiled && output === 'csv' && target === undefined ? ['csv'] : []),
    ...(language === 'go' && output === 'map' && shape === 'summary' ? ['map'] : []),
    ...(output === 'table' && shape !== 'summary' && (isCompiled || language === 'php') ? ['table'] : []),
    ...(language === 'php' && target !== undefined && output === 'lines' && format !== undefined
      ? [target]
      : []),
  ];
}
