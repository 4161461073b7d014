import type { Page } from './page-wish.ts';

const BAR = [
  'position: fixed; inset: auto 0 0 0; z-index: 1; padding: 1rem; border-radius: 0;',
  'background: var(--accent); color: #fff; text-align: center; box-shadow: 0 -2px 12px rgb(0 0 0 / 0.25);',
].join(' ');

/** Rules for the parts of a page that are no sections. */
export function shownOf({ call, hasHeroImage, marksToday, isSmooth, hasToTop }: Page): string[] {
  // The last line of the page stays readable above the bar.
  const bar = ['body { padding-bottom: 4rem; }', `.hero .call { ${BAR} }`];
  return [
    ...(hasHeroImage
      ? [
          '/* Put your photo beside this page as hero.jpg. */',
          ".hero { background: linear-gradient(rgb(0 0 0 / 0.45), rgb(0 0 0 / 0.45)), url('hero.jpg') center / cover, var(--accent); }",
        ]
      : []),
    ...(call === 'hero' || call === 'phones' ? ['.hero .button { margin: 0.25rem; }'] : []),
    ...(call === 'bottom' ? bar : []),
    ...(call === 'phones' ? [`@media (max-width: 40rem) { ${bar.join(' ')} }`] : []),
    ...(marksToday
      ? ['.today { background: var(--accent); color: #fff; }', '.today > * { padding-inline: 0.5rem; }']
      : []),
    ...(isSmooth ? ['html { scroll-behavior: smooth; }'] : []),
    ...(hasToTop ? ['.to-top { position: fixed; right: 1rem; bottom: 1rem; }'] : []),
  ];
}

/** Parts of a page that depend on the time: the row of today, open or closed. */
export function scriptOf({ marksToday, tellsOpen, sections }: Page): string[] {
  if (!(marksToday || tellsOpen) || !sections.some(([{ id }]) => id === 'hours')) return [];
  return [
    '<script>',
    "  const rows = document.querySelectorAll('#hours tbody tr');",
    '  // The week begins on Monday.',
    '  const today = rows[(new Date().getDay() + 6) % 7];',
    ...(marksToday ? ["  today.classList.add('today');"] : []),
    ...(tellsOpen
      ? [
          '  const [from, to] = (today.cells[1].textContent.match(/\\d+:\\d+/g) ?? []).map((time) => {',
          "    const [hours, minutes] = time.split(':');",
          '    return Number(hours) * 60 + Number(minutes);',
          '  });',
          '  const now = new Date().getHours() * 60 + new Date().getMinutes();',
          "  const state = document.createElement('p');",
          "  state.textContent = now >= from && now < to ? 'We are open now.' : 'We are closed now.';",
          "  document.querySelector('#hours h2').after(state);",
        ]
      : []),
    '</script>',
  ];
}
