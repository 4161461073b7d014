import { sentencesOf } from './sentences.ts';

const VERBS =
  "do not|don't|stop|add|answer|approve|ask|be|bring|buy|call|cancel|change|check|clean|clear|close|come|complete|confirm|contact|delete|deliver|do|email|explain|finish|fix|forward|get|give|go|hand|help|hold|hurry|join|keep|leave|let|listen|look|make|merge|move|open|pass|pay|pick|prepare|print|provide|push|put|read|refund|remind|remove|reply|resend|restart|restore|redo|rebuild|rename|apologi[sz]e|correct|undo|respond|return|review|revert|run|schedule|send|share|show|sign|start|stay|submit|take|tell|test|text|try|turn|update|upload|use|wait|write";
const ORDER = new RegExp(`^(?:please )?(${VERBS})\\b(?! (?:you|we|they|i)\\b)(.*?)[.!]*$`, 'i');
/** An order after a complaint: "you broke it, fix it". */
const THEN_ORDER = new RegExp(
  `[,;] (?:so |now |and |then |just )?(?=(?:please )?(?:${VERBS}) (?!you|we|they|i\\b))| and (?=(?:please )?(?:fix|do|stop|send|give|call|answer|reply|get) )`,
  'i',
);
/** Perhaps an order with a verb that is not known: it would stay one. */
const MAY_ORDER =
  /[,;] (?!and\b|or\b|but\b|which\b|who\b|because\b|as\b|so\b)[a-z]+ (?:it|me|us|this|that|them|the|your|my|now|again)\b/i;
/** Between two orders. */
const NEXT =
  /(?:,|;)? (?:and|then|and then) (?=(?:please )?[a-z]+)|[,;] (?=[a-z]+ (?:me|us|the|your|this|that|it)\b)/i;
const HURRY = /,? (?:right now|now|immediately|at once|asap|already|right away)\b/i;
/** A statement after a request: "send it, I have been waiting". */
const TELLS_STATE = /[,;] (?=(?:i|we|it|my|our|there)\b)/i;
const MOST_SENTENCES = 6;
/** Words that can go without a loss; those that insult cannot be rewritten by a rule. */
const SWEARING =
  / ?\b(?:the (?:hell|heck|fuck)|on earth|(?:god)?damn(?:ed)?|bloody|freaking|fucking|for (?:god|heaven|christ)'?s sake)\b,?/gi;
const RUDE =
  /\b(?:wast(?:e|ing) (?:of )?(?:my|our|everyone's)? ?time|useless|idiots?|stupid|dumb|morons?|shut up|lazy|incompetent|crap|sucks?|hate|pathetic|fool)\b/i;

/** “Why don't we” cannot be “why do not we”, and “ain't” has no “ai”. */
export const NOT = /\b(?!ai)(\w+)n't\b(?! (?:i|you|we|they|he|she|it|this|that|the|my|your|our)\b)/gi;
/** Several people are “you”, as one is. */
export const YOU_ALL = /\byou (?:guys|all|lot|folks)\b|\by['’]all\b/gi;
const NAMES_OF_TIME =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|september|october|november|december)\b/g;

export const withCapitals = (text: string): string =>
  text.replace(NAMES_OF_TIME, (name) => name.charAt(0).toUpperCase() + name.slice(1)).replace(/\bi\b/g, 'I');

/** Typed without its apostrophe; "cant" and "wont" are seldom the other words. */
const BARE_NOT = /\b(have|has|had|did|do|does|is|are|was|were|would|could|should|ca|wo)nt\b/gi;

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/gi, 'cannot'],
  [/\bwon't\b/gi, 'will not'],
  [NOT, '$1 not'],
  [/\bI'm\b/gi, 'I am'],
  [/\b(\w+)'re\b/gi, '$1 are'],
  [/\b(\w+)'ve\b/gi, '$1 have'],
  [/\b(\w+)'ll\b/gi, '$1 will'],
  [/\b(it|that|this|there|what|where|when|why|who|he|she)'s\b/gi, '$1 is'],
];

/** Orders, questions and complaints as requests; undefined where no rule fits a sentence. */
export function politely(text: string): string | undefined {
  const plain = text
    .replaceAll('’', "'")
    .replace(BARE_NOT, "$1n't")
    .replace(SWEARING, '')
    // Whose mistake it was does not matter for what comes of it.
    .replace(
      /\b(?:because|since|as) you (?:gave|sent|told|provided) us (.+?)(?=[.,;!]|$)/gi,
      'because it seems that we were given $1',
    )
    .replace(YOU_ALL, 'you')
    .replace(DEMAND_BEHIND, (_, who: string) => `. ${/^i$/i.test(who) ? 'I' : 'We'}`)
    .replace(/[,.]? y(?=ou(?:'re| are) (?:already )?late\b)/i, '. Y')
    .replace(/!+/g, '.');
  const sentences = sentencesOf(plain);
  if (sentences.length > MOST_SENTENCES) return undefined;
  const asks = (sentence: string): boolean => /\?/.test(sentence) || request(sentence, 0) !== undefined;
  const isAsked = sentences.some(asks);
  const said = sentences.map((sentence, at) =>
    RUDE.test(sentence)
      ? undefined
      : (undone(sentence, isAsked) ??
        // A complaint is no request yet: the first request is not asked with “also”.
        politeFor(sentence.trim(), sentences.slice(0, at).some(asks) ? at : 0)),
  );
  if (said.some((each) => each === undefined)) return undefined;
  const whole = withCapitals(said.join(' '));
  // Longer forms alone make nothing more polite.
  if (bare(whole) !== bare(longForms(plain))) return `${whole}${stillHard(whole)}`;
  const regretted = sentences.length === 1 ? regret(longForms(plain).trim()) : undefined;
  return regretted === undefined ? undefined : withCapitals(regretted);
}

const HARD =
  /\b(?:i|we) (?:need|want|demand|insist)\b|\b(?:immediately|right now|at once)\b|\byou (?:must|have to|had better)\b|\bunacceptable\b|\b(?:it|this|that|them) now\b/i;

/** Clauses that no rule has softened are named. */
function stillHard(text: string): string {
  const hard = text.split(/(?<=[.!?,;])\s+/).filter((clause) => HARD.test(clause));
  return hard.length === 0
    ? ''
    : `\n\n_As hard as before: ${hard.map((each) => `“${each.replace(/[.,;!?]+$/, '')}”`).join(', ')}._`;
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
const longForms = (text: string): string =>
  CONTRACTIONS.reduce((all, [pattern, by]) => all.replace(pattern, by), text);

function politeFor(sentence: string, at: number): string | undefined {
  const whole = politeClause(sentence, at);
  if (whole !== undefined) return whole;
  const told = TELLS_STATE.exec(sentence);
  const order = told === null ? undefined : request(sentence.slice(0, told.index), at);
  const state = order === undefined ? '' : sentence.slice((told?.index ?? 0) + 2);
  if (order !== undefined && isNeutral(state) && !MAY_ORDER.test(state)) return `${order} ${ended(state)}`;
  const found = THEN_ORDER.exec(sentence);
  if (found === null) return undefined;
  const first = politeClause(sentence.slice(0, found.index), at);
  const second = first === undefined ? undefined : request(sentence.slice(found.index + found[0].length), 0);
  return second === undefined ? undefined : `${first} ${second}`;
}

function politeClause(sentence: string, at: number): string | undefined {
  const long = longForms(sentence);
  return (
    complaint(long, at) ??
    question(long, at) ??
    request(sentence, at) ??
    (isNeutral(long) && !THEN_ORDER.test(long) ? ended(long) : regret(long))
  );
}

/** Tells of a state and blames nobody. */
const isNeutral = (sentence: string): boolean =>
  /^(?:I|we|it|the|my|our|there|this|that|\d|hi|hello|thank|please)\b/i.test(sentence) &&
  !/\byou\b|\byour\b|\?|\b(?:unacceptable|terrible|awful|horrible|ridiculous|garbage|trash|rubbish|useless|nonsense)\b/i.test(
    sentence,
  );

const ended = (sentence: string): string => {
  const [first = '', ...rest] = sentence.replace(/\bi\b/g, 'I');
  return `${first.toUpperCase()}${rest.join('')}`.replace(/(?<![.!?])$/, '.');
};

const JUDGES =
  /\b(?:boring|ugly|terrible|awful|horrible|ridiculous|rubbish|garbage|nonsense|worst|disgusting|unacceptable|smell\w*|stink\w*|idiot\w*|liars?|lie[sd]?|lying)\b/i;

/** A statement that blames or refuses, said as a regret; one that judges or threatens stays as hard as it is. */
function regret(sentence: string): string | undefined {
  const said = sentence.replace(/[.\s]+$/, '');
  if (JUDGES.test(said) || /[;?]|\bor\b|\bif\b/i.test(said) || THEN_ORDER.test(said) || MAY_ORDER.test(said))
    return undefined;
  const unwilling = /^(i|we) do not want to (.+)$/i.exec(said);
  if (unwilling) return `${ended(unwilling[1] ?? '').slice(0, -1)} would rather not ${unwilling[2]}.`;
  if (/^you (?:are|were|have)? ?(?:always|constantly|often|never)\b/i.test(said))
    return `I have noticed that ${lower(said)}.`;
  if (/^you\b/i.test(said)) return `It seems that ${lower(said)}.`;
  if (/^(?:i|we) (?:do not|cannot|am not|are not|have no)\b/i.test(said))
    return `I am afraid that ${/^i\b/i.test(said) ? said : lower(said)}.`;
  const isSad =
    /^(?:your|nobody|no one)\b/i.test(said) || /\b(?:not|no|never|nobody|too|still)\b/i.test(said);
  return isSad && /^(?:your|nobody|no one|that|this|the|it|there|my|our)\b/i.test(said)
    ? `I am afraid that ${lower(said).replace(/^that is\b/, 'this is')}.`
    : undefined;
}

const THING = '(this|that|it|(?:this|that|the|your|my|our|these|those) (?:\\w+ ){0,2}?\\w+)';
const BAD = new RegExp(
  `^${THING} (?:is|are|looks?) (?:so |really |totally |completely |very |just |absolutely |still |simply )*(unacceptable|terrible|awful|horrible|ridiculous|garbage|trash|rubbish|a joke|a mess|bad|useless|a disaster|disappointing|nonsense)[.]*$`,
  'i',
);
const FAULTY = new RegExp(
  `^${THING} (is|are) (?:so |really |totally |completely |very |just |absolutely )*((?:still |too |always |never |not )?(?:wrong|broken|late|slow|incomplete|missing|outdated|unclear|buggy|down|empty|confusing|working|finished|done|ready)(?: again)?)[.]*$`,
  'i',
);
const BLAME =
  /^you (?:still )?(?:(?:have|had) )?(?:(forgot|missed|broke|deleted|ignored|overlooked|changed|sent|made|lost|skipped)|((?:did|do|have|has|were|are|will) not|never)|(always|keep|constantly)) (.+?)[.]*$/i;

/** "I already told you no." */
const BEFORE =
  /^(i|we)(?: have)? (?:already |just )?(told|asked) you (?:already |before |twice |\w+ times )?(.+?)[.]*$/i;

/** A statement that complains, said as a regret. */
function complaint(sentence: string, at: number): string | undefined {
  if (THEN_ORDER.test(sentence) || MAY_ORDER.test(sentence)) return undefined;
  if (/^you are (?:already )?late\b/i.test(sentence)) return at === 0 ? undefined : 'It is already overdue.';
  if (/^you are (?:completely |totally |just )?wrong[.]*$/i.test(sentence))
    return 'I am afraid that is not quite right.';
  if (/^no[.]*$/i.test(sentence)) return 'I am afraid not.';
  const bad = BAD.exec(sentence);
  if (bad)
    return `I am afraid that ${lower(bad[1])} ${/^(?:these|those)|[^s]s$/i.test(bad[1] ?? '') && !/^this\b/i.test(bad[1] ?? '') ? 'do' : 'does'} not meet my expectations.`;
  const faulty = FAULTY.exec(sentence);
  if (faulty) return `I am afraid that ${lower(faulty[1])} ${faulty[2]} ${faulty[3]}.`;
  const said = /^you ((?:had )?(?:promised|said|told|agreed|wrote|confirmed) .+?)[.]*$/i.exec(sentence)?.[1];
  if (said !== undefined) return `As far as I remember, you ${said}.`;
  const [, who = '', deed, what = ''] = BEFORE.exec(sentence) ?? [];
  if (deed !== undefined && /^(?:no|not to\b.*)$/i.test(what))
    return `As ${who} said before, ${/^i$/i.test(who) ? 'my' : 'our'} answer is no.`;
  if (deed !== undefined && /^to /i.test(what)) return `${ended(who).slice(0, -1)} had asked you ${what}.`;
  if (deed !== undefined && /^(?:that )?(?:i|we|it|the|my|our|this|there) /i.test(what))
    return `As ${who} mentioned before, ${what.replace(/^that /i, '')}.`;
  const [, slip, not, often, rest = ''] = BLAME.exec(sentence) ?? [];
  if (slip !== undefined) return `It seems that you ${slip.toLowerCase()} ${rest}.`;
  if (not !== undefined) return `It seems that you ${not.toLowerCase()} ${rest}.`;
  if (often !== undefined) return `I have noticed that you ${often.toLowerCase()} ${rest}.`;
  const refusal = /^no, (.+)$/i.exec(sentence)?.[1];
  if (refusal !== undefined) return complaint(refusal, at) ?? undefined;
  const unable = /^i (cannot|will not|do not agree|do not understand|disagree|am not able)(.*?)[.]*$/i.exec(
    sentence,
  );
  if (unable) return `I am afraid that I ${unable[1]?.toLowerCase()}${unable[2]}.`;
  const dislike = /^i do not like (.+?)[.]*$/i.exec(sentence)?.[1];
  return dislike === undefined ? undefined : `I am not quite happy with ${dislike}.`;
}

const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  'reply_to:replied_to respond_to:responded_to send:sent deliver:delivered forward:forwarded email:emailed mail:mailed ship:shipped pay:paid answer:answered fix:fixed update:updated review:reviewed finish:finished sign:signed merge:merged upload:uploaded return:returned book:booked clean:cleaned attach:attached submit:submitted approve:approved complete:completed confirm:confirmed correct:corrected test:tested write:written do:done close:closed cancel:cancelled refund:refunded repair:repaired check:checked include:included add:added remove:removed deploy:deployed'
    .split(' ')
    .map((pair) => {
      const [base = '', form = ''] = pair.replaceAll('_', ' ').split(':');
      return [base, form] as const;
    }),
);
const UNDONE =
  /^(?:why )?you (?:(?:still )?(?:haven't|have not|have still not|have never|never) ([a-z]+(?: to)?)|(?:still )?(?:didn't|did not|forgot to) ([a-z]+(?: to)?))( me| us)? ((?:the|my|our|your|this|that|those|these) (?:[a-z-]+ ){0,2}?[a-z-]+?)(?: (?:to|for) (me|us))?(?: yet| so far)?[.]*$/i;
/** "I need it now" behind a complaint is a request of its own. */
const DEMAND_BEHIND =
  /(?:,(?: (?:and|so|but))?|;| and| so| [-–]) (i|we)(?= (?:need|want|demand|expect)\b(?! to\b|.*,? or\b))/gi;
const SENT = /^(?:sent|delivered|forwarded|emailed|mailed|shipped)$/;

/** "You still haven't sent me the report": what is missing, without who is to blame, and the wish for it. */
function undone(sentence: string, isAsked: boolean): string | undefined {
  const [, participle, verb, whom, thing = '', behind] = UNDONE.exec(sentence.trim()) ?? [];
  const pair = [...PARTICIPLES].find(
    ([base, form]) => base === verb?.toLowerCase() || form === participle?.toLowerCase(),
  );
  if (
    pair === undefined ||
    / (?:on|in|at|by|with|and|or|before|after|from|about|that|of|for) | (?:again|now|today|tonight|yesterday|back|here|there|first|either|\w+ly)$/i.test(
      thing,
    )
  )
    return undefined;
  const [base, form] = pair;
  const isMany = /^(?:those|these)\b|[^su]s$/i.test(thing);
  const to = (whom ?? behind)?.trim().toLowerCase();
  // “Never” may mean many times: then only what is still missing is known.
  if (to === undefined ? /\bnever\b/i.test(sentence) : !SENT.test(form)) return undefined;
  const state =
    to === undefined
      ? `It seems that ${lower(thing)} ${isMany ? 'have' : 'has'} not been ${form} yet.`
      : `${to === 'us' ? 'We' : 'I'} have not received ${lower(thing)} yet.`;
  return isAsked
    ? state
    : `${state} Could you please ${base} ${isMany ? 'them' : 'it'}${to === undefined ? '' : ` to ${to}`}?`;
}

const lower = (text = ''): string => text.charAt(0).toLowerCase() + text.slice(1);

const AUXILIARY = 'have|has|had|is|are|was|were|do|does|did|will|would|can|could|should|cannot';
const PRONOUN = 'you|we|they|i|he|she|it|this|that';
const ASKED = new RegExp(
  `^(?:and |so |but )?(why|when|where|what|which \\w+|who|how(?: long| much| many| soon| often)?) (${AUXILIARY})( not)? (?:(${PRONOUN})\\b|((?:the|my|your|our|this|that) .+?))((?: (?:still|not|so|always|again|never|already|taking|being|broken|down|late|wrong|slow|missing|here|gone|ready|done|failing|only)\\b.*| .*)?)$`,
  'i',
);

/** A question as a request to be told. */
function question(said: string, at: number): string | undefined {
  if (!/\?\s*$/.test(said) && !/^(?:why|when|where|how long)\b/i.test(said)) return undefined;
  const sentence = said.replace(/[\s?.]+$/, '');
  const will = /^(?:can|could|will|would) you (?:please )?(?!not\b)(.+)$/i.exec(sentence)?.[1];
  if (will !== undefined) return `${opening(at)} ${will.replace(HURRY, '')}?`;
  const progress = /^what is (\w+ing .+)$/i.exec(sentence)?.[1];
  if (progress !== undefined) return `${opening(at)} tell me what is ${progress}?`;
  const either = /^(have|are|is|was|were|do|did) (you|we|they|it|this|that) (.+)$/i.exec(sentence);
  if (either) {
    const [, verb = '', subject = '', rest = ''] = either;
    const told = /^did$/i.test(verb)
      ? past(rest)
      : /^do$/i.test(verb)
        ? rest
        : `${verb.toLowerCase()} ${rest}`;
    return told === undefined ? undefined : `May I ask whether ${subject.toLowerCase()} ${told}?`;
  }
  const asked = ASKED.exec(sentence);
  if (asked === null) return undefined;
  const [, word = '', verb = '', not = '', pronoun, noun, tail = ''] = asked;
  const subject = pronoun === undefined ? lower(noun) : /^i$/i.test(pronoun) ? 'I' : pronoun.toLowerCase();
  // "where is my order": nothing stands behind the subject.
  if (noun !== undefined && /^(?:do|does|did|have|has|had|will|would|can|could|should)$/i.test(verb))
    return undefined;
  if (noun !== undefined && tail !== '' && !TELLS.test(tail)) {
    return /^(?:where|who|what|when)$/i.test(word)
      ? `${opening(at)} tell me ${word.toLowerCase()} ${subject}${tail} ${verb.toLowerCase()}?`
      : undefined;
  }
  const told = predicate(verb.toLowerCase(), not !== '', tail.trim());
  return told === undefined ? undefined : `${opening(at)} tell me ${word.toLowerCase()} ${subject} ${told}?`;
}

const TELLS =
  /^ (?:still|not|so|always|again|never|already|taking|being|broken|down|late|wrong|slow|missing|here|gone|ready|done|failing|only)\b/i;
const opening = (at: number): string => (at === 0 ? 'Could you please' : 'Could you also');

function predicate(verb: string, isNot: boolean, rest: string): string | undefined {
  if (verb === 'cannot') return `cannot ${rest}`;
  if (isNot) return `${verb} not ${rest}`;
  if (verb === 'did') return past(rest);
  if (verb === 'do') return rest;
  return verb === 'does' ? undefined : `${verb} ${rest}`.trim();
}

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  'break:broke bring:brought buy:bought choose:chose come:came do:did find:found forget:forgot get:got give:gave go:went have:had keep:kept know:knew leave:left lose:lost make:made pay:paid put:put read:read run:ran say:said see:saw send:sent set:set show:showed take:took tell:told think:thought write:wrote speak:spoke build:built cut:cut let:let hold:held meet:met begin:began understand:understood spend:spent sell:sold stop:stopped drop:dropped commit:committed ship:shipped skip:skipped plan:planned'
    .split(' ')
    .map((pair) => {
      const [base = '', form = ''] = pair.split(':');
      return [base, form] as const;
    }),
);

/** The past of a phrase that begins with a verb. */
function past(phrase: string): string | undefined {
  const [verb = '', ...rest] = phrase.split(' ');
  const base = verb.toLowerCase();
  if (!/^[a-z]{2,}$/.test(base)) return undefined;
  const form =
    IRREGULAR.get(base) ??
    (base.endsWith('e') ? `${base}d` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`);
  return [form, ...rest].join(' ');
}

/** "Everyone must clean up": all of them are asked. */
const ALL_MUST =
  /^((?:everyone|everybody|all (?:of you|staff|colleagues|guests|users|members|students|parents)|you all)) (?:must|has to|have to|needs? to|should|is to|are to) (.+?)[.!]*$/i;

/** "I need it today or I can't pay you": what depends on it is told, and is no threat. */
const OR_ELSE =
  /^(i|we) (?:need|want) (it|this|that|them|the \w+|my \w+|your \w+)( .{2,30}?)?,? (?:or(?: else)?|otherwise) ((?:i|we) (?:can't|cannot|can not|won't be able to|am unable to|will be unable to) .+?)[.!]*$/i;

function request(sentence: string, at: number): string | undefined {
  const [, all = '', deed = ''] = ALL_MUST.exec(sentence) ?? [];
  if (deed !== '') return `Could ${lower(all)} please ${deed.replace(/^not be /, 'not be ')}?`;
  const must =
    /^(?:you (?:must|have to|need to|should|better|had better) |(?:i|we) (?:want|need|expect) you to )(.*)$/i.exec(
      sentence,
    )?.[1];
  const [, who = '', thing = '', when = '', other = ''] = OR_ELSE.exec(sentence) ?? [];
  if (thing !== '')
    return `Could you please let ${/^i$/i.test(who) ? 'me' : 'us'} have ${thing}${when}? Otherwise ${longForms(other)}.`;
  const wish =
    /^(?:(?:i|we) (?:want|need|demand|expect)|gimme) (?!you\b|to\b|.*\bor (?:i|we|else)\b)(.*?)[.!]*$/i.exec(
      sentence,
    )?.[1];
  if (wish !== undefined && THEN_ORDER.test(wish)) return undefined;
  if (wish !== undefined)
    return `${/^we/i.test(sentence) ? 'We' : 'I'} would like ${wish.replace(HURRY, '')}${HURRY.test(wish) ? ' as soon as possible' : ''}, please.`;
  const clauses = (must ?? sentence).split(NEXT).map(clauseOf);
  if (clauses.some((clause) => clause === undefined)) return undefined;
  return `${at === 0 ? 'Could you please' : 'And could you'} ${clauses.join(' and ')}?`;
}

/** "Give me that now": give me that as soon as you can. */
function clauseOf(clause: string): string | undefined {
  const [, verb = '', rest = ''] = ORDER.exec(clause.trim()) ?? [];
  if (verb === '' || /[,;]| or (?:else|your?|we|i|the|it)\b/i.test(rest)) return undefined;
  const isNot = /^do(?:n't| not)$/i.test(verb);
  const isUrgent = HURRY.test(rest);
  return `${isNot ? 'not' : verb.toLowerCase()}${rest.replace(HURRY, '')}${isUrgent ? ' as soon as you can' : ''}`;
}
