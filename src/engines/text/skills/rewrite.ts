import { clearly } from '../language/clearer.ts';
import { LOOSER, SHORT_REQUESTS } from '../language/looser.ts';
import { NOT, politely, withCapitals, YOU_ALL } from '../language/polite.ts';
import { unquoted, wishAndText } from '../language/split-instruction.ts';
import type { Skill } from '../skill.ts';

type Rules = readonly (readonly [RegExp, string])[];

const POLITE =
  /\b(?:polite(?:r|ly)?|nicer|friendl(?:y|ier)|kind(?:er|ly)?|courteous(?:ly)?|softer|soften|gentl(?:er?|y)|warm(?:er|ly)?|less (?:harsh|rude|aggressive|blunt|direct|angry|bossy|pushy|strict|stern|demanding|cold|sharp)|(?:more )?(?:tactful|diplomatic)(?:ly)?|nicely)\b/i;
const FORMAL = /\b(?:formal(?:ly)?|professional(?:ly)?|business(?:-like)?)\b/i;
/** Less stiff, and not more formal. */
const LOOSE =
  /\b(?:less (?:formal|stiff|official|corporate|stuffy|bureaucratic)|(?:not|n['’]t) (?:so |too )?(?:formal|stiff)|informal(?:ly)?|casual(?:ly)?|conversational|more (?:relaxed|natural|human|personal)|relaxed)\b/i;
const SHORT = /\b(?:short(?:er|en)?|concise(?:ly)?|tighter|brief(?:er|ly)?|less wordy|trim down|condense)\b/i;
/** Plainer words, and sentences that say who does what. */
const CLEAR =
  /\b(?:clear(?:er|ly)?|plain(?:er|ly)?|simpl(?:er|y)|simplify|easier to (?:read|understand)|(?:more )?readable)\b/i;
const REWRITES =
  /\b(?:re-?write|re-?phrase|reword|make|turn|say|write|change|sound|shorten|soften|condense|version|put|reply|respond|answer|phrase|word|simplify)\b/i;

/** Words of chats and what stands for them elsewhere. */
const SLANG: Rules = [
  [/\b(ca|do|wo|is|did|does|could|would|should|have|has|was)nt\b/gi, "$1n't"],
  [/\bt(?:mrw|mr|mw)\b/gi, 'tomorrow'],
  [/\b(?:i )?(?:can['’]t|cannot|can not) make it(?: to\b)?/gi, 'I am unable to attend'],
  [
    /\bi (?:can['’]t|cannot|can not) (?:come to|do|make(?: it to)?|join|attend) (?=(?:the|our|your|this|that|today|tomorrow)\b)/gi,
    'I am unable to attend ',
  ],
  [
    /,? (?:because |as |since )?(?:i(?:['’]ve| have)? (?:got )?)?(?:there['’]s |there is )?too much (?:other )?stuff (?:going on|to do)\b/gi,
    ' because of other commitments',
  ],
  [
    /\b(?:other |some |so much |(?:a (?:lot|bunch|ton)|lots|tons) of |too much )?stuff (?:going on|to do)\b/gi,
    'other commitments',
  ],
  [/\b(i|we)(?:['’]ve)? got (?=other commitments)/gi, '$1 have '],
  [/\bother other\b/gi, 'other'],
  [/,? maybe (next \w+|tomorrow|later|on \w+day)\?/gi, '. Would $1 be possible?'],
  [
    /,? sorry(?: about (?:that|it))?[,.;!]+ (?=let['’]s|can|could|maybe|how about|we|i)/gi,
    '. I apologise for that. ',
  ],
  [
    /\b(?:i['’]?m |so |really )*sorry (?:that )?(i|we)(?:['’]m| am| was|['’]re| are| were) (?:so |a bit |really )?late with\b/gi,
    '$1 apologise for the delay with',
  ],
  [
    /\b(?:i['’]?m |so |really )*sorry (?:that )?(i|we)(?:['’]m| am| was|['’]re| are| were) (?:so |a bit |really )?late\b/gi,
    '$1 apologise for being late',
  ],
  [
    /(?:^|(?<=[.!?] ))(?:(?:i['’]?m|i am) )?(?:so |really )?sorry (?:for|about) (?:the )?/gi,
    'I apologise for the ',
  ],
  [
    /,? (?:because )?(?:some )?(?:stuff|things) (?:broke(?: down)?|went wrong)\b/gi,
    ', which was due to technical problems',
  ],
  [/(?<=[.!?] )let['’]s (?!not)/gi, 'I suggest that we '],
  [/,? sorry(?: about that)?(?=[,.!?]|$)(?!,? but)/gi, ', with my apologies'],
  [/\b(?:i )?(?:messed|screwed) up(?= (?:the|my|our|your|this|that|his|her)\b)/gi, 'I made a mistake in'],
  [/\b(?:i )?(?:messed|screwed) up\b/gi, 'I made a mistake'],
  [
    /\b(?:kinda|pretty|really|totally) (?:dumb|stupid|bad|crap)\b|\b(?:dumb|stupid|crap)\b/gi,
    'not convincing',
  ],
  [/\blet['’]s not\b/gi, 'I suggest that we do not'],
  [/\b(?:i )?got your (mail|e-?mail|message|note)\b/gi, 'I have received your $1'],
  [/(?<=, |^)will (look at|check|do|send|fix|get|review)\b/gi, 'I will $1'],
  [/\blook at it\b/gi, 'review it'],
  [/\bwhat['’]s taking so long\b/gi, 'could you tell me what is causing the delay'],
  [/\b(?:we|i) need this(?: done)? now\b/gi, 'we need this as soon as possible'],
  [/(?<=, |^)gonna\b/gi, 'I am going to'],
  [/\bno worries\b|\bno problem\b/gi, 'that is quite all right'],
  [
    /^(?:hey|hi|yo|hiya)(?: (?:guys|dude|man|there|all))? (?=(?:can|could|will|would|do|did|what|when|how|where|is|are|i|we|just|please|u)\b)/i,
    'Hello, ',
  ],
  [/^(?:hey|hi|yo|hiya)(?: (?:guys|dude|man|there|all))?\b/i, 'Hello'],
  [/\b(my|our|the) stuff (?:gets|comes|arrives)(?: here)?\b/gi, '$1 items arrive'],
  [
    /(?<=^|[,.;] |\bi(?:['’]ve)? )(?:i(?:['’]ve| have) )?been waiting (?:for )?ages\b/gi,
    'I have been waiting for a long time',
  ],
  [/\bfor ages\b/gi, 'for a long time'],
  [/\bsorry,? but I am unable to attend\b/gi, 'unfortunately I am unable to attend'],
  [/, can we (?=[^.?!]*\?)/gi, '. Could we '],
  [/\bu\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\br\b(?= (?:you|u)\b)/gi, 'are'],
  [/\bpls\b|\bplz\b/gi, 'please'],
  [/\bthx\b|\bthanks\b/gi, 'thank you'],
  [/\basap\b/gi, 'as soon as possible'],
  [/\bthe (?:thing|stuff) (?=(?:you|we|they|i) )/gi, 'what '],
  // An order behind a statement is a request of its own.
  [
    /[,;.] (?:so |now |and |then |just |please )*(fix|send|do|call|check|give|tell|finish|update|look at|reply to|answer|sort|change|move|pay|return) ((?:it|this|that|me|us|them|the|my|our)\b[^.!?]*)[.!]*$/i,
    '. Could you please $1 $2?',
  ],
  [/\bbtw\b/gi, 'by the way'],
  [/\bfyi\b/gi, 'for your information'],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgotta\b/gi, 'have to'],
  [/\bkinda\b/gi, 'rather'],
  [/\bgimme\b/gi, 'give me'],
  [/\blemme\b/gi, 'let me'],
  [
    /\bcuz\b|\bcoz\b|(?<=\w )['’]?cause(?= (?:i|i'm|we|we're|he|she|it|it's|they|you|my|the|there)\b)/gi,
    'because',
  ],
  [/\byeah\b|\byep\b/gi, 'yes'],
  [/\bnope\b/gi, 'no'],
  [/\bkids\b/gi, 'children'],
  [YOU_ALL, 'you'],
  [/(?<=^|, |thank you )guys\b/gi, 'everyone'],
  [/\btoo much stuff\b/gi, 'too many matters'],
  // Like “stuff”, “material” has no plural here: verbs and pronouns still fit.
  [/\b(the|this|that|your|my|our|their|some|any) stuff\b/gi, '$1 material'],
  [/\b(?:a lot|lots|tons) of (?=(?:\w+ )?(?:\w+[^sui]s|people|children|men|women)\b)/gi, 'many '],
  [/\b(?:a lot|lots|tons) of\b/gi, 'a great deal of'],
  [/\bget back to\b/gi, 'reply to'],
  [/\bcan you\b/gi, 'could you'],
  [/\bcan't\b/gi, 'cannot'],
  [/\bwon't\b/gi, 'will not'],
  [NOT, '$1 not'],
  [/\b(I)'m\b/gi, '$1 am'],
  [/\b(let)'s\b/gi, '$1 us'],
  [
    /\b(it|that|there|what|he|she)'s\b(?= (?:a|an|the|not|very|too|so|going|ready|late|time|done|been)\b)/gi,
    '$1 is',
  ],
  [/\b(\w+)'s(?= (?:broken|down|failing|missing|late|slow|stuck|gone|back|dead)\b)/gi, '$1 is'],
  [/\b(\w+)'re\b/gi, '$1 are'],
  [/\b(\w+)'ve\b/gi, '$1 have'],
  [/\b(\w+)'ll\b/gi, '$1 will'],
];

const WORDY: Rules = [
  [
    /\b(?:i (?:just )?wanted to (?:let you know|tell you|say)|i am writing to (?:let you know|inform you|tell you)) that /gi,
    '',
  ],
  [/\b(?:will|would) not be able to\b/gi, 'cannot'],
  [/\bwill be able to\b/gi, 'can'],
  [/\bwill have to be\b/gi, 'must be'],
  [
    /\b(?:that|which) (?:we|i|you|they) (?:had |have )?(planned|ordered|discussed|received|bought|booked) (?=for|on|in|last|to|with)/gi,
    '$1 ',
  ],
  [/\bas a result of\b/gi, 'because of'],
  [/\ba number of\b/gi, 'several'],
  [/\bfor the reason that\b/gi, 'because'],
  [/\bplease do not hesitate to\b/gi, 'please'],
  [/\bthere (?:is|are) (?:a lot of|many) people who\b/gi, 'many people'],
  [/\bin order to be able to\b/gi, 'to'],
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b|\bowing to the fact that\b|\bin light of the fact that\b/gi, 'because'],
  [/\bat this point in time\b|\bat the present (?:time|moment)\b/gi, 'now'],
  [/\bat some point in the near future\b|\bin the near future\b/gi, 'soon'],
  [/\bin the event that\b/gi, 'if'],
  [/\bwith regard to\b|\bwith respect to\b|\bin relation to\b/gi, 'about'],
  [/\ba large number of\b|\ba great number of\b/gi, 'many'],
  [/\bthe majority of\b/gi, 'most'],
  [/\bhas the ability to\b|\bis able to\b/gi, 'can'],
  [/\bhave the ability to\b|\bare able to\b/gi, 'can'],
  [/\bfor the purpose of\b/gi, 'for'],
  [/\bin spite of the fact that\b|\bdespite the fact that\b/gi, 'although'],
  [/\bit is important to note that |\bplease note that |\bI would like to say that /gi, ''],
  [/\bwill need to have\b/gi, 'need'],
  [/\bneed to have\b/gi, 'need'],
  [/\b(?:as a consequence|on account|by reason) of\b/gi, 'because of'],
  [/\b(?:at )?(?:some|a) later (?:point in time|point|date|time|stage)\b/gi, 'later'],
  [/\buntil such time as\b/gi, 'until'],
  [/\bat (?:that|the same) point in time\b/gi, 'then'],
  [/\bin(?:to)? a state of being ([a-z]+ed|down|slow|full|broken|late)\b/gi, '$1'],
  [/\b(?:make|take) (?:a|the) decision\b/gi, 'decide'],
  [/\b(?:made|took) (?:a|the) decision\b/gi, 'decided'],
  [/\bcame to the conclusion\b/gi, 'concluded'],
  [/\bin the absence of\b/gi, 'without'],
  [/\bin (?:close )?proximity (?:to|of)\b/gi, 'near'],
  [/\bby means of\b/gi, 'with'],
  [/\bup (?:until|to) the present (?:time|moment)\b/gi, 'so far'],
  [/\bfor (?:a|the) (?:period|duration) of (?=\d|one\b|two\b|three\b|several\b|many\b)/gi, 'for '],
  [/\bon a regular basis\b/gi, 'regularly'],
  [/\bon a daily basis\b/gi, 'daily'],
  [/\bprior to\b/gi, 'before'],
  [/\bsubsequent to\b/gi, 'after'],
  [/\b(?:very|really|quite|basically|actually|literally|just) /gi, ''],
  [/\beach and every\b/gi, 'every'],
  [/\bfirst and foremost\b/gi, 'first'],
  [/\bend result\b/gi, 'result'],
  [/\bwhether or not\b/gi, 'whether'],
];

/** Phrases of offices, as one would say them. */
const STIFF: Rules = [
  [/\b(?:i|we) (?:would like to|hereby|regret to|have to) inform you that /gi, ''],
  [/\bhas not been received(?: (?:to date|yet|so far|as yet))?\b/gi, 'has not reached us yet'],
  [/\bto date\b|\bas yet\b/gi, 'so far'],
  [/\bat your earliest (?:possible )?convenience\b/gi, 'when you can'],
  [
    /(?:,? and|[,;]| [-–])? (?:i|we) (?:hereby )?(?:request|demand|require|insist|expect|must ask)(?: that)? you (?:to )?([^.!?]+?)(?: immediately| at once| without (?:further )?delay)?[.!]*$/gim,
    '. Could you please $1 soon? Thank you!',
  ],
  [/\byou are (?:hereby )?(?:requested|required|asked|reminded) to ([^.!?]+)[.!]*/gi, 'could you please $1?'],
  [/\bkindly\b/gi, 'please'],
  [/\bimmediately\b|\bwithout (?:further )?delay\b/gi, 'soon'],
  [/\bcommence\b/gi, 'begin'],
  [/\butili[sz]e\b/gi, 'use'],
];

const LONG = 15;
const STILL_LONG = 0.7;

/** Rules are for a message, not for a document. */
const MOST_CHARACTERS = 1_000;

/** Other words by rules for a text that is given: politer orders, contractions and slang, wordy phrases. */
export const rewrite: Pick<Skill, 'answer'> = {
  answer({ instruction, sourceText, message }) {
    const [wish, given] =
      sourceText === undefined ? wishAndText(message, MOST_CHARACTERS) : [instruction, sourceText.trim()];
    const text = given === undefined ? undefined : unquoted(given);
    if (text === undefined || text.length > MOST_CHARACTERS) return undefined;
    // “Politer, please: …” has no verb.
    const isBare = POLITE.test(wish) && wish.trim().split(/\s+/).length <= 4;
    if (!REWRITES.test(wish) && !isBare) return undefined;
    // So many sentences of a longer text are chosen, and not cut.
    if (SHORT.test(wish) && /\b(?:one|a single|two|three|\d) (?:short )?sentences?\b/i.test(wish))
      return undefined;
    if (LOOSE.test(wish)) return changed(text, LOOSER, 'only stiff phrases and long forms were changed');
    if (POLITE.test(wish) && SHORT.test(wish)) {
      const made = changed(text, [...WORDY, ...STIFF], 'only wordy and stiff phrases were changed');
      if (made !== undefined) return made;
    }
    if (POLITE.test(wish)) return politely(text);
    if (FORMAL.test(wish))
      return changed(text, SLANG, 'only contractions, slang and some turns of speech were changed');
    if (CLEAR.test(wish)) {
      const plain = WORDY.reduce((all, [pattern, by]) => all.replace(pattern, by), clearly(text));
      return plain === text
        ? undefined
        : changed(
            text,
            [[/^[\s\S]*$/, plain.replaceAll('$', '$$$$')]],
            'only wordy and passive phrases were changed',
          );
    }
    if (!SHORT.test(wish)) return undefined;
    const made = changed(text, [...SHORT_REQUESTS, ...STIFF, ...WORDY], 'only wordy phrases were cut');
    const most = /\b(\d{1,3}) words?\b/i.exec(wish)?.[1];
    const count = made?.split('\n\n')[0]?.split(/\s+/).length ?? 0;
    const before = text.split(/\s+/).length;
    if (made !== undefined && most === undefined && count >= LONG && count > before * STILL_LONG)
      return `${made}\n\n_${count} of ${before} words are left: it is still long._`;
    return made === undefined || most === undefined || count <= Number(most)
      ? made
      : `${made}\n\n_${count} words; ${most} were asked for._`;
  },
};

function changed(text: string, rules: Rules, how: string): string | undefined {
  const made = rules
    .reduce((all, [pattern, by]) => all.replace(pattern, by), text)
    .replace(/ {2,}/g, ' ')
    .trim();
  if (made === text) return undefined;
  const whole = /[.!?…]$/.test(made)
    ? made
    : `${made}${/^(?:hello,? )?(?:could|can|would|will|do|are|is) |\b(?:could|would|will) you\b[^.!?]*$/i.test(made) ? '?' : '.'}`;
  const cased = whole.replace(
    /(^|[.!?] )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return `${withCapitals(cased)}\n\n_By rules: ${how}._`;
}
