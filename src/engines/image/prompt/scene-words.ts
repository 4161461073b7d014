import { Lexicon } from './lexicon.ts';

/** Where, when and in which weather: the words that set a scene, apart from the things in it. */

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
export type Place = (typeof PLACES)[number];
export type DayTime = 'day' | 'sunset' | 'dawn' | 'dusk' | 'night';
export type Weather = 'clear' | 'fair' | 'cloudy' | 'overcast' | 'rain' | 'storm' | 'snow' | 'fog';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
/** What a place may have besides: a lake with mountains behind it, a city by the water. */
export type Feature =
  | 'mountains'
  | 'water'
  | 'river'
  | 'trees'
  | 'flowers'
  | 'beach'
  | 'island'
  | 'aurora'
  | 'rainbow'
  | 'lightning'
  | 'stars'
  | 'milkyway'
  | 'moon'
  | 'neon'
  | 'mars'
  | 'planet'
  | 'galaxy'
  | 'waves'
  | 'calm'
  | 'cliff'
  | 'jungle'
  | 'palms'
  | 'canyon'
  | 'road'
  | 'waterfall'
  | 'fire'
  | 'crops'
  | 'blossom';

export interface Meaning {
  readonly place?: Place;
  readonly time?: DayTime;
  readonly weather?: Weather;
  readonly season?: Season;
  readonly features?: readonly Feature[];
  /** A colour for the whole picture. */
  readonly tint?: string;
  /** A weak hint loses against any other word that names the same thing. */
  readonly weak?: boolean;
}

const TABLE: readonly (readonly [Meaning, string])[] = [
  [
    { place: 'mountains', features: ['mountains'] },
    'mountain|peak|alps|summit|ridge|himalaya|mountain range|mountainside|rocky mountain',
  ],
  [{ place: 'mountains', features: ['mountains'], weak: true }, 'valley|alpine|highland|fjord valley'],
  [{ place: 'mountains', features: ['cliff', 'mountains'] }, 'cliff|gorge'],
  [{ place: 'desert', features: ['canyon'] }, 'canyon|mesa|grand canyon|badlands'],
  [{ place: 'lake', features: ['water'] }, 'lake|pond|lagoon|reservoir|lakeside|lake shore'],
  [{ place: 'lake', features: ['water', 'mountains'] }, 'fjord|mountain lake|loch|alpine lake'],
  [
    { place: 'lake', features: ['water', 'trees', 'river'] },
    'river|stream|creek|riverbank|riverside|swamp|marsh|canal',
  ],
  [{ place: 'mountains', features: ['waterfall', 'mountains', 'trees'] }, 'waterfall|cascade'],
  [
    { place: 'sea', features: ['water'] },
    'sea|ocean|open sea|open water|horizon of water|atlantic|pacific|harbor|harbour|bay|port|marina',
  ],
  [
    { place: 'sea', features: ['water', 'beach'] },
    'beach|shore|coast|seaside|seashore|coastline|sandy beach',
  ],
  [
    { place: 'sea', features: ['water', 'beach', 'palms'] },
    'tropical beach|tropical|tropics|paradise|hawaii|caribbean|maldives',
  ],
  [{ place: 'sea', features: ['water', 'island'] }, 'island|archipelago|desert island|tropical island'],
  [{ place: 'sea', features: ['water', 'waves'] }, 'rough sea|big wave|ocean wave'],
  [{ place: 'sea', weather: 'storm', features: ['water', 'waves'] }, 'stormy sea|storm at sea|stormy ocean'],
  [
    { place: 'underwater' },
    'underwater|under the sea|under water|coral reef|reef|deep sea|ocean floor|seabed|sea floor|bottom of the sea|bottom of the ocean|aquarium|under the ocean|beneath the waves',
  ],
  [
    { place: 'forest', features: ['trees'] },
    'forest|wood|woodland|grove|pine forest|in the wood|glade|clearing|redwood',
  ],
  [{ place: 'forest', features: ['trees', 'jungle'] }, 'jungle|rainforest|rain forest'],
  [{ place: 'desert' }, 'desert|dune|sahara|sand dune|sand|oasis|egypt'],
  [
    { place: 'desert', features: ['mars'] },
    'mars|martian|on mars|red planet|alien planet|alien landscape|surface of mars',
  ],
  [
    { place: 'hills' },
    'hill|meadow|field|countryside|grassland|prairie|pasture|farm|farmland|lawn|park|garden|grass|savanna|savannah|steppe|backyard|yard|moor|hillside|golf course|camp|campsite|ranch|orchard|vineyard',
  ],
  [
    { place: 'hills', features: ['flowers'] },
    'flower field|field of flower|flower meadow|wildflower|wild flower|tulip field|lavender field|lavender|sunflower field|poppy field|flower garden|field of sunflower|field of tulip|field of poppies',
  ],
  [
    { place: 'hills', features: ['crops'], season: 'summer' },
    'wheat field|wheat|cornfield|corn field|barley|golden field',
  ],
  [
    { place: 'hills', features: ['blossom'], season: 'spring' },
    'cherry blossom|cherry tree|sakura|blossoming tree',
  ],
  [{ place: 'hills', features: ['road'] }, 'road|highway|path|trail|country road|racetrack|race track'],
  [
    { place: 'snow', season: 'winter' },
    'arctic|antarctica|antarctic|glacier|iceberg|tundra|north pole|south pole|ski slope|ski resort|frozen lake|ice field|snowfield|snowy field|snowy landscape|winter landscape|winter wonderland|snowy hill|snow covered hill',
  ],
  [
    { season: 'winter', place: 'snow', weak: true },
    'snow|snowy|ice|icy|frozen|winter|wintry|frost|frosty|snow covered',
  ],
  [
    { place: 'city' },
    'city|skyline|downtown|metropolis|cityscape|skyscraper|new york|manhattan|tokyo|hong kong|london|paris|chicago|singapore|shanghai|dubai|town|rooftop|buildings',
  ],
  [
    { place: 'city', time: 'night', features: ['neon'], weak: false },
    'cyberpunk|cyberpunk city|neon city|futuristic city|neon skyline|blade runner',
  ],
  [
    { place: 'street' },
    'street|alley|avenue|boulevard|city street|sidewalk|crosswalk|downtown street|crossroad|lane|main street|shopping street',
  ],
  [{ place: 'street', time: 'night', features: ['neon'] }, 'neon street|cyberpunk street|neon alley'],
  [
    { place: 'room' },
    'room|bedroom|living room|kitchen|office|cabin interior|interior|indoor|library|studio|classroom|cafe|bar|hallway|inside a house|fireplace|cozy room|window sill|windowsill|carpet|floor|stage|restaurant|hospital room|laboratory|lab|gym|attic|museum|nursery|at home|workshop|bathroom',
  ],
  [
    { place: 'table' },
    'table|desk|counter|plate|tabletop|still life|wooden table|kitchen table|picnic table|shelf|tray|dinner table|breakfast table',
  ],
  [
    { place: 'space', time: 'night' },
    'space|outer space|cosmos|universe|orbit|deep space|cosmic|interstellar|solar system|black hole',
  ],
  [
    { place: 'space', time: 'night', features: ['galaxy'] },
    'galaxy|nebula|spiral galaxy|star cluster|supernova',
  ],
  [
    { place: 'space', time: 'night', features: ['planet'] },
    'planet|saturn|jupiter|neptune|venus|exoplanet|gas giant|ringed planet|planet earth',
  ],
  [
    { place: 'desert', time: 'night', tint: 'moon', features: ['stars'] },
    'moon surface|lunar surface|surface of the moon|on the moon|lunar landscape',
  ],
  [
    { place: 'abstract' },
    'abstract|pattern|fractal|swirl|geometric|texture|wallpaper|psychedelic|kaleidoscope|fluid art|marble pattern|liquid|gradient|shapes|chaos|dream|emotion|music of colour|waves of color|waves of colour|mandala',
  ],
  [
    { time: 'day' },
    'day|daytime|sunny|noon|midday|daylight|afternoon|bright day|blue sky|sunshine|sunlit|sunlight',
  ],
  [{ time: 'sunset' }, 'sunset|golden hour|evening|golden light|setting sun|sundown|at sunset|evening light'],
  [{ time: 'dawn' }, 'dawn|sunrise|daybreak|morning|rising sun|early morning|first light'],
  [{ time: 'dusk' }, 'dusk|twilight|blue hour|nightfall|gloaming'],
  [{ time: 'night' }, 'night|midnight|nighttime|at night|dark night|nocturnal|after dark'],
  [{ time: 'night', features: ['moon'] }, 'moon|moonlight|moonlit|full moon|crescent moon|under the moon'],
  [
    { time: 'night', features: ['stars'] },
    'star|starry|starry sky|starlight|stars in the sky|night sky|starry night|constellation',
  ],
  [{ time: 'night', features: ['milkyway', 'stars'] }, 'milky way'],
  [
    { time: 'night', features: ['aurora', 'stars'] },
    'aurora|northern lights|northern light|aurora borealis|polar light',
  ],
  [{ time: 'night', features: ['neon'], weak: true }, 'neon|neon light|neon sign'],
  [{ weather: 'clear' }, 'clear sky|cloudless|clear'],
  [{ weather: 'fair' }, 'fluffy cloud|white cloud|puffy cloud|some clouds'],
  [{ weather: 'cloudy' }, 'cloud|cloudy|partly cloudy|dramatic sky|dramatic cloud'],
  [{ weather: 'overcast' }, 'overcast|grey sky|gray sky|gloomy|dreary|grey day|gray day|moody'],
  [{ weather: 'rain' }, 'rain|rainy|raining|drizzle|downpour|wet|rainy day|in the rain|monsoon'],
  [{ weather: 'storm', features: ['waves'] }, 'storm|stormy|tempest|hurricane|typhoon'],
  [
    { weather: 'storm', features: ['lightning', 'waves'] },
    'lightning|thunder|thunderstorm|lightning storm|lightning bolt',
  ],
  [
    { weather: 'snow', season: 'winter' },
    'snowing|snowfall|blizzard|snowstorm|falling snow|snowflakes|snow storm|snow falling',
  ],
  [{ weather: 'fog' }, 'fog|foggy|mist|misty|haze|hazy|smoky'],
  [{ features: ['rainbow'] }, 'rainbow'],
  [{ features: ['calm'] }, 'calm|still water|quiet|peaceful|serene|tranquil|mirror|glassy|reflection'],
  [{ features: ['waves'] }, 'wave|rough|choppy|surf'],
  [{ features: ['flowers'] }, 'flower filled|in bloom|blooming|flowery'],
  [{ season: 'spring' }, 'spring|springtime|april'],
  [{ season: 'summer' }, 'summer|summertime|july|lush'],
  [{ season: 'autumn' }, 'autumn|fall|october|november|autumnal|fall foliage|autumn leaf|fallen leaf'],
  [{ tint: 'warm' }, 'warm|golden|amber|honey'],
  [{ tint: 'cool' }, 'cool tone|cold|cold light'],
  [{ tint: 'pastel' }, 'pastel|soft color|soft colour|candy color|dreamy'],
  [{ tint: 'vivid' }, 'vivid|vibrant|colorful|colourful|saturated|rainbow colored|rainbow coloured'],
  [{ tint: 'mono' }, 'black and white|monochrome|grayscale|greyscale|noir'],
  [{ tint: 'sepia' }, 'sepia|vintage|retro|old photo|antique'],
  [{ tint: 'dark' }, 'dark|spooky|haunted|creepy|gothic|ominous|mysterious|eerie'],
  [{ tint: 'magic' }, 'magical|fantasy|enchanted|mystical|fairytale|fairy tale|surreal|ethereal'],
];

export const SETTING: Lexicon<Meaning> = (() => {
  const lexicon = new Lexicon<Meaning>();
  for (const [meaning, phrases] of TABLE)
    for (const phrase of phrases.split('|')) lexicon.add(phrase, meaning);
  return lexicon;
})();
