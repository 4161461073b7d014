import { titleCase } from './texts.ts';

/** Words on signs that are named after them. */
const SAID =
  "open|closed|welcome|sale|for sale|sold|sold out|(?:garage|yard|estate|moving|car boot) sale|wet paint|wet floor|keep out|keep off the grass|private|private property|do not disturb|do not enter|please knock|(?:no )?vacancy|vacancies|staff only|employees only|members only|out of order|push|pull|occupied|vacant|reserved|to let|for rent|help wanted|now hiring|we(?:['’]re| are) (?:open|closed|hiring)|back soon|be right back|toilets?|restrooms?|reception|lost and found|beware of (?:the )?dogs?|quiet please|silence please|(?:home )?sweet home|happy birthday|just married|merry christmas|free wi-?fi|fresh eggs|lemonade|gone fishing|kitchen|bathroom";
const LOOK =
  '(?:vintage|retro|rustic|antique|old|old-fashioned|wooden|wood|metal|tin|neon|hanging|small|big|large|simple|handmade|hand-painted|painted|cute|friendly|classic|modern)';

const SIGN = new RegExp(
  `^((?:an?\\s+|the\\s+|my\\s+|our\\s+)?(?:${LOOK},?\\s+)*)["“']?(${SAID})["”']?\\s+((?:door\\s+|shop\\s+|window\\s+|wall\\s+)?(?:sign|plaque|board))(?!s|\\s+(?:that|which|saying|reading|with\\s+the\\s+(?:text|words?)))\\b([^"“]*)$`,
  'iu',
);

/** "Open sign for a shop door": a sign with that word on it. */
export const withSignTexts = (prompt: string): string =>
  prompt.replace(
    SIGN,
    (_, lead: string, text: string, sign: string, rest: string) =>
      `${lead}${sign}${rest} with the text "${titleCase(text.toLowerCase())}"`,
  );
