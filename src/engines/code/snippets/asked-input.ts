import { CURRENT_FOLDER, RUNS_HERE } from './met-clauses.ts';
import type { Delivered } from './met-wishes.ts';
import type { Snippet } from './snippets.ts';

const READS_FILE =
  /\b(?:read|load|open|import)(?:s|ing)?(?: in)? (?:an? |the |any )?(?:[a-z]+ )?(?:[\w.-]+\.(?:csv|json|txt|log)|files?)\b/i;
const OPENS =
  /open|\bFiles?\b|\bFile[.(:]|readFile|read_to_string|read_text|readText|fstream|file_get_contents|\bfs\b|contentsOf|getline|freopen|\bpath\b|fread|STDIN|stdin|System\.in/i;
const PRINTS_ROWS =
  /\b(?:prints?|printing|outputs?|displays?) (?:out )?(?:each|every|all)(?: of)?(?: the| its)? (?:rows?|lines?|records?)\b/i;
const GOES_THROUGH = /\b(?:for|foreach|while|each|forEach|map|join|awk)\b/;

/** A program over a text of its own reads no file, and one that shows a field does not print every row. */
export function unmetFile({ prompt, snippet, language }: Delivered): string[] {
  if (/^(?:sql|html|css|bash)$/.test(language)) return [];
  const [reads] = READS_FILE.exec(prompt) ?? [];
  const [prints] = PRINTS_ROWS.exec(prompt) ?? [];
  const code = `${snippet.definition}\n${snippet.example}`;
  // A function may print as well as the example that calls it.
  const printing = /\bprint|puts|echo|console\.log|println|WriteLine|cout|printf/i.test(snippet.definition)
    ? code
    : snippet.example;
  return [
    ...(reads && !OPENS.test(code) ? [reads] : []),
    ...otherFiles(prompt, snippet.definition, code),
    ...unmetText(prompt, snippet.definition),
    ...(prints && !GOES_THROUGH.test(printing) ? [prints] : []),
  ];
}

const NAMED_FILE = /(?<![\w./-])(?<!\b(?:like|as|e\.g\.) )[\w-]{1,40}(\.(?:csv|json|txt|log|ini|db|md))\b/gi;

const GIVES_TEXT =
  /\b(?:pars|read|convert)(?:e|es|s|ing)? (?:an? |the )?(?:[a-z]+ )?(?:string|text)\b(?! files?\b)/i;

/** A text is asked for, and the function takes the path of a file. */
function unmetText(prompt: string, definition: string): string[] {
  const [said] = /\b(?:files?|paths?)\b/i.test(prompt) ? [] : (GIVES_TEXT.exec(prompt.slice(0, 2_000)) ?? []);
  return said !== undefined &&
    /readFile(?:Sync)?\(path|\bopen\(path|\bpath\.(?:open|read_text)\(/.test(definition)
    ? [said]
    : [];
}

/** A file that the wish names, where the program keeps to another one of its kind. */
const otherFiles = (prompt: string, definition: string, code: string): string[] =>
  [...prompt.slice(0, 2_000).matchAll(NAMED_FILE)]
    .filter(
      ([name, kind = '']) =>
        !code.includes(name) && definition.includes(`${kind}"`) !== definition.includes(`${kind}'`),
    )
    .map(([name]) => name);

/** A program over a folder of its own, or over one that it is given. */
export function unmetPlace({ prompt, snippet, language }: Delivered): string[] {
  if (/^(?:sql|html|css|bash)$/.test(language)) return [];
  const [said] = CURRENT_FOLDER.exec(prompt.slice(0, 2_000)) ?? [];
  return said !== undefined && !RUNS_HERE.test(`${snippet.definition}\n${snippet.example}`)
    ? [said.replace(/^\W+/, '')]
    : [];
}

/** A wish about a file or a folder that is given as an argument is not met by a program over its own text. */
const GIVEN =
  /\b(?:files?|director(?:y|ies)|folders?|paths?|logs?|[\w-]+\.\w{2,4})\b[^.;]{0,30}\b(?:given|passed|named|specified|taken)?\s?(?:as|by|on|via|in) (?:the |its |an? )?(?:first |second |only )?(?:command[- ]line |script )?(?:arguments?\b|\$1|command line)/i;
export const TAKES_ARGUMENTS =
  /\bargv\b|\bARGV\b|\$argv|\$[1-9@*]|\$\{[1-9@]|env::args|os\.Args|\bargs\b|parseArgs|argparse|flag\.|getopts/;
const FROM_STDIN = /\b(?:reads?|from|on) (?:\w+ )?(?:from )?(?:stdin|standard input)\b/i;
const READS_STDIN =
  /stdin|STDIN|\binput\(|System\.in|Console\.(?:In|Read)|readLine|getline|scanf|\bread -r|gets\b|php:\/\/stdin/;
const SHELL_STDIN = /\bcat\b|\$\{1:-/;

/** A cat in a text of another language reads nothing. */
const readsStdin = (code: string, language: string): boolean =>
  READS_STDIN.test(code) || (language === 'bash' && SHELL_STDIN.test(code));

export function takesArguments({ definition, example }: Snippet, language: string): boolean {
  // A function of Bash has arguments of its own.
  const code = language === 'bash' ? example.replace(/'[^']*'/g, '') : `${definition}\n${example}`;
  return TAKES_ARGUMENTS.test(code);
}

/** True for a program that already takes its values from there. */
export const readsFrom = (from: 'arguments' | 'stdin', snippet: Snippet, language: string): boolean =>
  from === 'arguments'
    ? takesArguments(snippet, language)
    : readsStdin(`${snippet.definition}\n${snippet.example}`, language);

export function lacksInput({ prompt, snippet, language }: Delivered): boolean {
  if (/^(?:sql|html|css)$/.test(language)) return false;
  const code = `${snippet.definition}\n${snippet.example}`;
  return (
    (GIVEN.test(prompt.slice(0, 2_000)) && !takesArguments(snippet, language)) ||
    (FROM_STDIN.test(prompt) && !readsStdin(code, language))
  );
}
