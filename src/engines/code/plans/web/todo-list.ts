import type { Snippet } from '../../snippets/snippets.ts';
import type { WishText } from '../reading/text.ts';

const HEAD =
  /\b(?:an? )?(?:to-?do|to do|task|shopping|grocery|check)[- ]?lists?(?: (?:app|application|page))?\b|\bto-?do app\b/;
const ADD =
  /(?:[,;] ?|\band |\bwhere |\bthat |\bwith |\bi can |\byou can |\bto |\busers? can |\blets (?:me|you) |\b(?:items?|tasks?|entries|todos?|they) (?:can|may) be )*\b(?:add(?:s|ing|ed)?|enter(?:ing)?|typ(?:e|ing)|creat(?:e|ing))(?: (?:new|an?|the|items?|tasks?|entries|things|todos?|them|it|input|field|box|button|and|with|enter|on|by|pressing|to|click|clicking))*/;
const TICK =
  /(?:[,;] ?|\band |\bwhere |\bthat |\bwith |\bi can |\byou can |\bto )*\b(?:tick(?:s|ing|ed)?(?: (?:them|it|items?|tasks?))? ?(?:off)?|check(?:ing|ed)?(?: (?:them|it|items?|tasks?))? off|mark(?:s|ing|ed)?(?: (?:them|it|items?|tasks?|each))?(?: (?:as|an?))? (?:done|complete(?:d)?|finished)|(?:complete|completing|finish|toggle)(?: (?:them|it|items?|tasks?))?|check ?boxe?s?(?: (?:for each|to mark[^,;.]*))?|cross(?:es|ing|ed)?(?: (?:them|it))? (?:off|out)|strike(?:s|through)?[^,;.]*|(?:done|completed|finished) (?:items?|tasks?|ones) (?:are|get) (?:crossed|struck)[^,;.]*)(?: (?:items?|tasks?|them|off|done|complete))*/;
const DELETE =
  /(?:[,;] ?|\band |\bwhere |\bthat |\bwith |\bi can |\byou can |\bto )*\b(?:an? )?(?:delet(?:ed|es|e|ing)|remov(?:ed|es|e|ing))(?: (?:them|it|items?|tasks?|entries|buttons?|each|every|single|one|an?|for|the))*/;
const KEPT =
  /(?:[,;] ?|\band |\bwhere |\bthat |\bwhich |\bit |\bthe list |\bis |\bare )*\b(?:sav(?:ed|es|ing)|stor(?:ed|es|ing)|kept|keeps?|remember(?:s|ed)|persist(?:s|ed|ent|ing)?|surviv(?:es|ing)|stays?)(?: (?:them|it|everything|there|in place|(?:the |its |my |all )*(?:list|items|tasks|todos|entries)))?(?: (?:in|to|with|using|by|via|after|on|when|across|even)(?: (?:the|an?|its))? (?:local ?storage|browser|reload(?:ing|s)?(?: (?:of )?the page)?|refresh(?:ing)?(?: the page)?|page reloads?|page (?:is|was) reloaded))*/;
const COUNT =
  /(?:[,;] ?|\band |\bwith |\bthat |\bwhich |\bit )*\b(?:(?:shows?|displays?|showing) )?(?:how many|(?:the |a )?(?:number|count|counter)(?: of)?)(?: (?:open|remaining|unfinished|undone|active|left|incomplete|pending|items?|tasks?|todos?|are|there|still|that|to do|left to do|the))*(?: (?:is |are )?(?:shown|displayed|visible))?(?: (?:at the (?:top|bottom)|above|below|under)(?: the list)?)?/;
const FILTER =
  /(?:[,;] ?|\band |\bwith |\bhas |\bplus )*(?:an? |the )?(?:(?:buttons?|tabs?|links?) (?:to|for|that) )?(?:filter(?:s|ing)?|show(?:ing)?|switch(?:ing)?)(?: (?:buttons?|tabs?|links?|by|for|between|them|the list|items|tasks|only|:))*(?: ["'“]?(?:all|open|active|done|completed?|finished|unfinished|remaining)["'”]?(?:,|,? and| or|\/)?){2,3}(?: (?:items?|tasks?|ones|buttons?|filters?))?/;
const CLEAR =
  /(?:[,;] ?|\band |\bwith |\bhas |\bplus )*(?:an? )?(?:button (?:to|that) )?["'“]?(?:clears?|removes?|deletes?)(?: all)?(?: the)? (?:completed|done|finished|ticked|checked)(?: (?:items?|tasks?|ones))?["'”]?(?: button)?/;
const EMPTY =
  /(?:[,;] ?|\band |\bbut )*\b(?:empty|blank) (?:items?|tasks?|entries|input|text|ones)(?: (?:are|is|must|should|cannot|can't|can not))*(?: (?:not be|be|not))? (?:ignored|added|refused|rejected|allowed)|(?:[,;] ?|\band )*\b(?:ignor(?:es?|ing)|no) (?:empty|blank) (?:items?|tasks?|entries|input)/;

/** A list whose items are added, ticked off and deleted, kept by the browser. */
export function readTodo(wish: WishText): Snippet | undefined {
  if (!wish.take(HEAD)) return undefined;
  const isFiltered = wish.take(FILTER) !== undefined;
  const isCleared = wish.take(CLEAR) !== undefined;
  const isCounted = wish.take(COUNT) !== undefined;
  wish.take(KEPT);
  wish.take(EMPTY);
  wish.take(ADD);
  wish.take(TICK);
  wish.take(DELETE);
  while (wish.take(/\b(?:items?|tasks?|entries|todos?)\b/));
  return {
    definition: [
      '<style>',
      '  main { max-width: 32rem; margin: 0 auto; }',
      '  form { display: flex; gap: 0.5rem; }',
      '  input[name=title] { flex: 1; min-width: 0; padding: 0.6rem; font: inherit; }',
      '  ul { padding: 0; list-style: none; }',
      '  li { display: flex; gap: 0.75rem; align-items: center; padding: 0.5rem 0; border-bottom: 1px solid #d1d5db; }',
      '  li span { flex: 1; overflow-wrap: anywhere; }',
      '  .done span { color: #6b7280; text-decoration: line-through; }',
      ...(isFiltered ? ['  [aria-pressed=true] { font-weight: 700; }'] : []),
      '</style>',
      '<main>',
      '  <h1>To do</h1>',
      '  <form>',
      '    <input name="title" aria-label="New item" placeholder="What is next?" required>',
      '    <button>Add</button>',
      '  </form>',
      ...(isFiltered
        ? [
            '  <p id="filters">',
            '    <button type="button" data-show="all" aria-pressed="true">All</button>',
            '    <button type="button" data-show="open" aria-pressed="false">Open</button>',
            '    <button type="button" data-show="done" aria-pressed="false">Done</button>',
            '  </p>',
          ]
        : []),
      '  <ul></ul>',
      ...(isCounted ? ['  <p id="count" role="status"></p>'] : []),
      ...(isCleared ? ['  <button type="button" id="clear">Clear completed</button>'] : []),
      '</main>',
      '<script>',
      "  const form = document.querySelector('form');",
      "  const list = document.querySelector('ul');",
      "  let items = JSON.parse(localStorage.getItem('items') ?? '[]');",
      ...(isFiltered ? ["  let shown = 'all';"] : []),
      '  const change = (changed) => {',
      '    items = changed;',
      "    localStorage.setItem('items', JSON.stringify(items));",
      '    show();',
      '  };',
      '  const row = (item) => {',
      "    const line = document.createElement('li');",
      "    line.classList.toggle('done', item.done);",
      "    const check = Object.assign(document.createElement('input'), { type: 'checkbox', checked: item.done });",
      "    check.setAttribute('aria-label', `${item.title} is done`);",
      '    check.onchange = () => change(items.map((one) => (one === item ? { ...item, done: check.checked } : one)));',
      "    const title = Object.assign(document.createElement('span'), { textContent: item.title });",
      "    const remove = Object.assign(document.createElement('button'), { textContent: 'Delete' });",
      '    remove.onclick = () => change(items.filter((one) => one !== item));',
      '    line.append(check, title, remove);',
      '    return line;',
      '  };',
      '  const show = () => {',
      ...(isFiltered
        ? [
            "    const wanted = items.filter(({ done }) => shown === 'all' || done === (shown === 'done'));",
            '    list.replaceChildren(...wanted.map(row));',
            "    for (const button of document.querySelectorAll('#filters button')) {",
            "      button.setAttribute('aria-pressed', String(button.dataset.show === shown));",
            '    }',
          ]
        : ['    list.replaceChildren(...items.map(row));']),
      ...(isCounted
        ? [
            '    const open = items.filter(({ done }) => !done).length;',
            "    document.getElementById('count').textContent = `${open} open ${open === 1 ? 'item' : 'items'}`;",
          ]
        : []),
      '  };',
      "  form.addEventListener('submit', (event) => {",
      '    event.preventDefault();',
      '    const title = form.elements.title.value.trim();',
      '    if (title) change([...items, { title, done: false }]);',
      '    form.reset();',
      '  });',
      ...(isFiltered
        ? [
            "  document.getElementById('filters').addEventListener('click', ({ target }) => {",
            '    shown = target.dataset.show ?? shown;',
            '    show();',
            '  });',
          ]
        : []),
      ...(isCleared
        ? [
            "  document.getElementById('clear').addEventListener('click', () => change(items.filter(({ done }) => !done)));",
          ]
        : []),
      '  show();',
      '</script>',
    ].join('\n'),
    example: 'To do',
  };
}
