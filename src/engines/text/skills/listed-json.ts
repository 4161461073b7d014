import { unquoted } from '../language/split-instruction.ts';
import { isStopWord } from '../language/words.ts';
import type { Skill } from '../skill.ts';
import { inForm } from './json.ts';

type Value = string | number | boolean;
type Row = Record<string, Value>;

const LONGEST = 800;
/** "turn this into json: …", with no fields named. */
const ASKED =
  /^(?:please |can you |could you |pls )*(?:turn|make|convert|put|change|transform|format|write|give me|parse|structure|get|create)?(?: me)? ?(?:an? |some )?(?:(?:this|that|it|the following|following|these|my|the)(?: (?:text|order|line|list|data|note|message|info(?:rmation)?|details|sentence|invoice|booking|shopping list))? )?(?:(?:in)?to|as|in|out of|from|of)? ?(?:an? |valid )*(json|csv|ya?ml|(?:markdown )?table)(?: (?:object|format|file|row))?(?: (?:out of|from|of|for|with)(?: (?:this|that|it|these|the following)(?: (?:text|order|line|list|data))?)?)?\s*:\s*(\S[\s\S]*)$/i;

const MONEY =
  /^(?:([$€£])\s?(\d+(?:[.,]\d{1,2})?)|(\d+(?:[.,]\d{1,2})?)\s?(EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?|[€$£]))$/i;
const CODES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  $: 'USD',
  dollar: 'USD',
  '£': 'GBP',
  pound: 'GBP',
  franc: 'CHF',
};
const LABELS =
  'order|invoice|customer|client|name|first name|last name|surname|total|subtotal|sum|amount|due(?: date| on| by)?|date|ship(?:ping|ped)? to|deliver(?:y|ed)? to|send to|bill to|pick ?up(?: at| on)?|from|to|phone|tel|telephone|mobile|e-?mail|address|street|city|price|cost|status|id|number|ref|reference|payment|shipping|tax|vat|discount|time|room|table|guests?|size|colou?r|brand|model|year|age|qty|quantity|note|subject|title|author|company|country|zip|postcode|delivery(?: date| on)?|currency|account|iban|department|role|position|salary|deadline|priority|assigned to|assignee|version|seat|gate|flight|check-?in|check-?out|nights?|persons?|people|weight|length|width|height|category|brand|isbn|pages|publisher|paid(?: by| with| on)?';
const LABELLED = new RegExp(`^(${LABELS})(?: (?:number|no\\.?|nr\\.?|#|is))*(?::| =|=)?\\s+#?(.+)$`, 'i');
/** A plural with its values. */
const MANY = /^([a-z]{3,20}s) ((?!and\b|is\b|are\b|of\b)\S.*)$/;
const OTHER_LABEL = /^([a-z][a-z _-]{1,24})\s*[:=]\s*(.+)$/i;
/** "2 x blue mug at 7.50", "3 apples at 0.40 each", "1 x bread 3.49" */
const ITEM =
  /^(\d+)\s*(?:x|×|pcs?(?: of)?|pieces?(?: of)?)?\s*([a-z][\w' -]*?)(?:\s+(?:at|for|@|à|each|costs?|,)\s*|\s*[@(]\s*|\s+(?=[$€£]?\d+[.,]\d{1,2}(?!\d)))([$€£]?\s?\d+(?:[.,]\d{1,2})?(?:\s?(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|[€$£]))?)\)?(?: each| apiece| per piece)?$/i;
/** "2 x blue mug" */
const COUNTED = /^(\d+)\s*(?:x|×)\s*([a-z][\w' -]*)$/i;

const keyOf = (label: string): string =>
  label
    .trim()
    .toLowerCase()
    .replace(/-/g, '')
    .replace(/[\s_]+/g, '_');
const numberIn = (text: string): number => Number(text.replace(',', '.'));

function money(text: string): { readonly amount: number; readonly currency: string } | undefined {
  const [, sign, first, second, unit] = MONEY.exec(text.trim()) ?? [];
  const said = (sign ?? unit ?? '').toLowerCase().replace(/s$/, '');
  return said === ''
    ? undefined
    : { amount: numberIn(first ?? second ?? ''), currency: CODES[said] ?? said.toUpperCase() };
}

function typedValue(text: string): Value {
  if (/^(?:yes|true|no|false)$/i.test(text)) return /^[yt]/i.test(text);
  return /^-?\d{1,15}$|^-?\d+\.\d+$/.test(text) && !/^-?0\d/.test(text) ? Number(text) : text;
}

/** "host db1", "remote yes": a label of any word; a word of a sentence is none. */
function anyLabel(part: string): readonly string[] | undefined {
  const [, label = '', value = ''] = /^([a-z][a-z_-]{1,24}) (\S.*)$/.exec(part) ?? [];
  const words = value.split(' ');
  const isSaid = words.length > 4 || words.some((word) => word !== 'and' && isStopWord(word.toLowerCase()));
  return label === '' || isStopWord(label) || words[0] === 'and' || (isSaid && !/^(?:yes|no)$/i.test(value))
    ? undefined
    : ['', label, value];
}

/** A text of labels and counted goods as an object; undefined where a part is neither. */
function objectOf(text: string): Readonly<Record<string, unknown>> | undefined {
  const parts = text
    .split(/\s*(?:;|\n|,(?!\d)|\.\s|\.$)\s*(?:and )?|\s+and (?=\d+ )/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const fields: Record<string, unknown> = {};
  const items: Row[] = [];
  for (const part of parts) {
    const [, count, name = '', price] = ITEM.exec(part) ?? COUNTED.exec(part) ?? [];
    if (count !== undefined) {
      const paid =
        price === undefined ? undefined : (money(price) ?? { amount: numberIn(price), currency: '' });
      items.push({
        name: name.trim(),
        quantity: Number(count),
        ...(paid === undefined ? {} : { price: paid.amount }),
        ...(paid === undefined || paid.currency === '' ? {} : { currency: paid.currency }),
      });
      continue;
    }
    const [, label, value = ''] =
      OTHER_LABEL.exec(part) ??
      LABELLED.exec(part) ??
      // "languages English and French", beside labels that are known.
      (Object.keys(fields).length > 0 ? MANY.exec(part) : null) ??
      anyLabel(part) ??
      [];
    const [lastKey = '', lastValue] = Object.entries(fields).at(-1) ?? [];
    // "tags red, green and blue": what has no label goes on with the plural before it.
    if (label === undefined && lastKey.endsWith('s') && /^\S+(?: and \S+)?$/.test(part)) {
      fields[lastKey] = [
        lastValue,
        ...part
          .split(/ and |^and /)
          .filter(Boolean)
          .map(typedValue),
      ].flat();
      continue;
    }
    if (label === undefined) return undefined;
    const key = keyOf(label);
    // The same label twice would lose one of them.
    if (Object.hasOwn(fields, key)) return undefined;
    const amount = money(value);
    const listed = /s$/i.test(label) ? value.split(/ and | & /) : [];
    fields[key] = listed.length > 1 ? listed.map(typedValue) : (amount?.amount ?? typedValue(value.trim()));
    if (amount !== undefined)
      fields[Object.hasOwn(fields, 'currency') ? `${key}_currency` : 'currency'] = amount.currency;
  }
  if (items.length > 0) {
    const { ...rest } = fields;
    const first = Object.entries(rest).slice(
      0,
      parts.findIndex((part) => ITEM.test(part) || COUNTED.test(part)),
    );
    const last = Object.entries(rest).slice(first.length);
    return Object.fromEntries([...first, ['items', items], ...last]);
  }
  // "buy milk, pay rent" are things to do.
  const isTold =
    parts.some((part) => LABELLED.test(part) || OTHER_LABEL.test(part)) ||
    Object.values(fields).some((value) => typeof value !== 'string');
  return Object.keys(fields).length > 1 && isTold ? fields : undefined;
}

/** One record, or several of the same labels, each behind a semicolon or on a line of its own. */
function recordsOf(text: string): object | undefined {
  const groups = text.split(/[;\n]/).filter((group) => group.trim() !== '');
  const records = groups.length < 2 ? [] : groups.map(objectOf);
  const first = Object.keys(records[0] ?? {}).join();
  const isRows = first !== '' && records.every((record) => Object.keys(record ?? {}).join() === first);
  return isRows ? records : objectOf(text);
}

/** A note of labels and goods as JSON, where no fields are named: each of its parts has a place, or nothing is answered. */
export const listedJson: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > LONGEST) return undefined;
    const [, form = '', text] = ASKED.exec(message.trim()) ?? [];
    const made = text === undefined || /^[[{]/.test(text) ? undefined : recordsOf(unquoted(text));
    if (made === undefined) return undefined;
    if (/^json$/i.test(form)) return `\`\`\`json\n${JSON.stringify(made, null, 2)}\n\`\`\``;
    // Names with a number each are rows of two columns.
    return Object.values(made).every((value) => typeof value === 'number')
      ? undefined
      : inForm(form.toLowerCase().replace(/^markdown /, ''), made);
  },
};
