import type { Snippet } from '../../snippets/snippets.ts';
import { numberOf, WishText } from '../reading/text.ts';
import { PAGE_ALWAYS, RESTART, silentWith } from './page-words.ts';
import { chosenTopic, otherAnswers } from './quiz.ts';
import { written } from './written.ts';

const ABOUT =
  /^(?=.*\b(?:quiz|trivia)\b)(?!.*\b(?:api|fetch|categor\w+|difficulty|levels?|high ?scores?|leaderboard|true\/false|true or false|images?|pictures|multiple answers|editor|react|upload|explanations?|hints?|local ?storage|progress bar)\b)/i;
const SILENT: ReadonlySet<string> = new Set(
  silentWith(
    'quiz trivia about on multiple choice question questions answer answers option options choices with four one time the a an and of for in at to that which score points result results correct right wrong feedback after each final then general theme topic game knowledge button next',
  ).split(' '),
);
const ALWAYS: readonly RegExp[] = [
  ...PAGE_ALWAYS,
  RESTART,
  /[,;]? ?\b(?:and |with |a |the |it |that |shows? |showing |displays? |displaying |counts? |keeps? |keeping |tracks? |final |total )*(?:score|points|results?)(?: (?:is |are |shown |displayed |counter |at |the |end |of |in )*(?:end|shown|displayed|counter))?\b/,
  /[,;]? ?\b(?:and |with |that |which |it |shows? |showing |tells? |gives? |immediate |instant |the |whether |if |after |each |an? |is |was |highlights? |marks? )*(?:feedback|(?:right|wrong|correct|incorrect)(?: (?:or|and|\/) (?:wrong|incorrect|right))?(?: answers?)?)(?: (?:is |are |in |after |shown|highlighted|marked|each|every|question|answer|green|red|and)\b)*/,
  /[,;]? ?\b(?:with |and |of )*(?:four|4) (?:possible )?(?:choices|options|answers)(?: (?:each|per question|for each question))?\b/,
  /[,;]? ?\b(?:one|single) question (?:at a time|after (?:the other|another))\b/,
];
const TIMER =
  /[,;]? ?\b(?:and |with |a |an |the |each |every |question |has |have |timer of |countdown of |limit of |time limit of |of )*(\d{1,3})[- ]?(?:seconds?|s|sec)(?:[- ](?:timer|countdown|time limit|limit))?(?: (?:per|for each|for every|each|for|a) ?(?:question)?| each)?\b/;
const RANDOM =
  /[,;]? ?\b(?:and |with |in |the |are |a )*(?:random(?:ly)?(?: (?:order|chosen|picked|selected|ordered))?|shuffl(?:ed|es|ing))(?: (?:the )?(?:questions|answers|order|choices)(?: and (?:answers|choices|questions))?)?\b/;
const COUNT =
  /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?= (?:multiple[- ]choice |random |different )*(?:questions|choice)|$)/;
const LARGE: Readonly<Record<string, number>> = { twelve: 12, fifteen: 15, twenty: 20 };

/** A quiz for a page about a topic that is known. */
export function planQuizPage(prompt: string, texts: ReadonlyMap<string, Snippet>): Snippet | undefined {
  const text = texts.get('part quiz-page');
  if (!text || !ABOUT.test(prompt)) return undefined;
  const wish = new WishText(prompt);
  const values = new Map<string, string>();
  const [, seconds] = wish.take(TIMER) ?? [];
  if (seconds) values.set('timer', seconds);
  if (/\btime[dr]?\b|countdown/i.test(wish.rest)) return undefined;
  if (wish.take(RANDOM)) values.set('random', '');
  for (const pattern of ALWAYS) while (wish.take(pattern));
  const [, number] = wish.take(COUNT) ?? [];
  const topic = chosenTopic(wish);
  if (!topic || wish.left(SILENT).length > 0) return undefined;
  const { title, questions } = topic;
  const wanted = number === undefined ? Math.min(10, questions.length) : (LARGE[number] ?? numberOf(number));
  if (wanted < 1 || wanted > questions.length) return undefined;
  const asked = values.has('random') ? questions : questions.slice(0, wanted);
  const quoted = (said: string): string => `'${said.replaceAll("'", "\\'")}'`;
  const rows = asked.map(([said = '', answer = '', ...wrong], at) => {
    const choices = [answer, ...(wrong.length > 0 ? wrong : otherAnswers(questions, at))];
    return `    { text: ${quoted(said)}, choices: [${choices.map(quoted).join(', ')}] },`;
  });
  values.set('questions', rows.join('\n'));
  values.set('title', title);
  if (values.has('random') && wanted < questions.length) values.set('take', `.slice(0, ${wanted})`);
  const read = { name: '', parameters: [], values };
  return { definition: written(text.definition, read), example: written(text.example, read) };
}
