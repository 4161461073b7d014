import { digitsForWords } from '../math/number-words.ts';
import type { Skill } from '../skill.ts';

const ASKED =
  /\b(?:write|create|make|give me|draft|prepare|generate|need|want)?\s*(?:me )?(?:an? |the )?(?:short |detailed |brief )?(?:outline|agenda|structure|table of contents|plan)\s+(?:for|of|on|about)\s+(.+?)[.?!]*$/i;

/** "plan a trip to Rome" and "make a weekly meal plan" name the plan itself. */
const PLAN =
  /^(?:please |can you |could you |help me (?:to )?|i need (?:to )?|i want (?:to )?)*(?:(?:write|create|make|give|draft|plan|prepare|suggest)(?: me| us)? )?(?:an? |the |my |our )?((?:[\w-]+ ){0,3}?(?:trip|vacation|holiday|itinerary|meal plan|meals|workout(?: plan)?|study plan|learning plan|training plan|(?:birthday |garden |dinner |surprise |farewell |housewarming )?party|(?:cleaning|household|chore|chores) (?:schedule|plan|rota))\b.*?)[.?!]*$/i;

/** "How do I learn Rust" asks for a way to go. */
const LEARN =
  /^(?:what(?:'s| is) (?:the|an?) (?:best|good|quickest|fastest|easiest) way to|how (?:do|can|should|to|would)(?: (?:i|you|one|we))?)(?: (?:best|quickly|start|begin|get started))*(?: to| with)? (?:learn|learning|study|get good at|get better at) (?!from\b|for (?:an?|the|my|our) |(?:that|whether|if|who|what|which)\b)([\w.+# -]{2,40}?)(?: (?:from scratch|quickly|fast|as a beginner|by myself|on my own))*[?.! ]*$/i;
const PACK =
  /^(?:please |can you |could you |i need |help me (?:with |make )?)*(?:(?:write|create|make|give|draft|prepare|suggest)(?: me| us)? )?(?:an? |the |my |our )?((?:[\w-]+ ){0,2}?)(?:packing list|packing checklist|list of things to pack)(?: (?:for|to) (?:an? |the |my |our )?(.{2,80}?))?[?.! ]*$|^what (?:should|do|must|shall|would) (?:i|we|you) (?:need to |have to |want to )?(?:pack|bring|take(?= with)|put in (?:my|our) (?:suitcase|backpack|bag))(?: with (?:me|us))?(?: along)? (?:for|to|on) (?:an? |the |my |our )?(.{2,80}?)[?.! ]*$/i;

const CHECKLIST =
  /\b(?:check ?list|to-?do list|list of things to do|things to do) (?:for|before|when|on|of|about|to) (?:an? |the |my |our )?(.{3,60}?)[?.! ]*$|^(?:what (?:do|should|must) (?:i|we) (?:need to |have to )?(?:do|think of|check|remember|buy|get|look (?:out )?for|ask)|what (?:is|are) (?:important|to do|needed)) (?:for|before|when|at|during) (?:an? |the |my |our |viewing )?((?:moving|move|wedding|baby|newborn|flat|apartment|house|leaving)\b.{0,40}?)[?.! ]*$|^(?:(?:write|make|give me|create) )?(?:an? )?(moving|wedding|(?:new )?baby|(?:flat|house|apartment) viewing) (?:check ?list|to-?do list)[?.! ]*$/i;
/** "opening checklist for a café" */
const OWN_CHECKLIST =
  /^(?:(?:write|make|give me|create) )?(?:an? |the )?((?:opening|onboarding) check ?list)\b(?: for (?:an? |the |my |our )?(.{3,50}?))?[?.! ]*$/i;
const CHECKLISTS = [
  [/^(?:moving|move|relocat\w+)\b(?!.* files?\b)/i, 'moving'],
  [
    /\bwedding\b(?! (?:guest|dress|speech|cake|anniversary|gift|present|invitation|photo))|\bgetting married\b/i,
    'wedding',
  ],
  [/\b(?:viewing|viewings|inspecti\w+)\b|^(?:renting|flat|apartment)\b/i, 'viewing'],
  [/\b(?:baby|newborn)\b(?! shower)/i, 'baby'],
  [/\b(?:new (?:employee|colleague|hire|starter|team member)|onboarding)\b/i, 'onboarding'],
  [
    /^(?:opening|open(?:ing)? up)\b.*|\b(?:café|cafe|shop|restaurant|bar|bakery)\b.*\b(?:open|morning)/i,
    'opening',
  ],
  [/\b(?:leaving|going (?:away|on (?:holiday|vacation))|(?:holiday|vacation|travell?ing))\b/i, 'leaving'],
] as const;

/** The wishes for a general plan; the others need no table to be loaded. */
const MAY_PLAN =
  /\b(?:plan|itinerary|schedule|routine|programme?|split|organi[sz]e)\b|\bwhat (?:should|can|could) (?:i|we) (?:do|see|visit)\b|\bhow (?:do|should|can) i (?:train|prepare)\b/i;
const MAY_EAT = /\b(?:meals?|dinners?|lunch(?:es)?|suppers?|menu|dishes|food)\b/i;
const LENGTH = /\b(?:\d+[- ])?(?:days?|weeks?|weekend|month)\b/i;

/** The kind of text by the words of the request; the first that matches is used. */
const KINDS = [
  [/\b(?:trip|travel|vacation|holiday|itinerary|weekend in|city break)\b/i, 'trip'],
  [/\bparty\b/i, 'party'],
  [/\b(?:cleaning|household|chores?) (?:schedule|plan|rota)\b/i, 'cleaning'],
  [/\b(?:study|studying|learn|learning|exam)\b(?! (?:report|paper))/i, 'study'],
  [/\b(?:workout|training plan|fitness|exercise|gym)\b/i, 'workout'],
  [/\b(?:talk|presentation|speech|keynote|slides|lecture)\b/i, 'talk'],
  [/\blesson plan\b/i, 'lesson'],
  [/\bworkshop\b(?!.*\b(?:agenda|talk)\b)/i, 'workshop'],
  [/\b(?:meeting|agenda|retrospective|stand-?up|kick-?off)\b/i, 'agenda'],
  [/\b(?:course|lesson|class|curriculum|workshop|training|tutorial)\b/i, 'course'],
  [/\b(?:project|launch|campaign|migration|product|business|roadmap)\b/i, 'plan'],
  [/\b(?:report|paper|thesis|study|analysis|article in a journal)\b/i, 'report'],
  [/(?:)/, 'essay'],
] as const;

/** Outlines by the kind of text. They are scaffolds and say so: the substance is the writer's. */
export const outline: Skill = {
  name: 'outline',
  async answer({ message }) {
    const wish =
      message.length > 300
        ? ''
        : message
            .replace(/\s+/g, ' ')
            .replace(/[?.!,;]+ (?:an? |as an? )?(?:check)?list(?: please)?[?.! ]*$/i, '')
            .trim();
    const learnt = LEARN.exec(wish)?.[1];
    if (learnt !== undefined)
      return scaffold('study', learnt.replace(/^(?:how )?to (\w+?)e?(?= |$)/i, '$1ing'));
    const packed = PACK.exec(wish);
    if (packed !== null) return scaffold('packing', `${packed[1] ?? ''}${packed[2] ?? packed[3] ?? 'trip'}`);
    const listed = CHECKLIST.exec(wish);
    const own = OWN_CHECKLIST.exec(wish);
    const list =
      (own === null
        ? undefined
        : own[1]?.replace(/ check ?list/i, '') + (own[2] === undefined ? '' : ` ${own[2]}`)) ??
      listed?.slice(1).find((each) => each !== undefined) ??
      '';
    const listKind = CHECKLISTS.find(([pattern]) => pattern.test(list))?.[1];
    if (listKind !== undefined) return scaffold(listKind, list);
    if (MAY_EAT.test(wish)) {
      const week = (await import('./meal-week.ts')).mealWeek(wish);
      if (week !== undefined) return week;
    }
    const planned = MAY_PLAN.test(wish)
      ? await (await import('./general-plan.ts')).generalPlan(wish)
      : undefined;
    if (planned !== undefined) return planned;
    const isPlan = /\bplan\b|\bitinerary\b|\b(?:cleaning|chores?|household) (?:schedule|rota)\b/i.test(wish);
    const subject =
      LESSON.exec(wish)?.[1] ??
      WORKSHOP.exec(wish)?.[1] ??
      ASKED.exec(wish)?.[1] ??
      (isPlan ? PLAN.exec(wish)?.[1] : undefined);
    if (
      subject === undefined ||
      !/\b(?:outline|agenda|workshop|structure|table of contents|plan|itinerary|schedule|rota)\b/i.test(wish)
    )
      return undefined;
    // A diet or a menu that is not for a week has no scaffold.
    if (/\b(?:meals?|diet|menu)\b/i.test(subject) && !/\b(?:essay|article|talk|outline)\b/i.test(wish))
      return undefined;
    // Two children need a day, and no essay.
    if (
      /\bplan\b/i.test(wish) &&
      !/\b(?:outline|essay|article|text)\b/i.test(wish) &&
      KINDS.find(([pattern]) => pattern.test(message))?.[1] === 'essay'
    )
      return undefined;
    const kind = KINDS.find(([pattern]) => pattern.test(message))?.[1] ?? 'essay';
    const minutes = ['agenda', 'lesson', 'workshop'].includes(kind) ? MINUTES.exec(wish) : null;
    const rest = minutes === null ? subject : subject.replace(minutes[0], '');
    const plan = timed(await scaffold(kind, topicOf(kind === 'lesson' ? lessonTopic(rest) : rest)), minutes);
    // The plan of a trip has three days.
    const length = kind === 'trip' ? LENGTH.exec(digitsForWords(wish))?.[0] : undefined;
    return length === undefined || /^3[- ]days?$/i.test(length)
      ? plan
      : `${plan}\n\n_“${length}” was not considered: it is a plan for three days._`;
  },
};

/** "Lesson plan, 45 minutes, fractions for fifth grade": the subject in any order. */
const LESSON =
  /^(?:(?:please )?(?:write|create|make|give me|draft|prepare)(?: me)? )?(?:an? )?((?:\d+[- ]minutes? )?lesson plan\b.{3,})$/i;
const WORKSHOP =
  /^(?:(?:please )?(?:plan|organi[sz]e|prepare|design)(?: me)?|(?:write|create|make|draft) (?:an? )?(?:plan|schedule|programme?) for) (?:an? |the |our )?((?:(?:half|one|full|two)[- ]?(?:day|hour) )?workshop\b.{3,})$/i;
const MINUTES = /\b(\d+|an?|one|two|three|half an)[- ](minutes?|min|hours?)(?: long)?\b ?/i;
const SAID: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, 'half an': 0.5 };
const LEAST_MINUTES = 10;

const CLASS = /,? ?(?:\bfor |\bin )?(?:a |the )?\b((?:class|grade|year) \d+)\b/i;
/** Every lesson has a game in teams. */
const GROUP_WORK =
  /,? ?(?:\band |\bwith |\bincluding )+(?:one |an? |some )?group (?:activity|game|exercise|work|task)s?\b/i;

/** "On fractions, class 5, with one group activity" is about fractions. */
function lessonTopic(subject: string): string {
  const whom = CLASS.exec(subject)?.[1];
  const topic = subject
    .replace(/^lesson plan\b/i, '')
    .replace(CLASS, '')
    .replace(GROUP_WORK, '')
    .replace(/^(?:[\s,]|(?:for|on|about)\s)+|[\s,]+$/gi, '');
  return whom === undefined ? topic : `${topic} for ${whom}`;
}

/** The times of an agenda, made to fill the time that the meeting has. */
function timed(plan: string, found: RegExpExecArray | null): string {
  const [, count = '', unit = ''] = found ?? [];
  const all = (SAID[count.toLowerCase()] ?? Number(count)) * (/^h/i.test(unit) ? 60 : 1);
  const times = [...plan.matchAll(/\((\d+) min\)/g)].map(([, time]) => Number(time));
  const sum = times.reduce((total, time) => total + time, 0);
  if (!(all >= LEAST_MINUTES) || sum === 0) return plan;
  const step = all >= 30 ? 5 : 1;
  const fitted = times.map((time) =>
    Math.max(step === 5 && all >= 50 ? 5 : 2, Math.floor((time * all) / sum / step) * step),
  );
  // The remainder of rounding goes to the longest part.
  const longest = fitted.indexOf(Math.max(...fitted));
  const rest = all - fitted.reduce((total, time) => total + time, 0);
  return plan.replace(/\(\d+ min\)/g, () => {
    const at = times.length - fitted.length;
    const time = (fitted.shift() ?? 0) + (at === longest ? rest : 0);
    return `(${time} min)`;
  });
}

/** For whom it is stands in the title alone. */
const OF_WHOM =
  / for (?:\d+ (?:people|persons|participants|pupils)|(?:\w+ )?(?:grade|class|year)(?: \d+)?)\b/i;

/** Their content is whole, if general. */
const GENERAL: readonly string[] = [
  'packing',
  'workout',
  'cleaning',
  'party',
  ...CHECKLISTS.map(([, kind]) => kind),
];

async function scaffold(
  kind: (typeof KINDS)[number][1] | (typeof CHECKLISTS)[number][1] | 'packing',
  subject: string,
): Promise<string> {
  const { default: outlines } = await import('../data/outlines.json');
  const { name, sections } = outlines[kind];
  const topic = subject.replace(/^(?:an?|the|my|our) /i, '');
  const special = kind === 'packing' ? await (await import('./general-plan.ts')).packedFor(topic) : [];
  const body = sections.map(({ title, points: usual }, index) => {
    const points = special.length > 0 && index === sections.length - 1 ? special : usual;
    return `${index + 1}. **${title.replaceAll('{topic}', topic)}**\n${points.map((point) => `   - ${point.replaceAll('{topic}', topic.replace(OF_WHOM, ''))}`).join('\n')}`;
  });
  const note = GENERAL.includes(kind)
    ? '_A general plan: change it to your needs._'
    : '_A scaffold: the substance is yours to fill in._';
  return `# ${name}: ${topic.charAt(0).toUpperCase()}${topic.slice(1)}\n\n${body.join('\n')}\n\n${note}`;
}

/** ", I have an hour a day": told of the asker, and no part of a subject. */
const CIRCUMSTANCES =
  /(?:,| and| -) (?:i|we|it|they|he|she|please|explain|with about|each|about \d)(?:['’]\w+)?\b.*$/i;

/** "tea for a talk at my school" is about tea. */
const OCCASION =
  / for (?:an?|the|my|our) (?:[a-z]+ ){0,2}?(?:talk|presentation|speech|lecture|class|lesson|essay|article|blog post|report)\b.*$/i;
/** "a talk about solar power" is about solar power. */
function topicOf(subject: string): string {
  const about =
    /^(?:an? |the |my |our |\d+[- ]\w+ )*(?:\w+[- ]){0,2}?(?:talk|presentation|speech|keynote|lecture|essay|article|blog post|post|report|paper|thesis|course|lesson|class|tutorial|workshop|training|meeting|study|project|book)\s+(?:about|on|of|for|regarding|covering)\s+(.+)$/i.exec(
      subject,
    )?.[1];
  const place =
    /\b(?:trip|vacation|holiday|itinerary|weekend) (?:to|in|for|through) (.+?)(?: (?:with|for|in|on) .+)?$/i.exec(
      subject,
    )?.[1];
  return (place ?? about ?? subject)
    .replace(/^(?:\d+[- ]minutes? )?lesson plan[,:]? (?:on |about |for )?/i, '')
    .replace(/^(?:(?:half|one|full|two)[- ]?(?:day|hour) )?workshop (?:on|about|for) /i, '')
    .replace(/^[, ]+|[, ]*\bwith (?:an? game at the end|rough times?|times?|breaks?)\b/gi, '')
    .replace(CIRCUMSTANCES, '')
    .replace(OCCASION, '')
    .replace(/^(?:an?|the|my|our) /i, '')
    .trim();
}
