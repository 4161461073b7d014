/** Clear and light; dark text is readable on both. */
export const TINTS: Readonly<Record<string, readonly [clear: string, light: string]>> = {
  red: ['#fca5a5', '#fee2e2'],
  orange: ['#fdba74', '#ffedd5'],
  yellow: ['#fde047', '#fef9c3'],
  green: ['#86efac', '#dcfce7'],
  blue: ['#93c5fd', '#dbeafe'],
  purple: ['#d8b4fe', '#f3e8ff'],
  violet: ['#c4b5fd', '#ede9fe'],
  pink: ['#f9a8d4', '#fce7f3'],
  turquoise: ['#5eead4', '#ccfbf1'],
  teal: ['#5eead4', '#ccfbf1'],
  mint: ['#a7f3d0', '#d1fae5'],
  brown: ['#d6b48f', '#f3e7d9'],
  gray: ['#d1d5db', '#e5e7eb'],
  grey: ['#d1d5db', '#e5e7eb'],
  gold: ['#fcd34d', '#fef3c7'],
  beige: ['#f5ecd7', '#faf5e9'],
  cream: ['#fdf6e3', '#fefaf0'],
  ivory: ['#fffff0', '#fffff8'],
  lavender: ['#e0d7ff', '#f3eeff'],
  peach: ['#ffd9b8', '#ffeede'],
  white: ['#fff', '#fff'],
};
const TINT = Object.keys(TINTS).join('|');
export const tintOf = (name: string, isLight: boolean): string =>
  TINTS[name.toLowerCase()]?.[isLight ? 1 : 0] ?? '#fff';

const FONTS: readonly (readonly [RegExp, string])[] = [
  [/sans|modern|clean/i, 'system-ui, sans-serif'],
  [/mono|typewriter/i, "'Courier New', monospace"],
  [/hand|script|cursive/i, "'Segoe Script', 'Bradley Hand', cursive"],
  [/playful|rounded|comic|child|kid|friendly/i, "'Comic Sans MS', 'Chalkboard SE', cursive"],
  [/serif|elegant|classic/i, 'Georgia, serif'],
];

const MOODS: Readonly<Record<string, readonly [ground: string, accent: string]>> = {
  soft: ['#faf5ff', '#9d5c8a'],
  pastel: ['#fdf2f8', '#9d5c8a'],
  gentle: ['#faf5ff', '#9d5c8a'],
  warm: ['#fff7ed', '#b45309'],
  calm: ['#f0f9ff', '#0f766e'],
  cool: ['#f0f9ff', '#0f766e'],
  fresh: ['#f0fdf4', '#15803d'],
  natural: ['#f7f7ee', '#4d7c0f'],
  earthy: ['#faf6f0', '#92400e'],
  bright: ['#fefce8', '#c2410c'],
  cheerful: ['#fefce8', '#be185d'],
  friendly: ['#f0f9ff', '#1d4ed8'],
  muted: ['#f5f5f4', '#57534e'],
};
const MOOD = Object.keys(MOODS).join('|');
const GROUND = '(?:light|pale|soft|pastel|very light|bright|clear)';

/** Looks of any page: a background, a font, a mood of its colours. */
export const LOOKS: readonly (readonly [string, (found: RegExpExecArray) => readonly string[]])[] = [
  [
    `(?:(${GROUND})[- ])?(${TINT})(?: colou?red)? (?:page )?background(?: colou?r)?|(?:page )?background (?:is |in |of |colou?r(?:ed)? )+(?:(${GROUND})[- ])?(${TINT})`,
    ([, light, name, otherLight, other]) => [
      `body { background: ${tintOf(name ?? other ?? '', /^(?!bright|clear)./.test(light ?? otherLight ?? ''))}; color: #111827; }`,
    ],
  ],
  [
    '(?:(?:elegant|classic|clean|modern|large|big|nice|thin) )*(?:serif|sans[- ]serif|monospaced?|typewriter|hand-?writ(?:ten|ing)|script|cursive|playful|rounded|comic|childlike|friendly|elegant|classic) (?:fonts?|typeface|letters|lettering)(?: for (?:the )?(?:text|headings?|everything))?',
    ([said]) => [
      `:is(body, h1, h2, h3, button, input, select, textarea) { font-family: ${FONTS.find(([words]) => words.test(said))?.[1] ?? 'serif'}; }`,
    ],
  ],
  [
    `(${MOOD})(?:(?:,| and|, and) (?:${MOOD}))? (?:colou?rs?|tones?|shades|palette|colou?r (?:scheme|palette))`,
    ([, name = '']) => {
      const [ground, accent] = MOODS[name.toLowerCase()] ?? ['#fff', '#1d4ed8'];
      return [
        `:root { --accent: ${accent}; }`,
        `body { background: ${ground}; color: #111827; }`,
        `:is(form button, .primary, .button) { background: ${accent}; color: #fff; }`,
      ];
    },
  ],
  [
    '(?:form |content |everything )?(?:in (?:an? )?)?(?:white )?cent(?:red|ered) (?:card|box)|(?:card|box) in the (?:middle|cent(?:re|er))(?: of the (?:page|screen))?',
    () => [
      'body { display: grid; place-items: center; min-height: 100vh; margin: 0; }',
      'form { padding: 2rem; border-radius: 1rem; background: #fff; box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 0.15); }',
    ],
  ],
  [
    '(?:(?:very )?(?:big|large|huge) )+(?:text|font|letters|digits|numbers|buttons)(?: and (?:big|large) (?:text|font|letters|digits|buttons))?(?: (?:size|for (?:small )?(?:children|kids|seniors|older people)))?',
    ([said]) =>
      /buttons/.test(said)
        ? ['button { min-height: 3.5rem; padding: 0.8rem 1.8rem; font-size: 1.4rem; }']
        : [
            'body { font-size: 1.4rem; }',
            ...(/digits|numbers/.test(said)
              ? [':is(output, time, [role=timer], [role=status]) { font-size: 4rem; }']
              : []),
          ],
  ],
];
