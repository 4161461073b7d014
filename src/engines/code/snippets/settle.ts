import { declaredBy } from '../tasks/does.ts';
import { CONDITIONS, MANNERS, OUTCOMES } from '../tasks/sayings.ts';
import { stemToken, wordsOf } from '../tasks/stems.ts';
import type { Task } from '../tasks/task.ts';
import { isAction } from '../tasks/wish.ts';

export interface Settled {
  /** The wish without what the code is declared to do; everything else stays where it is. */
  readonly rest: string;
  /** The parts of the wish that the code is declared to do differently, in its words. */
  readonly broken: readonly string[];
}

/** Patterns may take quadratic time. */
const MOST_CHARACTERS = 2_000;

const CUTS =
  /[;,:](?=\s)|[.!?](?=\s|$)|[()]|(?<!\b(?:the|which) (?:one|item|element|value|number|word))\s(?:but|that|which|while|who|whose|where|so)(?=\s)|(?<!\b(?:works?|deals?|copes?|exits?|fails?|starts?|begins?|ends?|filled))\swith(?=\s)|\s(?:and|or)(?=\s(?:it |is |are |an? |the |then |also )?(?:returns?|raises?|throws?|keeps?|handles?|prints?|works?|supports?|rejects?|ignores?|exits?|gives?|strips?|skips?|null|nil|none|-1|0|false|error|exception|empty)\b)|\s(?=(?:returning|raising|throwing|rethrowing|keeping|ignoring|handling|printing|preserving|skipping|stripping|collapsing|exiting|leaving|including)\s)/gi;
const CONNECTIVE =
  /(?<=^|\s)(?:when(?:ever)?|if|for|on|in case(?: of)?|once|given|with|after|until|past|beyond|below|otherwise)(?=\s|$)/gi;
const THEN =
  /\b(?:returns?|gives?|gets?|yields?|raises?|throws?|panics?|fails?|is|are|should|must|counts?|means|stays?|exits?|does|do|prints?|it)\b|[-=]>|→/i;
const COPES =
  /\b(?:handl|work|support|accept|allow|may|might|can|could|also|even|cop(?:e|ing)|surviv|tolerat|deal|includ|correct|safe)\w*/i;
/** Says first what happens, then when: "rejects negative amounts". */
const VERB_FIRST =
  /^\s*(?:(?:and|it|also|always)\s+)*(?:reject|refus|ignor|skip|disallow|forbid|prevent)\w*(?=\s)/i;
const INSTEAD = /\b(?:instead of|rather than|and not)\b.*$/is;
const NEGATION = /(?:\b(?:not|never|no|without|non|cannot)\b|n't\b)[\s-]+(?:\w+\s+){0,2}$/i;
/** Carry no wish of their own beside what is settled. */
const LIGHT =
  /\b(?:may|might|can|could|must|should|still|even|always|then|instead|being|been|gets?|left|treated|considered|counts?|works?|correctly|either|holds?|inside|past|beyond|too|happen(?:s|ed|ing)?|occur(?:s|red)?|most|none|back|comes?|remain(?:s|ing)?|whole|entire|otherwise|else|wins?|matters?|appear(?:s|ed)?|c[ao]mes?|keys?|entry|entries|targets?|results?|ones?|stays?|goes|rises?|reach(?:es|ed)|exist(?:s|ing)?|things?|very|brok(?:e|en)|resolved|decided|further|comparisons?|forms?|formed|(?:cop|deal|accept|allow|support|handl|consider|tak|respect)(?:e|s|es|ed|ing)?|account(?:s|ing)?(?: for)?|whether|sizes?|dimensions?|inputs?|values?|checked|enforced)\b/gi;

/** The verb that a clause begins with: "and collect repeated keys into arrays". */
const LEADING = /^\s*(?:(?:and|then|also|it|to)\s+)*([a-z]+)(?=\s)/i;
/** Turn what they are said of into something else, or do more with it than have it. */
const TURNING =
  /^(?:drop|discard|reject|ignor|skip|exclud|forbid|disallow|omit|overwrit|limit|lock|hid|mask|redact|e?mail|gzip|post|publish|persist|cach|notif|alert|block|den(?:y|ie)|prevent|avoid|stop|clos|archiv|queu|schedul|plot|clear|eras|los|not|never|without|no)/i;
/** So many words of a clause are settled before its verb is. */
const SETTLED_WORDS = 2;

/** A function that tells yes or no. */
const TELLS = /^(?:is|are|has)(?=[A-Z])/;
const TRUTH =
  /\b(?:returns?|returning|gives?) (?:a )?(?:true or false|false or true|bool(?:ean)?|true)\b(?: (?:if|when)\b)?|\b(?:and |or )?(?:returns? )?false (?:otherwise|if not)\b/gi;
const ERROR_NAME = /^[A-Z]\w*(?:Error|Exception)$/;

interface Segment {
  readonly from: number;
  readonly to: number;
}

/** Takes what a task declares out of a wish, and names what contradicts it. */
export function settle(prompt: string, task: Task, language: string): Settled {
  if (!task.does) return { rest: prompt, broken: [] };
  const { answers, phrases } = declaredBy(task, language);
  let text = prompt.slice(0, MOST_CHARACTERS);
  const broken: string[] = [];
  const blank = (from: number, to: number): void => {
    text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
  };
  const reject = (from: number, to: number): void => {
    broken.push(text.slice(from, to).replace(/\s+/g, ' ').trim());
    blank(from, to);
  };

  for (const [question, said] of answers) {
    for (const [answer, pattern] of Object.entries(MANNERS[question] ?? {})) {
      for (const found of text.matchAll(pattern)) {
        const end = found.index + found[0].length;
        const isNegated = NEGATION.test(text.slice(Math.max(0, found.index - 30), found.index));
        if (said.includes(answer) !== isNegated) blank(found.index, end);
        else reject(found.index, end);
      }
    }
  }
  if (TELLS.test(task.name))
    for (const found of text.matchAll(TRUTH)) blank(found.index, found.index + found[0].length);
  for (const segment of segmentsOf(text)) settleRule(segment);
  for (const segment of segmentsOf(text)) settleElse(segment);
  // In "ignoring case and spaces" only the case may be settled: the rest belongs to no other clause.
  for (const segment of segmentsOf(prompt.slice(0, MOST_CHARACTERS))) settlePhrases(segment);
  for (const { from, to } of segmentsOf(text)) {
    if (text.slice(from, to) === prompt.slice(from, to)) continue;
    for (const found of text.slice(from, to).matchAll(LIGHT))
      blank(from + found.index, from + found.index + found[0].length);
    const verb = from > 0 ? verbOf(prompt.slice(from, to), text.slice(from, to)) : undefined;
    if (verb) blank(from + verb.at, from + verb.at + verb.length);
  }
  return { rest: text + prompt.slice(MOST_CHARACTERS), broken };

  function settleRule({ from, to }: Segment): void {
    const read = readRule(text.slice(from, to));
    const met = read.conditions(answers);
    if (met.length === 0) return;
    // The winner of a tie may be named before or after it.
    const isTie = met.every(({ question }) => question === 'ties');
    const rule = isTie ? { ...read, outcome: text.slice(from, to), outcomeAt: 0 } : read;
    if (!rule.outcome.trim()) {
      if (!COPES.test(text.slice(from, to))) return;
    } else {
      const outcomes = outcomesIn(rule.outcome);
      if (outcomes.length === 0 && !COPES.test(rule.outcome)) return;
      const isMet = met.every(
        ({ question }) =>
          outcomes.length === 0 ||
          outcomes.some(({ name, isNegated }) => answers.get(question)?.includes(name) !== isNegated),
      );
      if (!isMet) {
        reject(from, to);
        return;
      }
      const instead = rule.outcome.search(INSTEAD);
      if (instead >= 0) blank(from + rule.outcomeAt + instead, from + rule.outcomeAt + rule.outcome.length);
      for (const { at, length } of outcomes)
        blank(from + rule.outcomeAt + at, from + rule.outcomeAt + at + length);
    }
    for (const { at, length } of met) blank(from + at, from + at + length);
  }

  /** "The first of them, or null": what is given where there is none. */
  function settleElse({ from, to }: Segment): void {
    const said = text.slice(from, to);
    if (!/\sor$/i.test(text.slice(Math.max(0, from - 3), from))) return;
    const outcomes = outcomesIn(said);
    const bare = outcomes.reduce(
      (rest, { at, length }) => rest.slice(0, at) + ' '.repeat(length) + rest.slice(at + length),
      said,
    );
    if (outcomes.length === 0 || /[a-z0-9]/i.test(bare.replace(/\b(?:an?|the|returns?)\b/gi, ''))) return;
    const given = ['missing', 'few', 'empty'].flatMap((question) => answers.get(question) ?? []);
    if (outcomes.some(({ name }) => given.includes(name))) blank(from, to);
  }

  function settlePhrases({ from, to }: Segment): void {
    const words = [...text.slice(from, to).matchAll(/[A-Za-z]+n['’]t\b|\b[A-Za-z0-9]+\b/g)].map((found) => ({
      at: from + found.index,
      length: found[0].length,
      stem: stemToken(/n['’]t$/.test(found[0]) ? 'not' : found[0].toLowerCase()),
    }));
    const said = text.slice(from, to);
    for (const phrase of phrases) {
      if (!phrase.every((stems) => words.some(({ stem }) => stems.includes(stem)))) continue;
      // "Leaves punctuation unchanged" says twice what one word of the phrase does.
      const all = phrase.flat();
      const places = words.filter(({ stem }) => all.includes(stem));
      const first = (places[0]?.at ?? from) - from;
      const last = (places.at(-1)?.at ?? from) - from;
      const isDenied = !all.includes(stemToken('without')) && /\bwithout\b/i.test(said.slice(first, last));
      if (isDenied || NEGATION.test(said.slice(Math.max(0, first - 30), first))) {
        broken.push(said.replace(/\s+/g, ' ').trim());
        blank(from, to);
        return;
      }
      for (const { at, length } of places) blank(at, at + length);
      const instead = said.search(INSTEAD);
      if (instead > first) blank(from + instead, to);
    }
  }
}

/** The parts of a wish that say one thing each; "when it is empty, return 0" is one. */
function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const found of [...text.matchAll(CUTS), { 0: '', index: text.length }]) {
    const isOpen = /^\s*(?:when(?:ever)?|if|for|on|in case)\s/i.test(text.slice(from, found.index));
    if (isOpen && found[0] === ',' && THEN.test(text.slice(found.index, found.index + 20))) continue;
    segments.push({ from, to: found.index });
    from = found.index + found[0].length;
  }
  return segments;
}

interface Place {
  readonly at: number;
  readonly length: number;
}

/** The verb of a clause whose object is settled: alone it says nothing that the object does not. */
function verbOf(said: string, rest: string): Place | undefined {
  const [lead = '', verb = ''] = LEADING.exec(said) ?? [];
  const at = lead.length - verb.length;
  const settled = wordsOf(said).length - wordsOf(rest).length;
  const isOwn = !verb || TURNING.test(verb) || isAction(stemToken(verb.toLowerCase()));
  return isOwn || settled < SETTLED_WORDS || rest.slice(at, lead.length) !== verb
    ? undefined
    : { at, length: verb.length };
}

interface Rule {
  readonly outcome: string;
  readonly outcomeAt: number;
  conditions(answers: ReadonlyMap<string, unknown>): (Place & { readonly question: string })[];
}

/** Tells what happens from when it happens: "-1 if missing", "when missing, return -1", "missing keys give -1". */
function readRule(text: string): Rule {
  const [verbFirst] = VERB_FIRST.exec(text) ?? [];
  if (verbFirst) return rule({ from: verbFirst.length, to: text.length }, { from: 0, to: verbFirst.length });
  const connective = [...text.matchAll(CONNECTIVE)].findLast(({ index }) => hasCondition(text.slice(index)));
  if (connective && text.slice(0, connective.index).trim())
    return rule({ from: connective.index, to: text.length }, { from: 0, to: connective.index });
  const start = connective ? connective.index + connective[0].length : 0;
  const comma = text.indexOf(',', start);
  const verb = THEN.exec(text.slice(start));
  const cut = comma > 0 ? comma : verb ? verbAfterCondition(text, start) : text.length;
  return rule({ from: 0, to: cut }, { from: cut, to: text.length });

  function rule(condition: Segment, outcome: Segment): Rule {
    return {
      outcome: text.slice(outcome.from, outcome.to),
      outcomeAt: outcome.from,
      conditions: (answers) =>
        conditionsIn(text.slice(condition.from, condition.to), condition.from, answers),
    };
  }
}

const hasCondition = (text: string): boolean =>
  Object.values(CONDITIONS).some((pattern) => text.search(pattern) >= 0);

/** The first verb that has a condition before it: "if n is 0 it is 1" is cut at the second "is". */
function verbAfterCondition(text: string, start: number): number {
  for (const found of text.matchAll(new RegExp(THEN, 'gi')))
    if (found.index >= start && hasCondition(text.slice(0, found.index))) return found.index;
  return text.length;
}

function conditionsIn(text: string, offset: number, answers: ReadonlyMap<string, unknown>) {
  return Object.entries(CONDITIONS).flatMap(([question, pattern]) => {
    if (!answers.has(question)) return [];
    return [...text.matchAll(pattern)].map((found) => ({
      question,
      at: offset + found.index,
      length: found[0].length,
    }));
  });
}

function outcomesIn(text: string): (Place & { readonly name: string; readonly isNegated: boolean })[] {
  const told = text.replace(INSTEAD, (rest) => ' '.repeat(rest.length));
  return Object.entries(OUTCOMES).flatMap(([name, pattern]) =>
    [...told.matchAll(pattern)].map((found) => ({
      name,
      at: found.index,
      // The name of an error is looked for in the code.
      length: ERROR_NAME.test(found[0]) ? 0 : found[0].length,
      isNegated: NEGATION.test(told.slice(0, found.index)),
    })),
  );
}
