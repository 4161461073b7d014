import { type Artwork, embedIcon, svg } from './svg.ts';

/** Whole bodies for people and animals of which the icon set has only the head. */

interface Clothes {
  readonly top: string;
  readonly legs: string;
  readonly colours?: string;
  readonly shoes?: string;
  /** A skirt or robe instead of trousers. */
  readonly robe?: boolean;
  /** The icon is a bare head, without shoulders. */
  readonly head?: boolean;
  readonly extra?: string;
}

function figure(name: string, clothes: Clothes): Artwork {
  const { top, legs, colours = '#f4b52d', shoes = '#2f2a28', robe, head, extra = '' } = clothes;
  const torso = `<path d="M38 118 Q64 104 90 118 L94 184 L34 184 Z" fill="${top}"/>`;
  const arms = `<path d="M40 116 Q24 122 20 150 L18 184 L30 186 L36 146 Z M88 116 Q104 122 108 150 L110 184 L98 186 L92 146 Z" fill="${top}"/><circle cx="24" cy="190" r="8.5" fill="${colours}"/><circle cx="104" cy="190" r="8.5" fill="${colours}"/>`;
  const lower = robe
    ? `<path d="M36 178 L92 178 L108 266 Q64 276 20 266 Z" fill="${legs}"/><ellipse cx="50" cy="270" rx="13" ry="6" fill="${shoes}"/><ellipse cx="78" cy="270" rx="13" ry="6" fill="${shoes}"/>`
    : `<path d="M35 180 L93 180 L88 266 L68 266 L64 206 L60 266 L40 266 Z" fill="${legs}"/><ellipse cx="48" cy="268" rx="15" ry="8" fill="${shoes}"/><ellipse cx="80" cy="268" rx="15" ry="8" fill="${shoes}"/>`;
  const neck = head ? `<rect x="55" y="92" width="18" height="26" fill="${colours}"/>` : '';
  return (icons) =>
    svg(
      128,
      278,
      `${arms}${lower}${neck}${torso}${extra}${head ? embedIcon(icons, name, 13, 6, 0.8) : embedIcon(icons, name, 6, 2, 0.906)}`,
    );
}

interface Coat {
  readonly coat: string;
  readonly belly: string;
  readonly paws?: string;
  readonly tail?: 'brush' | 'tuft' | 'stub' | 'none';
  readonly tip?: string;
  readonly wide?: number;
}

/** A sitting animal seen from the front. */
function critter(name: string, coat: Coat): Artwork {
  const { coat: fur, belly, paws = fur, tail = 'stub', tip = belly, wide = 1 } = coat;
  const tails = {
    brush: `<path d="M92 150 C126 150 132 112 116 88 C112 112 100 124 86 132 Z" fill="${fur}"/><path d="M124 112 C126 102 122 94 116 88 C114 98 112 104 108 110 Z" fill="${tip}"/>`,
    tuft: `<path d="M92 158 C118 160 122 136 116 118" stroke="${fur}" stroke-width="6" fill="none"/><ellipse cx="116" cy="112" rx="8" ry="12" fill="${tip}"/>`,
    stub: `<circle cx="100" cy="160" r="11" fill="${fur}"/>`,
    none: '',
  };
  const rx = 37 * wide;
  return (icons) =>
    svg(
      128,
      192,
      `${tails[tail]}<ellipse cx="64" cy="140" rx="${rx}" ry="46" fill="${fur}"/><ellipse cx="64" cy="146" rx="${rx * 0.6}" ry="34" fill="${belly}"/>
      <ellipse cx="${64 - rx * 0.86}" cy="168" rx="17" ry="20" fill="${paws}"/><ellipse cx="${64 + rx * 0.86}" cy="168" rx="17" ry="20" fill="${paws}"/><ellipse cx="${64 - rx * 0.9}" cy="183" rx="18" ry="8" fill="${paws}"/><ellipse cx="${64 + rx * 0.9}" cy="183" rx="18" ry="8" fill="${paws}"/>
      <path d="M44 112 Q40 150 46 184 L60 184 Q62 150 60 122 Z M84 112 Q88 150 82 184 L68 184 Q66 150 68 122 Z" fill="${paws}"/><ellipse cx="52" cy="185" rx="10" ry="6" fill="${paws}"/><ellipse cx="76" cy="185" rx="10" ry="6" fill="${paws}"/>${embedIcon(icons, name, 9, 2, 0.86)}`,
    );
}

/** A standing animal in profile whose head looks to the left. */
const unicorn: Artwork = (icons) =>
  svg(
    190,
    180,
    `<path d="M168 84 C190 92 188 130 176 148 C178 124 172 110 160 104 Z" fill="#e95a9b"/><path d="M96 108 L84 108 L80 176 L94 176 Z M122 110 L112 110 L110 174 L122 174 Z M160 104 L148 108 L154 176 L168 176 Z M142 110 L134 110 L136 174 L148 174 Z" fill="#e8e4ea"/>
    <path d="M62 62 C80 74 120 74 150 78 C172 82 174 104 164 118 C140 130 104 128 84 118 C70 104 62 84 62 62 Z" fill="#f6f3f7"/><path d="M80 176 L94 176 L94 168 L80 168 Z M110 174 L122 174 L122 167 L110 167 Z M154 176 L168 176 L168 168 L154 168 Z M136 174 L148 174 L148 167 L136 167 Z" fill="#8d7fa0"/>${embedIcon(icons, 'unicorn', 0, 0, 0.86)}`,
  );

const robot: Artwork = (icons) =>
  svg(
    128,
    240,
    `<path d="M30 128 L14 134 L10 182 L22 184 L30 150 Z M98 128 L114 134 L118 182 L106 184 L98 150 Z" fill="#8fa3ad"/><circle cx="16" cy="190" r="10" fill="#5f7480"/><circle cx="112" cy="190" r="10" fill="#5f7480"/><rect x="56" y="100" width="16" height="18" fill="#5f7480"/>
    <rect x="28" y="114" width="72" height="68" rx="12" fill="#b5c7cf"/><rect x="42" y="128" width="44" height="26" rx="5" fill="#3f5661"/><circle cx="53" cy="141" r="5" fill="#ff6b57"/><circle cx="66" cy="141" r="5" fill="#ffd34d"/><circle cx="78" cy="141" r="4" fill="#61e08a"/>
    <rect x="38" y="182" width="18" height="42" fill="#8fa3ad"/><rect x="72" y="182" width="18" height="42" fill="#8fa3ad"/><rect x="32" y="222" width="30" height="14" rx="6" fill="#5f7480"/><rect x="66" y="222" width="30" height="14" rx="6" fill="#5f7480"/>${embedIcon(icons, 'robot', 12, -2, 0.82)}`,
  );

const knight: Artwork = () =>
  svg(
    150,
    270,
    `<path d="M118 60 L124 60 L124 196 L118 196 Z" fill="#d8dde3"/><path d="M106 178 L136 178 L136 185 L106 185 Z" fill="#b08d3a"/><path d="M118 60 L121 48 L124 60 Z" fill="#f2f5f8"/>
    <path d="M40 176 L58 176 L60 256 L38 256 Z M70 176 L90 176 L92 256 L70 256 Z" fill="#8b96a3"/><ellipse cx="46" cy="258" rx="17" ry="8" fill="#5f6a76"/><ellipse cx="84" cy="258" rx="17" ry="8" fill="#5f6a76"/>
    <path d="M34 92 Q65 78 96 92 L98 184 L32 184 Z" fill="#a9b4c0"/><path d="M46 96 L84 96 L82 190 L65 200 L48 190 Z" fill="#a8332c"/><path d="M60 112 L70 112 L70 130 L80 130 L80 140 L70 140 L70 168 L60 168 L60 140 L50 140 L50 130 L60 130 Z" fill="#f0d98a"/>
    <circle cx="34" cy="102" r="15" fill="#bcc6d0"/><circle cx="96" cy="102" r="15" fill="#bcc6d0"/><path d="M24 108 L38 112 L34 168 L20 164 Z" fill="#8b96a3"/><path d="M92 112 L106 108 L126 170 L114 178 Z" fill="#8b96a3"/>
    <path d="M38 44 Q40 12 65 10 Q90 12 92 44 L90 84 L65 92 L40 84 Z" fill="#b5c0cb"/><path d="M44 46 L86 46 L86 54 L44 54 Z" fill="#22272d"/><path d="M63 46 L67 46 L67 88 L63 88 Z" fill="#8b96a3"/><path d="M64 12 C54 -2 78 -4 92 8 C84 6 74 8 68 14 Z" fill="#c23b2e"/>
    <path d="M2 120 Q22 112 40 120 Q42 160 21 182 Q0 160 2 120 Z" fill="#2f5a9a" stroke="#d8dde3" stroke-width="4"/><path d="M21 124 L21 172 M8 142 L34 142" stroke="#f0d98a" stroke-width="4"/>`,
  );

const wizard: Artwork = (icons) =>
  svg(
    150,
    280,
    `<path d="M120 70 L126 70 L126 272 L120 272 Z" fill="#6b4a2e"/><circle cx="123" cy="62" r="11" fill="#6fd4ff"/><path d="M40 118 Q64 104 88 118 L112 268 Q64 278 16 268 Z" fill="#3c4f8f"/><path d="M56 124 L72 124 L76 274 L52 274 Z" fill="#2c3a70"/>
    <path d="M86 118 Q112 128 122 160 L128 172 L112 182 L90 150 Z M42 118 Q22 130 18 176 L34 182 L46 146 Z" fill="#4a5ea6"/><circle cx="122" cy="176" r="9" fill="#f4b52d"/><circle cx="26" cy="184" r="9" fill="#f4b52d"/>${embedIcon(icons, 'mage', 6, 2, 0.906)}`,
  );

const STRIPED =
  '<path d="M34 140 L94 140 L94 150 L34 150 Z M34 162 L94 162 L94 172 L34 172 Z" fill="#2f6fb0"/>';
const BUTTONS =
  '<circle cx="64" cy="132" r="4" fill="#f2b632"/><circle cx="64" cy="150" r="4" fill="#f2b632"/><circle cx="64" cy="168" r="4" fill="#f2b632"/>';
const PACK =
  '<rect x="44" y="128" width="40" height="28" rx="5" fill="#d5dade"/><circle cx="54" cy="142" r="4" fill="#c23b2e"/><rect x="62" y="136" width="16" height="5" fill="#2f6fb0"/><path d="M34 176 L94 176 L94 182 L34 182 Z" fill="#8b939b"/>';

export const BODIES: Readonly<Record<string, Artwork>> = {
  unicorn,
  robot,
  knight,
  wizard,
  bear: critter('bear', { coat: '#7a4f3a', belly: '#a9795a' }),
  'polar-bear': critter('polar-bear', { coat: '#e9eef2', belly: '#ffffff' }),
  panda: critter('panda', { coat: '#f4f4f2', belly: '#ffffff', paws: '#2b2b2e' }),
  fox: critter('fox', {
    coat: '#ee6a26',
    belly: '#fbe6d2',
    paws: '#d9581b',
    tail: 'brush',
    tip: '#fff4e6',
    wide: 0.86,
  }),
  wolf: critter('wolf', { coat: '#8d959c', belly: '#d5dade', tail: 'brush', tip: '#5f666c', wide: 0.9 }),
  lion: critter('lion', { coat: '#e0a648', belly: '#f2cd85', tail: 'tuft', tip: '#7a4a22' }),
  koala: critter('koala', { coat: '#8b9297', belly: '#c9d0d4' }),
  frog: critter('frog', { coat: '#84b81c', belly: '#d9e88a', tail: 'none', wide: 1.1 }),
  hamster: critter('hamster', { coat: '#e8a660', belly: '#fdf0dc', tail: 'none', wide: 1.05 }),
  moose: critter('moose', { coat: '#6b4a35', belly: '#8a654a', tail: 'stub', wide: 1.05 }),
  boar: critter('boar', { coat: '#5f4a40', belly: '#7d6557', tail: 'stub', wide: 1.05 }),
  alien: figure('alien', {
    top: '#6d8f7a',
    legs: '#5a7a68',
    colours: '#8fb59a',
    shoes: '#3f5a4a',
    head: true,
  }),
  'clown-face': figure('clown-face', {
    top: '#e8c53a',
    legs: '#c23b2e',
    colours: '#f4f0ea',
    shoes: '#2f6fb0',
    head: true,
    extra: BUTTONS,
  }),
  ogre: figure('ogre', { top: '#6b4a2e', legs: '#4a3522', colours: '#c23b2e', head: true }),
  goblin: figure('goblin', { top: '#7a2f22', legs: '#3f2a20', colours: '#d8442f', head: true }),
  astronaut: figure('astronaut', {
    top: '#eef1f3',
    legs: '#dfe4e8',
    colours: '#c9d0d6',
    shoes: '#8b939b',
    extra: PACK,
  }),
  artist: figure('artist', { top: '#3f8f5a', legs: '#3a3f4d', extra: STRIPED }),
  cook: figure('cook', { top: '#f4f4f2', legs: '#4a4f58', extra: BUTTONS }),
  'construction-worker': figure('construction-worker', { top: '#3a74c0', legs: '#3a4a66', shoes: '#6b4a2e' }),
  detective: figure('detective', { top: '#6b6a66', legs: '#4a4a48', robe: true }),
  elf: figure('elf', { top: '#c8502a', legs: '#5a4a2e' }),
  'factory-worker': figure('factory-worker', { top: '#3a62b0', legs: '#2f4a86' }),
  farmer: figure('farmer', { top: '#4f8f4a', legs: '#3f6a9a', shoes: '#5a3b26' }),
  firefighter: figure('firefighter', {
    top: '#c8442e',
    legs: '#4a3a30',
    extra: '<path d="M34 158 L94 158 L94 168 L34 168 Z" fill="#f2d24a"/>',
  }),
  guard: figure('guard', { top: '#c23b2e', legs: '#22242a', extra: BUTTONS }),
  'health-worker': figure('health-worker', { top: '#f2f4f5', legs: '#7fb0b8' }),
  judge: figure('judge', { top: '#2f2f34', legs: '#2f2f34', robe: true }),
  mage: figure('mage', { top: '#5f5a78', legs: '#4a4663', robe: true }),
  mechanic: figure('mechanic', { top: '#3a62b0', legs: '#34579c' }),
  'office-worker': figure('office-worker', { top: '#cfe0ec', legs: '#3a4456' }),
  pilot: figure('pilot', { top: '#22262e', legs: '#22262e' }),
  'police-officer': figure('police-officer', { top: '#2f4f9a', legs: '#263f7d' }),
  prince: figure('prince', { top: '#7a2f8f', legs: '#f0e6d2', head: true, extra: BUTTONS }),
  princess: figure('princess', { top: '#e874a8', legs: '#f29ac2', robe: true, head: true }),
  scientist: figure('scientist', { top: '#f2f4f5', legs: '#5a6472', robe: true }),
  singer: figure('singer', { top: '#d8702a', legs: '#2f2f3a' }),
  student: figure('student', { top: '#2f2f34', legs: '#2f2f34', robe: true }),
  teacher: figure('teacher', { top: '#d8782a', legs: '#4a5568' }),
  technologist: figure('technologist', { top: '#6d7f8f', legs: '#3a4456' }),
  'santa-claus': figure('santa-claus', {
    top: '#c8332a',
    legs: '#b82c24',
    extra: '<path d="M34 168 L94 168 L94 178 L34 178 Z" fill="#22242a"/>',
  }),
  'mrs-claus': figure('mrs-claus', { top: '#c8332a', legs: '#b82c24', robe: true }),
  ninja: figure('ninja', {
    top: '#26282e',
    legs: '#1f2126',
    colours: '#26282e',
    extra: '<path d="M34 166 L94 166 L94 176 L34 176 Z" fill="#a8332c"/>',
  }),
  vampire: figure('vampire', { top: '#22242a', legs: '#1a1b20', robe: true }),
  zombie: figure('zombie', { top: '#d8702a', legs: '#5a6472', colours: '#6fbf4a' }),
  boy: figure('boy', { top: '#3a86c8', legs: '#4a5a7a', head: true }),
  girl: figure('girl', { top: '#e86a8a', legs: '#e86a8a', robe: true, head: true }),
  child: figure('child', { top: '#f2b632', legs: '#4a6a8a', head: true }),
  baby: figure('baby', { top: '#9fd0ea', legs: '#9fd0ea', head: true, shoes: '#ffffff' }),
  'old-man': figure('old-man', { top: '#7a6a58', legs: '#4a4a48', head: true }),
  'old-woman': figure('old-woman', { top: '#8f6a9a', legs: '#7a5a86', robe: true, head: true }),
  'older-person': figure('older-person', { top: '#6a7f6a', legs: '#4a4f4a', head: true }),
};
