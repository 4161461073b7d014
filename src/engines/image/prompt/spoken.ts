import { titleCase } from './texts.ts';

/** Words of the writer to the painter, and slips of the keyboard: neither is anything in the picture. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  // "Logo for my bakery. I would like a wheat ear": what follows is in the picture.
  [
    /(?<=[^.!?;,\s])\s*[.!?;,]\s*(?:and\s+)?(?:please\s+)?(?:(?:i|we)\s*(?:would|['’]d)?\s*(?:also\s+)?(?:really\s+)?(?:like|love|want|need)|(?:it|there|this)\s+(?:should|must|could|can|needs\s+to|has\s+to)\s+(?:also\s+)?(?:have|be|show|include|contain)|(?:please\s+)?(?:include|add|put\s+in|show)|(?:can|could|would)\s+(?:you|we|it|there)\s+(?:please\s+)?(?:add|include|have|show|be))(?:\s+(?:to\s+(?:see|have|include|show)|it\s+to\s+(?:have|show|include)|on\s+it))*\s+(?=(?:an?|the|some|two|three|four|five|six|my|our|\d+)\s+(?!text\b|words?\b|name\b|title\b|style\b|look\b))/giu,
    ', with ',
  ],
  [
    /^\s*(?:(?:hi|hello|hey)\b[\s,!]*)?(?:please\s+)?(?:(?:(?:can|could|would)\s+(?:you|we)\s+(?:please\s+)?(?:make|draw|paint|create|design|do|generate|give)(?:\s+(?:me|us))?)|(?:(?:i|we)\s*(?:would|['’]d)?\s*(?:like|love|want|need)(?:\s+to\s+(?:have|see))?)|(?:make|draw|paint|create|design|generate)(?:\s+(?:me|us))?)\s+(?=(?:an?|the|some|two|three|four|five|six|my|our|\d+)\s)/iu,
    '',
  ],
  [
    /[\s,]*\b(?:please|thanks|thank\s+you|thx)\b\s*(?=[.!?,;]|$)(?<!\b(?:text|says?|saying|reads|reading|words?)\b[^.;,]*)/giu,
    '',
  ],
];

/** Letters in another order, or one too many, in words that hold a sentence together. */
const SLIPS: ReadonlyMap<string, string> = new Map(
  'thier their,theri their,teh the,hte the,adn and,wiht with,wtih with,taht that,thsi this,beautifull beautiful,colorfull colorful,colourfull colourful,infront in front,accross across,untill until,betwen between,beetween between,behing behind,bakground background,backround background,backgroud background,litle little,littel little,smal small,becuase because,wich which,whith with,sittting sitting,siting sitting,runing running,swiming swimming,wearring wearing,holdin holding,ontop on top,freindly friendly,freind friend,recieving receiving,yelow yellow,orage orange,purpel purple,grean green,calender calendar,invitaion invitation,birtday birthday,brithday birthday,anniversery anniversary,restaraunt restaurant,restaurent restaurant,resturant restaurant'
    .split(',')
    .map((pair): [string, string] => {
      const [said = '', ...meant] = pair.split(' ');
      return [said, meant.join(' ')];
    }),
);
const SLIP = new RegExp(`(?<![\\p{L}'’"“-])(?:${[...SLIPS.keys()].join('|')})(?![\\p{L}'’-])`, 'gu');
const QUOTED = /("[^"]*"|“[^”]*”)/;

/** The wish alone, as it was meant to be written. */
export const asMeant = (prompt: string): string =>
  SPOKEN.reduce(
    (text, [said, plain]) => text.replace(said, plain),
    prompt
      .split(QUOTED)
      .map((part, at) => (at % 2 === 1 ? part : part.replace(SLIP, (word) => SLIPS.get(word) ?? word)))
      .join(''),
  );

const REMINDS =
  /\b(poster|sign|flyer|leaflet|notice|banner|sticker|card)\s+(?:(?:to|that|which)\s+)?(?:remind|tell|ask|encourag|urg|invit|teach)(?:s|e|es|ing)?\s+(?:(?:all|the|our|my|young|your)\s+)*(?:people|everyone|everybody|kids|children|pupils|students|visitors|customers|guests|staff|patients|colleagues|neighbou?rs|drivers|walkers|parents|employees|workers|residents|(?:school)?kids|us|them)\s+(not\s+)?(?:to\s+)(not\s+)?(\p{L}[^,.;:"“]*?)(?=\s*[,.;:]|\s*$|\s+(?:with|showing|featuring)\s)([^"“]*)$/iu;

/** "A poster reminding people to wash their hands": that is what stands on it. */
export const withReminder = (prompt: string): string =>
  prompt.replace(
    REMINDS,
    (_, kind: string, not: string | undefined, nor: string | undefined, deed: string, rest: string) => {
      const said = deed.replace(/\b(?:their|there)\b/gi, 'your').replace(/\bthemselves\b/gi, 'yourself');
      return `${kind} with the text "${titleCase(`${(not ?? nor) ? 'do not ' : ''}${said}`)}"${rest}`;
    },
  );
