import ambiguousNames from '../data/ambiguous-language-names.json';
import leadingNames from '../data/leading-language-names.json';
import { isDataName, LANGUAGES } from './languages.ts';
import { literal } from './literal.ts';

/** Names that are also everyday words count only after "in", "using" or before "function", "script"… */
const AMBIGUOUS: ReadonlySet<string> = new Set(ambiguousNames);

/** Names that count at the beginning of a prompt although they are everyday words. */
const LEADING: ReadonlySet<string> = new Set(leadingNames);

/** Names that count anywhere in a prompt that names no other language. */
const WEAK = ['sql', 'html', 'css'];

/** "PHP script that runs an SQL query", "bash script for Python files": the program is what is asked for. */
const LEAD = '^(?:(?:write|create|make|give me|i need|please|an?|simple|small|short|me) )*';
const PROGRAM = '(?= (?:function|method|script|program|class|module|decorator|one-?liner)\\b)';

/** "A Go cache", "write a small C parser": with an article it is a language, unless it is what is played or wears away. */
const ARTICLE =
  "^(?:please )?(?:(?:can|could) you )?(?:i need |i want |i'd like |(?:write|create|make|build|implement|code|give)(?: me)? )?(?:an? )?(?:an?|small|simple|tiny|minimal|generic|short|little|concurrent|basic) ";
const BY_ARTICLE = /^(?:go|c|rust|swift|ruby)$/;
const NO_LANGUAGE = '(?:boards?|games?|stones?|karts?|texture|colou?rs?|stains?|move|necklace|ring)';

/** "C++17", "C99": the version does not change the language. */
const VERSION = /(?<=(?:^|[^\w.+#-])c(?:\+\+)?)(?:98|89|90|99|03|0x|11|14|17|20|23|2[abx])(?![\w+#])/g;

/** Words after a name that make it an everyday word. */
const NO_TASK = '(?:through|over|to|from|back|into|the|and|it|with|of|for me)';

/** Only SQL has tables that are created to be queried. */
const TABLES_AND_QUERY =
  /^\W*(?:(?:please|write|create|make|design|define|an?|the|database|new) )*(?:[a-z_]+ )?(?:tables?|schema)\b.*\b(?:query|select)\b|^\W*insert\b.*\brows\b.*\btable\b|^\W*(?:please )?(?:alter table\b|(?:add|drop|rename) (?:an? |the )?(?:[a-z]+ )?column\b|create (?:or replace )?(?:an? )?view\b)/;
const MOST_CHARACTERS = 600;
/** Names of libraries, and of Node before what it runs: "express route", "a node http server". */
const LIBRARIES: readonly (readonly [RegExp, string])[] = [
  [
    /\bexpress(?:\.?js)? (?:get|post|put|delete|apps?|apis?|applications?|routes?|routers?|servers?|backends?|endpoints?|middlewares?|handlers?|errors?|rest|crud|rate|auth\w*|logging|logger|controllers?|json)\b|\b(?:in|with|using|for) express(?:\.?js)?\b(?! \w+s? (?:of|that)\b)|\b(?:fastify|koa|nest\.?js)\b|\breact(?:\.?js)? (?!native)|\b(?:in|with|using|for) react\b(?! native)|\bnode (?:https?|cli|tool|apps?|apis?|rest|web|tcp|udp|streams?|backends?|services?|workers?|command|express)\b|\b(?:jest|vitest|mocha) (?:unit )?(?:tests?|specs?)\b|\b(?:tests?|tested) (?:with|using|in) (?:jest|vitest|mocha)\b/,
    'javascript',
  ],
  [
    /\b(?:fast ?api|django|flask(?!-free)|pandas|numpy|scipy|matplotlib|seaborn|pygame|tkinter|py(?:test|dantic|qt\d?|side\d?)|aiohttp|asyncio|httpx|smtplib|openpyxl|argparse|sqlalchemy|beautifulsoup|bs4|streamlit)\b/,
    'python',
  ],
  [/\bswift ?ui\b/, 'swift'],
  [/\bjetpack compose\b/, 'kotlin'],
  [/\bspring[- ]?boot\b|\bjunit\b/, 'java'],
  [/\basp\.net\b|\bminimal api\b|\bef core\b|\bentity framework\b|\bxunit\b|\bwinforms\b/, 'csharp'],
];

/** "No javascript", "without using python". */
const DENIED =
  /\b(?:no|not|without|instead of|rather than|avoid(?:ing|s)?)(?: any| using| use of| plain| extra| external)*[ (]*$/;
const LONGEST_DENIAL = 40;

const KNOWN = LANGUAGES.filter((language) => language.id !== 'text')
  .flatMap((language) =>
    [...new Set([language.id, language.name.toLowerCase(), ...language.aliases])].map((name) => ({
      id: language.id,
      name,
    })),
  )
  .sort((a, b) => b.name.length - a.name.length);

/** The language that a prompt asks for, "… in Go", "a Rust function", "python script"; undefined when it names none. */
export function languageInPrompt(prompt: string): string | undefined {
  // "In less than a week" names no style sheet.
  const text = prompt.toLowerCase().replace(VERSION, '').replaceAll('less than', 'fewer than');
  let best: { id: string; at: number; rank: number } | undefined;
  for (const { id, name } of KNOWN) {
    // To make patterns of a hundred names takes longer than all the rest of a wish.
    if (!text.includes(name)) continue;
    const word = `(?<![\\w.+#-])${literal(name)}(?![\\w+#])`;
    const asked = new RegExp(
      `\\b(?:in|using|with|for|as)\\s+(?:plain\\s+|modern\\s+|pure\\s+)?${word}(?=\\s*(?:[,.!?;:)]|$|\\w))`,
      'g',
    );
    const before = new RegExp(
      `${word}(?=\\s+(?:function|method|script|program|code|class|module|snippet|implementation|example|query|statement|page|file|struct|enum|trait|protocol|interface|extension|macro|decorator|component|server|loop|closure|form|table|layout|stylesheet|animation)\\b)`,
      'g',
    );
    // "go token bucket", "sql: create tables"; "go through all files" is no language.
    const leading = new RegExp(`^${literal(name)}(?=\\s*:|\\s+(?!${NO_TASK}\\b)\\w)`, 'g');
    const plain = new RegExp(word, 'g');
    const article = new RegExp(
      `(?<=${ARTICLE})${literal(name)}(?= (?!${NO_TASK}\\b|${NO_LANGUAGE}\\b)\\w)`,
      'g',
    );
    const others = [
      before,
      ...(LEADING.has(name) ? [leading] : []),
      ...(BY_ARTICLE.test(name) ? [article] : []),
      ...(AMBIGUOUS.has(name) ? [] : [plain]),
    ];
    // "In" before a language says the most; of several, the last one counts.
    const isMeant = ({ index }: RegExpExecArray): boolean =>
      !DENIED.test(text.slice(0, index).slice(-LONGEST_DENIAL));
    const places = [
      ...[...text.matchAll(asked)].filter(isMeant).map(({ index }) => index + text.length),
      ...others.flatMap((pattern) => [...text.matchAll(pattern)].filter(isMeant).map(({ index }) => index)),
    ];
    const isProgram = new RegExp(`${LEAD}${literal(name)}${PROGRAM}`).test(text);
    const isAsked = new RegExp(`\\bin ${word}(?! (?:files?|code|scripts?)\\b)`).test(text);
    const rank = isDataName(name) ? 0 : isProgram || isAsked ? 2 : 1;
    for (const at of places)
      if (!best || rank > best.rank || (rank === best.rank && at > best.at)) best = { id, at, rank };
  }
  const library = best && best.rank > 0 ? undefined : LIBRARIES.find(([pattern]) => pattern.test(text));
  return (
    library?.[1] ??
    best?.id ??
    WEAK.find((name) => new RegExp(`\\b${name}\\b`).test(text)) ??
    (TABLES_AND_QUERY.test(text.slice(0, MOST_CHARACTERS)) ? 'sql' : undefined)
  );
}
