import lettering from '../data/lettering.json';

/** Texts that a prompt wants in the image, and the prompt without them. */
export interface WantedTexts {
  readonly texts: readonly string[];
  /** A name of a shop, firm or person, out of `texts`. */
  readonly name: string | undefined;
  /** One of `texts` is a wish. */
  readonly isWish: boolean;
  readonly rest: string;
}

const CUE =
  '(?:(?<!\\p{L})(?:with|and|has|having|bearing|under|below)\\s+)?(?:(?<!\\p{L})(?:the|a|an|its|my|our)\\s+)?(?:(?<!\\p{L})(?:big|large|small|bold)\\s+)?(?:(?<!\\p{L})(?:text|words?|(?:sub-?)?titles?|(?:sub-?)?headings?|captions?|slogan|tagline|lettering|inscription|message|headline|header|footer|motto|phrase|name))?\\s*(?:(?<!\\p{L})(?:that|which|it)\\s+)?(?:(?<!\\p{L})(?:says?|saying|reads?|reading|titled|entitled|labell?ed|called|named|spelling|written|printed|inscribed))?\\s*(?:(?<!\\p{L})on it)?\\s*[:,]?\\s*';

const QUOTED = new RegExp(
  `${CUE}(?:"([^"]+)"|“([^”"]+)[”"]|„([^“”"]+)[“”"]|«\\s*([^»]+?)\\s*»|(?<![\\p{L}\\p{N}])['‘]([^'’]*(?:['’](?=[\\p{L}\\p{N}])[^'’]*)*)['’](?![\\p{L}\\p{N}]))`,
  'giu',
);

/** An unquoted text ends at punctuation, or where the prompt goes on about the picture. */
const END =
  '(?=\\s+(?:(?:on|in|at|with|beside|near|under|over|above|behind|against|by|next to|in front of)\\s+(?:a|an|the|its|my)\\b|in\\s+\\w+\\s+(?:letters|type|font)|in\\s+(?:(?:big|bold|large|bright|dark|light)\\s+)*(?:white|black|red|blue|green|yellow|orange|purple|violet|pink|gold|golden|silver|brown|grey|gray|navy|teal|turquoise|beige|cream)\\b|on it\\b|(?:hanging|hung|leaning|standing|mounted|nailed|taped|pinned|attached|glowing|held|stuck|lying|swinging)\\b)|\\s*[,.;!]|\\s*$)';

/** "In a green shirt reading under a tree" means a person who reads, like "reading the newspaper". */
const READER =
  '(?:in|on|at|by|under|near|beside|behind|inside)\\s+(?:an?|the|his|her|their|its|bed|front)\\b|(?:his|her|their)\\b|(?:the\\s+)?(?:\\w+\\s+)?(?:books?|newspapers?|papers?|magazines?|maps?|letters?|comics?|menus?|stor(?:y|ies)|poems?)\\b';

const SAYS = new RegExp(
  `\\b(sign|signpost|banner|billboard|poster|label|card|shirt|mug|cup|board|chalkboard|blackboard|whiteboard|plaque|placard|text|lettering|sticker|badge|cake|flag|logo|book|cover|box|screen|paper|note|envelope|balloon|neon|bottle|door|wall|tag|it)\\s+(?:that\\s+|which\\s+)?(?:says|saying|reads|reading|labell?ed|titled|entitled)\\s+(?!a\\b|an\\b)(?<!\\bread(?:ing|s)\\s+(?=${READER}))(.+?)${END}`,
  'iu',
);

/** "With a triangle that says Slippery Floor": a text with a capital, on whatever comes before. */
const SAYS_PROPER = new RegExp(
  `\\s(?:(?:that|which)\\s+(?:says|reads)|saying|(?:(?:with|and|has)\\s+)?the\\s+word)\\s*[:,]?\\s+(?=[\\p{Lu}\\d])(.+?)${END}`,
  'u',
);

const TITLED = new RegExp(
  `\\b(?:with\\s+)?(?:the\\s+)?(?:text|words|title|caption|slogan|headline|inscription|message)\\s+(?!of\\b|in\\b|on\\b|and\\b|that\\b|saying\\b|reading\\b|screen\\b|page\\b|card\\b|slide\\b|image\\b|sequence\\b|bar\\b|board\\b|box\\b)(.+?)${END}|\\b(?:titled|entitled|labell?ed)\\s+(?!diagram|drawing|picture|image|photo|chart|map|illustration|sketch|cross-|arrows?\\b|parts?\\b|ax[ei]s|figure|infographic|(?:steps?|stages?|phases?|sections?|regions?|rooms?|layers?|boxes|nodes|icons?|slices?|bars?|columns?|points?|places|landmarks|streets|buttons|pieces|elements|components|organs|planets|rivers|countries|cities|states|continents)\\b)(.+?)${END}`,
  'iu',
);

/** "The letter K", "letters AB". */
const LETTER =
  /\b(?:[Tt]he\s+)?(?:[Ll]etters?|[Ii]nitials)\s+([A-Z]{1,3}(?:\s*(?:&|\+|and)\s*[A-Z](?=\s|[,.]|$))?)(?![\p{L}\p{N}])/u;

const NAME = "[\\p{Lu}\\d][\\p{L}\\p{N}.'’-]*";
/** A proper name, of one word or several. */
export const NAMES = `${NAME}(?:\\s+(?:&|and|of|the|et|und|y|to|${NAME}))*(?<!\\s(?:and|of|the|et|und|y|to))`;

const CALLED = new RegExp(
  `\\b(?:called|named)\\s+(?:(${NAMES})|([\\p{L}\\p{N}'’&-]+))|\\b(?:company|brand|shop|business|firm|band|team|club)\\s+name:?\\s+(${NAMES})`,
  'u',
);
/** "And the names Clara & Tom". */
const OF_NAMES = new RegExp(
  `(?:\\b(?:with|and)\\s+)?\\b(?:the\\s+|their\\s+|our\\s+)?names?:?\\s+(?=\\p{Lu})(${NAMES})`,
  'u',
);
const CALLED_QUOTED = /\b(?:called|named)\s+["“„«'‘]/;
const FOR_NAME = new RegExp(`\\bfor\\s+(?=\\S*\\p{L})(${NAMES})`, 'u');

const WISH = new RegExp(
  `\\b(?:${lettering.wishes.map((wish) => wish.replaceAll(' ', "[\\s'’]+s?\\s*")).join('|')})\\b`,
  'iu',
);

/** Whom a wish is for: a name with a capital, a year, or a single word at the end of a clause. */
const WISHED = new RegExp(
  `^\\s*,?\\s*(?:to\\s+|for\\s+)?(${NAMES}|(?!(?:card|poster|banner|sign|cake|to|for|with|and|on|in|at|wishes|picture|image|from)\\b)\\p{L}+(?=\\s*(?:[,.!;]|$|with\\b)))`,
  'u',
);

/** "Saying KEEP OUT nailed to a tree": what is spelt so goes on in capitals. */
const CAPITALS = /^\p{Lu}{2,}(?:['’&!\d\p{Lu} ]*[\p{Lu}\d])?(?= \p{Ll})/u;

/** `isNamed` tells that a name in the prompt belongs to something that carries it, such as a shop or a logo. */
export function readTexts(prompt: string, isNamed: boolean): WantedTexts {
  const texts: string[] = [];
  const take = (text: string | undefined): string => {
    const clean = text?.trim().replace(/\s+/g, ' ');
    if (clean) texts.push(clean);
    return ' ';
  };
  // The patterns try every share of a run of spaces, so there are none.
  let rest = prompt
    .replace(/\s+/g, ' ')
    .replace(QUOTED, (_, ...groups) => take(groups.slice(0, 5).find((group) => typeof group === 'string')));
  rest = rest.replace(SAYS, (_, carrier: string, text: string) => {
    const [capitals = text] = CAPITALS.exec(text) ?? [];
    return `${carrier} ${take(capitals)}${text.slice(capitals.length)}`;
  });
  rest = rest.replace(SAYS_PROPER, (_, text: string) => take(text));
  rest = rest.replace(LETTER, (_, letter: string) => take(letter.replace(/\s+and\s+/, ' & ')));
  rest = rest.replace(TITLED, (_, ...groups) =>
    take(groups.slice(0, 2).find((group) => typeof group === 'string')),
  );
  const wish = WISH.exec(rest);
  if (wish) {
    const after = rest.slice(wish.index + wish[0].length);
    const who = WISHED.exec(after);
    take(titleCase(who?.[1] === undefined ? wish[0] : `${wish[0]} ${who[1]}`));
    rest = `${rest.slice(0, wish.index)} ${after.slice(who?.[0].length ?? 0)}`;
  }
  let name: string | undefined = isNamed && CALLED_QUOTED.test(prompt) ? texts[0] : undefined;
  rest = rest.replace(OF_NAMES, (_, names: string) => {
    name ??= names;
    return take(names);
  });
  if (isNamed && name === undefined) {
    rest = rest.replace(CALLED, (_, proper?: string, plain?: string, own?: string) => {
      name = proper ?? own ?? titleCase(plain ?? '');
      return take(name);
    });
    if (name === undefined && (texts.length === 0 || (wish !== null && texts.length === 1)))
      rest = rest.replace(FOR_NAME, (_, proper: string) => {
        name = proper;
        return take(name);
      });
  }
  return { texts, name, isWish: wish !== null, rest };
}

/** Small words keep their case. */
export function titleCase(text: string): string {
  return text.replace(/(?<![\d\p{L}])\p{L}[\p{L}'’]*/gu, (word, at: number) =>
    at > 0 && /^(of|the|and|a|an|to|for|in|on|at|by|with)$/.test(word)
      ? word
      : word[0]?.toUpperCase() + word.slice(1),
  );
}
