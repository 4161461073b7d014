import QUESTIONS from '../../data/quiz-questions.json' with { type: 'json' };
import type { Snippet } from '../../snippets/snippets.ts';
import { withParts } from '../outlines/consoles.ts';
import { withOptions } from '../outlines/functions.ts';
import { readOutline } from '../outlines/read-outline.ts';
import { writeOutline } from '../outlines/write-outline.ts';
import { numberOf, WishText } from '../reading/text.ts';

const ABOUT =
  /^(?=.*\b(?:quiz|trivia)\b)(?!.*\b(?:html|page|react|web|browser|class|struct|api|file|csv|json|timer|timed|seconds|difficulty|levels?|true\/false|high ?scores?)\b)/i;
const SILENT: ReadonlySet<string> = new Set(
  'a an the and with that which of in for to it its is are write create make build quiz trivia game program script app application console terminal command line cli small simple text based asks ask user player questions question about on keeps keep keeping score scores counts count tracks track points point shows show prints print tells tell end at final answers answer right correct incorrect wrong one ones given which you they he she i me each after by their them were was when reveals displays display lists list correctly many how got has have whether immediately says say out my built total result results possible options option choices choice mistake mistakes every'.split(
    ' ',
  ),
);
const TOPICS = Object.entries(QUESTIONS);
const WRONG = 3;

/** Extras that a wish may ask for; a question that is asked again until its answer is one of the choices is always there. */
const OPTIONS: Readonly<Record<string, RegExp>> = {
  choice:
    /\b(?:multiple[- ]choice|(?:with )?(?:three|four|3|4) (?:possible )?(?:choices|options|answers)(?: each| per question| to choose from)?)\b/,
  random:
    /\b(?:(?:in )?(?:a )?random(?:ly)?(?: (?:chosen|picked|selected|order))?|shuffl(?:es?|ed|ing)(?: (?:the|their|its|order|of|questions|answers|choices))*)\b/,
  percent: /\b(?:and )?(?:the |as a |in )?(?:percent(?:age)?|%)(?: of (?:right|correct) answers)?/,
  missed:
    /\b(?:the |all )?(?:questions )?(?:wrong answers|(?:that were |which were )?answered (?:wrong(?:ly)?|incorrectly)|mistakes|missed questions|correct answers)\b/,
  again:
    /[,;]? ?\b(?:and )?(?:asks? again|re-?prompts?|rejects?|handles?|validates?)(?: (?:on|for|if|when|the))?(?: (?:bad|wrong|invalid|unknown))(?: (?:input|answers?|choices?|letters?))?/,
};

const OUTLINE = `
[choice] record Question(text: text, answer: text, choices: [text])
[!choice] record Question(text: text, answer: text)
fun play(questions: [Question])
  let score = 0
  [missed] let missed: [Question] = []
  for question in questions
    print question.text
    [choice] let choices = copy(question.choices)
    [choice] shuffle(choices)
    [choice] for i to size(choices)
    [choice]   print "  {i + 1}) {choices[i]}"
    [choice] let given = choices[askWhole("Your answer: ", 1, size(choices)) - 1]
    [!choice] let given = ask("Your answer: ")
    if lower(given) == lower(question.answer)
      print "Right!"
      score += 1
    else
      print "Wrong, it is {question.answer}."
      [missed] append(missed, question)
  print "Score: {score} of {size(questions)} ({fixed(100.0 * score / size(questions), 0)}%)"
  [missed] for question in missed
  [missed]   print "You missed: {question.text} {question.answer}"
example
  let questions: [Question] = []
{rows}
  [random] shuffle(questions)
  [random] play(take(questions, {count}))
  [!random] play(questions)
`;

/** A quiz for the terminal about a topic that is known; undefined for any other. */
export function planQuiz(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Snippet | undefined {
  if (!ABOUT.test(prompt)) return undefined;
  const wish = new WishText(prompt);
  const chosen = new Set(Object.keys(OPTIONS).filter((name) => wish.take(OPTIONS[name] ?? /(?!)/)));
  const [, count] =
    wish.take(/\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b/) ?? [];
  const questions = chosenTopic(wish)?.questions;
  // "Capitals of Asia" would be others.
  if (wish.left(SILENT).length > 0) return undefined;
  const wanted = count === undefined ? 5 : (MANY[count] ?? numberOf(count));
  if (!questions || wanted > questions.length || wanted < 1) return undefined;
  const asked = chosen.has('random') ? questions : questions.slice(0, wanted);
  const rows = asked.map(([text = '', answer = '', ...wrong], at) => {
    const others = wrong.length > 0 ? wrong : otherAnswers(questions, at);
    const choices = [answer, ...others].map((one) => `"${one}"`).join(', ');
    return `  append(questions, Question("${text}", "${answer}"${chosen.has('choice') ? `, [${choices}]` : ''}))`;
  });
  const text = withOptions(OUTLINE, chosen)
    .replace('{rows}', rows.join('\n'))
    .replace('{count}', String(wanted));
  const made = writeOutline(readOutline(text), language);
  return made && withParts(made, language, texts);
}

/** The questions that a wish is for; those of general knowledge where it names no topic. */
export function chosenTopic(
  wish: WishText,
): { readonly title: string; readonly questions: readonly (readonly string[])[] } | undefined {
  const named = TOPICS.find(([words]) => wish.take(new RegExp(`\\b(?:${words})\\b`)));
  const [words = '', questions] = named ?? TOPICS[0] ?? [];
  const name = words.split('|')[0]?.replace(/[?]/g, '') ?? '';
  return questions && { title: `${name.charAt(0).toUpperCase()}${name.slice(1)} quiz`, questions };
}

const MANY: Readonly<Record<string, number>> = { twelve: 12, fifteen: 15, twenty: 20 };

export const otherAnswers = (questions: readonly (readonly string[])[], at: number): string[] =>
  Array.from({ length: WRONG }, (_, i) => questions[(at + i + 1) % questions.length]?.[1] ?? '');
