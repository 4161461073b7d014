import type { Snippet } from '../../snippets/snippets.ts';
import type { WishText } from '../reading/text.ts';

const HEAD =
  /\b(?:an? |the )?(?:(?:modal|dialog|popup|pop-up|lightbox)(?: (?:dialog|window|box|popup|component|overlay))*)\b/;
const OPENS =
  /(?:[,;] ?|\band |\bwith |\bthat |\bwhich )*\b(?:an? |the )?button(?: (?:labell?ed|saying|that says|with the text|called|named) ["'“]([^"'”]+)["'”])?(?: (?:that|which|to))? ?(?:opens?|shows?|launch(?:es)?|triggers?|displays?)\b|(?:[,;] ?|\band |\bthat |\bwhich )*\b(?:is |it )?(?:opens?|opened|shown|triggered|appears?) (?:by|with|on|when|after|from|via) (?:an? |the |clicking |click on |clicking on |pressing )*(?:button|click)(?: (?:labell?ed|saying|called|named) ["'“]([^"'”]+)["'”])?(?: is (?:clicked|pressed))?/;
const PART =
  '(?:(?:an? |the |its |on |by |with |a click on |clicking |clicking on |pressing |via |when |you |user |users |pressed |clicked |is |key |button |in the (?:top right )?corner |at the top right )*)';
const ESCAPE = new RegExp(`${PART}["'“]?(?:escape|esc)["'”]?(?: key)?(?: is pressed)?`);
const CROSS = new RegExp(
  `${PART}(?:["'“]?(?<![\\w])x["'”]?(?![\\w])|×|✕|close (?:button|icon|cross|x)|cross)(?: (?:button|icon|in the (?:top[- ]?right |upper right )?corner|at the top(?: right)?))*(?: is clicked)?`,
);
const OUTSIDE = new RegExp(
  `${PART}(?:clicks? |clicking |clicked |tapping )?(?:on )?(?:outside(?: (?:of )?(?:it|the (?:box|modal|dialog|window|popup)))?|(?:the )?(?:backdrop|overlay|background)(?: (?:is clicked|behind it))?)`,
);
const CLOSES =
  /(?:[,;] ?|\band |\bthat |\bwhich |\bit |\bthe (?:modal|dialog|popup) )*\b(?:can be |is |gets )?clos(?:es?|ed|ing|able)(?= |,|·|$)(?: (?:by|with|on|when|via|using))?/;
const TITLE = /(?:[,;] ?|\band |\bwith )*(?:an? |the )?(?:title|heading|headline)(?: ["'“]([^"'”]+)["'”])?/;
const TEXT =
  /(?:[,;] ?|\band |\bwith )*(?:an? |some |the )?(?:short )?(?:text|message|paragraph|content)(?: ["'“]([^"'”]+)["'”])?/;
const CONFIRM =
  /(?:[,;] ?|\band |\bwith |\bhas )*(?:two buttons:? ?)?["'“]?(cancel|no)["'”]?(?: button)? and (?:an? )?["'“]?(ok|confirm|yes|save|delete|submit)["'”]?(?: buttons?)?|(?:[,;] ?|\band |\bwith |\bhas )*(?:two buttons:? ?)?["'“]?(ok|confirm|yes|save|delete|submit)["'”]?(?: button)? and (?:an? )?["'“]?(cancel|no)["'”]?(?: buttons?)?/;
const DIM =
  /(?:[,;] ?|\band |\bwith |\bover )*(?:an? |the )?(?:page behind (?:it )?(?:is )?)?(?:dark(?:ened)?|dimmed|semi-?transparent|grey|blurred|half[- ]transparent)(?: (?:backdrop|overlay|background|page))?(?: behind it)?/;
const FADE =
  /(?:[,;] ?|\band |\bwith |\bthat )*(?:an? )?(?:fades? in(?: and out)?|fade[- ]in(?: animation| effect)?|smooth(?: fade)?(?: animation| transition)?|animation|animated)/;
const FOCUS =
  /(?:[,;] ?|\band |\bwith |\bwhere |\bthat )*(?:(?:the )?focus (?:is |stays |should be |returns? )?(?:trapped|kept|stays|inside|moves|back)[^,;.]*|(?:keeps?|traps?|returns?)(?: the)? (?:keyboard )?focus[^,;.]*|focus trap)/;
const SCROLL =
  /(?:[,;] ?|\band |\bwhere )*(?:the )?(?:page|body|background)(?: behind it)? (?:does not|cannot|can't|doesn't|must not) scroll[^,;.]*/;

/** A dialog over the page, which the browser keeps in front. */
export function readModal(wish: WishText): Snippet | undefined {
  if (
    !wish.has(HEAD) ||
    wish.has(/\b(?:gallery|image|images|picture|photo|video|form|login|sign|cookie|newsletter)\b/)
  )
    return undefined;
  const opens = wish.take(OPENS);
  while (wish.take(HEAD));
  const scroll = wish.take(SCROLL);
  wish.take(FOCUS);
  const isCrossed = wish.take(CROSS) !== undefined;
  const closes = wish.take(CLOSES);
  if (closes) {
    wish.take(ESCAPE);
    wish.take(OUTSIDE);
  }
  const confirm = wish.take(CONFIRM);
  const title = wish.take(TITLE);
  const text = wish.take(TEXT);
  const dim = wish.take(DIM);
  const fade = wish.take(FADE);
  while (
    wish.take(
      /\b(?:opens?|button|over the page|in the middle|centered|centred|native|element|clicks?|clicking|you|window|box)\b/,
    )
  );
  const label = opens?.slice(1).find((one) => one !== undefined);
  const written = (found: RegExpExecArray | undefined, group: string | undefined, usual: string): string =>
    found && group !== undefined
      ? wish.original(found, group).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      : usual;
  const sentence = (word: string): string =>
    /^ok$/i.test(word) ? 'OK' : word.charAt(0).toUpperCase() + word.slice(1);
  const yes = confirm?.[2] ?? confirm?.[3];
  const no = confirm?.[1] ?? confirm?.[4];
  return {
    definition: [
      '<style>',
      '  dialog { width: min(28rem, 90vw); padding: 1.5rem 2rem; border: 0; border-radius: 1rem; box-shadow: 0 20px 60px rgb(0 0 0 / 0.3); }',
      `  dialog::backdrop { background: rgb(0 0 0 / 0.5);${/blur/.test(dim?.[0] ?? '') ? ' backdrop-filter: blur(4px);' : ''} }`,
      '  .head { display: flex; justify-content: space-between; align-items: start; gap: 1rem; }',
      '  .head h2 { margin-top: 0; }',
      '  button { padding: 0.6rem 1rem; border: 0; border-radius: 0.5rem; background: #1d4ed8; color: #fff; font: inherit; cursor: pointer; }',
      '  .close { padding: 0.2rem 0.6rem; background: none; color: inherit; font-size: 1.5rem; line-height: 1; }',
      ...(confirm
        ? [
            '  .actions { display: flex; justify-content: flex-end; gap: 0.75rem; }',
            '  .actions button[value=no] { background: #e5e7eb; color: #111827; }',
          ]
        : []),
      ...(fade
        ? [
            '  dialog[open] { animation: appear 0.25s; }',
            '  @keyframes appear { from { opacity: 0; transform: translateY(-1rem); } }',
            '  @media (prefers-reduced-motion: reduce) { dialog[open] { animation: none; } }',
          ]
        : []),
      ...(scroll ? ['  body:has(dialog[open]) { overflow: hidden; }'] : []),
      '</style>',
      `<button type="button" id="open">${written(opens, label, 'Open the dialog')}</button>`,
      '<dialog id="dialog" aria-labelledby="title">',
      '  <form method="dialog">',
      '    <div class="head">',
      `      <h2 id="title">${written(title, title?.[1], 'A dialog')}</h2>`,
      ...(isCrossed || !confirm
        ? ['      <button class="close" value="close" aria-label="Close">×</button>']
        : []),
      '    </div>',
      `    <p>${written(text, text?.[1], 'The page behind it waits until it is closed.')}</p>`,
      ...(confirm
        ? [
            '    <div class="actions">',
            `      <button value="no">${sentence(no ?? 'cancel')}</button>`,
            `      <button value="yes">${sentence(yes ?? 'ok')}</button>`,
            '    </div>',
          ]
        : []),
      '  </form>',
      '</dialog>',
      ...(confirm ? ['<p id="answer" role="status"></p>'] : []),
      '<script>',
      "  const dialog = document.getElementById('dialog');",
      '  // A modal dialog keeps the focus inside, closes with Escape and gives the focus back.',
      "  document.getElementById('open').addEventListener('click', () => dialog.showModal());",
      '  // Only a click beside the box has the dialog itself as its target, but for its padding.',
      "  dialog.addEventListener('click', (event) => {",
      '    const { left, right, top, bottom } = dialog.getBoundingClientRect();',
      '    const { clientX: x, clientY: y, target } = event;',
      '    if (target === dialog && (x < left || x > right || y < top || y > bottom)) dialog.close();',
      '  });',
      ...(confirm
        ? [
            "  dialog.addEventListener('close', () => {",
            "    document.getElementById('answer').textContent = dialog.returnValue === 'yes' ? 'Confirmed.' : 'Cancelled.';",
            '  });',
          ]
        : []),
      '</script>',
    ].join('\n'),
    example: 'Dialog',
  };
}
