import { capitalized } from './app-spec.ts';

interface Question {
  readonly question: string;
  /** The right one first. */
  readonly answers: readonly string[];
}

/** The questions and answers that a prompt holds itself. */
export interface Given {
  readonly questions: readonly Question[];
  readonly used: string;
  readonly missing: readonly string[];
}

/** A question, after the sentence or the number before it. */
const QUESTION =
  /(?<=^|[.:;\n)"”]\s*|\b\d{1,2}[.)]\s*)(?:\d{1,2}[.)]\s*)?["“]?(\p{Lu}[^?.:;\n]{4,160}\?)["”]?/gu;
/** "1b, 2a" at the end. */
const KEY =
  /\b(?:right |correct )?(?:answers?|key|solutions?)(?: are| is)?:?\s*((?:\d{1,2}\s?[-.:)=]?\s?[a-f]\b[,;.\s]*(?:and\s)?)+)/i;
const LETTERED = /(?:^|[\s,;])\(?([a-f])[).:]\s*/i;
const MARK = /\s*(?:\*|✓|✔|\((?:correct|right|true|answer)\))\s*$/i;
/** "(Jupiter)", "answer: Jupiter", "– Jupiter" after the answers. */
const RIGHT =
  /\s*(?:\(((?!\s*(?:correct|right))[^()]+)\)|[,;–—-]?\s*\b(?:the\s)?(?:(?:correct|right)(?:\sanswer)?|answer|solution)(?:\sis|:)\s*([^,;.]+))\s*$/i;
const MOST_ANSWERS = 6;

const clean = (text: string): string =>
  text
    .trim()
    .replace(/^(?:or|and|[-–—=:])\s*/i, '')
    .replace(/^["“]|["”,;.\s]+$/g, '');
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function readOne(
  question: string,
  tail: string,
  letter: string | undefined,
): Question & { readonly isOpen: boolean } {
  const [said = '', inside, after] = RIGHT.exec(tail) ?? [];
  const list = tail.slice(0, tail.length - said.length);
  const lettered = list.split(new RegExp(LETTERED, 'gi'));
  const parts =
    lettered.length > 3 ? lettered.filter((_, at) => at > 0 && at % 2 === 0) : list.split(/[,;/]|\sor\s/i);
  const marked = parts.find((part) => MARK.test(part));
  const answers = parts
    .map((part) => clean(part.replace(MARK, '')))
    .filter(Boolean)
    .slice(0, MOST_ANSWERS);
  const named = clean(inside ?? after ?? marked?.replace(MARK, '') ?? '');
  const right = letter === undefined ? named : (answers['abcdef'.indexOf(letter.toLowerCase())] ?? '');
  const first = answers.find((answer) => isSame(answer, right)) ?? right;
  return {
    question,
    answers: first === '' ? answers : [first, ...answers.filter((answer) => !isSame(answer, first))],
    isOpen: first === '' && answers.length > 1,
  };
}

/** "Which planet is the largest? Jupiter, Saturn, Earth (Jupiter)." */
export function givenQuestions(prompt: string): Given | undefined {
  const keyed = KEY.exec(prompt);
  const letters = [...(keyed?.[1] ?? '').matchAll(/[a-f]\b/gi)].map(([letter]) => letter);
  const text = keyed === null ? prompt : prompt.replace(keyed[0], ' ');
  const found = [...text.matchAll(QUESTION)];
  const read = found.map((one, at) => {
    const from = one.index + one[0].length;
    const rest = text
      .slice(from, found[at + 1]?.index ?? text.length)
      .replace(new RegExp(`\\s*\\b${at + 2}[.)]\\s*$`), '');
    const tail = /^(?:[^.;\n]|\.(?=\S)|;(?=\s*[a-f][).]))*/i.exec(rest)?.[0] ?? '';
    return readOne(one[1] ?? '', tail, letters[at]);
  });
  const known = read.filter(({ answers }) => answers.length > 0);
  if (known.length === 0) return undefined;
  const all = known.map(({ answers }) => answers[0] ?? '');
  // A single answer stands among those to the other questions.
  const questions = known.map(({ question, answers }, at) => {
    const others = [...all.slice(at + 1), ...all.slice(0, at)].filter(
      (one) => !isSame(one, answers[0] ?? ''),
    );
    return {
      question,
      answers: [...new Set(answers.length > 1 ? answers : [...answers, ...others.slice(0, 3)])].map(
        capitalized,
      ),
    };
  });
  const open = known.filter(({ isOpen }) => isOpen).length;
  return {
    questions,
    used: `${found.map((one) => one[0]).join(' ')} ${questions.flatMap(({ answers }) => answers).join(' ')} ${keyed?.[0] ?? ''} a b c d e f ${questions.map((_, at) => at + 1).join(' ')}`,
    missing: open === 0 ? [] : [`which answer is right in ${open} of the questions (the first one counts)`],
  };
}

const PAIR =
  /(?<=^|[,;:\n(]\s*|\sand\s)([^,;:=\n()]{1,60}?)\s*(?:=|→|->|\s[–—-]\s)\s*([^,;=\n()]{1,80}?)(?=\s*(?:[,;\n)]|$)|\sand\s[^,;=]{1,40}(?:=|→|->))/gu;

/** "La cuillère = spoon, le couteau = knife": the two sides of cards. */
export function givenCards(prompt: string) {
  const cards = [...prompt.matchAll(PAIR)].map(([, front = '', back = '']) => ({
    front: front.trim().replace(/^(?:.*\b(?:with|like|for|of|such as)|and)\s(?=\S+(?:\s\S+)?$)/iu, ''),
    back: back
      .trim()
      .replace(
        /(?:[.!]\s.*|\s(?:and|with|that|where|so)\s(?:an?|the|i|it|we|count|show|shuffle|let|track|keep|then|also)\b.*|[.!])$/is,
        '',
      ),
  }));
  return cards.length < 2 ? [] : cards;
}
