import play from '../data/play.json';
import { capitalized, type PageSettings } from './app-spec.ts';
import { givenCards } from './given-questions.ts';
import { pairsOn } from './quiz-questions.ts';

/** The row of a table whose words a prompt has; the row without words is the one for all other prompts. */
export function topicIn(table: Readonly<Record<string, string>>, prompt: string) {
  for (const [words, row] of Object.entries(table)) {
    const said = words === '' ? undefined : prompt.match(new RegExp(`\\b(?:${words})\\b`, 'gi'));
    if (said) return { row, said: said.join(' ') };
  }
  return { row: table[''], said: '' };
}

const USUAL_PAIRS = 8;
/** Each topic has this many symbols. */
const MOST_PAIRS = 18;

/** "16 cards", "8 pairs", "4x4". */
/** They sit at one screen and take turns. */
const PLAYERS = /\b([2-4])[- ](?:players?|people|kids|children|persons)\b/i;

export function readMemory(prompt: string, title: string): PageSettings {
  const [grid = '', across, down] = /\b(\d{1,2}) ?(?:x|×|by) ?(\d{1,2})\b/i.exec(prompt) ?? [];
  const [many = '', digits, of = ''] =
    /\b(\d{1,3}) (?:[\p{L}-]+ )?(cards|tiles|pairs)\b/iu.exec(prompt.replace(grid, ' ')) ?? [];
  const said = /^pairs$/i.test(of) ? Number(digits) : Number(digits ?? Number(across) * Number(down)) / 2;
  const asked = Number.isFinite(said) ? said : USUAL_PAIRS;
  const pairs = Math.min(MOST_PAIRS, Math.max(2, Math.floor(asked)));
  const { row, said: topic } = topicIn(play.symbols, prompt);
  const symbols = (row ?? Object.values(play.symbols)[1] ?? '').split(' ').slice(0, pairs);
  const least = Math.ceil(Math.sqrt(pairs * 2));
  const even = [least, least + 1].find((count) => (pairs * 2) % count === 0);
  const columns = Number(across ?? even ?? least);
  const [shared = '', count] = PLAYERS.exec(prompt) ?? [];
  return {
    title,
    settings: { title, symbols, columns, ...(shared !== '' && { players: Number(count) }) },
    used: `${pairs === asked ? `${grid} ${many}` : ''} ${topic} ${shared === '' ? '' : `${shared} score scores points turn turns`}`,
    missing: pairs === asked ? [] : [many || grid],
  };
}

/** "A 15 puzzle" has four rows. */
export function readSliding(prompt: string, title: string): PageSettings {
  const [tiles = '', count] = /\b(8|15|24)[- ](?:tiles?[- ])?(?:puzzle|game)\b/i.exec(prompt) ?? [];
  const [grid = '', across, down] = /\b(\d{1,2}) ?(?:x|×|by) ?(\d{1,2})\b/i.exec(prompt) ?? [];
  const asked = across !== undefined && across === down ? Number(across) : Math.sqrt(Number(count ?? 15) + 1);
  const isKept = asked >= 2 && asked <= 8;
  const size = isKept ? asked : 4;
  const isOther = grid !== '' && (across !== down || !isKept);
  return {
    title,
    settings: { title, size },
    used: `${tiles} ${isOther ? '' : grid} ${size} rows columns numbers from 1 to ${size * size - 1}`,
  };
}

const USUAL_LIVES = 8;

/** "Words about the ocean: whale, coral and lagoon" */
const OWN_WORDS =
  /\bwords?\b([^:;.,]{0,40})(?:[:(]|\blike|\bsuch as)\s?((?:\p{L}{2,20},\s){1,40}(?:(?:and|or)\s)?\p{L}{2,20}(?:\s(?:and|or)\s\p{L}{2,20})?)(?=\s*(?:[.;)]|$|,\s\d))/iu;

export function readHangman(prompt: string, title: string): PageSettings {
  const [said = '', digits] =
    /\b(\d{1,2}) (?:[\p{L}-]+ )?(?:lives|tries|guesses|attempts|mistakes|chances|errors)\b/iu.exec(prompt) ??
    [];
  const { row = '', said: topic } = topicIn(play.words, prompt);
  const [listed = '', about = '', list = ''] = OWN_WORDS.exec(prompt) ?? [];
  const own = list.split(/,\s?(?:and\s|or\s)?|\s(?:and|or)\s/i).filter((word) => /^\p{L}+$/u.test(word));
  const isOwn = own.length > 1;
  const lives = Math.max(1, Number(digits ?? USUAL_LIVES));
  return {
    title,
    settings: { title, words: isOwn ? own.map((word) => word.toLowerCase()) : row.split(' '), lives },
    used: `${said} allowed ${isOwn ? `${about} ${listed}` : ''} ${topic === '' ? '' : `${topic} names words theme themed`}`,
  };
}

/** "Wraps around the edges", "comes out on the other side". */
const WRAP =
  /\b(?:can )?(?:wraps?|wrap(?:ped|ping)) (?:around|round)(?: (?:the )?(?:edges?|walls?|screen|board|borders?))?|\b(?:comes? (?:out|back)|reappears?|appears?) (?:on|at) the (?:other|opposite) (?:side|edge)|\b(?:goes|go|going|pass(?:es)?) through (?:the )?walls?/i;
/** "Speeds up every 5 apples", "gets faster with each apple". */
const FASTER =
  /\b(?:speeds? up|gets? faster|becomes? faster|speed increases?|faster and faster|increasing speed)(?: (?:after |for |with |by )?(?:each|every)(?: (\d{1,2}))?(?: (?:apples?|foods?|points?|fruits?|eaten|bites?|meals?))?)?/i;

export function readSnake(prompt: string, title: string): PageSettings {
  const [grid = '', across, down] = /\b(\d{1,2}) ?(?:x|×|by) ?(\d{1,2})\b/i.exec(prompt) ?? [];
  const isKept = across !== undefined && across === down && Number(across) >= 6;
  const wrap = WRAP.exec(prompt)?.[0];
  const [faster = '', every = '1'] = FASTER.exec(prompt) ?? [];
  return {
    title,
    settings: {
      title,
      size: isKept ? Number(across) : 16,
      speed: /\bslow/i.test(prompt) ? 4 : 7,
      ...(wrap !== undefined && { wrap: true }),
      ...(faster !== '' && { faster: Number(every) }),
    },
    used: `${isKept ? grid : ''} ${wrap ?? ''} ${faster}`,
  };
}

export function readFlashcards(prompt: string, title: string): PageSettings {
  const { row, said } = topicIn(play.cards, prompt);
  const own = givenCards(prompt);
  if (own.length > 0) {
    const language = capitalized(/^\p{Lu}\p{L}+/u.exec(said)?.[0] ?? 'front');
    const about = /\bfor ([\p{L} -]{2,40}?)(?=:|\swith\b)/iu.exec(prompt)?.[1] ?? '';
    const words = own.map(({ front, back }) => `${front} ${back}`).join(' ');
    return settings(
      title,
      prompt,
      { front: language, back: language === 'Front' ? 'Back' : 'Translation', cards: own },
      `${said} ${about} ${words} these pairs following`,
    );
  }
  if (row !== undefined) {
    const language = capitalized(said.split(' ')[0]?.toLowerCase() ?? '');
    const cards = row.split('; ').map((pair) => {
      const [front = '', back = ''] = pair.split(', ');
      return { front, back };
    });
    return settings(title, prompt, { front: language, back: 'English', cards }, `${said} english vocabulary`);
  }
  const { pairs, used } = pairsOn(prompt);
  const cards = pairs.map(([front = '', back = '']) => ({ front, back }));
  return settings(title, prompt, { front: 'Front', back: 'Back', cards }, used);
}

/** "Decks for biology, history and French" */
const DECKS =
  /\bdecks? (?:for|on|about|called|named|like|such as|:) ?((?:[\p{L} ]{2,20}, ){0,6}[\p{L} ]{2,20}?,? and [\p{L}]{2,20})/iu;

function decksIn(prompt: string): readonly string[] {
  const named = (DECKS.exec(prompt)?.[1] ?? '').split(/,? and |, /).filter(Boolean);
  return named.length > 1 ? named.map(capitalized) : ['General'];
}

const SPACED =
  /\b(?:spaced[- ]repetition|leitner(?:[- ](?:system|box(?:es)?))?|sm-?2|anki(?:[- ](?:like|style|clone))?|(?:interval|repeat)s? (?:learning|growing)|review schedule)\b(?: (?:system|algorithm))?/i;

interface Cards {
  readonly front: string;
  readonly back: string;
  readonly cards: readonly { readonly front: string; readonly back: string }[];
}

const EXAMPLES = [
  { front: 'Capital of France', back: 'Paris' },
  { front: '7 × 8', back: '56' },
  { front: 'Chemical sign of water', back: 'H₂O' },
];

function settings(title: string, prompt: string, values: Cards, used: string): PageSettings {
  const front = /\bquestions?\b/i.test(prompt) && values.front === 'Front' ? 'Question' : values.front;
  const back = front === 'Question' ? 'Answer' : values.back;
  const decks = /\bdecks?\b/i.test(prompt) ? decksIn(prompt) : undefined;
  const spaced = SPACED.exec(prompt)?.[0];
  const given = values.cards.length === 0 && decks ? EXAMPLES : values.cards;
  // The words of a language belong to its deck.
  const cards = decks?.includes(values.front)
    ? given.map((card) => ({ ...card, deck: values.front }))
    : given;
  return {
    title,
    settings: { title, front, back, cards, ...(decks && { decks }), ...(spaced && { spaced: true }) },
    used: `${used} ${decks?.join(' ') ?? ''} ${spaced ? `${spaced} due review` : ''}`,
  };
}

/** "For Anna, Ben and Carla": two names or more. */
const NAMES =
  /(?<=\b(?:for|between|among|of|with|by|are|to|us|people|friends|flatmates|roommates|members):? \(?|[:(] ?)((?:\p{Lu}[\p{L}'’-]{0,20}, (?:and )?){0,9}\p{Lu}[\p{L}'’-]{0,20},? (?:and|&|or) \p{Lu}[\p{L}'’-]{0,20}|(?:\p{Lu}[\p{L}'’-]{0,20}, ){1,9}\p{Lu}[\p{L}'’-]{0,20})/u;
const USUAL_PEOPLE = ['Ann', 'Bob', 'Eve'];
/** "With 5 friends": as many, and the one who asks. */
const COUNTED =
  /\b(with )?(?:my |our )?(\d{1,2}) (?:[\p{L}-]+ )?(people|persons|friends|flatmates|roommates|housemates|members|students|colleagues)\b/iu;
const OCCASION =
  /\bfor (?:an?|the|our|my) (?:[\p{L}-]+ ){0,2}?(?:trip|holidays?|vacation|house|flat|weekend|party|wedding|tour|journey|festival|household|apartment)\b/iu;

function peopleCounted(prompt: string): readonly string[] {
  const [, isWith, digits, kind = ''] = COUNTED.exec(prompt) ?? [];
  if (digits === undefined || Number(digits) < 2) return USUAL_PEOPLE;
  const one = capitalized(/^p/i.test(kind) ? 'person' : kind.toLowerCase().replace(/s$/, ''));
  const others = Array.from({ length: Number(digits) }, (_, index) => `${one} ${index + 1}`);
  return isWith === undefined ? others : ['Me', ...others];
}

/** The people or teams that a prompt names. */
export function namesIn(prompt: string): { readonly names: readonly string[]; readonly said: string } {
  const [, said = ''] = NAMES.exec(prompt) ?? [];
  const names = said.split(/,? (?:and|&|or) |, (?:and )?/).filter((name) => name !== '' && name !== 'I');
  return { names, said };
}

export function readExpenses(prompt: string, title: string): PageSettings {
  const { names, said: listed } = namesIn(prompt);
  const people = names.length > 1 ? names : peopleCounted(prompt);
  const count = names.length > 1 ? new RegExp(`\\b${names.length} \\p{L}+`, 'iu') : COUNTED;
  return {
    title,
    settings: { title, people },
    used: [names.length > 1 ? listed : '', count.exec(prompt)?.[0], OCCASION.exec(prompt)?.[0]].join(' '),
  };
}
