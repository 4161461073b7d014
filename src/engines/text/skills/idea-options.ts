import {
  amongAll,
  difference,
  type Explained,
  isCompared,
  kindOf,
  nameIn,
  shown,
} from '../knowledge/known-ideas.ts';
import { notAnswered } from '../skill.ts';

/** Words that set things side by side; others, such as "and", only where a difference is asked for. */
const SIDE = String.raw`\s*[,:;/]?\s*\b(?:vs\.?|versus|or|instead of|rather than|compared (?:to|with))\s+|\s*[,:;/]\s*`;
const BETWEEN = new RegExp(SIDE, 'i');
const LINKED = new RegExp(`${SIDE}|\\s+(?:and when(?: (?:to|should i|do i))?(?: use)?|and|over)\\s+`, 'i');
const CHOICE = /\b(?:vs\.?|versus|or|instead of|rather than|compared (?:to|with))\s/i;
const LINKS = /\b(?:differ\w*|compar\w+|between|choose|prefer|pick)\b/i;
/** Words that may stand before the first thing. */
const LEAD =
  /^(?:(?:so|when|where|why|how|what|what's|which|one|is|are|should|do|does|would|can|i|we|you|someone|to|use|using|choose|choosing|take|pick|prefer|learn|better|best|right|the|an?|my|our|difference|differences|between|compare|compared|deciding|decide|choice|it|explain|tell|me|need|want|go|with|faster|safer|easier|there|advantages? of|pros|cons of|and|please|help|start)\b[ ,:]*)*/i;
/** The case that is to be decided. */
const CASE =
  /^(?:why|for|in|if|when|on|to|as|with|at|where|because|i|we|which|what|who|short|briefly|please|my)\b/i;
const MOST = 4;

/** The longest known thing at one end of a text, and the rest of the text. */
function knownAt(text: string, isEnd: boolean): readonly [name: string, rest: string] | undefined {
  const words = text.replace(/^(?:an?|the) /i, '').split(' ');
  for (let count = Math.min(words.length, MOST); count > 0; count -= 1) {
    const part = isEnd ? words.slice(-count) : words.slice(0, count);
    const name = nameIn(part.join(' '));
    if (isCompared(name)) return [name, (isEnd ? words.slice(0, -count) : words.slice(count)).join(' ')];
  }
  return undefined;
}

/** Two to four known things that a question sets side by side, and the case for which one is to be chosen. */
export function optionsIn(question: string): string | undefined {
  const plain = question.replace(/[\s?.!]+$/, '');
  if (!CHOICE.test(plain) && !LINKS.test(plain)) return undefined;
  const names: string[] = [];
  const cases: string[] = [];
  const parts = plain.split(LINKS.test(plain) ? LINKED : BETWEEN).filter((part) => part !== '');
  for (const [at, part] of parts.entries()) {
    const found = knownAt(part, names.length === 0 && at < parts.length - 1) ?? knownAt(part, true);
    const [name, rest] = found ?? [undefined, part];
    const bare = at > 0 && names.length > 0 ? rest : rest.replace(LEAD, '');
    if (name !== undefined) names.push(name);
    if (bare !== '' && CASE.test(bare)) cases.push(bare);
    else if (bare !== '') return undefined;
  }
  if (names.length < 2 || names.length > MOST || new Set(names).size < names.length) return undefined;
  const text = together(names, question);
  const untold = cases.filter((each) => !/^(?:why|which|what|short|briefly|please)\b/i.test(each));
  const note = notAnswered(text === undefined ? [] : untold.filter((each) => !tells(text, each)));
  return text === undefined || note === '' ? text : `${text}\n\n${note}`;
}

/** A case of which no word is told was not weighed, and neither was its number. */
function tells(text: string, said: string): boolean {
  const plain = text.toLowerCase();
  const words = (said.toLowerCase().match(/[a-z]{4,}|\d+/g) ?? []).filter((word) => !LIGHT.test(word));
  return (
    words.some((word) => plain.includes(word.replace(/s$/, ''))) &&
    words.every((word) => !NUMBER.test(word) || plain.includes(word))
  );
}
const LIGHT = /^(?:with|that|have|need|want|this|from|when|should|would)$/;
const NUMBER = /^(?:\d+|three|four|five|seven|eight|nine|hundred|thousand|million)$/;

const asWritten = (name: string, question: string): string => {
  const at = question.toLowerCase().indexOf(name);
  return at < 0 ? name : question.slice(at, at + name.length);
};

function together(names: readonly string[], question: string): string | undefined {
  const [one = '', other = ''] = names;
  if (names.length > 2) return amongAll(names);
  const own = difference(one, other);
  if (own?.use !== undefined) return shown(own, true);
  // Two things differ as their kinds do, where nothing closer is known.
  const [first, second] = [kindOf(one), kindOf(other)];
  const byKind: Explained | undefined =
    first === second ? undefined : difference((first ?? one).toLowerCase(), (second ?? other).toLowerCase());
  if (byKind?.use === undefined) return own && shown(own, true);
  const of = [
    [one, first],
    [other, second],
  ].flatMap(([name = '', kind]) =>
    kind === undefined ? [] : [`${asWritten(name, question)} is one of the ${kind} databases`],
  );
  return `${shown(byKind, true)}\n\n_Told by kind: ${of.join(', ')}._`;
}
