import { stem } from './words.ts';

/** All values of a field in a text. */
export type Find = (text: string, field: string) => readonly string[];

/** Words before a day or a time that say which one it is. */
const CUES: Readonly<Record<string, RegExp>> = {
  due: /\b(?:by|until|till|before|due|deadline|no later than)\b[^.]{0,20}$/i,
  start: /\b(?:from|starts?|starting|begins?|beginning|since|check-?in|opens?)\b[^.]{0,20}$/i,
  end: /\b(?:to|until|till|ends?|ending|through|check-?out|closes?)\b[^.]{0,20}$/i,
  birth: /\bborn\b[^.]{0,25}$/i,
  departure: /\b(?:leav(?:es?|ing)|left|depart(?:s|ed|ing|ure)?|takes off)\b[^.]{0,20}$/i,
  arrival:
    /\b(?:arriv(?:es?|ed|ing|al)|reach(?:es)?|gets (?:in|there|to)|lands?|landing|comes in)\b[^.]{0,20}$/i,
};
const CUE_NAMES: Readonly<Record<string, string>> = {
  deadline: 'due',
  begin: 'start',
  opening: 'start',
  finish: 'end',
  closing: 'end',
  until: 'end',
  from: 'start',
  to: 'end',
  birthday: 'birth',
};

/** The moment that a word tells to be the field's: "starts at", "leaves Oslo at". A lone moment may be the start. */
export const cuedMoments =
  (find: Find): Find =>
  (text, field) => {
    const found = find(text, field);
    const name = CUE_NAMES[field] ?? field;
    const own = CUES[name];
    const cued = found.filter((moment) => own?.test(text.slice(0, text.indexOf(moment)).slice(-40)) === true);
    return cued.length === 0 && name === 'start' && field !== 'from' && found.length === 1 ? found : cued;
  };

/** "due date" is the day behind "by"; the day of something else is not given for it. */
export const moments =
  (find: Find): Find =>
  (text, field) => {
    const found = find(text, field);
    const first = field.split(' ')[0] ?? '';
    const own = CUES[CUE_NAMES[first] ?? first];
    const before = (moment: string): string => text.slice(0, text.indexOf(moment)).slice(-40);
    const cued = own === undefined ? [] : found.filter((moment) => own.test(before(moment)));
    if (cued.length > 0 || (own === undefined && !/ /.test(field))) return own === undefined ? found : cued;
    const named = found.filter((moment) => new RegExp(`\\b${stem(first)}`, 'i').test(before(moment)));
    const free = found.filter((moment) => !Object.values(CUES).some((cue) => cue.test(before(moment))));
    return named.length > 0 ? named : found.length === 1 ? free : [];
  };
