import type { Phrase } from '../reading/phrase.ts';
import type { Section } from './page-blocks.ts';

/** Types of classes with a colour on which black text can be read, by what is taught. */
const KINDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/yoga|pilates/i, ['Hatha', 'Vinyasa', 'Yin', 'Meditation']],
  [/danc|ballet/i, ['Ballet', 'Salsa', 'Hip-hop', 'Tango']],
  [/gym|fitness|sport/i, ['Strength', 'Cardio', 'Spinning', 'Stretching']],
  [/potter|ceramic|art|paint|craft/i, ['Wheel throwing', 'Hand building', 'Glazing', 'Open studio']],
  [/swim|pool/i, ['Beginners', 'Lanes', 'Aqua fitness', 'Families']],
  [/school|class|pupil|student|language/i, ['Mathematics', 'Languages', 'Science', 'Sports']],
];
const OTHERS = ['Beginners', 'Advanced', 'Open class', 'Workshop'];
const COLOURS = ['#fde68a', '#bfdbfe', '#bbf7d0', '#fbcfe8'];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const TIMES = ['09:00', '12:00', '17:30', '19:00'];

const COLOURED =
  /(?:(?:and|with|using|uses?|that|has|in|an?) )*(?:colou?r[- ]cod(?:ed|ing)(?: (?:by|for|per) (?:each |the )?(?:type|kind|class|course)(?: of \w+)?)?|(?:different|own|separate|distinct|unique)(?: background)? colou?rs? (?:for|per) (?:(?:each|every|the|different|all) )*(?:types?|kinds?|sorts?|classe?s?|courses?)(?: of (?:class(?:es)?|courses?|lessons?|training|sessions?|yoga))?|(?:each|every) (?:type|kind) of (?:class|course|lesson|session) (?:has|in) (?:an?|its) (?:own |different )?(?:background )?colou?r)/;

/** Set when a wish asks for it: a colour for each type. */
export const readColours = (r: Phrase): boolean => r.take(COLOURED) !== undefined;

/** "A weekly timetable": days side by side, and a class in most hours of a week. */
export const readTimetable = (r: Phrase, subject: string): boolean =>
  r.take(
    /(?:an? |the |our )*(?:weekly|week|class|course|lesson) (?:class )?(?:timetable|time table|schedule|plan)(?: (?:of|with|for) (?:the |all |our )?(?:classes|courses|lessons))?/,
  ) !== undefined ||
  (KINDS.some(([pattern]) => pattern.test(subject)) &&
    r.take(
      /(?:an? |the |our )*(?:timetable|time table)(?: (?:of|with|for) (?:the |all |our )?(?:classes|courses|lessons))?/,
    ) !== undefined);

/** Classes of a place of this kind. */
export const classNames = (subject: string): readonly string[] =>
  KINDS.find(([pattern]) => pattern.test(subject))?.[1] ?? OTHERS;

/** On phones the days stand below each other. */
const LISTED =
  '@media (max-width: 40rem) { .week thead { display: none; } .week tr, .week th, .week td { display: block; border: 0; text-align: left; } .week td:empty { display: none; } .week td::before { content: attr(data-day) ": "; } }';

export function timetable(subject: string, isColoured: boolean, isListed = false): Section {
  const names = classNames(subject);
  const cell = (time: number, day: number): string => {
    if ((time * 3 + day * 2) % 5 === 4 || (day === 6 && time > 1)) return '<td></td>';
    const kind = (time + day) % names.length;
    return `<td${isListed ? ` data-day="${DAYS[day]}"` : ''}${isColoured ? ` class="kind-${kind + 1}"` : ''}>${names[kind]}</td>`;
  };
  return {
    id: 'timetable',
    heading: 'Timetable',
    said: '',
    styles: [
      '.wide { overflow-x: auto; }',
      '.week th, .week td { padding: 0.6rem; border: 1px solid var(--line); text-align: center; }',
      ...(isListed ? [LISTED] : []),
      ...(isColoured
        ? [
            ...COLOURS.map((colour, at) => `.kind-${at + 1} { background: ${colour}; color: #111827; }`),
            '.legend span { display: inline-block; margin: 0 0.5rem 0.5rem 0; padding: 0.2rem 0.7rem; border-radius: 0.4rem; }',
          ]
        : []),
    ],
    lines: () => [
      ...(isColoured
        ? [
            `<p class="legend">${names.map((name, at) => `<span class="kind-${at + 1}">${name}</span>`).join(' ')}</p>`,
          ]
        : []),
      '<div class="wide">',
      '  <table class="week">',
      `    <thead><tr><th scope="col">Time</th>${DAYS.map((day) => `<th scope="col">${day}</th>`).join('')}</tr></thead>`,
      '    <tbody>',
      ...TIMES.map(
        (time, at) =>
          `      <tr><th scope="row">${time}</th>${DAYS.map((_, day) => cell(at, day)).join('')}</tr>`,
      ),
      '    </tbody>',
      '  </table>',
      '</div>',
    ],
  };
}
