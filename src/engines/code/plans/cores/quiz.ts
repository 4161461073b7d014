import QUESTIONS from '../../data/quiz-questions.json' with { type: 'json' };
import type { Snippet } from '../../snippets/snippets.ts';
import { numberOf, WishText } from '../reading/text.ts';
import { written } from './written.ts';

const ABOUT =
  /^(?=.*\b(?:quiz|trivia)\b)(?!.*\b(?:html|page|react|web|browser|class|api|file|csv|json|multiple[- ]choice|choices|timer|timed|seconds|difficulty|levels?)\b)/i;
const SILENT: ReadonlySet<string> = new Set(
  'a an the and with that which of in for to it its is are write create make build quiz trivia game program script app application console terminal command line cli small simple text based asks ask user player questions question about keeps keep keeping score scores counts count tracks track points point shows show prints print tells tell end at final answers answer right correct incorrect wrong one ones given which you they he she i me each after by their them were was when reveals displays display lists list correctly many how got'.split(
    ' ',
  ),
);
const TOPICS = Object.entries(QUESTIONS);

/** A quiz for the terminal about a topic that is known; undefined for any other. */
export function planQuiz(prompt: string, texts: ReadonlyMap<string, Snippet>): Snippet | undefined {
  const text = ABOUT.test(prompt) ? texts.get('ask quiz') : undefined;
  if (!text) return undefined;
  const wish = new WishText(prompt);
  const [, count] = wish.take(/\b(\d+|two|three|four|five|six|seven|eight|nine|ten)\b/) ?? [];
  const named = TOPICS.find(([words]) => wish.take(new RegExp(`\\b(?:${words})\\b`)));
  if (wish.left(SILENT).length > 0) return undefined;
  const [, questions] = named ?? TOPICS[0] ?? [];
  const wanted = count === undefined ? 5 : numberOf(count);
  if (!questions || wanted > questions.length || wanted < 1) return undefined;
  const row = /^%row (.*)$/m.exec(text.definition)?.[1] ?? '';
  const rows = questions
    .slice(0, wanted)
    .map(([question = '', answer = '']) => row.replace('{q}', question).replace('{a}', answer))
    .join('\n');
  const values = new Map([['questions', isLastBare(row, text.definition) ? rows.replace(/,$/, '') : rows]]);
  const fill = (part: string): string => written(part, { name: '', parameters: [], values });
  return { definition: fill(text.definition), example: fill(text.example) };
}

/** Arguments have no comma behind the last, elements may. */
const isLastBare = (row: string, definition: string): boolean =>
  /Question\(/.test(row) && /(?:listOf|List\.of)\(/.test(definition);
