import type { Snippet } from '../../snippets/snippets.ts';
import { scriptOf, shownOf } from './page-extras.ts';
import { kindOf } from './page-kind.ts';
import type { Page } from './page-wish.ts';
import { readPage } from './read-page.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const style = (page: Page): string[] => {
  const { accent, isDark, followsSystem, hasFooter, hasToggle, sections } = page;
  const dark = '--ground: #111827; --surface: #1f2937; --text: #f3f4f6; --line: #4b5563;';
  const light = '--ground: #ffffff; --surface: #f9fafb; --text: #111827; --line: #d1d5db;';
  return [
    `:root { --accent: ${accent}; ${isDark ? dark : light} }`,
    ...(followsSystem ? [`@media (prefers-color-scheme: dark) { :root { ${dark} } }`] : []),
    ...(hasToggle
      ? [
          `:root[data-theme='dark'] { ${dark} }`,
          `:root[data-theme='light'] { ${light} }`,
          '#theme { position: fixed; right: 1rem; bottom: 1rem; z-index: 2; }',
        ]
      : []),
    'body { margin: 0; background: var(--ground); color: var(--text); }',
    // The footer is at the bottom of a short page too.
    ...(hasFooter
      ? ['body { display: flex; flex-direction: column; min-height: 100vh; }', 'main { flex: 1; }']
      : []),
    'header.bar, section, footer, .hero { padding: 1.5rem max(1.5rem, calc(50vw - 32rem)); }',
    'header.bar { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; background: var(--surface); border-bottom: 1px solid var(--line); }',
    'header.bar strong { margin-right: auto; }',
    'header.bar a, address a { color: inherit; }',
    '.hero { padding-block: 5rem; background: var(--accent); color: #fff; text-align: center; }',
    '.hero h1 { margin: 0 0 0.5rem; font-size: clamp(2rem, 6vw, 3.5rem); line-height: 1.1; }',
    '.button, button { display: inline-block; padding: 0.7rem 1.5rem; border: 0; border-radius: 0.5rem; background: var(--accent); color: #fff; font: inherit; text-decoration: none; cursor: pointer; }',
    '.hero .button { background: #fff; color: var(--accent); font-weight: 600; }',
    ...(isDark && !page.hasHeroImage
      ? [
          '.hero { background: var(--surface); color: var(--text); }',
          '.hero .button { background: var(--accent); color: #fff; }',
        ]
      : []),
    '.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 1.25rem; }',
    '.card { padding: 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); }',
    '.card h3 { margin-top: 0; }',
    '.price { font-size: 1.6rem; font-weight: 700; }',
    '.picture { min-height: 10rem; margin-bottom: 1rem; border-radius: 0.5rem; background: linear-gradient(135deg, var(--accent), var(--line)); }',
    'form { display: grid; gap: 1rem; max-width: 30rem; }',
    'label { display: grid; gap: 0.3rem; }',
    'input, textarea, select { padding: 0.6rem; border: 1px solid var(--line); border-radius: 0.4rem; background: var(--ground); color: inherit; font: inherit; }',
    'form button { justify-self: start; }',
    'table { border-collapse: collapse; }',
    'section > table { width: 100%; max-width: 36rem; }',
    'th, td { padding: 0.5rem 1.5rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: left; }',
    'section > table td:last-child, section > table th:last-child { padding-right: 0; text-align: right; }',
    'details { padding: 0.75rem 0; border-bottom: 1px solid var(--line); }',
    'summary { font-weight: 600; cursor: pointer; }',
    'footer { border-top: 1px solid var(--line); }',
    ...sections.flatMap(([{ styles }]) => styles ?? []),
    ...page.rules,
    ...shownOf(page),
  ];
};

/** The choice is kept; before there is one, the page is as the system wants it. */
const TOGGLED = [
  '<button type="button" id="theme">Dark mode</button>',
  '<script>',
  "  const button = document.getElementById('theme');",
  "  const isDarkSystem = matchMedia('(prefers-color-scheme: dark)').matches;",
  '  function show(theme) {',
  '    document.documentElement.dataset.theme = theme;',
  "    button.textContent = theme === 'dark' ? 'Light mode' : 'Dark mode';",
  '  }',
  "  show(localStorage.getItem('theme') ?? (isDarkSystem ? 'dark' : 'light'));",
  "  button.addEventListener('click', () => {",
  "    const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';",
  "    localStorage.setItem('theme', theme);",
  '    show(theme);',
  '  });',
  '</script>',
];

/** A page about a subject, put together from the sections that the wish names. */
export function planPage(prompt: string): Snippet | undefined {
  const page = readPage(prompt);
  return page?.unmet.length === 0 ? written(page) : undefined;
}

/** The same, with what it lacks of the wish. */
export function pageInPart(prompt: string): { snippet: Snippet; unmet: readonly string[] } | undefined {
  const page = readPage(prompt);
  return page && { snippet: written(page), unmet: page.unmet };
}

function written(page: Page): Snippet {
  const title = escaped(page.subject.charAt(0).toUpperCase() + page.subject.slice(1));
  const called = page.isNamed ? title : `our ${escaped(page.subject)}`;
  const sections = page.sections.flatMap(([section, count]) => [
    `<section id="${section.id}">`,
    `  <h2>${section.heading}</h2>`,
    ...section.lines({ title: called, count }).map((line) => `  ${line}`),
    '</section>',
  ]);
  const links = page.sections.map(([{ id, heading }]) => `  <a href="#${id}">${heading}</a>`);
  const goal = (page.sections.find(([{ id }]) =>
    /^(?:booking|quote|registration|contact|address|newsletter)$/.test(id),
  ) ?? page.sections[0])?.[0];
  return {
    definition: [
      '<style>',
      ...style(page).map((line) => `  ${line}`),
      '</style>',
      ...(page.hasNavigation
        ? ['<header class="bar">', `  <strong>${title}</strong>`, ...links, '</header>']
        : []),
      '<main id="top">',
      '  <div class="hero">',
      `    <h1>${title}</h1>`,
      `    <p>${kindOf(page.trade || page.subject).tagline}</p>`,
      `    <a class="button" href="#${goal?.id ?? 'top'}">${goal?.heading ?? 'Learn more'}</a>`,
      ...(page.call ? ['    <a class="button call" href="tel:+15550100">Call us: +1 555 0100</a>'] : []),
      '  </div>',
      ...sections.map((line) => `  ${line}`),
      '</main>',
      ...(page.hasFooter
        ? [
            '<footer>',
            `  <p>© ${title}</p>`,
            ...(page.footer.length > 0
              ? [
                  '  <address>',
                  ...page.footer.map((part, at) => `    ${part}${at < page.footer.length - 1 ? '<br>' : ''}`),
                  '  </address>',
                ]
              : []),
            ...(page.hasSocial
              ? [
                  '  <nav aria-label="Social media">',
                  '    <a href="https://www.instagram.com/">Instagram</a>',
                  '    <a href="https://www.facebook.com/">Facebook</a>',
                  '  </nav>',
                ]
              : []),
            '</footer>',
          ]
        : []),
      ...(page.hasToTop ? ['<a class="button to-top" href="#top">Back to top</a>'] : []),
      ...(page.hasToggle ? TOGGLED : []),
      ...scriptOf(page),
      ...page.ends,
    ].join('\n'),
    example: title,
  };
}
