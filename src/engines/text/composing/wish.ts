import { type Limits, limitsOf } from './limits.ts';

export type Kind =
  | 'notice'
  | 'apology'
  | 'message'
  | 'mail'
  | 'away'
  | 'product'
  | 'invitation'
  | 'thanks'
  | 'speech'
  | 'reminder'
  | 'welcome';

/** A wish for a short text: its form, its reader, and what it is to tell, part by part. */
export interface TextWish {
  readonly kind: Kind;
  /** "my landlord", "the parents of the class"; empty for nobody in particular. */
  readonly reader: string;
  /** Behind the form and the reader: "my sister's wedding" of a toast. */
  readonly about: string;
  readonly parts: readonly string[];
  readonly limits: Limits;
  readonly isCasual: boolean;
  readonly isWe: boolean;
  readonly said: string;
}

const LEAD =
  /^(?:please |pls |can you |could you |would you |help me (?:to )?(?:with )?|i (?:need|want|have)(?: to)? (?:a |an )?|i['’]d like(?: a| an)? |need |write |draft |compose |make |give |create |send |prepare |me |us |up |an? |the |some |my |our )*/i;
const ADJECTIVES =
  /^(?:(?:very |really |not too )?(?:short|quick|brief|friendly|polite|formal|informal|casual|nice|kind|warm|simple|professional|firm|little|small|sweet|heartfelt|funny|clear|two-line|one-line|\d+[- ]word),? (?:and |but )?)*/i;
/** The place where a notice hangs. */
export const BOARD =
  '(?:notice ?board|board|door|window|shop window|hallway|stairwell|lift|elevator|kitchen|laundry(?: room)?|entrance|gate|wall|fridge|office|car|bin store|bike room)';
const FORMS: readonly (readonly [Kind, RegExp])[] = [
  [
    'away',
    /^(?:out[- ]of[- ](?:the[- ])?office(?: (?:reply|message|text|mail|e-?mail|note|notice|response))?|auto(?:matic)?[- ]?reply|away message|absence (?:message|reply))\b/i,
  ],
  [
    'product',
    /^(?:(?:product|item|shop|listing) (?:description|text)|(?:small |classified )?ad(?:vert(?:isement)?)?(?: text)?|listing(?: text)?|description)(?= (?:for|of) )/i,
  ],
  [
    'notice',
    new RegExp(
      `^(?:(?:[a-z]+ ){0,2}(?:notice|poster)|sign|(?:text|note|message|sign|notice)(?= (?:for|on|at) (?:the |our |my )?(?:[a-z]+ ){0,2}?${BOARD}\\b))`,
      'i',
    ),
  ],
  [
    'apology',
    /^(?:apolog(?:y|i[sz]e|ies)(?: (?:text|message|note|e-?mail|mail|letter|card))?|(?:say )?sorry(?: (?:text|message|note|e-?mail|mail|letter|card))?)\b/i,
  ],
  ['invitation', /^(?:(?:[a-z]+ )?(?:invitation|invite)(?: (?:text|message|card|e-?mail))?)\b/i],
  ['thanks', /^(?:thank[- ]?you|thanks)(?:[- ](?:text|message|note|e-?mail|mail|letter|card|lines?))\b/i],
  ['speech', /^(?:toast|speech|(?:wedding|birthday|farewell|retirement) (?:toast|speech))\b/i],
  ['welcome', /^welcome(?: (?:text|message|note|letter|card|e-?mail|mail))\b/i],
  ['reminder', /^reminder(?: (?:text|message|e-?mail|mail))?\b/i],
  ['mail', /^(?:e-?mail|mail|letter|complaint(?: (?:e-?mail|mail|letter))?(?= to ))\b/i],
  [
    'message',
    /^(?:text message|sms|whats ?app(?: message)?|message|dm|note|text(?= (?:to|my|our) |$)|tell(?= (?:my|our|the) )|let(?= (?:my|our|the) ))/i,
  ],
];
const MANNER =
  /^(?:and |but |please )?(?:not too \w+|(?:no|without(?: any)?) (?:exaggerations?|exaggerating|superlatives|hype|buzzwords|marketing (?:speak|talk|language)|clich[eé]s|emojis?|hashtags?|jokes|humou?r|sarcasm)|(?:keep it |make it |be |it should be )?(?:(?:very |really |not too |not |a bit |quite )?(?:friendly|polite(?:ly)?|short|brief|formal|informal|casual|warm|nice(?:ly)?|professional|kind|simple|clear|funny|religious|personal|long|cheesy|stiff|pushy|angry|firm|sweet|sentimental)(?:(?:,| and| but) (?:not too |not |very )?(?:friendly|polite|short|brief|formal|warm|nice|firm|kind|clear|honest|personal|sentimental))*)(?: (?:tone|text|message|mail|note|e-?mail|please))*|(?:just |only |in )*(?:max(?:imum|\.)?(?: of)? |at most |up to |under |below |less than |about |around |no more than |not more than )?(?:\d+|one|two|three|four|five|six)(?: or (?:two|three|four))? (?:short )?(?:words?|sentences?|lines?)(?: (?:max(?:imum)?|at most|only|please|or less|tops))?|(?:please|thanks|thank you))$/i;
/** "…, short mail", "…, message to the trainer Sven": the form behind what is to be told. */
const LATER =
  /^(?:as )?(?:an? |by )?(?:short |quick |friendly |polite |formal )*(text message|text|sms|whats ?app(?: message)?|message|note|e-?mail|mail)(?: (?:to|for) (.+))?$/i;
/** A deed of the writer that is told in a message. */
const DEED = /^(?:cancel|postpone|reschedule|move|confirm|call off|call in sick)\b/i;
const SEPARATOR =
  /(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|Prof|max|ca|approx|e\.g|i\.e)\.?)(?:[.!;]\s+|:\s+|,\s+(?!\d{4}\b)|\s+[-–—]\s+|\s+and (?=(?:please )?(?:ask|offer|apologi[sz]e|thank) (?:for|to|him|her|them|if|whether|a|an|the)\b))/i;
const READER =
  /^ ?(?:to|for|with)?(?: tell| let)? ((?:my|our|the|an?|all(?: the)?|one of our) (?:[\w'-]+ )*?[\w'-]+|[A-Z][\w'-]+(?: [A-Z][\w'-]+)?|(?:colleagues|neighbou?rs|parents|customers|guests|friends|everyone|everybody|employees|tenants|participants|staff|members|visitors|residents))(?<! of)(?= (?:that|about|for|because|saying|who|whose|which|to|in|on|at|and|know|regarding|with|from)\b|$)/;
/** "Tell my tenant the rent goes up": the clause needs no "that". */
const TOLD = /^ ((?:my|our|the) [a-z'-]+(?: [A-Z][a-z]+)?|[A-Z][a-z]+)(?: know)?(?= )/;

const CASUAL = /\b(?:sms|text|whats ?app|dm|casual|informal)\b/i;

export function readTextWish(message: string): TextWish | undefined {
  const said = message
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .trim()
    .replace(/[\s.!]+$/, '');
  if (said.length > LONGEST || /\n/.test(message.trim()) || /\?$/.test(said)) return undefined;
  const all = said
    .split(SEPARATOR)
    .map((part) => part.replace(/^(?:and|then|also) (?=\w+ )/i, '').trim())
    .filter((part) => part !== '');
  const parts = all.filter((part) => !MANNER.test(part));
  const head = parts[0] ?? '';
  const bare = head.slice(LEAD.exec(head)?.[0].length ?? 0);
  const plain = bare.slice(ADJECTIVES.exec(bare)?.[0].length ?? 0);
  const found = FORMS.find(([, form]) => form.test(plain));
  const rest = { parts: parts.slice(1), limits: limitsOf(said), said };
  if (found === undefined || DEED.test(plain)) {
    const at = parts.findIndex((part, index) => index > 0 && LATER.test(part));
    const isForm = (form: string): boolean => /mail/i.test(form);
    const manner = all.map((part) => LATER.exec(part)?.[1]).find((form) => form !== undefined);
    if (!DEED.test(plain) || (at < 0 && manner === undefined)) return undefined;
    const [, form = manner ?? '', reader = ''] = LATER.exec(parts[at] ?? '') ?? [];
    return {
      ...rest,
      kind: isForm(form) ? 'mail' : 'message',
      reader,
      about: '',
      parts: [plain, ...parts.slice(1).filter((part) => !LATER.test(part))],
      isCasual: CASUAL.test(said),
      isWe: WE.test(said),
    };
  }
  // "My landlord, Mr. Novak": the name belongs to the person before it.
  const name = /^(?:(?:Mrs?|Ms|Miss|Dr|Prof)\.? )?[A-Z][a-z'-]+$/.exec(
    (rest.parts[0] ?? '').replace(/^the (?=[A-Z])/, ''),
  )?.[0];
  const [kind, pattern] = found;
  const form = pattern.exec(plain)?.[0] ?? '';
  const behind = plain.slice(form.length);
  const isTold = /^(?:tell|let)$/i.test(form);
  const who =
    kind === 'notice' || kind === 'product' || kind === 'away' ? null : (isTold ? TOLD : READER).exec(behind);
  return {
    ...rest,
    parts: name === undefined ? rest.parts : rest.parts.slice(1),
    kind,
    reader: name ?? who?.[1] ?? '',
    about: behind
      .slice(who?.[0].length ?? 0)
      .trim()
      // Where the reader lives is no part of the message.
      .replace(
        /^(?:in|on|at|from) (?!.*\b(?:that|who|whose)\b.*\b(?:that|who|whose)\b)(?:the )?[\w .-]{1,25}? (?=(?:that|because|who|whose) )/,
        '',
      )
      .replace(isTold ? /^(?!that |to |about |about$)(?=\S)/ : /^$/, isTold ? 'that ' : ''),
    isCasual: kind === 'message' && CASUAL.test(said),
    isWe: WE.test(said),
  };
}
const WE = /\b(?:we|us|our)\b/i;
const LONGEST = 500;
