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
const USUAL_QUESTIONS = 12;
/** More would repeat themselves. */
const MOST_SUMS = 72;
/** The last factor of a times table. */
const LAST_FACTOR = 12;
const LINKS = /^(?:of|the|in|and)$/i;

interface Quiz {
  readonly questions: readonly Question[];
  /** The words of the prompt that name the topic; empty for the general one. */
  readonly topic: string;
  readonly used: string;
  readonly missing: readonly string[];
  /** The time for one question. */
  readonly seconds?: number;
  /** The page keeps the best results. */
  readonly scores?: true;
}

/** "A 15 second timer per question", "20 seconds for each question". */
const SECONDS =
  /\b(\d{1,3})[- ]seconds?(?: (?:timer|limit|countdown|time|time limit))?(?: (?:to answer|per|for|each|every|a|on)){1,3} question\b/i;
/** "With a timer": nothing is said about how long. */
const TIMER =
  /\b(?:with|and|plus|has|have|,) (?:an? )?(?:countdown |question )?(?:timer|time limit)\b(?: (?:for|per) (?:each )?question)?/i;
const USUAL_SECONDS = 20;
const SCORES =
  /\b(?:high ?scores?|best (?:scores|results)|leader ?board|hall of fame)(?: (?:table|list|board))?\b/i;

const has = (words: readonly string[], text: string): boolean =>
  new RegExp(`\\b(?:${words.join('|')})\\b`, 'i').test(text);
const saidOf = (topic: Topic | undefined, prompt: string): readonly string[] =>
  [...(topic?.words ?? []), ...(topic?.needs ?? [])].flatMap(
    (word) => prompt.match(new RegExp(`\\b${word}\\b`, 'gi')) ?? [],
  );
const topicOf = (prompt: string): Topic | undefined =>
  TOPICS.find(
    ({ words, needs }) =>
      words.length > 0 && has(words, prompt) && (needs === undefined || has(needs, prompt)),
  );

/** Things and their answers on the topic of a prompt, such as countries and capitals; of other topics there are none. */
export function pairsOn(prompt: string): { pairs: readonly (readonly string[])[]; used: string } {
  const topic = topicOf(prompt);
  return topic?.pairs === undefined
    ? { pairs: [], used: '' }
    : { pairs: topic.pairs, used: saidOf(topic, prompt).join(' ') };
}

/** Questions on the topic of a prompt, or on general knowledge. */
export function quizOn(prompt: string): Quiz {
  const [, link = '', said = ''] =
    /\b(about|on|of|for)\s+(?:the\s+)?([\p{L} -]{2,40}?)(?=\s+(?:with|in|that|called|and|for)\b|[,.;]|$)/iu.exec(
      prompt,
    ) ?? [];
  const found = topicOf(prompt);
  const used = saidOf(found, prompt);
  const strange = used
    .reduce((rest, word) => rest.replace(word, ' '), said)
    .split(' ')
    .filter((word) => word !== '' && !LINKS.test(word));
  const isWhole = strange.length === 0;
  // "World history" is not geography, but "python programming" has to do with computers.
  const isTopic = link !== 'for' || used.some((word) => said.includes(word));
  const isOther = !isWhole && isTopic && said.endsWith(strange.at(-1) ?? '');
  const [tableSaid = '', table] = /\b(\d{1,2}) times[- ]tables?\b/i.exec(prompt) ?? [];
  const topic =
    table === undefined
      ? ((isOther ? undefined : found) ?? TOPICS.find(({ words }) => words.length === 0))
      : TOPICS.find(({ arithmetic }) => arithmetic);
  // A topic that is met in part is named as a whole.
  const topical = isWhole || table !== undefined ? used : used.filter((word) => !said.includes(word));
  const [phrase = '', digits] = /\b(\d{1,3}) (?:[\p{L}-]+ ){0,2}?questions\b/iu.exec(prompt) ?? [];
  const asked = Math.max(1, Number(digits ?? USUAL_QUESTIONS));
  const questions = topic ? questionsOf(topic, asked, table === undefined ? undefined : Number(table)) : [];
  const lacking = digits === undefined ? 0 : asked - questions.length;
  const answers = /\b4 (?:possible )?(?:answers|options|choices|alternatives)\b/i.exec(prompt)?.[0] ?? '';
  const [timed = '', seconds] = SECONDS.exec(prompt) ?? [TIMER.exec(prompt)?.[0] ?? '', undefined];
  const limit = timed === '' ? undefined : Number(seconds ?? USUAL_SECONDS);
  const scores = SCORES.exec(prompt)?.[0];
  return {
    questions,
    ...(limit !== undefined && { seconds: limit }),
    ...(scores !== undefined && { scores: true }),
    topic: found && isWhole ? said.trim() : '',
    used: `${topical.join(' ')} ${phrase} ${answers} ${tableSaid} ${timed} ${scores ?? ''}`,
    missing: lacking > 0 ? [`${lacking} of the ${asked} questions`] : [],
  };
}

function questionsOf(
  { questions, ask = '', pairs = [], arithmetic }: Topic,
  count: number,
  table?: number,
): readonly Question[] {
  if (questions) return questions.slice(0, count);
  if (arithmetic) {
    return Array.from(
      { length: Math.min(count, table === undefined ? MOST_SUMS : LAST_FACTOR) },
      (_, index) => {
        const [a, b] =
          table === undefined ? [3 + ((index * 5) % 9), 4 + ((index * 7) % 8)] : [index + 1, table];
        const answers = [a * b, a * b + a, a * b - b, a * b + 10].map(String);
        return { question: `What is ${a} × ${b}?`, answers: [...new Set(answers)] };
      },
    );
  }
  const step = Math.max(1, Math.floor(pairs.length / count));
  return pairs
    .filter((_, index) => index % step === 0)
    .slice(0, count)
    .map(([name = '', answer = '']) => {
      const at = pairs.findIndex(([other]) => other === name);
      const others = [3, 7, 11].map((far) => pairs[(at + far) % pairs.length]?.[1] ?? '');
      return { question: ask.replace('{}', name), answers: [answer, ...others] };
    });
}
