import { forLanguage, languageOr } from '../languages/languages.ts';
import { needsModule } from './global-names.ts';
import { importsFor } from './imports.ts';
import type { Snippet } from './snippets.ts';

/** Usual indentation by language; snippets are stored with two spaces. */
const INDENT: Readonly<Record<string, string>> = {
  javascript: '  ',
  typescript: '  ',
  ruby: '  ',
  bash: '  ',
  sql: '  ',
  html: '  ',
  css: '  ',
  yaml: '  ',
  text: '  ',
  makefile: '\t',
  kotlin: '    ',
  swift: '    ',
  go: '\t',
};

const indentOf = (language: string): string => forLanguage(INDENT, language) ?? '    ';

function reindent(code: string, language: string, levels = 0): string {
  const unit = indentOf(language);
  return code.replace(/^( *)(.*)$/gm, (_, spaces: string, rest: string) => {
    if (!rest) return '';
    const odd = spaces.length % 2 ? ' ' : '';
    return unit.repeat(Math.floor(spaces.length / 2) + levels) + odd + rest;
  });
}

export function comment(text: string, language: string): string {
  const { open, close } = languageOr(language).comment;
  return text
    .split('\n')
    .map((line) => [open, line, close].filter(Boolean).join(' '))
    .join('\n');
}

/** Width of a comment that still fits 80 columns when it is indented. */
const COMMENT_COLUMNS = 70;

/** A comment on lines that fit. */
export function foldedLines(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= COMMENT_COLUMNS) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Import lines that stand at the top of a definition, apart from the rest. */
function splitImports(definition: string): [imports: string, rest: string] {
  const lines = definition.split('\n');
  const first = lines.findIndex((line) => !/^(import|from|use|require|require_relative)\b|^$/.test(line));
  const at = first < 0 ? lines.length : first;
  return [lines.slice(0, at).join('\n').trim(), lines.slice(at).join('\n')];
}

export interface Layout {
  readonly language: string;
  readonly snippet: Snippet;
  readonly summary: string;
  /** The example and what makes the file run by itself. */
  readonly withExample: boolean;
}

/** A whole file: imports, what it is, the definition, and an example that runs. */
export function layOutProgram({ language, snippet, summary, withExample }: Layout): string {
  const [ownImports, rest] = splitImports(snippet.definition);
  const example = withExample ? snippet.example : '';
  const imports = [importsFor(language, `${rest}\n${example}`), ownImports].filter(Boolean).join('\n');
  const about = summary && comment(foldedLines(summary).join('\n'), language);
  const body = (levels: number): string =>
    [reindent(about, language, levels), reindent(rest, language, levels)].filter(Boolean).join('\n');
  const run = (levels: number): string => reindent(example, language, levels);
  return `${parts({ language, imports, body, run, example }).filter(Boolean).join(gap(language))}\n`;
}

const gap = (language: string): string => (language === 'python' ? '\n\n\n' : '\n\n');

/** A whole page around markup; what stands in its head goes there. */
function htmlPage(title: string, markup: string): string {
  const [, styles = ''] = /(^ *<style>[\s\S]*?<\/style>\n)/m.exec(markup) ?? [];
  const content = markup.replace(styles, '');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <style>
      body { margin: 2rem; font-family: system-ui, sans-serif; line-height: 1.5; }
    </style>
${styles}  </head>
  <body>
${content}
  </body>
</html>`;
}

/** Classes of a framework, which are files of their own: no main method stands around them. */
const OWN_FILE: Readonly<Record<string, RegExp>> = {
  java: /^public (?:class|interface|record) /m,
  csharp: /^using [A-Z]/,
};

const SOURCED = /^# For \.bashrc/m;

interface Parts {
  readonly language: string;
  readonly imports: string;
  readonly body: (levels: number) => string;
  readonly run: (levels: number) => string;
  readonly example: string;
}

function parts({ language, imports, body, run, example }: Parts): string[] {
  const unit = indentOf(language);
  const isFile = forLanguage(OWN_FILE, language)?.test(body(0).replace(/^(?:\/\/.*\n)+/, '')) === true;
  if (isFile) return language === 'csharp' ? [body(0)] : [imports, body(0)];
  switch (language) {
    case 'python':
      return [imports, body(0), example && `if __name__ == "__main__":\n${run(1)}`];
    case 'go':
      return ['package main', imports, body(0), example && `func main() {\n${run(1)}\n}`];
    case 'rust':
      return [imports, body(0), example && `fn main() {\n${run(1)}\n}`];
    case 'java': {
      const throws = /\bthrows \w|Files\.|HttpServer\.create|readAllBytes|\.join\(\);|^Thread\.sleep\(/m.test(
        `${body(0)}\n${example}`.replace(/^\s*\/\/.*$/gm, ''),
      )
        ? ' throws Exception'
        : '';
      const main = `${unit}public static void main(String[] args)${throws} {\n${run(2)}\n${unit}}`;
      return [imports, `public class Main {\n${[body(1), example && main].filter(Boolean).join('\n\n')}\n}`];
    }
    case 'c':
    case 'cpp': {
      const args = /\bargv\b/.test(example) ? 'int argc, char *argv[]' : language === 'c' ? 'void' : '';
      return [imports, body(0), example && `int main(${args}) {\n${run(1)}\n${unit}return 0;\n}`];
    }
    case 'csharp': {
      const main = `${unit}static void Main(string[] args)\n${unit}{\n${run(2)}\n${unit}}`;
      // Extension methods stand in a static class.
      const kind = /\(this \w/.test(body(0)) ? 'static class' : 'class';
      return [imports, `${kind} Program\n{\n${[body(1), example && main].filter(Boolean).join('\n\n')}\n}`];
    }
    case 'php':
      return ['<?php', 'declare(strict_types=1);', imports, body(0), run(0)];
    case 'kotlin':
      return [
        imports,
        body(0),
        example && `fun main(${/\bargs\b/.test(example) ? 'args: Array<String>' : ''}) {\n${run(1)}\n}`,
      ];
    case 'sql':
      // A wish for a query implies existing tables: the example must not create its own among them.
      return [body(0), example && comment(`To try it:\n${run(0).replace(/^-- /gm, '')}`, language)];
    case 'html':
      return example ? [htmlPage(run(0), body(2))] : [body(0)];
    case 'css':
      return [body(0), example && comment(`For example:\n${run(0)}`, language)];
    case 'bash':
      // "set -e" would close the shell of whoever reads the file into it.
      return [SOURCED.test(body(0)) ? '' : '#!/usr/bin/env bash\nset -euo pipefail', body(0), run(0)];
    case 'typescript': {
      const whole = [imports, body(0), run(0)];
      // A module has names of its own.
      return needsModule(whole.join('\n')) ? [...whole, 'export {};'] : whole;
    }
    default:
      return [imports, body(0), run(0)];
  }
}
