import {
  capital,
  escaped,
  isPage,
  type Kind,
  listed,
  numberIn,
  PLAIN,
  page,
  quoted,
  takeAll,
  type WishText,
  wordsOf,
} from './kind.ts';

const USUAL = ['Backlog', 'To do', 'Doing', 'Review', 'Done'];
const usualOf = (count: number): readonly string[] =>
  count === 2
    ? ['To do', 'Done']
    : count === 3
      ? ['To do', 'Doing', 'Done']
      : count === 4
        ? ['To do', 'Doing', 'Review', 'Done']
        : USUAL;

const NAME =
  "(?!(?:drag|drop|add|adds|adding|delet|remov|keep|cards?|tasks?|sav|stor|local|with|each|edit|colou?r|count|mov|you|can|plus|everything|state)\\w*\\b)[\\wäöüß'-]+(?: (?!and\\b|or\\b|with\\b)[\\wäöüß'-]+){0,2}";

function columnsIn(wish: WishText): readonly string[] | undefined {
  const given = wordsOf(
    wish,
    new RegExp(
      `\\b(?:(?:with|the|two|three|four|five|\\d) )*(?:columns?|lists|lanes)\\b(?: (?:called|named|are|for))?:? ?\\(?(${NAME}(?:(?:, ?(?:and )?| and | ?/ ?)${NAME})+)\\)?`,
    ),
  );
  if (given) return listed(given).map(capital);
  const count = numberIn(wish, /\b(two|three|four|five|[2-5]) (?:columns|lists|lanes)\b/) ?? 3;
  return count >= 2 && count <= 5 ? usualOf(count) : undefined;
}

export const BOARD: Kind = {
  says: /\b(?:kanban|trello)\b|\b(?:task|scrum) board\b/,
  meets:
    /\b(?:kanban|trello|like|style|task|scrum|board|html|css|js|cards?|tasks?|drag(?:ging)?(?: ?(?:and|&|-and-|n) ?drop(?:ping)?)?|drop|move[sd]?|between|columns?|add(?:ing)?|delete[sd]?|deleting|remove[sd]?|removing|buttons?|keeps?|kept|everything|saved?|saves?|stored?|stays?|persist\w*|after|reload(?:ing)?|in|local ?storage|browser|new|web)\b/,
  write: (wish, asked) => {
    if (
      !isPage(asked) ||
      /\b(?:due|dates?|priorit\w+|labels?|users?|assign\w*|comments?|react|vue|limits?|wip|search|filter|api|server|subtasks?|checklists?)\b/.test(
        wish.rest,
      )
    )
      return undefined;
    const columns = columnsIn(wish);
    if (!columns) return undefined;
    const edits =
      wish.take(
        /\b(?:and |can be |with )*(?:edit(?:ed|ing|able|s)?|renam(?:e|ed|ing))(?: (?:of )?(?:cards?|titles?|by double[- ]click(?:ing)?|on double[- ]click))*/,
      ) !== undefined;
    const scrolls =
      wish.take(
        /\b(?:and |it |which |that |can )*(?:scroll(?:s|ing|able)?|swip(?:es|eable|ing)) (?:sideways|horizontally)(?: on (?:an? |the )?(?:phones?|mobiles?|small screens?|narrow screens?))?/,
      ) !== undefined;
    const colours =
      wish.take(
        /\b(?:cards? )?(?:with |in |and )?(?:different |selectable |own )?colou?rs?(?: (?:per|for|of) (?:each )?cards?)?\b|\bcolou?r(?:ed)? cards?\b/,
      ) !== undefined;
    const counts =
      wish.take(
        /\b(?:with |and |shows? |the |cards? )*(?:number|count|counter)s?(?: of)?(?: cards?| tasks?)?(?: (?:per|in|for|of) (?:each |every |the )?columns?)?\b|\bcard counts?(?: (?:per|in|for) (?:each |every )?columns?)?\b/,
      ) !== undefined;
    takeAll(wish, /\b(?:drag(?:ging)?(?: ?(?:and|&|-and-|n) ?drop(?:ping)?)?)\b/);
    const title =
      wordsOf(wish, /\b(?:titled|called|named) ["“]?([\w' -]{2,40}?)["”]?(?=[,.;:]|$)/) ?? 'Board';
    return { language: 'html', code: board({ columns, edits, colours, scrolls, counts, title }) };
  },
};

interface Board {
  readonly columns: readonly string[];
  readonly edits: boolean;
  readonly colours: boolean;
  readonly scrolls: boolean;
  readonly counts: boolean;
  readonly title: string;
}

const board = ({ columns, edits, colours, scrolls, counts, title }: Board): string =>
  page({
    title,
    styles: `${PLAIN}
main.board { display: grid; max-width: none; ${scrolls ? 'grid-auto-flow: column; grid-auto-columns: minmax(14rem, 1fr); overflow-x: auto' : 'grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr))'}; gap: 1rem; align-items: start; margin-top: 1rem; }
.column { min-height: 12rem; padding: 1rem; border-radius: 0.75rem; background: #e5e7eb; }
.column.over { outline: 2px dashed #1d4ed8; }
.column h2 { margin: 0 0 0.5rem; font-size: 1.1rem; }
.card { display: flex; flex-wrap: wrap; gap: 0.25rem; align-items: center; margin: 0.5rem 0; padding: 0.6rem; border-left: 5px solid var(--colour, #94a3b8); border-radius: 0.5rem; background: #fff; cursor: grab; }
.card span { flex: 1 1 100%; overflow-wrap: anywhere; }
.card button { padding: 0.1rem 0.5rem; border: 0; background: none; color: #4b5563; }`,
    body: `<h1>${escaped(title)}</h1>
<form>
  <input name="title" aria-label="New card" placeholder="New card" maxlength="200" required>
${colours ? '  <input name="colour" type="color" aria-label="Colour" value="#2563eb">\n' : ''}  <button>Add</button>
</form>
<main class="board"></main>`,
    script: `const COLUMNS = [${columns.map(quoted).join(', ')}];
const KEY = 'board-cards';
const board = document.querySelector('.board');
const form = document.querySelector('form');
let moving;
let cards = load();

function load() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY)) ?? [];
    return stored.filter((card) => card.column in COLUMNS);
  } catch {
    return [];
  }
}

function change(next) {
  cards = next;
  localStorage.setItem(KEY, JSON.stringify(cards));
  draw();
}

function made(tag, properties, ...content) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...content);
  return element;
}

const button = (text, label, onclick) => made('button', { type: 'button', textContent: text, ariaLabel: label, onclick });
const move = (card, column) => change([...cards.filter((one) => one !== card), { ...card, column }]);

function cardOf(card) {
  const box = made('div', { className: 'card', draggable: true }, made('span', { textContent: card.title }));
${colours ? "  box.style.setProperty('--colour', card.colour);\n" : ''}  box.addEventListener('dragstart', (event) => {
    moving = card;
    event.dataTransfer.setData('text/plain', card.title); // Firefox drags nothing without data
  });
  // Without a mouse, on a phone or by keyboard, the arrows move it.
  if (card.column > 0) box.append(button('←', \`Move \${card.title} left\`, () => move(card, card.column - 1)));
  if (card.column < COLUMNS.length - 1) box.append(button('→', \`Move \${card.title} right\`, () => move(card, card.column + 1)));
${
  edits
    ? `  const rename = () => {
    const title = prompt('Title', card.title)?.trim();
    if (title) change(cards.map((one) => (one === card ? { ...card, title } : one)));
  };
  box.addEventListener('dblclick', rename);
  box.append(button('✎', \`Edit \${card.title}\`, rename));
`
    : ''
}  box.append(button('×', \`Delete \${card.title}\`, () => change(cards.filter((one) => one !== card))));
  return box;
}

function draw() {
  board.replaceChildren(...COLUMNS.map((name, at) => {
    const own = cards.filter(({ column }) => column === at);
    const column = made('section', { className: 'column' }, made('h2', { textContent: ${counts ? '`${name} (${own.length})`' : 'name'} }), ...own.map(cardOf));
    column.addEventListener('dragover', (event) => {
      event.preventDefault();
      column.classList.add('over');
    });
    column.addEventListener('dragleave', () => column.classList.remove('over'));
    column.addEventListener('drop', (event) => {
      event.preventDefault();
      if (moving) move(moving, at);
      moving = undefined;
    });
    return column;
  }));
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const title = form.elements.title.value.trim();
  if (title === '') return;
  change([...cards, { title, column: 0${colours ? ', colour: form.elements.colour.value' : ''} }]);
  form.reset();
  form.elements.title.focus();
});
draw();`,
  });
