import type { Phrase } from '../reading/phrase.ts';
import type { Section } from './page-blocks.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MONTH = `(${MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})`;
const DAY = `(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} (\\d{1,2})(?:st|nd|rd|th)?),? ((?:19|20)\\d\\d)|(\\d{4}-\\d\\d-\\d\\d)`;

/** "A countdown to 1 June 2026": a date that the wish names, or one to fill in. */
export function readCountdown(r: Phrase): Section | undefined {
  const found = r.take(
    `(?:an? |the |live )*count ?down(?: timer)?(?: (?:to|until|till) (?:${DAY}|(?:the )?(?:big |opening |wedding |event )?(?:day|date|event|start|opening|wedding)))?`,
  );
  if (!found) return undefined;
  const [, first, name, other, second, year, iso] = found;
  const month = MONTHS.findIndex((one) => one.startsWith((name ?? other ?? '?').slice(0, 3))) + 1;
  const pad = (value: number): string => String(value).padStart(2, '0');
  const day = iso ?? (year ? `${year}-${pad(month)}-${pad(Number(first ?? second))}` : undefined);
  return {
    id: 'countdown',
    heading: 'Countdown',
    said: '',
    styles: ['#left { font-size: 1.6rem; font-weight: 700; }'],
    lines: () => [
      '<p id="left" role="timer"></p>',
      '<script>',
      ...(day ? [] : ['  // Put the day of the event here; until then it is in thirty days.']),
      `  const until = ${day ? `new Date('${day}T00:00')` : 'new Date(new Date().getTime() + 30 * 86_400_000)'};`,
      "  const left = document.getElementById('left');",
      '  function tick() {',
      '    const seconds = Math.max(0, Math.floor((until - new Date()) / 1000));',
      '    const parts = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];',
      "    const names = ['days', 'hours', 'minutes', 'seconds'];",
      "    left.textContent = seconds === 0 ? 'It has begun.' : parts.map((part, at) => `${part} ${names[at]}`).join(', ');",
      '  }',
      '  tick();',
      '  setInterval(tick, 1000);',
      '</script>',
    ],
  };
}
