/** The closed sets of values that a prompt is reduced to. Data files may use no others. */

export const PLACES = [
  'mountains',
  'lake',
  'sea',
  'forest',
  'desert',
  'hills',
  'snow',
  'city',
  'street',
  'room',
  'space',
  'underwater',
  'abstract',
  'table',
] as const;
export type ScenePlace = (typeof PLACES)[number];

export const TIMES_OF_DAY = ['day', 'sunset', 'dawn', 'dusk', 'night'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export const WEATHERS = ['clear', 'fair', 'cloudy', 'overcast', 'rain', 'storm', 'snow', 'fog'] as const;
export type Weather = (typeof WEATHERS)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** Parts that a place may have besides: a lake with mountains behind it, a city with neon signs. */
export const FEATURES = [
  'mountains',
  'water',
  'river',
  'trees',
  'flowers',
  'leaves',
  'beach',
  'island',
  'aurora',
  'rainbow',
  'lightning',
  'stars',
  'milkyway',
  'moon',
  'crescent',
  'sun',
  'neon',
  'mars',
  'planet',
  'galaxy',
  'waves',
  'calm',
  'cliff',
  'jungle',
  'palms',
  'canyon',
  'road',
  'waterfall',
  'crops',
  'blossom',
  'hill',
  'high-waves',
  'downpour',
  'lone-tree',
  'treeless',
  'wet',
  'cobbles',
  'steep',
  'platform',
  'lit-windows',
  'dark-clouds',
  'crosswalk',
  'big-disc',
  // Not painted: it is named, and is no fog.
  'heat-haze',
] as const;
export type SceneFeature = (typeof FEATURES)[number];

/** Rooms with furniture of their own. */
export const ROOMS = [
  'kitchen',
  'bedroom',
  'bathroom',
  'living room',
  'dining room',
  'office',
  'classroom',
  'library',
  'cafe',
  'bar',
  'hospital room',
  'gym',
  'museum',
  'greenhouse',
  'garage',
  'barn',
  'church',
  'shop',
  'workshop',
  'forge',
  'warehouse',
  'attic',
  'cellar',
  'studio',
  'laboratory',
  'subway station',
  'station hall',
  'laundromat',
  'lobby',
  'bakery',
  'spaceship',
  'attic bedroom',
  'server room',
  'corridor',
  'meeting room',
  'bookshop',
] as const;
export type RoomName = (typeof ROOMS)[number];

/** Open places with things of their own. */
export const GROUNDS = [
  'park',
  'garden',
  'farm',
  'backyard',
  'playground',
  'graveyard',
  'campsite',
  'golf course',
  'football field',
  'market',
  'train station',
  'square',
  'fish market',
  'flower market',
  'fairground',
  'orchard',
  'vineyard',
  'construction site',
] as const;
export type GroundName = (typeof GROUNDS)[number];

/** The part of a scene that a subject is drawn in. */
export const ZONES = ['ground', 'water', 'air', 'deep', 'table'] as const;
export type Zone = (typeof ZONES)[number];

export const RELATIONS = [
  'under',
  'on',
  'beside',
  'behind',
  'before',
  'above',
  'riding',
  'wearing',
  'in',
  'between',
  'crossing',
  'holding',
  'leaning',
  'climbing',
  'hanging',
  'flying',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** Parts of a body on which something may be. */
export const BODY_PARTS = ['head', 'shoulder', 'hand', 'arm', 'chest', 'back'] as const;
export type BodyPart = (typeof BODY_PARTS)[number];

/** How the copies of one subject stand together. */
export const GROUP_FORMS = ['scatter', 'row', 'rows', 'crowd', 'pile', 'stack', 'circle'] as const;
export type GroupForm = (typeof GROUP_FORMS)[number];

/** Some lie on others: one on the other in a stack. */
export const isHeaped = (form: GroupForm | undefined): boolean => form === 'pile' || form === 'stack';

/** Halves of the image. */
export type Side = 'left' | 'right';

/** Actions of a subject. A film moves it so. */
export const ACTIONS = [
  'lift-off',
  'rise',
  'fall',
  'run',
  'walk',
  'drive',
  'fly',
  'sail',
  'swim',
  'jump',
  'spin',
  'sway',
  'break',
  'grow',
  'shrink',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Materials and patterns that are painted over a drawing. */
export const FINISHES = [
  'stripes',
  'dots',
  'checks',
  'rainbow',
  'wood',
  'marble',
  'stone',
  'brick',
  'metal',
  'rust',
  'glass',
  'snow',
] as const;
export type Finish = (typeof FINISHES)[number];

/** Parts of every scene of some kinds. */
export const SCENE_PARTS = ['sky', 'ground'] as const;
export type ScenePart = (typeof SCENE_PARTS)[number];
