import { capitalized, type PageSettings } from './app-spec.ts';
import { namesIn } from './play-settings.ts';

const USUAL_POINTS = { win: 3, draw: 1, loss: 0 };
const USUAL_NAMES = ['Ann', 'Bob', 'Eve', 'Ida'];

/** "3 points for a win", and after it "1 for a draw". */
const POINTS =
  /\b(\d{1,2})(?: points?)?(?: (?:for|per|each))?(?: (?:an?|every|each))? (win|draw|tie|loss|defeat)s?\b/gi;
const SHORT =
  /\b(?:win|draw|tie|loss|defeat)s? (?:=|gives?|is|counts?|earns?|worth|get|gets|scores?) (\d{1,2})(?: points?)?\b/gi;

type Result = keyof typeof USUAL_POINTS;
const resultOf = (word: string): Result =>
  /^win/i.test(word) ? 'win' : /^(?:draw|tie)/i.test(word) ? 'draw' : 'loss';

/** A league with its names and the points of a match. */
export function readLeague(prompt: string, title: string): PageSettings {
  const points = { ...USUAL_POINTS };
  const used: string[] = [];
  for (const [said, digits, word = ''] of prompt.matchAll(POINTS)) {
    points[resultOf(word)] = Number(digits);
    used.push(said);
  }
  for (const [said, digits] of prompt.matchAll(SHORT)) {
    points[resultOf(said)] = Number(digits);
    used.push(said);
  }
  const { names, said } = namesIn(prompt);
  const sport = SPORT.exec(prompt)?.[1] ?? '';
  const shown = title === LEAGUE && sport !== '' ? `${capitalized(sport)} league` : title;
  return {
    title: shown,
    settings: { title: shown, names: names.length > 1 ? names : USUAL_NAMES, ...points },
    used: [...used, names.length > 1 ? `${said} ${names.length}` : '', sport].join(' '),
  };
}

const LEAGUE = 'League table';
/** "Our table tennis league". */
const SPORT =
  /\b(?!our\b|my\b|the\b|an?\b|for\b|small\b|simple\b|local\b)([\p{L}-]{3,20}(?: (?:tennis|pong|hockey|football|soccer|ball))?) (?:league|tournament|championship)s?\b/iu;

const USUAL_ANSWERS = 5;
const MOST_ANSWERS = 12;

/** "Poll: tea, coffee or juice?" */
const CHOICES =
  /(?:\b(?:between|with|options?|answers?|choices?|:) ?:?|\?) ((?:[\p{L}'’-]{2,20}(?: [\p{L}'’-]{2,20})?, ){1,8}[\p{L}'’-]{2,20}(?: [\p{L}'’-]{2,20})?,? (?:or|and) [\p{L}'’-]{2,20}(?: [\p{L}'’-]{2,20})?)(?=[.,;?]|$)/iu;
const QUOTED = /["“]([^"”]{3,120})["”]/;
/** "Poll: what should we cook? …" */
const ASKED = /:\s([^:.;?]{6,120}\?)/;
const COUNTED =
  /\b(?:up to |at most |max(?:imum)? )?(\d{1,2}) (?:[\p{L}-]+ )?(?:answers?|options?|choices?)\b/iu;
const ONCE =
  /\b(?:only |just )?(?:vote|votes|voting) (?:only |just )?once\b|\bone vote (?:per|for each|each)\b[^,.;]{0,20}|\bonce (?:per|each) [\p{L}]+/iu;

const TOPIC =
  /\bpolls? (?:about|on) ((?:[\p{L}-]{2,20} ){0,3}[\p{L}-]{2,20}?)(?=\s(?:with|where|between|that|and|in)\b|[,.;:]|$)/iu;

/** "Vote for the next film night: …" */
const VOTED =
  /\bvot(?:e|es|ing) (?:for|on) ((?:[\p{L}'’-]{2,20} ){0,4}[\p{L}'’-]{2,20}?)(?=\s(?:with|where|between|that|and|in|from)\b|[,.;:]|$)/iu;

/** The choices, by words of the topic. */
const TOPICS: readonly (readonly [RegExp, string])[] = [
  [
    /\bpizza|\btoppings?\b/i,
    'Margherita, Mushrooms, Salami, Four cheeses, Hawaii, Vegetables, Tuna, Spinach',
  ],
  [/\blunch|\bdinner|\bfood|\bmeal|\brestaurant/i, 'Pizza, Sushi, Curry, Salad, Burgers, Pasta, Tacos, Soup'],
  [/\bpets?\b|\banimals?\b/i, 'Dog, Cat, Bird, Fish, Rabbit, Horse, Turtle, Hamster'],
  [/\bseasons?\b/i, 'Spring, Summer, Autumn, Winter'],
  [/\bcolou?rs?\b/i, 'Blue, Green, Red, Yellow, Purple, Orange, Black, White'],
  [/\bsports?\b/i, 'Football, Tennis, Swimming, Running, Cycling, Basketball, Climbing, Skiing'],
  [/\b(?:programming|coding) languages?\b/i, 'Python, JavaScript, Java, Rust, Go, C++, Swift, Kotlin'],
  [
    /\bholidays?\b|\btrips?\b|\btravel/i,
    'Mountains, Beach, City, Lake, Countryside, Islands, Desert, At home',
  ],
  [/\bdays?\b|\bmeetings?\b|\bdates?\b/i, 'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'],
  [/\bmusic|\bsongs?\b|\bband/i, 'Rock, Pop, Jazz, Classical, Hip hop, Electronic, Folk, Soul'],
];
const DRINKS = 'Tea, Coffee, Water, Juice, Milk, Cocoa, Lemonade, Cider, Cola, Wine, Beer, Smoothie';

function usualAnswers(prompt: string, count: number): readonly string[] {
  const known = (TOPICS.find(([words]) => words.test(prompt))?.[1] ?? DRINKS).split(', ');
  return Array.from(
    { length: Math.min(MOST_ANSWERS, Math.max(2, count)) },
    (_, at) => known[at] ?? `Answer ${at + 1}`,
  );
}

/** The question and the answers of a poll, which everybody may replace. */
export function readPoll(prompt: string, title: string): PageSettings {
  const listed = CHOICES.exec(prompt)?.[1];
  const answers = listed?.split(/,? (?:or|and) |, /).map((answer) => capitalized(answer.trim()));
  const [said = '', digits] = COUNTED.exec(prompt) ?? [];
  const most = Math.min(MOST_ANSWERS, Math.max(2, Number(digits ?? USUAL_ANSWERS), answers?.length ?? 0));
  const quoted = QUOTED.exec(prompt)?.[1] ?? ASKED.exec(prompt)?.[1];
  const topic = TOPIC.exec(prompt)?.[1] ?? VOTED.exec(prompt)?.[1];
  const question =
    quoted ??
    (topic === undefined
      ? 'What do you prefer?'
      : /^(?:the|my|our|your) (?:best|worst|most|favou?rite|first|next)\b/i.test(topic)
        ? `What is ${topic}?`
        : `${capitalized(topic)}?`);
  const once = ONCE.exec(prompt)?.[0];
  return {
    title,
    settings: {
      title,
      question: capitalized(question),
      answers:
        answers ?? usualAnswers(prompt, /^(?:up to|at most|max)/i.test(said) ? 3 : Number(digits ?? 3)),
      most,
      once: once !== undefined,
    },
    used: [listed, Number(digits ?? most) === most ? said : '', quoted, topic, once].join(' '),
  };
}
