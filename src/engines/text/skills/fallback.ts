import { SPREADSHEET } from '../commands/spreadsheet.ts';
import { frequencies } from '../language/sentence-ranking.ts';
import { splitInstruction } from '../language/split-instruction.ts';
import { contentStems, stem } from '../language/words.ts';
import { isTextWish } from '../reading/text-wish.ts';
import { isAboutCommands } from './lazy-skills.ts';

interface Ability {
  /** Words of questions that it is nearest to. */
  readonly words: string;
  /** The ability, with a question that it answers. */
  readonly says: string;
}

const RECIPES: Ability = {
  words:
    'git docker compose postgres psql jq awk sed systemd linux shell bash terminal command server install npm pip sql table column query join kubernetes pod systemd service package packages node venv virtualenv scp rsync curl commit branch container image file files folder directory port process disk ssh log logs repository rebase merge push pull remote permission script cron regex kill unzip archive',
  says: 'I know commands for Git, shell, Docker, SQL, npm: `undo the last commit`',
};
const CHOICE: Ability = {
  words: 'recommend suggest choose prefer favourite favorite opinion decide pick',
  says: 'I choose at random among what you name: `choose: tea, coffee or water`',
};
const IDEAS: Ability = {
  words:
    'explain meaning concept algorithm computing difference theory define definition word understand notation protocol',
  says: 'I explain some ideas and 6,300 words, not this one: `why is the sky blue`',
};
const SUMS: Ability = {
  words:
    'sum equation calculate solve percent total kilometres miles probability area volume interest math maths prime average metres kilograms degrees convert unit units',
  says: 'I do sums, dates and units: `what is 15% of 80`, `5 miles in km`',
};
const FACTS: Ability = {
  words:
    'population country countries city river mountain history president minister wrote born invented discovered author border borders neighbour capital currency war highest largest biggest deepest planet film movie actor singer painter',
  says: 'I know countries and a few famous works, little else: `neighbours of Peru`',
};
const TEXTS: Ability = {
  words:
    'grammar correct proofread rephrase rewrite spelling improve politely polite formal paraphrase reword tone sentence paragraph text summarise edit shorter longer',
  says: 'I summarise, count, sort and mend texts: `fix the grammar: she have a idea`',
};

const PROPERTIES: Ability = {
  words: 'idempotent immutable mutable compiled interpreted stateless encrypted',
  says: 'I tell things of computing apart: `is PUT idempotent?`, `redis or memcached?`',
};

const TODAY: Ability = {
  words: 'weather headlines stock bitcoin traffic forecast',
  says: 'I know the time elsewhere and have no network: `what time is it in Tokyo`',
};
const REGEXES: Ability = {
  words: '',
  says: 'I write some regular expressions: `regex for a date like 2024-01-31`',
};
const SPREADSHEETS: Ability = {
  words: '',
  says: 'I write formulas: `excel: sum column B where column A is "paid"`',
};
const FIELDS_OF_TEXTS: Ability = {
  words: '',
  says: 'I take the fields that you name out of a text: `JSON with name, date and city: Ann Lee flew to Rome on 3 May`',
};
/** These name their field, whatever else is said. */
const FIELDS: readonly (readonly [RegExp, Ability])[] = [
  [/\b(?:regex(?:es|p)?|regular expressions?)\b/i, REGEXES],
  [SPREADSHEET, SPREADSHEETS],
  [
    /\bwhat (?:does|do) .{1,40} mean\b|\b(?:definition|meaning) of\b|^(?:define|what is an?) [a-z]+[?.! ]*$/i,
    IDEAS,
  ],
  [/\b(?:vs\.?|versus|difference between)\b/i, PROPERTIES],
  [/\b(?:as|in|into|to) (?:an? )?json\b/i, FIELDS_OF_TEXTS],
  // A condition decides between two, not chance.
  [/\bor\b.* (?:if|when|in case|because|given that) /i, PROPERTIES],
];

const HOUSEHOLD: Ability = {
  words:
    'clean stain wash wipe cook bake boil fry roast kitchen oven fridge freezer water plant garden smell mould laundry iron carpet floor screw nail glue paint knot dust flies ants tea cake rice egg bread meat fish vegetable lamp tap drain toilet window',
  says: 'I know some of household and kitchen: `how do I get rid of fruit flies`',
};
/** Without a related ability, an example would be absurd. */
const ANYTHING: Ability = {
  words: '',
  says: 'I do sums, dates, units, texts, words, commands: ask `what can you do`',
};

/** The abilities that a refusal mentions. */
const ABILITIES: readonly Ability[] = [
  RECIPES,
  {
    words:
      'translate translation french spanish german italian chinese japanese portuguese russian dutch polish turkish',
    says: 'I say some 90 short phrases, no texts: `thank you in Japanese`',
  },
  TODAY,
  {
    words:
      'poem story song lyrics novel joke tale essay article blog tweet slogan speech toast write letter email haiku notice message text sms invitation apology description caption post note',
    says: 'I write letters, notes, haikus: `sms to my landlord: heating cold since Sunday`',
  },
  {
    words:
      'code function program python javascript typescript java rust sql bug debug class app api react component compile library framework',
    says: 'I write code from a library: `octet code generate "binary search in python"`',
  },
  {
    words:
      'error exception fails failed crash crashes crashed warning traceback fatal undefined denied refused',
    says: 'I explain 250 error messages, pasted as they are: `what does EADDRINUSE mean`',
  },
  PROPERTIES,
  CHOICE,
  TEXTS,
  FACTS,
  SUMS,
  IDEAS,
  HOUSEHOLD,
];

const WORDS = ABILITIES.map(({ words }) => new Set(words.split(' ').map(stem)));
const OCCURRENCES = frequencies(WORDS.flatMap((own) => [...own]));
const rarity = (word: string): number => Math.log(1 + ABILITIES.length / (OCCURRENCES.get(word) ?? 1));

/** Without a known word, the form of the question decides. */
const FORMS: readonly (readonly [RegExp, Ability])[] = [
  [
    /^(?!\w+ (?:do|can|should|could) (?:i|we)\b)(?:who|when|where|how (?:high|tall|old|deep)|which)\b/i,
    FACTS,
  ],
  [/\bor\b[^.?]*\?/i, CHOICE],
  [/^[^a-z]*\d[^a-z]*$|\d.*\bhow (?:many|much)\b|\bhow (?:many|much)\b.*\d/i, SUMS],
];

const OF_THE_WORLD =
  /^(?:who (?:is|was|were|won|wrote|invented|discovered|painted|built|made|directed|sang|founded)|how (?:tall|high|deep|old|big|heavy) (?:is|was|are)|when (?:was|did|were)|where (?:is|was|are))\b/i;

/** Facts that may change from day to day. */
const OF_TODAY =
  /\b(?:(?<!\b(?:in|for|during|with|against|of) (?:\w+ )?)(?:weather|forecast)(?! (?:apps?|applications?|pages?|widgets?|dashboards?|web ?sites?|apis?|stations?))|headlines?|breaking news|latest news|news (?:today|about|on|from)|in the news|stock price|share price|exchange rate|bitcoin|ethereum|traffic (?:jam|on|in))\b|\b(?:latest|current(?:ly)?|right now|today(?:'s)?|yesterday|tonight|last night|this (?:morning|week|month|year|season)|at the moment|these days|newest|next)\b.*\b(?:prices?|scores?|match|game|elections?|ceo|president|minister|chancellor|king|champions?|rates?|news|population|winner|won|win|temperature|open|trains?|flights?|version|model|phone|episode|release|announc\w*|happen\w*|launch\w*)\b|\b(?:prices?|scores?|ceo|president|prime minister|chancellor|champions?|won|news|temperature|open|play(?:ing|s)?|announced?|happen(?:ed|ing)?|launch(?:ed)?|stock market)\b.*\b(?:right now|today|yesterday|tonight|last night|currently|at the moment|tomorrow|this (?:week|month|year|season))\b/i;
const MONEY =
  '(?:usd|eur|gbp|jpy|inr|chf|cad|aud|cny|(?:us )?dollars?|euros?|(?:british )?pounds?|yen|rupees?|francs?|pesos?)';
/** An exchange rate changes, too. */
const EXCHANGES = new RegExp(`\\b${MONEY}\\b.{0,20}\\b(?:in|to|into)\\b.{0,10}\\b${MONEY}\\b`, 'i');
const TRANSLATES = /\btranslat/i;

/** A line that a program wrote: a recipe that shares its words answers another question. */
const PASTED_ERROR =
  /^\W*(?:[\w./-]+: )*(?:fatal|error|panic|exception|[a-z]+(?:error|exception))\b[^?]*: ?\S/i;

/** Questions about how a thing works, which need no command. */
const HOW_IT_WORKS =
  /^how (?:do|does) (?!(?:i|we|you|one|people)\b)(?:the |an? )?[\w-]+ (?:\w+ly )?(?!not\b)[a-z]+/i;

/** Little words of questions in other languages, and none that English has. */
const OTHER_WORDS =
  /(?<![\p{L}\p{N}'])(?:es|la|el|le|de|du|qu[eé]|cu[aá]l|c[oó]mo|d[oó]nde|por|para|una?|los|las|del|quel(?:le)?s?|est|sont|les|une|des|comment|pourquoi|combien|dans|avec|qui|wie|was|wer|wo|ist|sind|der|das|ein(?:e|en)?|nicht|und|warum|f[uü]r|ich|bitte|mir|qual|[eè]|che|cosa|dove|perch[eé]|il|gli|sono|quanto|onde|voc[eê]|o|n[aã]o|hoe|waar|het|een|zijn|jak|gdzie|czy|nasıl|nedir|ne)(?![\p{L}\p{N}'])/giu;
const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Thai}]{2}/u;
const ENGLISH_WORDS =
  /\b(?:the|is|are|what|how|why|where|who|when|which|do|does|can|you|i|my|to|of|for|with|and|please|write|make|give|translate|mean|say)\b/i;
const ENGLISH = 'I read English only. `what can you do` tells what I do.';

const isOtherLanguage = (asked: string): boolean =>
  asked.length <= 300 &&
  !ENGLISH_WORDS.test(asked) &&
  (OTHER_SCRIPT.test(asked) || (asked.match(OTHER_WORDS)?.length ?? 0) > 1);

const MODEL = 'With a model: `octet config set upstream http://127.0.0.1:11434/v1` (Ollama).';
const KEY = 'With a key: `octet auth login`.';

/** That it is not answered, what comes nearest, and how to get a model: four lines of 80 columns. */
export async function fallback(message: string): Promise<string> {
  const asked = message.slice(0, 2_000);
  // To rank the recipes takes longest, and most questions that are refused are about no command.
  const isText = isTextWish(asked);
  const near =
    isAboutCommands(asked) && !isText && !HOW_IT_WORKS.test(asked) && !PASTED_ERROR.test(asked)
      ? (await import('../knowledge/near-recipes.ts')).nearRecipes(asked)
      : undefined;
  if (near !== undefined && near.shown.length > 0)
    return near.isWhole
      ? (near.shown[0] ?? '')
      : [nearLead(near.missing), ...near.shown.slice(0, MOST_NEAR).map(inOneLine), MODEL].join('  \n');
  if (isOtherLanguage(asked)) return [ENGLISH, MODEL, KEY].join('  \n');
  // A text to work on may speak of next Monday; only the question tells what is asked.
  const { instruction } = splitInstruction(asked);
  const isOfToday = (OF_TODAY.test(instruction) || EXCHANGES.test(instruction)) && !isText;
  return [
    isOfToday
      ? 'I cannot know that offline: it changes, and `local-chat` has no network.'
      : 'I cannot answer that: `local-chat` has small skills and is not a large model.',
    // Facts about past days do not answer a question about today.
    isOfToday ? '' : `${(isText && !TRANSLATES.test(asked) ? TEXTS : nearestTo(asked)).says}.`,
    MODEL,
    KEY,
  ]
    .filter((line) => line !== '')
    .join('  \n');
}

/** With the lead and the way to a model, four lines. */
const MOST_NEAR = 2;
const SHOWN = /^(.+):\n\n```\w+\n([^\n`]+)\n```(?:\n\n([\s\S]+))?$/;

/** "Rename a container: `docker rename OLD NEW`." A command of several lines, or with backticks, stays a block. */
function inOneLine(shown: string): string {
  const [, task, run, notes = ''] = SHOWN.exec(shown) ?? [];
  return run === undefined ? shown : `${task}: \`${run}\`. ${notes.replace(/\s*\n\s*/g, ' ')}`.trim();
}

/** The doubt is about certain words, and where there are none there is no doubt to tell. */
const nearLead = (missing: readonly string[]): string =>
  missing.length === 0
    ? 'The nearest that I know:'
    : `The nearest that I know, which does not tell of ${missing.map((each) => `“${each}”`).join(', ')}:`;

function nearestTo(asked: string): Ability {
  // Questions about the world have a form of their own: "how tall is …".
  if (OF_THE_WORLD.test(asked) && !isAboutCommands(asked)) return FACTS;
  const field = FIELDS.find(([named]) => named.test(asked))?.[1];
  if (field !== undefined) return field;
  const words = new Set(contentStems(asked));
  const found = WORDS.map((own) => [...words].filter((word) => own.has(word)));
  const scores = found.map((own) => own.reduce((sum, word) => sum + rarity(word), 0));
  const best = Math.max(...scores);
  const at = scores.indexOf(best);
  // One word of many is chance.
  const isNear = best > 0 && (found[at]?.length ?? 0) * MOST_OTHERS >= words.size;
  const byWords = isNear ? ABILITIES[at] : undefined;
  return byWords ?? FORMS.find(([form]) => form.test(asked))?.[1] ?? ANYTHING;
}

const MOST_OTHERS = 5;
