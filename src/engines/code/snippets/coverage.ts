import { stemToken } from '../tasks/stems.ts';
import { isAction, isContent, isLanguageName, readWish } from '../tasks/wish.ts';
import { examplesShown, examplesWanted } from './demonstration.ts';
import { type Delivered, unmetWords } from './met-wishes.ts';
import { wantedName } from './parameters.ts';

export interface Coverage {
  /** What the code does not do, in the words of the wish. */
  readonly unmet: readonly string[];
  /** So much of the wish is missing that the code would be another program. */
  readonly isAnother: boolean;
}

/** From so many words on, a third of the wish is more than a detail. */
const MANY = 3;
const TOO_MUCH = 0.34;

/**
 * The one place that decides whether a stored program is what the wish asks for: each name, number, rule and clause is
 * in the code, or is named as missing, or the wish is refused.
 */
export function coverage(delivered: Delivered): Coverage {
  const { prompt, snippet } = delivered;
  const code = `${snippet.definition}\n${snippet.example}`;
  const shown = examplesWanted(prompt)?.said.toLowerCase().split(' ') ?? [];
  const words = unmetWords(delivered).filter((word) => !shown.includes(word));
  const unmet = [...new Set([...words, ...unmetNames(prompt, code), ...unmetExamples(delivered)])];
  const wish = readWish(prompt);
  const content = new Set(wish.words.filter((word) => isContent(word) && !isLanguageName(word)));
  const missing = words.filter((word) => !/^["/\d]/.test(word));
  const isAnother =
    (missing.length >= MANY && missing.length / Math.max(content.size, 1) >= TOO_MUCH) ||
    lacksClass(delivered) ||
    lacksSignature(delivered) ||
    isOtherKind(delivered) ||
    wish.parts.some((part) => isVerbOf(part.words, part.after) && missing.includes(firstContent(part.words)));
  return { unmet, isAnother };
}

const firstContent = (words: readonly string[]): string => words.find(isContent) ?? '';

/** "And gzip those": what a clause begins with is something to do. */
const isVerbOf = (words: readonly string[], after: string): boolean =>
  /^(?:and|then|that|which)$/.test(after) && isAction(stemToken(firstContent(words)));

/** Names written as in code, such as `toFahrenheit`, in any of the forms that a language has for them. */
function unmetNames(prompt: string, code: string): string[] {
  const plain = code.toLowerCase().replaceAll('_', '');
  // What stands in brackets are parameters, which the code may call something else.
  return [...prompt.replace(/\([^()]*\)/g, ' ').matchAll(/\b[a-z]+(?:[A-Z][a-z0-9]+)+\b/g)]
    .map(([name]) => name)
    .filter((name) => !plain.includes(name.toLowerCase()));
}

/** What the demonstration should have: so many examples, the state before and after. */
function unmetExamples({ prompt, task, snippet }: Delivered): string[] {
  const missing: string[] = [];
  const wanted = examplesWanted(prompt);
  if (wanted && examplesShown(snippet.example, task) < wanted.count) missing.push(wanted.said);
  if (/\bbefore and after\b/i.test(prompt)) {
    const prints = snippet.example.match(
      /\b(?:print\w*|puts|console\.log|echo|println!|Println|WriteLine)\b/g,
    );
    if ((prints?.length ?? 0) < 2) missing.push('before and after');
  }
  const [range, from = '', to = ''] = /\b(\d+)(?:\.\.| to )(\d+)\b/.exec(prompt) ?? [];
  if (range && !new RegExp(`(?<!\\d)${to}(?!\\d)`).test(snippet.example) && !snippet.definition.includes(to))
    missing.push(`${from} to ${to}`);
  const [size, ...sides] = /\b(\d+)\s?[x×]\s?(\d+)\b/.exec(prompt) ?? [];
  if (
    size &&
    !sides.every((side) =>
      new RegExp(`(?<!\\d)${side}(?!\\d)`).test(`${snippet.definition}\n${snippet.example}`),
    )
  )
    missing.push(size);
  return missing;
}

const ASKS = /^(?:is|has|can|are|contains)(?=[A-Z_])/;

/** A function named isPrime tells yes or no; one that lists primes is another, whatever it is called. */
function isOtherKind({ prompt, task }: Delivered): boolean {
  const name = wantedName(prompt, task);
  return (
    name !== undefined &&
    ASKS.test(name) &&
    !ASKS.test(task.name) &&
    !/^(?:is|are|has|valid|check)/i.test(task.name)
  );
}

const TYPE_WORDS = 'class|struct|interface|record|enum|trait|type|object|protocol|module';

/** A class that the wish names must be a type in the code, not only a word. */
function lacksClass({ prompt, snippet }: Delivered): boolean {
  const name = /\b(?:class|struct|interface|enum|trait)\s+(?:called |named )?([A-Z]\w+)/.exec(prompt)?.[1];
  if (!name) return false;
  const declared = new RegExp(
    `\\b(?:${TYPE_WORDS})\\s+(?:class\\s+)?${name}\\b|\\b${name}\\s*=\\s*(?:Struct|namedtuple|class)|\\}\\s*${name}\\s*;|\\btype ${name}\\b`,
  );
  return !declared.test(snippet.definition);
}

/** Parameters that say how a function is called: a different number of them is another function. */
function lacksSignature({ prompt, snippet, language }: Delivered): boolean {
  if (/^(?:sql|html|css|bash)$/.test(language)) return false;
  const [, name = '', list = ''] = /\b([A-Za-z_]\w*)\(([^()]{1,80})\)/.exec(prompt) ?? [];
  const parameters = list.split(',').map((one) => one.trim());
  if (!name || parameters.some((one) => !/^\$?[A-Za-z_]\w*(?:\s*:?\s*[\w[\]<>*&]+)?$/.test(one)))
    return false;
  const found = new RegExp(`(?<![\\w.])${name}(?:<[^>]*>)?\\(([^()]*(?:\\([^()]*\\)[^()]*)*)\\)`).exec(
    snippet.definition,
  );
  if (!found) return false;
  const own = (found[1] ?? '').replace(/<[^>]*>|\([^()]*\)|\[[^\]]*\]|\{[^}]*\}/g, '');
  const given = own
    .split(',')
    .filter((one) => one.trim() !== '' && !/^\s*(?:self|&self|&mut self)\s*$/.test(one));
  const needed = given.filter((one) => !/=(?!>)|\?:/.test(one));
  if (needed.length > parameters.length || given.length < parameters.length) return true;
  // A key that is no function is the name of a field.
  return (
    parameters.some(
      (one, at) =>
        /^(?:key|field|prop|property|column|attr)$/.test(one) &&
        /\bkeyOf\b|\bkeyFn\b|=>|Function|fn\b|\bkey(?:_of|_fn)\b|callable/i.test(
          found[1]?.split(/,(?![^(]*\))/)[at] ?? '',
        ),
    ) ||
    (parameters.includes('key') && /\bkey(?:Of)?\(/.test(snippet.definition))
  );
}
