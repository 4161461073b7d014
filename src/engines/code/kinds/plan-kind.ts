import { WishText } from '../plans/reading/text.ts';
import { type Kind, takeAll } from './kind.ts';

interface Room {
  /** One of its kinds may be named. */
  readonly says: RegExp;
  readonly load: () => Promise<readonly Kind[]>;
}

const ROOMS: readonly Room[] = [
  {
    says: /\b(?:kanban|trello|(?:task|scrum) board)\b/,
    load: async () => [(await import('./board.ts')).BOARD],
  },
  {
    says: /\b(?:hours|times)\b|öffnungszeiten/,
    load: async () => [(await import('./opening-hours.ts')).OPENING_HOURS],
  },
  { says: /\btips?\b|\bbill split/, load: async () => [(await import('./tip.ts')).TIP] },
  { says: /\bangular\b/, load: async () => [(await import('./angular-form.ts')).ANGULAR_FORM] },
  { says: /\blight ?box\b/, load: async () => [(await import('./gallery.ts')).GALLERY] },
  { says: /\bcsv\b/, load: async () => [(await import('./csv-page.ts')).CSV_PAGE] },
  { says: /burger|aria-expanded/, load: async () => [(await import('./navbar.ts')).NAVBAR] },
  { says: /\bvocab|flash ?cards?\b/, load: async () => [(await import('./trainer.ts')).TRAINER] },
  { says: /\btimer\b|\bcount(?:s|ing)? ?-?downs?\b/, load: async () => (await import('./timers.ts')).TIMERS },
  { says: /\bphaser\b/, load: async () => [(await import('./phaser-platformer.ts')).PHASER_PLATFORMER] },
  { says: /\bunity\b/, load: async () => (await import('./unity-scripts.ts')).UNITY_SCRIPTS },
  {
    says: /\b(?:shoot\w*|asteroids?|invaders?|spaceship|aliens)\b/,
    load: async () => [(await import('./shooter.ts')).SHOOTER],
  },
  {
    says: /\b(?:cv|resum[eé]|curriculum|lebenslauf|invoice|rechnung|bill|e-?mail|newsletter)\b/,
    load: async () => [
      (await import('./cv.ts')).CV,
      (await import('./invoice.ts')).INVOICE,
      (await import('./email.ts')).EMAIL,
    ],
  },
  {
    says: /\bphp\b|\bwoo ?commerce\b/,
    load: async () => [
      ...(await import('./php-shop.ts')).PHP_SHOP,
      (await import('./php-upload.ts')).PHP_UPLOAD,
      (await import('./php-form.ts')).PHP_FORM,
      (await import('./php-list.ts')).PHP_LIST,
    ],
  },
  { says: /\bform\b/, load: async () => [(await import('./form-page.ts')).FORM_PAGE] },
  {
    says: /\breact\b/,
    load: async () => [
      ...(await import('./react-inputs.ts')).REACT_INPUTS,
      (await import('./react-table.ts')).REACT_TABLE,
      ...(await import('./react-parts.ts')).REACT_PARTS,
    ],
  },
  { says: /\bdark\b/, load: async () => [(await import('./dark-switch.ts')).DARK_SWITCH] },
  {
    says: /\b(?:react|vue)\b/,
    load: async () => (await import('./components/components.ts')).COMPONENTS,
  },
];

/** More is another program. */
const MOST_UNMET = 0.4;
const MOST_CHARACTERS = 800;

/** Words that every program of these kinds meets. */
const MET: readonly RegExp[] = [
  /\b(?:no|without(?: any)?|zero) (?:external |css |js |javascript |other )?(?:frameworks?|libs?|librar(?:y|ies)|dependenc(?:y|ies)|packages?|plugins?|jquery|bootstrap|cdn)(?: (?:and|or) (?:librar(?:y|ies)|frameworks?|dependencies))?\b/,
  /\b(?:in )?(?:one|a|single|1)(?: single)? (?:html )?(?:file|page|document)\b|\bone[- ]page(?:r)?\b/,
  /\b(?:plain|vanilla|pure|a bit of|some|little) (?:html5?|js|javascript|css3?|es6)\b/,
  /(?<![.\w])(?:html5?|css3?|javascript|js|typescript|ts|tsx|jsx|php|csharp|react|vue ?3?|angular(?: \d+)?|unity|phaser ?3?)\b|\bc#/,
  /\b(?:complete|working|simple|small|basic|clean|modern|nice|good[- ]looking|pretty|responsive(?:ly)?|layout|mobile[- ]friendly|accessible|self[- ]contained|easy to read|well[- ]commented)\b/,
  /\b(?:pls|plz|please|thanks|thank you|thx|asap)\b/,
];

const SILENT: ReadonlySet<string> = new Set(
  `a an the and or that which who for of in to on at with it its is are was be been has have having i me my we our us you your they them their this
  these those there where when if then so as by from into also too plus make create write build give need want would like should must can could
  code script page website site web app application component program project file snippet example one each every all any own single get gets
  use uses using used do does show shows shown showing display displays displayed add adds added have please just only very really
  user users visitor visitors people person someone input inputs`
    .split(/\s+/)
    .filter(Boolean),
);

export interface PlannedKind {
  readonly language: string;
  readonly code: string;
  /** Words of the wish that the program does not keep. */
  readonly unmet: readonly string[];
}

/** A program of a closed kind with the particulars of the wish; undefined where no kind is named. */
export async function planKind(prompt: string, asked: string | undefined): Promise<PlannedKind | undefined> {
  if (prompt.length > MOST_CHARACTERS) return undefined;
  const text = `${prompt} ${asked ?? ''}`.toLowerCase();
  for (const { says, load } of ROOMS) {
    if (!says.test(text)) continue;
    for (const kind of await load()) {
      if (!kind.says.test(text)) continue;
      const made = written(kind, prompt, asked);
      if (made) return made;
    }
  }
  return undefined;
}

function written(kind: Kind, prompt: string, asked: string | undefined): PlannedKind | undefined {
  const wish = new WishText(prompt);
  const words = wish.left(SILENT).length;
  const made = kind.write(wish, asked);
  if (!made) return undefined;
  for (const pattern of [...MET, ...(kind.meets ? [kind.meets] : [])]) takeAll(wish, pattern);
  // A name with a capital inside that stands in the code is there.
  const unmet = wish.left(SILENT).filter((word) => {
    const [name = ''] = new RegExp(`\\b${word}\\b`, 'i').exec(prompt) ?? [];
    return !(/[a-z][A-Z]/.test(name) && made.code.includes(name));
  });
  return unmet.length > Math.max(words * MOST_UNMET, 2) ? undefined : { ...made, unmet };
}
