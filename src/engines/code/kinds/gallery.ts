import { escaped, isPage, type Kind, numberIn, PLAIN, page, takeAll, wordsOf } from './kind.ts';

export const GALLERY: Kind = {
  says: /^(?=.*\b(?:galler(?:y|ies)|photo wall|image grid)\b)(?=.*\blight ?box\b)(?!.*\b(?:react|vue|php|upload|angular|wordpress|filter|categor\w+|zoom in|swipe|thumbnails)\b)/s,
  meets:
    /\b(?:html|css|js|photos?|images?|pictures?|galler(?:y|ies)|grid|light ?box|captions?|opens?|opened|click(?:ing|s)?|enlarges?|large|full size|keyboard|navigat(?:ion|e)|page|web|buttons?|close[sd]?|as)\b/,
  write: (wish, asked) => {
    if (!isPage(asked)) return undefined;
    const count = Math.min(
      numberIn(
        wish,
        /\b(\d+|six|nine|eight|ten|twelve) (?:sample |example |placeholder )*(?:photos?|images?|pictures?)\b/,
      ) ?? 9,
      60,
    );
    const columns = numberIn(wish, /\b(\d|two|three|four|five) columns?\b/);
    const isMasonry =
      wish.take(/\b(?:with |an? )*(?:masonry|pinterest)(?:[- ](?:feel|look|layout|style|like|effect))*\b/) !==
      undefined;
    takeAll(
      wish,
      /\b(?:with |and |the |left(?:\/| and )right )*(?:arrow keys?|arrows?)(?: (?:to|for))?(?: (?:go to |show )?(?:the )?(?:next(?: and |\/| or )prev(?:ious)?|prev(?:ious)?(?: and |\/| or )next|navigat\w+)(?: (?:photo|image|picture|one))?)?\b|\b(?:next(?: and |\/)prev(?:ious)?|prev(?:ious)?(?: and |\/)next)(?: buttons?)?\b/,
    );
    takeAll(
      wish,
      /\b(?:and |with )?(?:esc(?:ape)?)(?: key)?(?: (?:to )?closes?(?: it)?)?\b|\bcloses? (?:on|with) esc(?:ape)?\b/,
    );
    const zoom =
      wish.take(/\b(?:with |a )*(?:hover zoom|zooms?(?: in)? on hover|hover effect|zoom on hover)\b/) !==
      undefined;
    const captions = wish.take(/\b(?:with |and )?captions?\b/) !== undefined;
    const counter = wish.take(/\b(?:with |a |and )*(?:counter|\d+ of \d+)\b/) !== undefined;
    const title =
      wordsOf(wish, /\b(?:called|named|titled) ["“]?([\w' -]{2,40}?)["”]?(?=[,.;]|$)/) ?? 'Gallery';
    return { language: 'html', code: gallery({ count, columns, isMasonry, zoom, captions, counter, title }) };
  },
};

interface Gallery {
  readonly count: number;
  readonly columns: number | undefined;
  readonly isMasonry: boolean;
  readonly zoom: boolean;
  readonly captions: boolean;
  readonly counter: boolean;
  readonly title: string;
}

const gallery = ({ count, columns, isMasonry, zoom, captions, counter, title }: Gallery): string =>
  page({
    title,
    styles: `${PLAIN}
main { max-width: 75rem; }
.gallery { display: grid; grid-template-columns: repeat(${columns ?? 'auto-fill, minmax(min(15rem, 100%), 1fr)'}${columns ? ', 1fr' : ''}); gap: 0.75rem;${isMasonry ? ' grid-auto-rows: 5rem; grid-auto-flow: dense;' : ''} }
.gallery button { padding: 0; border: 0; overflow: hidden; background: none;${isMasonry ? '' : ' aspect-ratio: 4 / 3;'} }
${isMasonry ? '/* Photos of different heights stand without gaps: each takes two, three or four rows. */\n.gallery button { grid-row: span 3; }\n.gallery button:nth-child(3n + 1) { grid-row: span 4; }\n.gallery button:nth-child(4n + 2) { grid-row: span 2; }\n' : ''}.gallery img { display: block; width: 100%; height: 100%; object-fit: cover;${zoom ? ' transition: transform 0.3s;' : ''} }
${zoom ? '.gallery button:is(:hover, :focus-visible) img { transform: scale(1.08); }\n' : ''}dialog { width: 100vw; height: 100vh; max-width: none; max-height: none; padding: 0; border: 0; background: rgb(0 0 0 / 0.9); color: #fff; }
dialog figure { display: grid; grid-template-rows: 1fr auto; height: 100%; margin: 0; place-items: center; }
dialog img { max-width: 92vw; max-height: 85vh; object-fit: contain; }
dialog button { position: fixed; border: 0; background: rgb(0 0 0 / 0.5); font-size: 1.6rem; }
#close { top: 1rem; right: 1rem; }
#previous { left: 1rem; top: 50%; }
#next { right: 1rem; top: 50%; }${columns ? '\n@media (max-width: 600px) { .gallery { grid-template-columns: repeat(2, 1fr); } }' : ''}`,
    body: `<main>
  <h1>${escaped(title)}</h1>
  <!-- Put your own files and descriptions here. -->
  <div class="gallery">
${Array.from({ length: count }, (_, at) => `    <button type="button"><img src="https://picsum.photos/id/${10 + at}/${[900, 700, 800][at % 3]}/${[600, 900, 700][at % 3]}" alt="Photo ${at + 1}" loading="lazy"></button>`).join('\n')}
  </div>
</main>
<dialog aria-label="Photo">
  <figure><img alt=""><figcaption></figcaption></figure>
  <button type="button" id="close" aria-label="Close">×</button>
  <button type="button" id="previous" aria-label="Previous photo">‹</button>
  <button type="button" id="next" aria-label="Next photo">›</button>
</dialog>`,
    script: `const photos = [...document.querySelectorAll('.gallery img')];
const box = document.querySelector('dialog');
const large = box.querySelector('img');
let at = 0;

function show(place) {
  at = (place + photos.length) % photos.length;
  large.src = photos[at].src;
  large.alt = photos[at].alt;
  box.querySelector('figcaption').textContent = ${captions ? (counter ? '`${photos[at].alt} (${at + 1} of ${photos.length})`' : 'photos[at].alt') : '`${at + 1} of ${photos.length}`'};
}
photos.forEach((photo, place) => {
  photo.closest('button').addEventListener('click', () => {
    show(place);
    box.showModal(); // Esc closes it, and the focus comes back
  });
});
document.getElementById('close').addEventListener('click', () => box.close());
document.getElementById('previous').addEventListener('click', () => show(at - 1));
document.getElementById('next').addEventListener('click', () => show(at + 1));
box.addEventListener('click', ({ target }) => {
  if (target === box || target.matches('figure')) box.close();
});
box.addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowLeft') show(at - 1);
  if (key === 'ArrowRight') show(at + 1);
});`,
  });
