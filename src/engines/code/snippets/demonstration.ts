import type { Task } from '../tasks/task.ts';
import type { Snippet } from './snippets.ts';

const NUMBERS = 'two three four five six'.split(' ');
const WANTED =
  /\b(two|three|four|five|six|[2-6]|several|some|multiple|a few|a couple of) (?:different |sample |usage )?(?:example |test )?(?:examples|strings|inputs|cases|tests|calls|words|sentences|texts)\b/i;

/** How many examples a wish wants to see; undefined if it does not say. */
export function examplesWanted(
  prompt: string,
): { readonly count: number; readonly said: string } | undefined {
  const [said, count = ''] = WANTED.exec(prompt) ?? [];
  if (!said || !/\b(?:main|tests?|tries|shows?|demonstrat\w*|examples?)\b/i.test(prompt)) return undefined;
  const named = NUMBERS.indexOf(count.toLowerCase());
  const some = /couple/i.test(count) ? 2 : 3;
  return { said, count: /^\d/.test(count) ? Number(count) : named < 0 ? some : named + 2 };
}

const plain = (text: string): string => text.toLowerCase().replaceAll('_', '');

/** The lines of an example that call the main function. */
const callsIn = (example: string, task: Task): string[] =>
  example.split('\n').filter((line) => plain(line).includes(`${task.name.toLowerCase()}(`));

export function examplesShown(example: string, task: Task): number {
  const calls = plain(example).split(`${task.name.toLowerCase()}(`).length - 1;
  const texts = example.match(/"[^"%{}\n]*"|'[^'%{}\n]*'/g)?.length ?? 0;
  return calls > 1 ? calls : Math.max(calls, texts);
}

const TEXTS = ['Never odd or even', 'banana', 'Hello again', 'level', 'a-b-c'];

const PRINTS = /\b(?:\w*print\w*|puts|console\.log|echo|WriteLine|cout)\b/i;
const namesIn = (line: string): string[] => line.match(/\b[a-z]\w*\b(?!\()/gi) ?? [];

/** "Before and after": what is printed at the end is printed before it is changed too. */
function withBefore(snippet: Snippet, prompt: string): Snippet {
  const lines = snippet.example.split('\n');
  const printed = lines.flatMap((line, at) => (PRINTS.test(line) ? [at] : []));
  const [at = 0] = printed;
  const [change = '', shown = ''] = lines.slice(at - 1, at + 1);
  const isChanged = namesIn(change).some((name) => namesIn(shown).includes(name));
  // A name that the line declares has no state before it.
  const [, declared = ''] = /\b(?:const|let|var|val|auto)\s+(?:mut )?(\w+)/.exec(change) ?? [];
  const isDeclared =
    namesIn(shown).includes(declared) || new RegExp(`\\b${declared || '(?!)'}\\(`).test(shown);
  if (!/\bbefore and after\b/i.test(prompt) || printed.length !== 1 || at < 1 || !isChanged || isDeclared)
    return snippet;
  return { ...snippet, example: [...lines.slice(0, at - 1), shown, ...lines.slice(at - 1)].join('\n') };
}

/** The hands that were dealt, which differ each time. */
function withHands(snippet: Snippet, prompt: string): Snippet {
  if (!/\bhands?\b|\bdeal/i.test(prompt)) return snippet;
  const example = snippet.example
    .replace(
      /^console\.log\(hands\.length/m,
      "for (const hand of hands) console.log(hand.map(({ rank, suit }) => `${rank} of ${suit}`).join(', '));\n$&",
    )
    .replace(/^print\(len\(hands\)/m, 'for hand in hands:\n  print(*hand, sep=", ")\n$&');
  return { ...snippet, example };
}

/** Repeats the last call on further texts until there are as many examples as the wish wants. */
export function withExamples(given: Snippet, prompt: string, task: Task): Snippet {
  const snippet = withHands(withBefore(given, prompt), prompt);
  const wanted = examplesWanted(prompt);
  const last = callsIn(snippet.example, task).at(-1);
  const argument = last && /\((["'])([^"'%{}\n]*)\1\)/.exec(last);
  if (!wanted || !last || !argument || /^\s|\b(?:let|const|var|val)\b|:?=/.test(last)) return snippet;
  const [whole, quote = '"', text = ''] = argument;
  const lines = snippet.example.split('\n');
  const at = lines.lastIndexOf(last);
  const missing = Math.max(0, wanted.count - examplesShown(snippet.example, task));
  const more = TEXTS.filter((one) => one !== text)
    .slice(0, missing)
    .map((one) =>
      last.replace(
        whole,
        () => `(${quote}${/^[()[\]{}<>]*$/.test(text) ? BRACKETS[one.length % 3] : one}${quote})`,
      ),
    );
  return { ...snippet, example: [...lines.slice(0, at + 1), ...more, ...lines.slice(at + 1)].join('\n') };
}

const BRACKETS = ['(]', '([]{})', '(('];
