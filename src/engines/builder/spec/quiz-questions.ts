import stored from '../data/quiz.json';

interface Question {
  readonly question: string;
  /** The right one first. */
  readonly answers: readonly string[];
}

interface Topic {
  /** Regular expressions for whole words; the topic without any is the one for all other prompts. */
  readonly words: readonly string[];
  readonly needs?: readonly string[];
  readonly questions?: readonly Question[];
  /** A question with `{}` for the first of each pair; the second is the answer. */
  readonly ask?: string;
  readonly pairs?: readonly (readonly string[])[];
  readonly arithmetic?: boolean;
}

const TOPICS: readonly Topic[] = stored;
const MOST_QUESTIONS = 12;
const LINKS = /^(?:of|the|in|and)$/i;

interface Quiz {
  readonly questions: readonly Question[];
  /** The words of the prompt that name the topic; empty for the general one. */
  readonly topic: string;
  readonly used: string;
}

/** Questions on the topic of a prompt, or on general knowledge. */
export function quizOn(prompt: string): Quiz {
  const has = (words: readonly string[]): boolean =>
    new RegExp(`\\b(?:${words.join('|')})\\b`, 'i').test(prompt);
  const found = TOPICS.find(
    ({ words, needs }) => words.length > 0 && has(words) && (needs === undefined || has(needs)),
  );
  const said =
    /\b(?:about|on|of|for)\s+(?:the\s+)?([\p{L} -]{2,40}?)(?=\s+(?:with|in|that|called|and)\b|[,.;]|$)/iu.exec(
      prompt,
    )?.[1] ?? '';
  const topic = found ?? TOPICS.find(({ words }) => words.length === 0);
  const used = found
    ? [...found.words, ...(found.needs ?? [])].flatMap(
        (word) => prompt.match(new RegExp(`\\b${word}\\b`, 'gi')) ?? [],
      )
    : [];
  const most = Number(/\b(\d{1,2}) (?:[\p{L}-]+ )?questions\b/iu.exec(prompt)?.[1] ?? MOST_QUESTIONS);
  const questions = topic ? questionsOf(topic).slice(0, Math.max(1, most)) : [];
  return {
    questions,
    topic: found && said.split(' ').every((word) => used.includes(word) || LINKS.test(word)) ? said : '',
    used: used.join(' '),
  };
}

function questionsOf({ questions, ask = '', pairs = [], arithmetic }: Topic): readonly Question[] {
  if (questions) return questions;
  if (arithmetic) {
    return Array.from({ length: MOST_QUESTIONS }, (_, index) => {
      const [a, b] = [3 + ((index * 5) % 9), 4 + ((index * 7) % 8)];
      const answers = [a * b, a * b + a, a * b - b, a * b + 10].map(String);
      return { question: `What is ${a} × ${b}?`, answers: [...new Set(answers)] };
    });
  }
  const step = Math.max(1, Math.floor(pairs.length / MOST_QUESTIONS));
  return pairs
    .filter((_, index) => index % step === 0)
    .slice(0, MOST_QUESTIONS)
    .map(([name = '', answer = '']) => {
      const at = pairs.findIndex(([other]) => other === name);
      const others = [3, 7, 11].map((far) => pairs[(at + far) % pairs.length]?.[1] ?? '');
      return { question: ask.replace('{}', name), answers: [answer, ...others] };
    });
}
