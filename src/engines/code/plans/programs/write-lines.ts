import type { ListStep, Report } from './program.ts';
import type { Steps } from './voices/list-steps.ts';
import type { Voice } from './voices/voice.ts';

type Of<K extends Report['kind']> = Extract<Report, { kind: K }>;

interface Written {
  readonly voice: Voice;
  readonly ignoresCase: boolean;
  readonly steps: Steps;
  /** Ends the program when nothing was read. */
  readonly whenNothing: (test: string, what: string, isNeeded: boolean) => string[];
}

const ref = ({ voice }: Written, name: string): string => voice.ref?.(name) ?? name;

/** Writes the part that prints lines or words of the input. */
export function writeLines(
  report: Of<'longest' | 'matching' | 'levels' | 'numbered' | 'sizes' | 'listed'>,
  own: Written,
): string[] {
  switch (report.kind) {
    case 'longest':
      return longest(report, own);
    case 'matching':
      return [...own.voice.lines, ...matching(report, own)];
    case 'levels':
      return [...own.voice.lines, ...levels(report, own)];
    case 'numbered':
      return [...own.voice.lines, ...numbered(own)];
    case 'sizes':
      return sizes(report, own);
    case 'listed':
      return [...own.voice.lines, ...listed(report, own)];
  }
}

function longest({ of, withLength }: Of<'longest'>, own: Written): string[] {
  const { voice } = own;
  const one = of === 'words' ? 'word' : 'line';
  const list = of === 'words' ? voice.words(ref(own, 'text'), true) : ref(own, 'lines');
  const [longest, item] = [ref(own, 'longest'), ref(own, one)];
  return [
    ...own.whenNothing(voice.isBlank(ref(own, 'text')), 'no input', true),
    ...(of === 'words' ? [] : voice.lines),
    voice.variable('longest', voice.text(''), 'text'),
    ...voice.each(
      one,
      list,
      voice.when(`${voice.length(item)} > ${voice.length(longest)}`, [voice.set('longest', item)]),
    ),
    voice.print([{ code: longest, kind: 'text' }]),
    ...(withLength ? [voice.print([{ code: voice.length(longest), kind: 'int' }])] : []),
  ];
}

function matching({ text, isCounted }: Of<'matching'>, own: Written): string[] {
  const { voice } = own;
  const line = ref(own, 'line');
  const [shown, part] = own.ignoresCase ? [voice.lower(line), text.toLowerCase()] : [line, text];
  const test = voice.contains(shown, voice.text(part));
  const found = isCounted
    ? [voice.set('count', `${ref(own, 'count')} + 1`)]
    : [voice.print([{ code: ref(own, 'line'), kind: 'text' }])];
  return [
    ...own.whenNothing(voice.isEmpty('lines'), 'no input', false),
    ...(isCounted ? [voice.variable('count', '0', 'int')] : []),
    ...voice.each('line', ref(own, 'lines'), voice.when(test, found)),
    ...(isCounted ? [voice.print([{ code: ref(own, 'count'), kind: 'int' }])] : []),
  ];
}

function levels({ words }: Of<'levels'>, own: Written): string[] {
  const { voice } = own;
  const line = ref(own, 'line');
  const shown = own.ignoresCase ? voice.lower(line) : line;
  const counted = words.map((word) => ({
    word,
    name: voice.name([word.toLowerCase(), 'count']),
    text: voice.text(own.ignoresCase ? word.toLowerCase() : word),
  }));
  return [
    ...own.whenNothing(voice.isEmpty('lines'), 'no input', false),
    ...counted.map(({ name }) => voice.variable(name, '0', 'int')),
    ...voice.each(
      'line',
      ref(own, 'lines'),
      counted.flatMap(({ name, text }) =>
        voice.when(voice.contains(shown, text), [voice.set(name, `${ref(own, name)} + 1`)]),
      ),
    ),
    ...counted.map(({ word, name }) => voice.print([`${word}: `, { code: ref(own, name), kind: 'int' }])),
  ];
}

function numbered(own: Written): string[] {
  const { voice } = own;
  const number = ref(own, 'number');
  return [
    ...own.whenNothing(voice.isEmpty('lines'), 'no input', false),
    voice.variable('number', '0', 'int'),
    ...voice.each('line', ref(own, 'lines'), [
      voice.set('number', `${number} + 1`),
      voice.print([{ code: number, kind: 'int' }, ': ', { code: ref(own, 'line'), kind: 'text' }]),
    ]),
  ];
}

/** The name of the list after each step. */
const AFTER: Readonly<Record<ListStep, string>> = {
  reversed: 'reversed_lines',
  sorted: 'sorted_lines',
  sortedDown: 'sorted_lines',
  unique: 'unique_lines',
  filled: 'filled_lines',
  first: 'chosen_lines',
  last: 'chosen_lines',
};

function listed({ steps }: Of<'listed'>, own: Written): string[] {
  const { voice } = own;
  let list = 'lines';
  const lines = steps.flatMap(({ step, count }) => {
    const to = voice.name(AFTER[step].split('_'));
    const made = own.steps[step](list, to, count);
    list = to;
    return made;
  });
  return [
    ...own.whenNothing(voice.isEmpty('lines'), 'no input', false),
    ...lines,
    ...voice.each('line', ref(own, list), [voice.print([{ code: ref(own, 'line'), kind: 'text' }])]),
  ];
}

function sizes({ of }: Of<'sizes'>, own: Written): string[] {
  const { voice } = own;
  const sizes = {
    lines: voice.size('lines'),
    words: voice.wordCount,
    characters: voice.length(ref(own, 'text')),
  };
  return [
    ...own.whenNothing(voice.isBlank(ref(own, 'text')), 'no input', false),
    ...(of.includes('lines') ? voice.lines : []),
    ...of.map((one) =>
      voice.print([...(of.length > 1 ? [`${one}: `] : []), { code: sizes[one], kind: 'int' }]),
    ),
  ];
}
