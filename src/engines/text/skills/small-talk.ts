import type { Skill } from '../skill.ts';

const VERY =
  '(?:(?:so|super|very|really|pretty|quite|a bit|a little|kind of|somewhat|rather|just|incredibly) )*';
const FEELS = `^(?:i['’]?m|i am|i feel|i['’]m feeling|i am feeling|feeling) ${VERY}`;
const TODAY =
  '(?: (?:today|now|right now|tonight|at the moment|this (?:morning|evening|week)|at work|after work|at home|here|again|lately))*[\\s!.?]*';

/** Intents that need no other skill. */
const INTENTS = [
  [
    /^(?:hi|hello|hey|howdy|hallo|hola|bonjour|salut|ciao|moin|servus|greetings|good (?:morning|afternoon|evening|day))(?:[ ,]+(?:there|octet|all|again|everyone|you|world))?(?:[,.!? ]+(?:how are (?:you|things)(?: (?:doing|today|going))*|how(?:['’]s| is) (?:it going|everything|life|your day)(?: (?:today|going|so far))*|how do you do|what(?:['’]s| is) up|wie geht(?:['’]s| es dir| es ihnen)|(?:comment )?(?:ça|ca) va|c[oó]mo est[aá]s?|qu[eé] tal|come (?:stai|va)|tudo bem))?[\s!.?👋🙂😊]*$/iu,
    'greeting',
  ],
  [
    /^(?:so )?(?:how are (?:you|things)(?: (?:doing|feeling|today|going))*|how do you feel(?: today)?|how(?:['’]s| is) (?:it going|everything|life|your day)(?: (?:today|going|so far))*|how do you do|(?:what(?:['’]s| is)|wass?)up|what(?:['’]s| is) up)[\s?!.]*$/i,
    'wellbeing',
  ],
  [
    /^(?:ok(?:ay)?[,.! ]+|great[,.! ]+)?(?:many )?(?:thanks?|thank you|thx|cheers|merci|danke|gracias)(?: (?:you|a lot|so much|very much|again|for (?:the|your|all the|all your) (?:help|answer|info|support)))*(?:[,.! ]+(?:that|this|it|you)(?:'s| is| was| were|'ve been| have been)? ?(?:really |very |just )?(?:helped|helps|helpful|great|perfect|useful|worked|works|good|all|what i needed)(?: (?:me|a lot|so much|now))*)?[\s!.]*$/i,
    'thanks',
  ],
  [
    /^(?:ok(?:ay)?[,.! ]+|great[,.! ]+|many )?(?:thanks|thank you|thx|cheers)(?: (?:you|a lot|so much|very much|again|for (?:the|your|all the|all your) (?:help|answers?|info|support)))*[,.!;: -]+(?:(?:you(?:['’]ve| have|['’]re| are| were)?|that(?:['’]s| is| was| has been)?|this(?: is| was)?|it(?:['’]s| was)?)|i) (?!.*(?:n['’]t\b|\b(?:not|no|wrong|but|however|still|never|fail\w*|bad|whats?|who|how|where|why|which|can|could)\b))[^?:"\d]{3,60}$/i,
    'thanks',
  ],
  [
    /^(?:wow[,.! ]+|you know[,.! ]+)?(?:you(?:['’]re| are|['’]ve been| have been)|that(?:['’]s| is| was)) (?:doing )?(?:really |so |very |just |pretty |a )*(?:great|awesome|amazing|helpful|good|cool|smart|wonderful|the best|fantastic|brilliant|lovely)(?: (?:today|job|help|answer|at this|work|to me))*[\s!.]*$|^(?:good|great|nice|well) (?:job|work|done)[\s!.]*$/i,
    'praise',
  ],
  [
    /^(?:so )?(?:are you|do you|does this|is this|will this|does octet|is octet|can you (?=run|work (?:offline|online|without|locally)))\b(?!.*\bneed\b)(?=.*\b(?:offline|online|cloud|internet|local(?:ly)?|on my (?:own )?(?:machine|computer|laptop|device))\b) ?(?:really |currently |actually )?(?:run(?:ning)?|work(?:ing)?|need|use|connected|connect|live|hosted|stored)?\b[^.:]{0,70}$|^where (?:are|do) you (?:run(?:ning)?|hosted|live|located)[\s?!.]*$/i,
    'place',
  ],
  [/^(?:good)?bye(?: bye)?[\s!.]*$|^(?:see you|good night|farewell)(?: later| soon)?[\s!.]*$/i, 'farewell'],
  [
    /^(?:(?:hi|hey|hello)[, ]+)?(?:test(?:ing)?|ping|are you (?:there|awake|working|here)|anybody (?:there|home))[\s!.?]*$/i,
    'ping',
  ],
  [
    /^(?:please |can you |do you know |could you )*(?:tell|say|give)?(?: me)?(?: ?an?(?:other)?| ?some| ?any)?(?: ?good| funny| short| programm(?:er|ing)| computer| coding| nerdy| silly)* (?:jokes?|something funny)(?: (?:about|for|on) (?:an? )?(?:programm(?:ers?|ing)|computers?|computing|cod(?:e|ing)|developers?|software|nerds?|geeks?))?(?: please)?[\s!.?]*$/i,
    'joke',
  ],
  [
    /^(?:please |can you |do you know |could you )*(?:(?:tell|say|give|ask|pose)? ?(?:me |us )?(?:an?(?:other)? |some |any )?(?:good |funny |short |easy |hard |nice )*(?:riddles?|brain ?teasers?)|riddle me (?:something|this|one))(?: for (?:me|us|kids|children))?(?: please)?[\s!.?]*$/i,
    'riddle',
  ],
  [
    /^(?:please |can you |do you know |could you )*(?:tell|say|give)?(?: me)?(?: ?an?(?:other)?| ?some| ?any)?(?: ?fun| interesting| random| cool| surprising)+ facts?(?: (?:for|to) (?:me|us|today))?(?: please)?[\s!.?]*$|^(?:please |can you |could you )*(?:tell me |surprise me with |teach me |give me |do you know |say )(?:about )?(?:something|anything|a thing) (?:(?:really |truly )?(?:interesting|surprising|cool|fascinating|new|random|amazing|i (?:don['’]t|do not|might not|may not|probably don['’]t) know(?: yet)?))(?: (?:about (?:the world|nature|science|anything)|today|please))?[\s!.?]*$|^surprise me[\s!.?]*$/i,
    'fact',
  ],
  [
    /^(?:please |can you |could you |and |so |now )*(?:cheer me up|make me (?:laugh|smile|feel better)|(?:tell|give|send) me something (?:nice|funny|good|positive|uplifting|cheerful|to (?:cheer me up|make me (?:laugh|smile|feel better)|smile about|laugh about))|say something (?:nice|funny|cheerful)|i (?:need|could use) (?:some )?cheering up)(?: (?:please|today|now|a bit|a little|somehow))*[\s!.?]*$/i,
    'cheer',
  ],
  [new RegExp(`${FEELS}(?:bored|boring)(?: out of my mind| to death)?${TODAY}$`, 'i'), 'bored'],
  [
    new RegExp(
      `${FEELS}(?:tired|exhausted|sleepy|worn out|knackered|drained|stressed(?: out)?|overworked)${TODAY}$|^(?:i(?:['’]ve)? had|it(?:['’]s| has) been|it was|what|today was) (?:an? )?${VERY}(?:long|hard|rough|tough|stressful|busy|exhausting|tiring|bad|terrible|awful) (?:(?:night|early|late|work|working|double) )?(?:day|week|night|morning|shift)${TODAY}$`,
      'i',
    ),
    'tired',
  ],
  [
    new RegExp(
      `^my (?:job )?(?:interview|exam|test|presentation|talk|driving test|flight|first day)\\b[^?:]{0,60}\\bi['’]?(?: a)?m ${VERY}(?:nervous|anxious|worried|scared|afraid)[^?:]{0,30}$|${FEELS}(?:nervous|anxious|worried|scared|afraid)(?: (?:about|because of|for|of|before|as)|[,.;:]| -)? [^?:]{0,40}\\b(?:interview|exam|test|presentation|talk|review|first day|meeting|speech|date|competition|concert|audition|defen[cs]e|pitch|demo|lesson|class|flight)s?\\b[^?:]{0,40}\\??$`,
      'i',
    ),
    'nervous',
  ],
  [
    new RegExp(
      `${FEELS}(?:sad|down|lonely|unhappy|depressed|blue|heartbroken|miserable|homesick|not (?:so |very )?(?:good|well|great|happy))${TODAY}$`,
      'i',
    ),
    'sad',
  ],
  [
    new RegExp(
      `${FEELS}(?:happy|great|good|fine|excited|glad|in a good mood|well)${TODAY}$|^(?:i(?:['’]ve)? had|it(?:['’]s| has) been|it was|what|today was) (?:an? )?${VERY}(?:good|great|lovely|nice|wonderful|fantastic) (?:day|week|morning|weekend)${TODAY}$`,
      'i',
    ),
    'glad',
  ],
  [/^(?:ok(?:ay)?|yes|no|sure|great|cool|nice|perfect|good)[\s!.]*$/i, 'acknowledgement'],
  [/^(?:and )?who (?:made|built|created|wrote|programmed|developed) you\b/i, 'maker'],
  [
    /^(?:so )?how old are you[\s?!.]*$|^when were you (?:born|made|created)[\s?!.]*$|^what(?:'s| is) your age[\s?!.]*$/i,
    'age',
  ],
  [
    /^(?:do|can) you (?:have |feel |get )?(?:feelings?|emotions?|feel|love|dream|sleep|think|tired|bored|lonely|a (?:favou?rite|soul|body|opinion))\b.{0,20}$|^are you (?:conscious|sentient|alive|happy|sad|tired|bored|self-aware|single|ok|okay)[\s?!.]*$|^what(?:'s| is) your favou?rite\b.{0,30}$|^do you (?:like|love|hate) .{1,30}$/i,
    'feelings',
  ],
  [
    /^(?:what|which|how many) languages? (?:do|can) you (?:speak|understand|know|read)[\s?!.]*$|^do you (?:speak|understand) (?:any )?(?:other languages|german|french|spanish|italian)[\s?!.]*$/i,
    'languages',
  ],
  [/^what(?:'s| is) the (?:meaning|purpose|point) of life\b.{0,40}$/i, 'life'],
  [
    /^(?:you(?:'re| are) (?:wrong|stupid|useless|bad|dumb)|that(?:'s| is) (?:wrong|not (?:right|true|correct))|wrong)[\s!.]*$/i,
    'sorry',
  ],
  [
    /^(?:so )?(?:who|what) are you\b|^what(?:['’]?s| is) your name\b|^tell me (?:more )?about yourself\b|^how do you (?:actually )?work[\s?!.]*$|^are you (?:an? )?(?:ai|llm|human|bot|robot|gpt|chatgpt|claude|large (?:language )?model|real|language model)\b|^(?:what|which) (?:llm|model|language model) (?:are you|is this|am i)\b|^introduce yourself|^(?:so )?(?:who|what) (?:am i|are we) (?:talking|speaking|chatting|writing) (?:to|with)\b/i,
    'identity',
  ],
  [
    /^(?:help|(?:can|could|will) you help)(?: me)?(?: out)?(?: with (?:my |some |an? )?(?:homework|work|problem|something|code|coding|project|task|question)s?)?(?: please)?[\s!.?]*$|^(?:what (?:else )?can you (?:do|help)|(?:what|how) (?:can|could|should|do) i (?:ask|use|talk to|say to) (?:you|here|this)\b|what (?:questions|things) can i ask|(?:what|which) (?:kinds? of |sorts? of |types? of )?(?:questions|things|tasks|stuff) (?:can|do) you (?:answer|do|know|help)|what do you (?:do|know)|how can you help|what are you (?:good|able)|what (?:skills|abilities|features) do you have)\b(?!.*\bwith\b.{12})|^(?:can|do) you (?:write|do|make|generate|draw|know|speak|understand|create)? ?(?:code|math|maths|images?|pictures?|music|songs?|videos?|poems?|programming|python|javascript|french|german|spanish|english)[\s!.?]*$/i,
    'abilities',
  ],
] as const;

const JOKE =
  '(?:please |can you |could you |do you (?:know|have) |know |got |have you (?:got )?|i (?:need|want) )*(?:tell|say|give)?(?: me| us)?(?: ?an?(?:other)?| ?some| ?any)?(?: ?(?:really )?(?:good|funny|short|silly|clean|harmless|nice|easy|simple))* jokes?';
/** Those who are to laugh, of whom no joke need speak. */
const JOKE_FOR = new RegExp(
  `^${JOKE} (?:for |(?:that |which )?(?=(?:my|our|the) ))((?:my |our |the |an? )?(?:[\\w-]+ ){0,3}?(?:kids?|child(?:ren)?|pupils?|students?|class|son|daughter|boys?|girls?|toddlers?|family|friends?|colleagues?|team|grandma|grandpa|mum|mom|dad|nephew|niece|year olds?|year-olds?|\\d+[- ]year[- ]olds?|wedding(?: speech)?|party|guests))\\b[^:?]{0,50}[\\s!.?]*$`,
  'i',
);
/** One of the stored jokes is about it, or none is. */
const JOKE_ABOUT =
  /^(?:please |can you |could you |do you (?:know|have) |know |got |have you (?:got )?|i (?:need|want) )*(?:tell|say|give)?(?: me| us)?(?: ?an?(?:other)?| ?some| ?any)?(?: ?good| funny| short| silly| clean)* jokes? (?:about|on|with|involving) (?:an? |the |my )?([a-z][a-z' -]{1,40}?)(?: please)?[\s!.?]*$/i;
const JOKES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:databases?|sql|tables?|queries|dba)\b/i, /SQL/],
  [/\b(?:networks?|networking|udp|tcp|packets?)\b/i, /UDP/],
  [/\b(?:bytes?|bits?|data|memory)\b/i, /byte/],
  [/\b(?:cach(?:e|es|ing)|money|broke)\b/i, /cache/],
  [/\b(?:hardware|light ?bulbs?)\b/i, /light bulb/],
  [/\b(?:halloween|christmas)\b/i, /Halloween/],
];
/** "that's not about programmers": one of daily life. */
const NOT_COMPUTING =
  /^(?:please |can you |could you |do you know )*(?:tell|say|give)?(?: me)?(?: ?an?(?:other)?| ?some| ?any)?(?: ?good| funny| short| silly| clean)* jokes?,? (?:(?:that(?:['’]s|s| is)?|which(?: is)?|but) )?(?:not|isn['’]?t|without|no) (?:about |on )?(?:programm(?:ers?|ing)|computers?|computing|cod(?:e|ing)|developers?|software|tech\w*|it)(?: please)?[\s!.?]*$/i;
/** A harmless one for anybody; it knows nothing of an occasion. */
async function jokeFor(audience: string, seed: number): Promise<string> {
  const joke = await replyTo('plainJoke', seed);
  return /\b(?:wedding|party|team|colleagues?|speech)\b/i.test(audience)
    ? `${joke}\n\n_One for everybody: none that I know is made for “${audience}”._`
    : joke;
}

async function jokeAbout(subject: string, seed: number): Promise<string> {
  const { default: smallTalk } = await import('../data/small-talk.json');
  const word = subject
    .toLowerCase()
    .replace(/(?:es|s)$/, '')
    .replace(/\W/g, '.');
  const plain = smallTalk.replies.plainJoke.find((each) =>
    new RegExp(`\\b${word}(?:e?s)?\\b`, 'i').test(each),
  );
  if (plain !== undefined) return plain;
  const has = JOKES.find(([named]) => named.test(subject))?.[1];
  const own = smallTalk.replies.joke.find((each) => has?.test(each));
  return (
    own ??
    `${await replyTo('plainJoke', seed)}\n\n_I know ${smallTalk.replies.joke.length + smallTalk.replies.plainJoke.length} jokes, and none about “${subject}”._`
  );
}

/** "hello, what can you do?" asks what can be done. */
const GREETED =
  /^(?:hi|hello|hey|good (?:morning|evening|afternoon|day))(?: there| octet)?(?:[,.!]+\s+|\s+(?=what|who|how))/i;

/** "I'm bored, tell me something interesting": the mood before a wish. */
const FEELING =
  /^(?:i['’]?m|i am|i feel|i['’]ve (?:had|been)|i (?:just )?(?:had|got|was|have|failed|lost|missed|broke)|feeling|it['’]s been|it was|(?:what an? |such an? |an? )?(?:really |very |pretty |so )?(?:long|hard|rough|tough|bad|awful|tiring|stressful|busy|exhausting|terrible) (?:day|week|night|shift|morning)|my (?:day|boss|week|train|exam)) ?[^,.;!?]{0,80}[,.;!]+ (?:so |please |and )*(?=(?:can|could|tell|say|cheer|make|give|surprise|teach|send|how are you)\b)/i;

/** Sad news that is told, and asks for nothing. */
const BAD_NEWS = new RegExp(
  `^(?:today |well,? |ugh,? |honestly,? )*(?:${FEELS.slice(1)}(?:stressed(?: out)?|overwhelmed|sad|down|lonely|upset|anxious|worried|depressed|heartbroken|frustrated|burn(?:ed|t) out|nervous)\\b|(?:i(?:['’]ve)?(?: just)? had|it(?:['’]s| has) been|it was|today was|my day was|this was) (?:such )?(?:an? )?${VERY}(?:bad|awful|terrible|horrible|rough|hard|tough|stressful|long|shitty|lousy|crappy|worst)(?: (?:day|week|night|morning|shift|month|year))\\b|i (?:just )?(?:got (?:fired|laid off|dumped)|lost my (?:job|mother|father|mum|mom|dad|dog|cat|friend|grand\\w+)|failed (?:my|the|an?) )|my (?:boss|manager|colleague|girlfriend|boyfriend|wife|husband|partner|friend)s? (?:yelled|shouted|screamed|left me|broke up|dumped|laughed at me|ignores me)|my (?:dog|cat|mother|father|mum|mom|dad|grand\\w+|friend|pet|hamster) (?:has )?(?:just )?(?:died|passed away))`,
  'i',
);
const ASKS =
  /\?|\b(?:how (?:do|can|to)|what (?:is|are|can|could|should|do|does)|explain|show|find|fix|code|write|make|give|tell|help|plan|suggest|please|can you|could you|should i|tips|rewrite|translate|recipe)\b|[:"“\n]/i;
const LONGEST_NEWS = 240;
/** "I've been debugging since 7 and I'm so tired": the reason before the mood. */
const BEFORE_MOOD =
  /^.{3,180}?(?:[,;.!]| [-–—])? ?\b(?:and |so |but |now )*(?=(?:i['’]?m|i am|i feel) )(?<!^)/i;

/** Greetings, thanks and questions about the assistant itself; the seed picks one of several replies. */
export const smallTalk: Skill = {
  name: 'greeting',
  answer({ message, seed }) {
    const mood = ASKS.test(message) || message.length > LONGEST_NEWS ? '' : message.replace(BEFORE_MOOD, '');
    const felt = mood === message ? undefined : intentOf(mood);
    if (felt !== undefined && MOODS.includes(felt)) return replyTo(felt, seed);
    const bare = message.replace(GREETED, '').replace(FEELING, '');
    const other = intentOf(
      bare
        .replace(/^.*?(?:,| and|[.?!])\s+(?=who\b|whats?\b|how\b|can\b|could\b|tell\b)/i, '')
        .replace(/\b(?:also|now) /i, ''),
    );
    const moods = clausesOf(message);
    if (moods !== undefined)
      return Promise.all(moods.map((each) => replyTo(each, seed))).then((all) => all.join('\n\n'));
    const [first = ''] = bare.split(/(?<=[.?!])\s+/);
    if (NOT_COMPUTING.test(message)) return replyTo('plainJoke', seed);
    const audience = JOKE_FOR.exec(message)?.[1];
    if (audience !== undefined) return jokeFor(audience, seed);
    const joke = JOKE_ABOUT.exec(message)?.[1];
    if (joke !== undefined && intentOf(message) === undefined) return jokeAbout(joke, seed);
    const fact = FACT_ABOUT.exec(message)?.[1];
    if (fact !== undefined && intentOf(message) === undefined) return factAbout(fact.toLowerCase(), seed);
    const intent =
      intentOf(message) ??
      (bare === message ? undefined : intentOf(bare)) ??
      (other === undefined ? undefined : intentOf(first));
    if (intent === undefined)
      return message.length < LONGEST_NEWS &&
        (BAD_NEWS.test(message) || (BAD_NEWS.test(mood) && !/\b(?:nervous|anxious|worried)\b/i.test(mood))) &&
        !ASKS.test(message)
        ? replyTo('comfort', seed)
        : undefined;
    const both = other === undefined || other === intent ? [intent] : [intent, other];
    return Promise.all(both.map((each) => replyTo(each, seed))).then(([first = '', ...replies]) =>
      [first, ...replies.filter((reply) => !sharesList(reply, first))].join('\n\n'),
    );
  },
};

const FACT_ABOUT =
  /^(?:(?:i['’]?m|i am) (?:so )?(?:bored|curious)[,.;!]+ *)?(?:please |can you |do you know |could you )*(?:tell|give|share)?(?: me)?(?: ?an?(?:other)?| ?some| ?any| ?one)?(?: ?fun| interesting| random| cool| surprising| quick| weird| short)+ facts? (?:about|on) (?:the )?(.{2,40}?)(?: please)?[\s!.?]*$/i;
/** Fields that people name, and the words of facts that belong to them. */
const FIELDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:computers?|computing|programming|software|technology|tech|code|coding|it)$/, /computer/],
  [/^(?:(?:wild |sea )?animals?|nature|wildlife|biology|zoology)$/, /octopus|Wombat|Shark/],
  [/^(?:space|planets?|astronomy|universe|solar system|physics|science)$/, /Venus|the sun\b/],
  [/^(?:history|ancient egypt|egypt|past)$/, /Cleopatra|Egyptian/],
  [/^(?:food|plants?|fruits?|botany)$/, /bananas|Honey/],
];

/** A fact of the field, or with the word itself; undefined where there is none. */
async function factAbout(subject: string, seed: number): Promise<string | undefined> {
  const { default: smallTalk } = await import('../data/small-talk.json');
  const field = FIELDS.find(([names]) => names.test(subject))?.[1];
  const word = subject.replace(/s$/, '');
  const known = smallTalk.replies.fact.filter(
    (each) => field?.test(each) ?? new RegExp(`\\b${word.replace(/\W/g, '.')}`, 'i').test(each),
  );
  return known[Math.abs(Math.trunc(seed)) % Math.max(known.length, 1)];
}

/** "hi, I had a long day. How are you?": a mood among clauses that are all small talk. */
function clausesOf(message: string): readonly Intent[] | undefined {
  const clauses = message
    .split(/(?:(?<![,.;!?])[,.;!?]+|\s[-–—])\s+(?:and |but |so )?/i)
    .filter((each) => each.trim() !== '');
  const found = clauses.map(
    (each) => intentOf(each.replace(GREETED_ONLY, '')) ?? (GREETED_ONLY.test(each) ? 'greeting' : undefined),
  );
  if (clauses.length > MOST_CLAUSES || !found.some((each) => MOODS.includes(each ?? ''))) return undefined;
  const all = found.flatMap((each) => each ?? []);
  // A wish for a fact, a joke or cheering up needs no remark on the mood.
  const wishes = all.filter((each) => ['fact', 'joke', 'cheer'].includes(each));
  const told = wishes.length > 0 ? wishes : all.filter((each) => each !== 'greeting');
  return all.length < clauses.length ? undefined : [...new Set(told)];
}
const GREETED_ONLY = /^(?:hi|hello|hey)(?: there| octet| you)?(?: |$)/i;
const MOODS: readonly string[] = ['bored', 'tired', 'nervous', 'sad', 'glad'];
const MOST_CLAUSES = 4;

const sharesList = (reply: string, first: string): boolean =>
  reply.split('\n\n').some((part) => part.startsWith('- ') && first.includes(part));

type Intent = (typeof INTENTS)[number][1];

const intentOf = (text: string): Intent | undefined => INTENTS.find(([pattern]) => pattern.test(text))?.[1];

async function replyTo(intent: Intent | 'comfort' | 'plainJoke', seed: number): Promise<string> {
  const { default: smallTalk } = await import('../data/small-talk.json');
  const replies = smallTalk.replies[intent];
  return replies[Math.abs(Math.trunc(seed)) % replies.length] ?? '';
}
