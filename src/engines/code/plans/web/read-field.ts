import type { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import type { Field, Need } from './form.ts';
import { fieldOf, withChoice } from './form-kinds.ts';

/** Words that say something else than the name of a field. */
export const NO_FIELD =
  /^(?:where|whose|so|everything|any|none|they|them|these|those|but|except|fields?|inputs?|and|or|an?|plus|is|are|for|to|of|all|both|each|every|with|the|submit|required|placeholder|placeholders|labels?|validation|error|centered|centred|two|responsive|dark|rounded|show|in|that|which|button|javascript|css|no|without|client|inline|send|reset|heading|title|stars?|captcha|progress|step|steps|animation|hover|shadow|tooltip|floating|as|thank|thanks|you|your|after|before|when|if|until|while|then|only|also|live|it|its|using|shows?|displays?|saved?|stored|kept|keep|prevent|prevents|enter|click|disabled|enabled|valid|invalid|success|successful|confirmation|spinner|loading|modal|popup|icons?|colou?red|border|borders|match|matches|matching|must|should|can|cannot|may|not|be|have|has|from|at|least|most|max|maximum|min|minimum|modern|clean|nice|nicely|minimal|minimalist|pretty|plain|mobile|flexbox|grid|tailwind|bootstrap|(?!(?:preferred|desired|requested|wanted)$)[a-z]{2,}[^e\W]ed)$|(?<!rat|head|shipp|bill|book|meet|greet|train|spell|build|land|park)ing$/;

const CONTROLS: readonly (readonly [pattern: string, kind: Field['kind'] | undefined])[] = [
  ['check ?boxes', 'checkboxes'],
  ['check ?box', 'checkbox'],
  ['(?:drop-?down|select)(?: menu| list| box| field)?', 'select'],
  ['radio(?: buttons?| group)', 'radio'],
  ['text ?area|text box', 'textarea'],
  ['(?:text |number |date |input )?(?:field|input)', undefined],
];
const CONTROL = `(?:${CONTROLS.map(([pattern]) => pattern).join('|')})`;
const WORD = "(?!(?:and|or|with|for|that|which|where|is|are|required|optional)\\b)[a-z][a-z'’-]*";

/** After the name of a choice. */
const END = '(?=,| and| or| with|\\.|:| ?\\(|$)';
/** "Choice of day", "select a size". */
const CHOICE = '(?:(?:choice|selection)|choose|choosing|select|selecting|pick|picking)';

/** "A skill level dropdown", "checkboxes for the toppings": a control that is named, with what it is for. */
function readControl(r: Phrase): Field | undefined {
  return r.attempt(() => {
    const isRequired = r.take(/an? (?:required|mandatory|optional)|required|mandatory|optional/)?.[0];
    r.take(/an?|the/);
    const chosen =
      r.take(`${CHOICE} (?:an?|the|your|their|which|one) (${WORD}(?: ${WORD})?)${END}`) ??
      r.take(`${CHOICE} of(?: an?| the)? (${WORD}(?: ${WORD})?)${END}`);
    if (chosen?.[1] && !NO_FIELD.test(chosen[1])) {
      const field = fieldOf(chosen[1], 'select', readChoices(r));
      if (isRequired) field.isRequired = !isRequired.includes('optional');
      return field;
    }
    const after = r.take(
      `(${CONTROL}) (?:for|to|with which (?:you|people) can)(?: (?:choose|select|pick|enter|say|tell|whether|if|you|they|want|need|the|an?|your|their|own))* (${WORD}(?: ${WORD}){0,3})${END}`,
    );
    const before = after ? undefined : r.take(`(${WORD}(?: (?!as\\b)${WORD}){1,2}) (${CONTROL})`);
    const [said = '', words = ''] = after ? after.slice(1) : [before?.[2], before?.[1]];
    const first = words.split(' ')[0] ?? '';
    // A deed is no name of a field, unless a control is named for it.
    if (!words || /password/.test(words) || (NO_FIELD.test(first) && !/ing$/.test(first))) return undefined;
    const kind = CONTROLS.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(said))?.[1];
    const choices = kind === 'select' || kind === 'radio' || kind === 'checkboxes' ? readChoices(r) : [];
    const field = withChoice(fieldOf(words, kind, choices), words);
    if (isRequired) field.isRequired = !isRequired.includes('optional');
    readRules(r, field);
    return field;
  });
}

/** "A country dropdown", "age (18 to 99)", "message with placeholder 'Hello'". */
export function readField(r: Phrase): Field | undefined {
  const control = readControl(r);
  if (control) return control;
  r.take(/an?|the/);
  const isRequired = r.take(/required|mandatory|optional/)?.[0];
  const confirmed = r.take(
    /password confirmation(?: field| check| validation)?|(?:repeat|re-?enter|retype|repeated) password/,
  );
  if (confirmed) {
    const field = fieldOf('confirm password', undefined, []);
    readRules(r, field);
    return field;
  }
  const found =
    takePair(r) ??
    r.take(
      /(?:date of birth|[a-z]+['’]s (?:e-?mail|phone|age|school|class|grade)|number of [a-z]+|agree to (?:the )?terms|terms and conditions|remember me|[a-z][a-z-]*(?:['’]s)?(?: (?:name|number|address|password|code|date|time|letter|type|size|method|title|line|size|upload|of birth|requests?|wishes|preferences?|notes|instructions|details))?)/,
    );
  if (!found || NO_FIELD.test(found[0].split(' ')[0] ?? '')) return undefined;
  let words = found[0];
  const select = r.take(
    /(?:as (?:an? )?)?(?:dropdown|drop-down|select|selector|picker|list)(?: menu| box| field)?/,
  );
  const isPicker = select && /date|time|colou?r/.test(words);
  const checkbox = select ? undefined : r.take(/check ?box(?:es)?/);
  const radio = select || checkbox ? undefined : r.take(/radio(?: buttons?| group)?|as radio buttons?/);
  const area = select || checkbox || radio ? undefined : r.take(/text ?area/);
  r.take(/fields?|inputs?|boxe?s?/);
  const isBare = /^(?:checkbox|dropdown|textarea)$/.test(words);
  const bare = words;
  if (isBare) {
    const of = r.take(
      /(?:for|to)(?: the| agree to the| accept the| accept)? ([a-z]+(?: (?!and\b|or\b|with\b)[a-z]+)?)/,
    )?.[1];
    if (!of) return undefined;
    if (words === 'checkbox') return withChoice(fieldOf(of, 'checkbox', []), of);
    words = of;
  }
  const isSelect = (select && !isPicker) || (isBare && bare === 'dropdown');
  const choices = isSelect || select || radio ? readChoices(r) : [];
  const kind = isSelect
    ? 'select'
    : radio
      ? 'radio'
      : checkbox || /terms|^remember me$/.test(words)
        ? 'checkbox'
        : area || (isBare && bare === 'textarea')
          ? 'textarea'
          : undefined;
  const field = withChoice(fieldOf(words, kind, choices), words);
  if (isRequired) field.isRequired = isRequired !== 'optional';
  readRules(r, field);
  // "Basic validation": a word that another one follows says something about that one.
  return r.isDone || r.peek(AFTER_FIELD) || /[,;:().&/+-]/.test(r.text[r.at] ?? '') ? field : undefined;
}

/** "Licence plate": two words that stand between two others are the name of one field. */
const takePair = (r: Phrase): RegExpExecArray | undefined =>
  r.attempt(() => {
    const pair = r.take(/([a-z][a-z-]{2,}) ([a-z][a-z-]{2,})(?= ?(?:[,;]|$|and\b))/);
    const [, first = '', second = ''] = pair ?? [];
    return pair && !NO_FIELD.test(first) && !NO_FIELD.test(second) && !NO_NAME.test(second)
      ? pair
      : undefined;
  });
const NO_NAME =
  /^(?:optional|mandatory|drop-?down|select|picker|check ?box(?:es)?|text ?area|radio|slider|list|box|confirmation|toggle|switch)$/;

const AFTER_FIELD =
  /(?:and|or|plus|as well as|with|without|where|which|that|whose|each|all|both|every|in|on|for|using|so|must|should|is|are|as|below|above|next|centered|centred|required|also|to|from|at|of|if|when|but|then|an?|the|while|after|before|styled|only|including|until|by|has|have|under|shows?|if)/;

function readChoices(r: Phrase): string[] {
  const lead =
    r.take(/(?:with|of|for|:)(?: the)?(?: options?| choices?| values?)?:?/) ??
    (r.peek(/\([a-z]+/) && !r.peek(/\((?:required|optional)/) ? r.takeText(/\(/) : undefined);
  r.takeText(/[:(]/);
  if (!lead) return [];
  const choices: string[] = [];
  for (;;) {
    const one = r.take(/["']?([a-z][a-z-]*)["']?/);
    if (!one) break;
    choices.push(r.written(one, 1));
    if (r.take(/or/)) continue;
    // The last of several, where nothing but another field can follow.
    if (choices.length > 1 && r.peek(/and [a-z-]+$|and [a-z-]+(?=,| and )/) && r.take(/and/)) continue;
    const at = r.at;
    const mark = r.takeMark();
    if (mark === ')') break;
    if (mark === ',' && (r.take(/or|and/) ?? true) && r.peek(/["']?[a-z-]+["']?(?: or|,|\)| and)|[a-z-]+$/))
      continue;
    r.back(at);
    break;
  }
  return choices;
}

const NEEDS: readonly (readonly [RegExp, Need])[] = [
  [/(?:numbers?|digits?|numerals?)/, { pattern: '(?=.*\\d)', said: 'a digit' }],
  [
    /(?:upper[- ]?case|capital)(?: letters?| characters?)?/,
    { pattern: '(?=.*[A-Z])', said: 'a capital letter' },
  ],
  [/lower[- ]?case(?: letters?| characters?)?/, { pattern: '(?=.*[a-z])', said: 'a small letter' }],
  [
    /(?:special characters?|symbols?|special signs?)/,
    { pattern: '(?=.*[^A-Za-z0-9])', said: 'a special character' },
  ],
  [/letters?/, { pattern: '(?=.*[A-Za-z])', said: 'a letter' }],
];

/** "One number and a capital letter": what a password must have. */
function readNeed(r: Phrase): Need | undefined {
  return r.attempt(() => {
    r.takeMark();
    r.take(
      /(?:and |plus |with |including |containing |that (?:has|contains|must (?:have|contain)) |which (?:has|contains) )*(?:at least )?(?:an?|one|1)/,
    );
    return NEEDS.find(([pattern]) => r.take(pattern))?.[1];
  });
}

const COUNTER =
  /(?:and |with |plus |including |shows? |showing )*(?:an? |the )?(?:live )?(?:(remaining) )?(?:character |characters |letter )?(?:count(?:er)?|remaining|left)(?: (?:of (?:the )?)?(?:remaining )?characters?(?: (left|remaining))?)?(?: (?:below|under|for|of) (?:it|the message|the field))?(?: while typing)?/;

const MOST_STARS = 10;

/** Reads the attributes after the name of a field. */
export function readRules(r: Phrase, field: Field): void {
  for (let steps = 0; steps < 8; steps += 1) {
    const start = r.at;
    const need = field.type === 'password' ? readNeed(r) : undefined;
    if (need) {
      field.needs.push(need);
      continue;
    }
    const counter = field.type === 'text' ? r.take(COUNTER) : undefined;
    if (counter) {
      field.counter = /remain|left/.test(counter[0]) ? 'left' : 'used';
      continue;
    }
    const shown =
      field.high === undefined
        ? undefined
        : r.take(
            /(?:as|with|using|shown as) (radio(?: buttons?)?|an? (?:drop-?down|select)(?: menu)?|stars)/,
          )?.[1];
    if (
      shown &&
      !/stars/.test(shown) &&
      field.low !== undefined &&
      field.high !== undefined &&
      field.high - field.low < 12
    ) {
      const { low } = field;
      field.kind = shown.startsWith('radio') ? 'radio' : 'select';
      field.choices = Array.from({ length: field.high - low + 1 }, (_, at) => String(low + at));
      continue;
    }
    if (shown !== undefined) {
      r.back(start);
      return;
    }
    r.takeText(/\(/);
    const range = r.take(`(?:from |between )?${NUMBER} ?(?:to|-|–|and) ?${NUMBER}(?: years)?`);
    const least = range
      ? undefined
      : r.take(
          `(?:with |of )?(?:an? )?(?:at least|min(?:imum)?(?: length)?(?: of)?) ${NUMBER}(?: characters?| chars?| letters?)?`,
        );
    const most =
      range || least
        ? undefined
        : r.take(
            `(?:with |of |limited to |that takes )?(?:an? )?(?:at most|no more than|max(?:imum)?(?: length)?(?: of)?|up to) ${NUMBER}(?: characters?| chars?| letters?)?`,
          );
    const rule =
      range || least || most ? undefined : r.take(/required|mandatory|optional|multi-?line|multiple/);
    const hint = r.take(/with (?:the |an? )?placeholder(?: text)? ["']([^"']+)["']/);
    if (!range && !least && !most && !rule && !hint) {
      r.back(start);
      return;
    }
    if (range) [field.low, field.high] = [numberOf(range[1] ?? ''), numberOf(range[2] ?? '')];
    if (field.high !== undefined && field.high <= MOST_STARS && r.take(/stars?/)) {
      field.kind = 'radio';
      field.choices = Array.from({ length: field.high }, (_, at) => '★'.repeat(at + 1));
    }
    if (least) field.shortest = numberOf(least[1] ?? '');
    if (most) field.longest = numberOf(most[1] ?? '');
    if (rule) field.isRequired = !/optional/.test(rule[0]);
    if (hint) field.placeholder = r.written(hint, 1);
    r.takeText(/\)/);
  }
}
