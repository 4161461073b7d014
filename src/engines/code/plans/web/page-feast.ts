import { capital } from '../../../capital.ts';
import type { Phrase } from '../reading/phrase.ts';
import type { Page } from './page-wish.ts';

const FALLING: Readonly<Record<string, string>> = {
  confetti: '■●▲',
  balloon: '🎈🎈',
  heart: '♥♡',
  snow: '❄❅❆',
  star: '★✦',
  flower: '✿❀',
  leaf: '🍂🍁',
  leave: '🍂🍁',
  bubble: '○◯',
};
const HUES: Readonly<Record<string, string>> = {
  heart: '340',
  snow: '205',
  star: '45',
  flower: '320',
  bubble: '195',
};

/** "Confetti in the background": things that fall behind the text. */
export function readFalling(r: Phrase, page: Page): boolean {
  const found = r.take(
    '(?:(?:an?|the|some|animated|falling|colou?rful|floating|flying|rising|little|small|many) )*(confetti|balloons?|hearts?|snow(?:flakes?|fall)?|stars?|flowers?|lea(?:f|ves)|bubbles?)(?: (?:(?:that )?(?:falls?|falling|floats?|floating|flying|fly|rises?|rising|animation|effect|rain))+)*(?: (?:in|on|across|over) the (?:background|page|screen))?',
  );
  const [kind = '', signs] = Object.entries(FALLING).find(([name]) => found?.[1]?.startsWith(name)) ?? [];
  if (!signs) return false;
  const layer = /background/.test(found?.[0] ?? '') ? -1 : 1;
  page.rules.push(
    `.falling { position: fixed; z-index: ${layer}; top: -3rem; font-size: 1.6rem; pointer-events: none; animation: fall 9s linear infinite; }`,
    '@keyframes fall { to { transform: translateY(110vh) rotate(540deg); } }',
    '@media (prefers-reduced-motion: reduce) { .falling { display: none; } }',
  );
  page.ends.push(
    '<script>',
    `  const signs = [...'${signs}'];`,
    '  for (let at = 0; at < 40; at += 1) {',
    "    const sign = document.createElement('span');",
    "    sign.className = 'falling';",
    "    sign.setAttribute('aria-hidden', 'true');",
    '    sign.textContent = signs[at % signs.length];',
    '    sign.style.left = `${Math.random() * 100}%`;',
    `    sign.style.color = \`hsl(${HUES[kind] ?? '${Math.random() * 360}'} 85% 60%)\`;`,
    '    sign.style.animationDelay = `${Math.random() * -9}s`;',
    '    document.body.append(sign);',
    '  }',
    '</script>',
  );
  return true;
}

const GREETINGS: Readonly<Record<string, string>> = {
  birthday: 'Happy birthday',
  retirement: 'Happy retirement',
  anniversary: 'Happy anniversary',
  farewell: 'All the best',
  goodbye: 'All the best',
  'thank-you': 'Thank you',
  'thank you': 'Thank you',
  welcome: 'Welcome',
  'get well': 'Get well soon',
  'get-well': 'Get well soon',
  graduation: 'Congratulations',
  congratulations: 'Congratulations',
  christmas: 'Merry Christmas',
  easter: 'Happy Easter',
  valentine: 'Happy Valentine’s Day',
};
export const OCCASION = `(?:surprise )?(${Object.keys(GREETINGS).join('|')})(?:'s(?: day)?)?(?: greetings?| surprise)?`;

/** "A birthday page for my mum": what it says to whom. */
export const greetingFor = (occasion: string, whom: string): string =>
  `${GREETINGS[occasion] ?? capital(occasion)}, ${capital(whom.replace(/^(?:best |dear )?(?=\w)/, ''))}!`;
