import {
  capital,
  escaped,
  isPage,
  type Kind,
  numberIn,
  PLAIN,
  page,
  quoted,
  takeAll,
  type WishText,
  wordsOf,
} from './kind.ts';

type Pair = readonly [asked: string, answer: string];

/** Words to begin with, by the language that is learned. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  english: [
    'house',
    'dog',
    'tree',
    'school',
    'friend',
    'window',
    'bread',
    'water',
    'summer',
    'book',
    'bridge',
    'kitchen',
  ],
  german: [
    'Haus',
    'Hund',
    'Baum',
    'Schule',
    'Freund',
    'Fenster',
    'Brot',
    'Wasser',
    'Sommer',
    'Buch',
    'Brücke',
    'Küche',
  ],
  spanish: [
    'casa',
    'perro',
    'árbol',
    'escuela',
    'amigo',
    'ventana',
    'pan',
    'agua',
    'verano',
    'libro',
    'puente',
    'cocina',
  ],
  french: [
    'maison',
    'chien',
    'arbre',
    'école',
    'ami',
    'fenêtre',
    'pain',
    'eau',
    'été',
    'livre',
    'pont',
    'cuisine',
  ],
  italian: [
    'casa',
    'cane',
    'albero',
    'scuola',
    'amico',
    'finestra',
    'pane',
    'acqua',
    'estate',
    'libro',
    'ponte',
    'cucina',
  ],
  latin: [
    'domus',
    'canis',
    'arbor',
    'schola',
    'amicus',
    'fenestra',
    'panis',
    'aqua',
    'aestas',
    'liber',
    'pons',
    'culina',
  ],
};
const NAMES = Object.keys(WORDS).join('|');

/** The language that is shown and the one that is typed. */
function languagesIn(wish: WishText): [from: string, to: string] {
  const shown = wish.take(
    new RegExp(
      `\\b(?:shows?|asks?|displays?|gives?|presents?)(?: me| you| the| an?| one)* (${NAMES})(?: words?| vocab\\w*| terms?)?`,
    ),
  )?.[1];
  const typed = wish.take(
    new RegExp(
      `\\b(?:(?:the )?(?:pupils?|students?|users?|you|i|kids?|child(?:ren)?|one)(?: then)? )?(?:types?|enters?|writes?|typing|answers?)(?: in)?(?: the| its)? (${NAMES})(?: words?| translations?| meaning)?`,
    ),
  )?.[1];
  const pair = wish.take(new RegExp(`\\b(${NAMES}) ?(?:-|–|to|/|and|->|→) ?(${NAMES})\\b`));
  const one = wish.take(new RegExp(`\\b(${NAMES})(?: words?| vocab\\w*)?\\b`))?.[1];
  const from = shown ?? pair?.[1] ?? (typed === 'german' || one === 'german' ? 'english' : 'german');
  const to = typed ?? pair?.[2] ?? (one && one !== from ? one : from === 'english' ? 'german' : 'english');
  return [from, to === from ? (from === 'english' ? 'german' : 'english') : to];
}

/** "dog = Hund, cat = Katze": the asker's own words. */
function pairsIn(wish: WishText): Pair[] {
  const pairs: Pair[] = [];
  const one =
    /(?<=[,;:(]|\b(?:words?|pairs|cards|and)\b) ?([\p{L}']+(?: [\p{L}']+){0,2}) ?(?:=|→|->) ?([\p{L}']{1,30})/u;
  for (let found = wish.take(one); found && pairs.length < 60; found = wish.take(one))
    pairs.push([wish.original(found, found[1] ?? '').trim(), wish.original(found, found[2] ?? '').trim()]);
  return pairs;
}

export const TRAINER: Kind = {
  says: /\b(?:vocab\w*|flash ?cards?|word) ?(?:trainer|quiz|test|game|cards?|app|page|learning|drill)|\bflash ?cards?\b|\bvocabulary\b/,
  meets:
    /\b(?:html|page|web|vocab(?:ulary|s)?|trainer|quiz|flash ?cards?|words?|cards?|translations?|class(?: \d+| [a-z])?|grade(?: \d+)?|pupils?|students?|kids?|children|school|learn(?:ing)?|types?|typed|shows?|counts?|right|wrong|correct|answers?|front|back|sample|file|my)\b/,
  write: (wish, asked) => {
    if (!isPage(asked)) return undefined;
    if (
      /\b(?:audio|speech|import|csv|upload|leitner|spaced|login|database|multiple[- ]choice|pictures?|images?)\b/.test(
        wish.rest,
      )
    )
      return undefined;
    const isCards = /flash ?cards?/.test(wish.rest) && !/\btypes?\b/.test(wish.rest);
    const given = pairsIn(wish);
    const isNamed = new RegExp(`\\b(?:${NAMES})\\b`).test(wish.rest);
    const [from, to] = given.length > 1 && !isNamed ? ['', 'answer'] : languagesIn(wish);
    const count = numberIn(
      wish,
      /\b(?:at least |with )?(\d+|five|six|eight|ten|twelve) (?:sample |example |different )?(?:words?|cards?|questions?|pairs?)\b/,
    );
    const pairs: readonly Pair[] =
      given.length > 1
        ? given
        : (WORDS[from] ?? []).map((word, at): Pair => [word, WORDS[to]?.[at] ?? '']).slice(0, count ?? 12);
    if (count !== undefined && count > pairs.length) return undefined;
    takeAll(
      wish,
      /\b(?:and )?(?:repeats?|repeating|asks?|comes? back|shows?)(?: the| only)? (?:wrong|missed|incorrect|failed)(?: (?:ones|words|answers|cards))?(?: again)?(?: (?:until|at the end|later)[a-z ]*)?/,
    );
    takeAll(
      wish,
      /\b(?:and )?(?:counts?|keeps? (?:track|count) of|shows?)(?: the| how many)? (?:right|correct)(?:,? and | ?\/ ?)(?:wrong|incorrect|false)(?: (?:ones|answers))?/,
    );
    takeAll(wish, /\b(?:in )?random(?:ly)?(?: order)?\b|\bshuffled?\b(?: (?:order|button))?/);
    takeAll(
      wish,
      /\b(?:click(?:ing)?|tap(?:ping)?)(?: on (?:the|a) card| (?:the|a) card)? (?:to )?(?:flips?|turns?)(?: (?:it|them|animation))?|\bflip(?:s|ping)?(?: animation| on click)?\b|\b(?:next and previous|previous and next|prev\/next|next\/prev\w*)(?: buttons?)?/,
    );
    const title = wordsOf(wish, /["“]([^"”]{2,40})["”]/) ?? (isCards ? 'Flashcards' : 'Vocabulary trainer');
    return { language: 'html', code: isCards ? cards(title, pairs, to) : trainer(title, pairs, from, to) };
  },
};

const TAGS: Readonly<Record<string, string>> = {
  german: 'de',
  spanish: 'es',
  french: 'fr',
  italian: 'it',
  latin: 'la',
  english: 'en',
};
const langOf = (language: string): string => (TAGS[language] ? `lang="${TAGS[language]}"` : '');
const list = (pairs: readonly Pair[]): string =>
  `const WORDS = [\n${pairs.map((pair) => `  [${pair.map(quoted).join(', ')}],`).join('\n')}\n];`;

const trainer = (title: string, pairs: readonly Pair[], from: string, to: string): string =>
  page({
    title,
    styles: `${PLAIN}
main { max-width: 30rem; padding: 2rem; border-radius: 1rem; background: #fff; text-align: center; }
#word { font-size: 2.2rem; font-weight: 700; }
input { width: 100%; padding: 0.7rem; font-size: 1.2rem; text-align: center; }
.right { color: #15803d; }
.wrong { color: #b91c1c; }
form { display: grid; gap: 1rem; }`,
    body: `<main>
  <h1>${escaped(title)}</h1>
  <p>Right: <b id="right" class="right">0</b> · Wrong: <b id="wrong" class="wrong">0</b> · To go: <b id="left"></b></p>
  <p id="word" ${langOf(from)}></p>
  <form>
    <label>${capital(to)} <input name="answer" ${langOf(to)} autocomplete="off" autocapitalize="off" spellcheck="false"></label>
    <button>Check</button>
  </form>
  <p id="told" role="status"></p>
  <button type="button" id="again">Start again</button>
</main>`,
    script: `// Several right answers are separated by a slash.
${list(pairs)}
const show = (id, text) => { document.getElementById(id).textContent = text; };
const form = document.querySelector('form');
const plain = (text) => text.trim().toLowerCase().replace(/^(?:to|the|an?|der|die|das) (?=\\S)/, '').replace(/\\s+/g, ' ');
let queue;
let right;
let wrong;

function shuffled(words) {
  const mixed = [...words];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}

function ask() {
  show('right', right);
  show('wrong', wrong);
  show('left', queue.length);
  const isOver = queue.length === 0;
  show('word', isOver ? 'Done!' : queue[0][0]);
  form.hidden = isOver;
  form.reset();
  if (!isOver) form.elements.answer.focus();
}

function start() {
  queue = shuffled(WORDS);
  right = wrong = 0;
  show('told', '');
  ask();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const answer = plain(form.elements.answer.value);
  if (answer === '') return;
  const [word, solution] = queue.shift();
  const told = document.getElementById('told');
  if (solution.split('/').some((one) => plain(one) === answer)) {
    right += 1;
    told.className = 'right';
    told.textContent = 'Right!';
  } else {
    wrong += 1;
    told.className = 'wrong';
    told.textContent = \`\${word}: \${solution}\`;
    // A wrong word comes again until it is right.
    queue.push([word, solution]);
  }
  ask();
});
document.getElementById('again').addEventListener('click', start);
start();`,
  });

const cards = (title: string, pairs: readonly Pair[], to: string): string =>
  page({
    title,
    styles: `${PLAIN}
main { max-width: 30rem; text-align: center; }
#card { width: 100%; height: 16rem; padding: 0; border: 0; background: none; color: inherit; perspective: 60rem; }
#inner { display: block; position: relative; height: 100%; transform-style: preserve-3d; transition: transform 0.5s; }
#card[aria-pressed=true] #inner { transform: rotateY(180deg); }
#inner span { position: absolute; inset: 0; display: grid; place-items: center; border-radius: 1rem; background: #fff; box-shadow: 0 4px 16px rgb(0 0 0 / 0.15); font-size: 2rem; backface-visibility: hidden; }
#back { transform: rotateY(180deg); color: #1d4ed8; }
.row { display: flex; justify-content: space-between; align-items: center; margin-top: 1rem; }
@media (prefers-reduced-motion: reduce) { #inner { transition: none; } }`,
    body: `<main>
  <h1>${escaped(title)}</h1>
  <button type="button" id="card" aria-pressed="false"><span id="inner"><span id="front"></span><span id="back" ${langOf(to)}></span></span></button>
  <div class="row">
    <button type="button" id="previous">Previous</button>
    <span id="place"></span>
    <button type="button" id="next">Next</button>
  </div>
</main>`,
    script: `${list(pairs)}
const card = document.getElementById('card');
let at = 0;

function show() {
  card.setAttribute('aria-pressed', 'false');
  document.getElementById('front').textContent = WORDS[at][0];
  document.getElementById('back').textContent = WORDS[at][1];
  document.getElementById('place').textContent = \`\${at + 1} / \${WORDS.length}\`;
}
function go(by) {
  at = (at + by + WORDS.length) % WORDS.length;
  show();
}
card.addEventListener('click', () => card.setAttribute('aria-pressed', String(card.getAttribute('aria-pressed') !== 'true')));
document.getElementById('previous').addEventListener('click', () => go(-1));
document.getElementById('next').addEventListener('click', () => go(1));
addEventListener('keydown', (event) => {
  if (event.key === 'ArrowLeft') go(-1);
  if (event.key === 'ArrowRight') go(1);
});
show();`,
  });
