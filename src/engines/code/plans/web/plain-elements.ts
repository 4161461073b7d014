/** Elements that are nothing but their styles: the words for them, their selector, an example and what they start with. */
const ELEMENTS: readonly (readonly [words: string, selector: string, example: string, base: string])[] = [
  [
    'block ?quotes?|quotes?',
    '.quote',
    '<blockquote class="quote">Well said.</blockquote>',
    'margin: 1.5rem 0;\n  padding: 0.75rem 1.25rem;',
  ],
  [
    '(?:user |profile )?avatars?|(?:profile )?(?:picture|image|photo)s?',
    '.avatar',
    '<img class="avatar" src="ada.jpg" alt="Ada">',
    'width: 4rem;\n  height: 4rem;\n  object-fit: cover;',
  ],
  [
    '(?:status |notification )?dots?|(?:status )?indicators?',
    '.dot',
    '<span class="dot"></span>',
    'display: inline-block;\n  width: 0.75rem;\n  height: 0.75rem;\n  border-radius: 50%;\n  background: #b91c1c;',
  ],
  [
    'tags?|chips?|pills?',
    '.tag',
    '<span class="tag">New</span>',
    'display: inline-block;\n  padding: 0.2em 0.8em;\n  border-radius: 999px;\n  background: #e5e7eb;\n  color: #111827;\n  font-size: 0.85rem;',
  ],
  [
    'headings?|titles?|headlines?|h1',
    '.heading',
    '<h1 class="heading">Title</h1>',
    'margin: 0 0 1rem;\n  font-size: 2rem;\n  line-height: 1.2;',
  ],
  ['links?', '.link', '<a class="link" href="/">Home</a>', 'color: #1d4ed8;'],
  ['paragraphs?|texts?', '.text', '<p class="text">Some text.</p>', 'max-width: 40rem;\n  line-height: 1.6;'],
  [
    'banners?|announcement bars?',
    '.banner',
    '<p class="banner">Something is new.</p>',
    'margin: 0;\n  padding: 0.75rem 1.5rem;\n  background: #1d4ed8;\n  color: #fff;',
  ],
  [
    'footers?',
    '.footer',
    '<footer class="footer">© Ada</footer>',
    'padding: 1.5rem;\n  background: #111827;\n  color: #fff;',
  ],
  [
    'dividers?|separators?|lines?',
    '.divider',
    '<hr class="divider">',
    'height: 1px;\n  margin: 2rem 0;\n  border: 0;\n  background: #d1d5db;',
  ],
  [
    '(?:text )?inputs?(?: fields?| box(?:es)?)?|text ?(?:fields?|areas?)',
    '.input',
    '<input class="input" name="name" aria-label="Name">',
    'padding: 0.6rem 0.8rem;\n  border: 1px solid #6b7280;\n  border-radius: 0.5rem;\n  background: #fff;\n  color: #111827;\n  font: inherit;',
  ],
  [
    'box(?:es)?|divs?|containers?|panels?|sections?|squares?',
    '.box',
    '<div class="box">Some text.</div>',
    'padding: 1.5rem;\n  background: #fff;\n  color: #111827;',
  ],
];

const AROUND =
  /^(?:(?:please|write|create|make|give me|style|styles|styling|css|for|an?|the|simple|modern|nice|in|with) )*|(?: (?:in|with|using) css| element| component| css| style| styles)+$/gi;

/** The style sheet of an element that a wish names and nothing else; undefined for any other wish. */
export function plainElement(wish: string): string | undefined {
  const name = wish.replace(AROUND, '').trim();
  const found = ELEMENTS.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(name));
  if (!found) return undefined;
  const [, selector, example, base] = found;
  return `${selector} {\n  ${base}\n}\n\n/* For example: */\n/* ${example} */\n`;
}
