import { count, listed } from './markdown.ts';
import { short } from './names.ts';

interface LineFacts {
  readonly lines: number;
  readonly blankLines: number;
  readonly commentLines: number;
  readonly definitions: readonly { readonly name: string; readonly line: number }[];
  readonly imports: readonly string[];
}

const COMMENT = /^\s*(\/\/|#(?!include|define|if|endif)|--|;|%|\/\*|\*|<!--|\(\*|REM\b|'|!)/i;
const IMPORT =
  /^\s*(?:#?\s*(?:import|include|require|use|using|open|library|source|@import|load|from))\b[\s("'<]*([^\s"'<>();]+)/;
const DEFINITION =
  /^\s*(?:(?:pub|public|private|protected|internal|export|static|final|abstract|open|override|inline|local|async|data|sealed|virtual)\s+)*(?:def|defp|defn|defun|defmodule|fun|func|fn|function|sub|proc|procedure|class|struct|trait|object|interface|module|enum|protocol|extension|resource|contract|message|service|type|create\s+(?:table|view|function|index)|program|subroutine|target|component|\(define)\s+\(?["'`]?([\w.$:?!-]+)/i;
const SECTION =
  /^(?:\[([^\]]+)\]|#{1,6}\s+(.+)|([.#]?[\w-][\w\s.,:#>-]*)\s*\{|<(\w[\w-]*)[^>]*>|([\w-]+):)\s*$/;

/** Line-based facts for languages without a grammar. */
export function lineFacts(code: string): LineFacts {
  const lines = code.replace(/\n$/, '').split('\n');
  const definitions: { name: string; line: number }[] = [];
  const sections: { name: string; line: number }[] = [];
  const imports: string[] = [];
  lines.forEach((line, index) => {
    const definition = DEFINITION.exec(line);
    if (definition?.[1]) definitions.push({ name: definition[1], line: index + 1 });
    const imported = IMPORT.exec(line);
    if (imported?.[1]) imports.push(imported[1]);
    const section = SECTION.exec(line);
    const title = section?.slice(1).find((group) => group !== undefined);
    if (title) sections.push({ name: short(title, 50), line: index + 1 });
  });
  return {
    lines: lines.length,
    blankLines: lines.filter((line) => line.trim() === '').length,
    commentLines: lines.filter((line) => COMMENT.test(line)).length,
    definitions: definitions.length > 0 ? definitions : sections,
    imports: [...new Set(imports)],
  };
}

function compositionOf({ commentLines, blankLines }: LineFacts): string {
  const parts = [
    ...(commentLines > 0 ? [count(commentLines, 'is a comment', 'are comments')] : []),
    ...(blankLines > 0 ? [`${blankLines} ${blankLines === 1 ? 'is' : 'are'} blank`] : []),
  ];
  return parts.length > 0 ? `of which ${parts.join(' and ')}` : 'without comments';
}

export function lineProse(facts: LineFacts, languageName: string): string {
  const sentences = [
    `${facts.lines === 1 ? 'One line' : `${facts.lines} lines`} of ${languageName}, ${compositionOf(facts)}.`,
  ];
  if (facts.imports.length > 0)
    sentences.push(
      `It brings in ${listed(
        facts.imports.map((name) => `\`${name}\``),
        8,
      )}.`,
    );
  const outline = facts.definitions.slice(0, 40).map(({ name, line }) => `- line ${line}: \`${name}\``);
  const rest = facts.definitions.length - outline.length;
  return [
    sentences.join(' '),
    outline.length > 0
      ? `What it defines, by its lines:\n\n${outline.join('\n')}${rest > 0 ? `\n- …and ${rest} more` : ''}`
      : '',
    `This outline is read from single lines: octet has no grammar for ${languageName} on board. For more, connect a model: \`octet config set upstream URL\` or \`OCTET_UPSTREAM\`.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
