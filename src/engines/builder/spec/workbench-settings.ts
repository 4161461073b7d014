import type { PageSettings } from './app-spec.ts';

type Reader = (prompt: string, title: string) => PageSettings;

const readRegexTester: Reader = (_prompt, title) => ({
  title,
  settings: { title, pattern: String.raw`(\d{4})-(\d{2})-(\d{2})`, text: 'From 2026-01-31 to 2026-02-14' },
  used: '',
});

const ENCODINGS: readonly (readonly [RegExp, string])[] = [
  [/\burl[- ]?safe\b|\bbase[- ]?64 ?url\b/i, 'Base64 for URLs'],
  [/\bbase[- ]?64\b/i, 'Base64'],
  [/\bhtml\b/i, 'HTML'],
  [/\bhex(?:adecimal)?\b/i, 'Hexadecimal'],
];

/** The first way that is named is the one that is shown at first. */
const readEncoder: Reader = (prompt, title) => {
  const form = ENCODINGS.find(([words]) => words.test(prompt))?.[1] ?? 'URL';
  const direction = /\b(?:en|de)cod/i.exec(prompt)?.[0].toLowerCase().startsWith('de') ? 'decode' : 'encode';
  const isOne = ENCODINGS.filter(([words]) => words.test(prompt)).length === 1;
  const name = title === 'Encoder and decoder' && isOne ? `${form} encoder and decoder` : title;
  return { title: name, settings: { title: name, form, direction }, used: '' };
};

const MOST_AT_ONCE = 500;

/** A number of things up to a limit; another number is told. */
function countIn(prompt: string, pattern: RegExp, usual: number, most: number) {
  const [said = '', digits] = pattern.exec(prompt) ?? [];
  const count = Number(digits ?? usual);
  const isKept = count >= 1 && count <= most;
  return { count: isKept ? count : usual, used: isKept ? said : '' };
}

const readUuids: Reader = (prompt, title) => {
  const { count, used } = countIn(prompt, /\b(\d{1,5}) (?:[a-z]+ )?(?:uuids?|guids?)\b/i, 5, MOST_AT_ONCE);
  return { title, settings: { title, count }, used };
};

const EXPRESSION =
  /(?<![\w*/,-])(?:(?:[\d*][\d*/,-]*|[A-Za-z]{3}(?:-[A-Za-z]{3})?)\s+){4}[\d*A-Za-z][\w*/,-]*/;

const readCron: Reader = (prompt, title) => {
  const { count, used } = countIn(
    prompt,
    /\b(?:next|following|upcoming|coming) (\d{1,2})(?: (?:runs?|times?|executions?|dates?|run times))?/i,
    5,
    50,
  );
  const [said] = EXPRESSION.exec(prompt) ?? [];
  const own = said !== undefined && /[*/]/.test(said) ? said : undefined;
  return {
    title,
    settings: { title, expression: own ?? '*/15 9-17 * * 1-5', runs: count },
    used: `${used} ${own ?? ''}`,
  };
};

const readSubnet: Reader = (prompt, title) => {
  const [network] = /\b\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2}\b/.exec(prompt) ?? [];
  return { title, settings: { title, network: network ?? '192.168.1.0/24' }, used: network ?? '' };
};

const readCsvJson: Reader = (prompt, title) => ({
  title,
  settings: { title, direction: /\bjson\b.*\bcsv\b/is.test(prompt) ? 'JSON to CSV' : 'CSV to JSON' },
  used: '',
});

const SOUNDS: readonly (readonly [string, RegExp])[] = [
  ['Kick', /\b(?:kicks?|bass drums?)\b/i],
  ['Snare', /\bsnares?\b/i],
  ['Closed hat', /\b(?:closed )?hi-?(?: )?hats?\b|\bclosed hats?\b/i],
  ['Open hat', /\bopen (?:hi-?(?: )?)?hats?\b/i],
  ['Clap', /\b(?:hand ?)?claps?\b/i],
  ['Tom', /\btoms?\b/i],
  ['Rim', /\brim(?:shots?)?\b/i],
  ['Cowbell', /\bcow ?bells?\b/i],
];

const readSequencer: Reader = (prompt, title) => {
  const steps = countIn(prompt, /\b(\d{1,2})[- ]steps?\b/i, 16, 32);
  const asked = countIn(
    prompt,
    /\b(\d)[- ](?:(?:different|drum) )?(?:sounds?|tracks?|drums?|instruments?|samples?)\b/i,
    4,
    SOUNDS.length,
  );
  const tempo = countIn(prompt, /\b(?:at )?(\d{2,3}) ?(?:bpm|beats)\b/i, 110, 240);
  const named = SOUNDS.filter(([, words]) => words.test(prompt));
  const others = SOUNDS.filter((one) => !named.includes(one));
  const sounds = [...named, ...others].slice(0, Math.max(named.length, asked.count)).map(([name]) => name);
  return {
    title,
    settings: { title, sounds, steps: steps.count, tempo: tempo.count },
    used: `${steps.used} ${asked.used} ${tempo.used}`,
  };
};

const readLorem: Reader = (prompt, title) => {
  const [said = '', digits, kind = 'paragraph'] =
    /\b(\d{1,4}) (paragraph|sentence|word)s?\b/i.exec(prompt) ?? [];
  return {
    title,
    settings: { title, kind: `${kind.toLowerCase()}s`, count: Math.min(1000, Number(digits ?? 3)) },
    used: said,
  };
};

/** The readers of pages that show what a function makes of typed texts and numbers. */
export const WORKBENCH: Readonly<Record<string, Reader>> = {
  regextester: readRegexTester,
  encoder: readEncoder,
  uuids: readUuids,
  cron: readCron,
  subnet: readSubnet,
  csvjson: readCsvJson,
  sequencer: readSequencer,
  lorem: readLorem,
};
