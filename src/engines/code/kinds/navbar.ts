import { capital, escaped, isPage, type Kind, listed, numberIn, page, takeAll, wordsOf } from './kind.ts';

export const NAVBAR: Kind = {
  says: /^(?=.*\b(?:nav(?:igation)?[ -]?(?:bar|menu)|navbar|navigation)\b)(?=.*\b(?:hamburger|burger|aria-expanded)\b)(?=.*\b(?:js|javascript|aria-expanded|keyboard)\b)(?!.*\b(?:react|vue|angular|without (?:js|javascript)|no (?:js|javascript)|css[- ]only|page with|landing|drop-?down|sub-?menus?)\b)/s,
  meets:
    /\b(?:html|css|js|nav(?:igation)?(?:[ -]?(?:bar|menu))?|navbar|menu|hamburger|burger|icon|links?|keyboard|accessible|bar|set|properly|correct(?:ly)?|header|closes?|toggle[sd]?|opens?|mobile|screens?|desktop|button|logo)\b/,
  write: (wish, asked) => {
    if (!isPage(asked)) return undefined;
    const width =
      numberIn(
        wish,
        /\b(?:below|under|at|up to|smaller than|narrower than|max-width:?) (\d{3,4}) ?(?:px|pixels)?(?: wide)?/,
      ) ?? 768;
    const names = wordsOf(
      wish,
      /\b(?:links|items|entries|menu points)(?: (?:to|for|are|called))?:? ?\(?((?:[\wäöüß&' ]+?(?:, | and |, and )){1,8}[\wäöüß&']+)\)?/,
    );
    const sticky =
      wish.take(/\b(?:sticky|fixed|stays? at the top)(?: (?:at|on|to) (?:the )?top)?\b/) !== undefined;
    takeAll(
      wish,
      /\b(?:keyboard (?:accessible|navigation|usable|support)|accessible by keyboard|usable with the keyboard)\b|\baria-(?:expanded|controls|label)(?: (?:is )?(?:set|updated|toggled)(?: properly| correctly)?)?|\besc(?:ape)?(?: key)?(?: closes(?: the menu| it)?)?\b|\bsmooth(?: (?:animation|transition))?\b/,
    );
    const logo =
      wordsOf(wish, /\b(?:logo|brand|site name)(?: (?:text|called|named|saying))? ["“]([^"”]+)["”]/) ??
      'Logo';
    const links = names ? listed(names).map((one) => capital(one)) : ['Home', 'Products', 'About', 'Contact'];
    return { language: 'html', code: navbar(width, links, sticky, logo) };
  },
};

const navbar = (width: number, links: readonly string[], sticky: boolean, logo: string): string =>
  page({
    title: 'Navigation',
    styles: `* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
.bar { ${sticky ? 'position: sticky; top: 0; z-index: 10; ' : ''}display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; padding: 0.75rem 1.5rem; background: #111827; }
.bar a { color: #fff; text-decoration: none; }
.bar a:hover, .bar a[aria-current] { text-decoration: underline; text-underline-offset: 0.4em; }
.bar :focus-visible { outline: 3px solid #93c5fd; outline-offset: 3px; }
.logo { font-size: 1.2rem; font-weight: 700; }
.menu { display: flex; gap: 1.5rem; margin: 0; padding: 0; list-style: none; }
.toggle { display: none; padding: 0.5rem; border: 0; background: none; color: #fff; cursor: pointer; }
.toggle span { display: block; width: 1.6rem; height: 3px; margin: 5px 0; background: currentColor; transition: transform 0.2s, opacity 0.2s; }
.toggle[aria-expanded=true] span:nth-child(1) { transform: translateY(8px) rotate(45deg); }
.toggle[aria-expanded=true] span:nth-child(2) { opacity: 0; }
.toggle[aria-expanded=true] span:nth-child(3) { transform: translateY(-8px) rotate(-45deg); }
@media (max-width: ${width - 0.02}px) {
  .toggle { display: block; }
  /* Hidden and not only invisible: the links of a closed menu are not reached with the Tab key. */
  .menu { display: none; flex-direction: column; gap: 0; width: 100%; padding-top: 0.75rem; }
  .menu.open { display: flex; }
  .menu a { display: block; padding: 0.75rem 0; border-top: 1px solid #374151; }
}
@media (prefers-reduced-motion: reduce) { .toggle span { transition: none; } }
main { padding: 1.5rem; }`,
    body: `<nav class="bar" aria-label="Main">
  <a class="logo" href="#">${escaped(logo)}</a>
  <button type="button" class="toggle" aria-label="Menu" aria-expanded="false" aria-controls="menu"><span></span><span></span><span></span></button>
  <ul class="menu" id="menu">
${links.map((one, at) => `    <li><a href="#${escaped(one.toLowerCase().replace(/\W+/g, '-'))}"${at === 0 ? ' aria-current="page"' : ''}>${escaped(one)}</a></li>`).join('\n')}
  </ul>
</nav>
<main>
  <h1>The page</h1>
</main>`,
    script: `const toggle = document.querySelector('.toggle');
const menu = document.getElementById('menu');

function setOpen(isOpen) {
  menu.classList.toggle('open', isOpen);
  toggle.setAttribute('aria-expanded', String(isOpen));
}
const isOpen = () => toggle.getAttribute('aria-expanded') === 'true';

// A button works with Enter and the space bar by itself.
toggle.addEventListener('click', () => setOpen(!isOpen()));
menu.addEventListener('click', ({ target }) => {
  if (target.closest('a')) setOpen(false);
});
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !isOpen()) return;
  setOpen(false);
  toggle.focus();
});
// Closes the menu when the focus leaves the bar.
document.querySelector('.bar').addEventListener('focusout', ({ currentTarget, relatedTarget }) => {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
});
matchMedia('(min-width: ${width}px)').addEventListener('change', () => setOpen(false));`,
  });
