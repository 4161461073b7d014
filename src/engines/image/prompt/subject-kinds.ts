import type { Place } from './scene-words.ts';

/** Where a subject stands, how large it is in life (its longer side, in metres) and where it is at home. */
export interface Kind {
  readonly stand: 'ground' | 'water' | 'air' | 'deep' | 'table';
  readonly metres: number;
  readonly home: Place;
  /** It gives light by itself. */
  readonly glows: boolean;
}

type Row = readonly [stand: Kind['stand'], metres: number, home: Place, names: string];

const ROWS: readonly Row[] = [
  [
    'ground',
    0.22,
    'hills',
    'ant beetle bug cockroach cricket lady-beetle snail worm mouse rat hamster lizard frog chipmunk spider',
  ],
  [
    'ground',
    0.3,
    'hills',
    'baby-chick front-facing-baby-chick hatching-chick hedgehog squirrel rosette blossom tulip rose hibiscus hyacinth seedling herb four-leaf-clover shamrock mushroom brown-mushroom white-flower wilted-flower cherry-blossom lotus sheaf-of-rice empty-nest nest-with-eggs',
  ],
  ['ground', 0.3, 'desert', 'scorpion'],
  ['ground', 0.24, 'hills', 'soccer-ball basketball baseball volleyball american-football rugby-football'],
  ['ground', 2.6, 'room', 'christmas-tree'],
  ['ground', 0.35, 'sea', 'crab spiral-shell oyster turtle ring-buoy beach-with-umbrella umbrella-on-ground'],
  [
    'ground',
    0.55,
    'hills',
    'cat black-cat rabbit rooster chicken skunk badger beaver raccoon snake dodo turkey poodle sunflower otter jack-o-lantern wood kick-scooter skateboard goal-net',
  ],
  ['ground', 0.5, 'room', 'teddy-bear yarn drum violin potted-plant suitcase luggage yo-yo'],
  [
    'ground',
    0.85,
    'hills',
    'dog guide-dog service-dog fox goat ewe ram pig boar monkey sloth koala peacock goose',
  ],
  ['ground', 0.9, 'forest', 'wolf owl'],
  ['ground', 0.9, 'snow', 'penguin seal snowman'],
  ['ground', 1.2, 'lake', 'flamingo crocodile'],
  [
    'ground',
    1.6,
    'hills',
    'deer donkey horse cow ox bison llama kangaroo zebra unicorn bicycle motorcycle motor-scooter carousel-horse tent camping playground-slide fountain satellite-antenna telescope',
  ],
  ['ground', 1.5, 'forest', 'bear panda gorilla orangutan tiger leopard moose hairy-creature'],
  ['ground', 1.6, 'hills', 'lion'],
  ['ground', 1.6, 'snow', 'polar-bear sled mammoth'],
  ['ground', 2.2, 'desert', 'camel two-hump-camel cactus'],
  ['ground', 3, 'hills', 'elephant rhinoceros hippopotamus water-buffalo tractor'],
  ['ground', 4.8, 'hills', 'giraffe'],
  ['ground', 7, 'forest', 't-rex sauropod'],
  ['ground', 7, 'mountains', 'dragon'],
  [
    'ground',
    1.7,
    'hills',
    'boy girl child man woman person old-man old-woman older-person baby man-standing woman-standing person-standing man-walking woman-walking person-walking man-running woman-running person-running man-dancing woman-dancing ballet-dancer man-kneeling woman-kneeling person-kneeling man-juggling woman-juggling person-juggling man-lifting-weights woman-lifting-weights person-lifting-weights man-golfing woman-golfing person-golfing man-in-lotus-position woman-in-lotus-position person-in-lotus-position man-bouncing-ball woman-bouncing-ball person-bouncing-ball man-climbing woman-climbing person-climbing person-fencing farmer elf mage prince princess artist knight wizard king queen ninja vampire zombie santa-claus mrs-claus merperson scarecrow samurai pirate cowboy',
  ],
  [
    'ground',
    1.7,
    'street',
    'police-officer office-worker technologist student teacher pilot firefighter construction-worker detective guard singer mechanic factory-worker robot',
  ],
  ['ground', 1.7, 'room', 'cook scientist health-worker judge clown-face'],
  [
    'ground',
    1.8,
    'hills',
    'man-biking woman-biking person-biking man-mountain-biking woman-mountain-biking person-mountain-biking horse-racing ogre troll goblin',
  ],
  ['ground', 1.7, 'snow', 'skier snowboarder'],
  [
    'water',
    1.9,
    'sea',
    'man-surfing woman-surfing person-surfing man-swimming woman-swimming person-swimming mermaid merman',
  ],
  [
    'ground',
    4.3,
    'street',
    'automobile taxi police-car oncoming-automobile oncoming-taxi oncoming-police-car sport-utility-vehicle racing-car pickup-truck minibus auto-rickshaw postbox bus-stop fuel-pump statue-of-liberty',
  ],
  [
    'ground',
    9,
    'street',
    'bus oncoming-bus trolleybus tram tram-car ambulance fire-engine delivery-truck articulated-lorry building-construction monorail suspension-railway',
  ],
  [
    'ground',
    12,
    'hills',
    'train locomotive railway-car high-speed-train bullet-train metro mountain-railway station',
  ],
  [
    'ground',
    8,
    'hills',
    'deciduous-tree evergreen-tree leafless-tree oak tanabata-tree windmill house house-with-garden hut derelict-house log-cabin barn ferris-wheel roller-coaster circus-tent shinto-shrine wedding well',
  ],
  ['ground', 9, 'sea', 'palm-tree desert-island'],
  [
    'ground',
    22,
    'hills',
    'castle church houses japanese-castle classical-building mosque synagogue hindu-temple kaaba pyramid moai stadium',
  ],
  ['ground', 20, 'sea', 'lighthouse'],
  [
    'ground',
    24,
    'city',
    'bank hospital school hotel office-building department-store convenience-store post-office factory tokyo-tower eiffel-tower',
  ],
  ['ground', 60, 'mountains', 'volcano'],
  ['air', 0.4, 'hills', 'butterfly monarch-butterfly honeybee fly mosquito dragonfly'],
  [
    'air',
    0.7,
    'hills',
    'bird black-bird parrot dove bat balloon flying-disc feather fallen-leaf maple-leaf leaf-fluttering-in-wind boomerang',
  ],
  ['air', 1.3, 'mountains', 'eagle wing'],
  ['air', 1.6, 'hills', 'kite superhero supervillain baby-angel fairy genie ghost witch carp-streamer'],
  ['air', 9, 'mountains', 'hot-air-balloon helicopter parachute aerial-tramway mountain-cableway phoenix'],
  ['air', 15, 'mountains', 'airplane airplane-departure airplane-arrival small-airplane blimp'],
  [
    'air',
    9,
    'space',
    'rocket flying-saucer satellite comet meteor alien alien-monster spaceship space-station',
  ],
  ['ground', 1.9, 'space', 'astronaut'],
  ['water', 0.6, 'lake', 'duck swan lily-pad'],
  ['water', 3.2, 'sea', 'dolphin orca shark'],
  ['water', 4.5, 'lake', 'canoe man-rowing-boat woman-rowing-boat person-rowing-boat'],
  ['water', 9, 'sea', 'sailboat speedboat motor-boat whale spouting-whale submarine'],
  ['water', 40, 'sea', 'ferry ship passenger-ship pirate-ship'],
  ['deep', 0.6, 'underwater', 'fish tropical-fish blowfish jellyfish squid octopus shrimp lobster coral'],
  [
    'ground',
    1.2,
    'room',
    'bed chair couch-and-lamp bathtub desktop-computer television window door musical-keyboard guitar harp piano bookshelf long-drum treasure-chest toilet mirror mirror-ball file-cabinet elevator',
  ],
];

const GLOWING = new Set(
  'candle diya-lamp fire campfire jack-o-lantern red-paper-lantern lamp-post fireworks sparkler sparkles firecracker phoenix comet meteor flying-saucer crystal-ball neon-sign high-voltage ghost mirror-ball television lantern christmas-tree'.split(
    ' ',
  ),
);

const KINDS = new Map<string, Kind>();
for (const [stand, metres, home, names] of ROWS) {
  for (const name of names.split(' ')) KINDS.set(name, { stand, metres, home, glows: GLOWING.has(name) });
}
for (const name of ['fireworks', 'sparkles', 'high-voltage', 'tornado', 'wind-face', 'fairy']) {
  KINDS.set(name, {
    stand: 'air',
    metres: name === 'fairy' ? 0.8 : 20,
    home: 'city',
    glows: GLOWING.has(name),
  });
}
KINDS.set('campfire', { stand: 'ground', metres: 0.9, home: 'forest', glows: true });
KINDS.set('fire', { stand: 'ground', metres: 0.9, home: 'forest', glows: true });
KINDS.set('red-paper-lantern', { stand: 'air', metres: 0.7, home: 'street', glows: true });
KINDS.set('lamp-post', { stand: 'ground', metres: 3.6, home: 'street', glows: true });
KINDS.set('lantern', { stand: 'ground', metres: 0.5, home: 'forest', glows: true });
KINDS.set('bench', { stand: 'ground', metres: 1.6, home: 'hills', glows: false });
KINDS.set('rock', { stand: 'ground', metres: 1.2, home: 'hills', glows: false });
KINDS.set('bridge', { stand: 'water', metres: 14, home: 'lake', glows: false });

/** Food, tools and whatever else is small lies on a table. */
export function kindOf(name: string): Kind {
  return KINDS.get(name) ?? { stand: 'table', metres: 0.3, home: 'table', glows: GLOWING.has(name) };
}
