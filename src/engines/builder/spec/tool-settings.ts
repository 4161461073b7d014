import tools from '../data/tools.json';
import { capitalized, type PageSettings } from './app-spec.ts';

type Reader = (prompt: string, title: string) => PageSettings;

const WELCOME = `# Welcome

Write **Markdown** on the left and see it on the right.

- lists, \`code\`, [links](https://example.com)
- > quotes and headings`;

/** One text, or notes with a search. */
const readMarkdown: Reader = (prompt, title) => {
  const single = !/\bnotes?\b|\bnote-?(?:taking|book|pad)|\bdocuments\b|\bsearch/i.test(prompt);
  const usual = single ? 'Markdown editor' : 'Notes';
  const name = title === 'Markdown' ? usual : title;
  return {
    title: name,
    settings: { title: name, single, notes: [{ id: 1, text: WELCOME }] },
    used: 'side by side split split-screen',
  };
};

const COLOURS: Readonly<Record<string, string>> = {
  green: '#15803d',
  red: '#b91c1c',
  blue: '#1d4ed8',
  grey: '#5b6068',
  gray: '#5b6068',
  orange: '#b45309',
  yellow: '#8a6a00',
  purple: '#7e22ce',
  pink: '#be185d',
  black: '#1f2937',
};
const STATES = {
  free: 'available|free|open|empty|vacant',
  taken: 'taken|booked|occupied|reserved|sold|unavailable',
  chosen: 'selected|chosen|picked|mine',
};

/** "Taken seats are red", "red for booked": the colour of a state. */
function colourOf(prompt: string, words: string) {
  const names = Object.keys(COLOURS).join('|');
  const [said, after, before] =
    new RegExp(
      `\\b(?:${words})\\b(?: (?:seats?|ones|places|are|is|be|shown|marked|in|as|turn|coloured|colored)){0,5} (${names})\\b|\\b(${names}) (?:(?:for|if|when|means|seats?|are|is|=) ){0,3}(?:${words})\\b`,
      'i',
    ).exec(prompt) ?? [];
  return { said: said ?? '', colour: COLOURS[(after ?? before ?? '').toLowerCase()] };
}

const STAGES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:plane|airplane|aircraft|flight|bus|coach|train)\b/i, 'Front'],
  [/\b(?:theat(?:re|er)|concert|stage|hall|show|event)\b/i, 'Stage'],
];

/** Seats beside each other where only their number is said. */
const aisleWidth = (prompt: string): number =>
  /\b(?:bus|coach|train)\b/i.test(prompt)
    ? 4
    : /\b(?:plane|aircraft|airplane|flight)\b/i.test(prompt)
      ? 6
      : 10;

const readSeats: Reader = (prompt, title) => {
  const [grid = '', rows, columns] =
    /\b(\d{1,2}) rows? (?:of|with|by|and|x|×)? ?(\d{1,2})(?: (?:seats|columns|places))?(?: (?:each|per row))?/i.exec(
      prompt,
    ) ??
    /\b(\d{1,2}) ?(?:x|×|by) ?(\d{1,2})\b/i.exec(prompt) ??
    [];
  const [many = '', count] = grid === '' ? (/\b(\d{1,3}) seats\b/i.exec(prompt) ?? []) : [];
  const wide = Number(columns ?? (count === undefined ? 8 : Math.min(aisleWidth(prompt), Number(count))));
  const deep = Number(rows ?? (count === undefined ? 6 : Math.ceil(Number(count) / wide)));
  const isKept =
    deep >= 1 &&
    deep <= 26 &&
    wide >= 1 &&
    wide <= 30 &&
    (count === undefined || deep * wide === Number(count));
  const states = Object.entries(STATES).map(([state, words]) => ({ state, ...colourOf(prompt, words) }));
  const [price = '', amount] =
    /(?:[$€£] ?)?(\d{1,4}(?:\.\d{1,2})?) ?(?:[$€£]|euros?|dollars?|pounds?)? (?:per|a|for each|each) (?:seat|ticket)/i.exec(
      prompt,
    ) ?? [];
  const asked = Object.fromEntries(states.flatMap(({ state, colour }) => (colour ? [[state, colour]] : [])));
  const stage = STAGES.find(([words]) => words.test(prompt))?.[1] ?? 'Screen';
  return {
    title,
    settings: {
      title,
      rows: isKept ? deep : 6,
      columns: isKept ? wide : 8,
      stage,
      colours: { free: COLOURS.green, taken: COLOURS.red, chosen: COLOURS.blue, ...asked },
      ...(amount !== undefined && { price: Number(amount) }),
    },
    used: `${isKept ? `${grid} ${many}` : ''} ${price} ${states.map(({ said }) => said).join(' ')}`,
  };
};

const HARMONIC = /\b(\d{1,2}) (?:[\p{L}-]+ )?(?:colou?rs|ones|shades)\b/iu;
/** The palette is made around a colour that the user picks. */
const BASE = /\b(?:base|main|brand|start(?:ing)?|primary|seed|given) colou?rs?\b/i;

const readPalette: Reader = (prompt, title) => {
  const gradient = /\bgradients?\b/i.test(prompt);
  const isSingle = !gradient && !/\b(?:palettes?|schemes?|colou?rs)\b/i.test(prompt);
  const [said = '', digits] = HARMONIC.exec(prompt) ?? [];
  const asked = Number(digits ?? (gradient ? 2 : isSingle ? 1 : 5));
  const isKept = asked >= 1 && asked <= 12;
  const usual = gradient ? 'Gradient generator' : isSingle ? 'Random colour' : 'Colour palette';
  const name = title === 'Colour palette' ? usual : title;
  const base = gradient || isSingle ? undefined : BASE.exec(prompt)?.[0];
  return {
    title: name,
    settings: { title: name, count: isKept ? asked : 5, gradient, ...(base && { base: '#336699' }) },
    used: `${isKept ? said : ''} ${base ?? ''}`,
    absent: gradient ? '' : 'css angle direction',
  };
};

const ZONES = new Map(Object.entries(tools.zones));
const PLACE =
  /\b(?:for|in|of|with|like|showing|times?|cities:?|:) ((?:\p{Lu}[\p{L}.'’-]{0,30}(?: \p{Lu}[\p{L}'’-]{0,30}){0,2}(?:, and | and |, |(?![\p{L}'’-])))+)/gu;

const readClock: Reader = (prompt, title) => {
  const named = [...prompt.matchAll(PLACE)]
    .flatMap(([, list = '']) => list.split(/, and | and |, /))
    .filter(Boolean);
  const known = named.flatMap((name) => {
    const zone = ZONES.get(name.toLowerCase());
    return zone === undefined ? [] : [{ name, zone }];
  });
  const isWorld = /\bworld\b|\btime ?zones?\b|\bcities\b/i.test(prompt);
  const usual = ['London', 'New York', 'Tokyo', 'Sydney'].map((name) => ({
    name,
    zone: ZONES.get(name.toLowerCase()),
  }));
  const places = known.length > 0 ? known : isWorld ? usual : [{ name: 'Here' }];
  const analog = /\banalog(?:ue)?\b|\bclock (?:face|hands)\b|\bhands\b/i.test(prompt);
  const alarm = /\balarms?\b/i.test(prompt);
  const kind = known.length > 0 || isWorld ? 'World clock' : alarm ? 'Alarm clock' : 'Clock';
  const name = title === 'Clock' ? kind : title;
  const halfDay = /\b12[- ]?(?:h|hours?)\b|\bam\b.{0,4}\bpm\b/i.test(prompt) && !/\b24\b/.test(prompt);
  return {
    title: name,
    settings: { title: name, places, analog, alarm, halfDay },
    used: known.map(({ name: place }) => place).join(' '),
    absent: alarm ? '' : 'ring rings wake',
  };
};

const LISTED =
  /\b(?:for|of|called|named|counting|count) ((?:[\p{L}'’-]{2,20}(?: [\p{L}'’-]{2,20})?, ){0,8}[\p{L}'’-]{2,20}(?: [\p{L}'’-]{2,20})?,? and [\p{L}'’-]{2,20})/iu;

const readCounter: Reader = (prompt, title) => {
  const [, listed = ''] = LISTED.exec(prompt) ?? [];
  const names = listed.split(/,? and |, /).filter((name) => name !== '');
  const [by = '', step] = /\b(?:by|steps? (?:of|size)) (\d{1,4})\b/i.exec(prompt) ?? [];
  const [goal = '', target] = /\b(?:goal|target) of (\d{1,6})\b/i.exec(prompt) ?? [];
  const least =
    /\b(?:(?:not|never) (?:go |goes |fall |falls )?below (?:zero|0)|no negative\w*|(?:minimum|at least)(?: of)? (?:zero|0))(?: numbers| values)?\b/i.exec(
      prompt,
    )?.[0];
  const [most = '', highest] =
    /\b(?:maximum|max|limit|at most|up to)(?: of)? (\d{1,6})\b/i.exec(prompt) ?? [];
  return {
    title,
    settings: {
      title,
      names: names.length > 1 ? names.map(capitalized) : ['Count'],
      step: Number(step ?? 1),
      limits: {
        ...(least !== undefined && { least: 0 }),
        ...(highest !== undefined && { most: Number(highest) }),
      },
      ...(target !== undefined && { goal: Number(target) }),
    },
    used: `${names.length > 1 ? listed : ''} ${by} ${goal} ${least ?? ''} ${most}`,
  };
};

const readText: Reader = (prompt, title) => {
  const [limit = '', digits, of = ''] =
    /\b(?:limit|maximum|max|at most|up to)(?: of)? (\d{1,6}) (words|characters|letters)\b/i.exec(prompt) ??
    /\b(\d{2,6})[- ](word|character|letter)s? limit\b/i.exec(prompt) ??
    [];
  return {
    title,
    settings: {
      title,
      ...(digits !== undefined && {
        limit: Number(digits),
        limited: /^w/i.test(of) ? 'Words' : 'Characters',
      }),
    },
    used: limit,
  };
};

/** The readers of small tools. */
export const TOOLS: Readonly<Record<string, Reader>> = {
  markdown: readMarkdown,
  seats: readSeats,
  palette: readPalette,
  clock: readClock,
  counter: readCounter,
  textstats: readText,
};
