import { NUMBER, numberOf } from '../reading/text.ts';
import type { TypedKind, TypedWish } from './typed-kind.ts';

const ROOMS: readonly { name: string; text: string }[] = [
  { name: 'Hall', text: 'A large hall with a dusty carpet.' },
  { name: 'Kitchen', text: 'It smells of soup. The stove is cold.' },
  { name: 'Garden', text: 'High grass and an old apple tree.' },
  { name: 'Cellar', text: 'Barrels along the walls, and in the corner a chest full of gold!' },
  { name: 'Library', text: 'Books up to the ceiling.' },
  { name: 'Attic', text: 'Boxes and cobwebs.' },
  { name: 'Workshop', text: 'Tools hang on the wall.' },
  { name: 'Bedroom', text: 'A bed, neatly made.' },
];
/** How each further room hangs on the first ones. */
const DOORS: readonly (readonly [from: number, direction: string])[] = [
  [0, 'north'],
  [0, 'east'],
  [1, 'down'],
  [0, 'west'],
  [1, 'up'],
  [2, 'south'],
  [4, 'west'],
];
const LEAST_ROOMS = 3;

function deriveAdventure({ wish, values }: TypedWish): boolean {
  const counted = wish.take(new RegExp(`(?:[,;]? ?\\b(?:with|of|has|about) )*\\b${NUMBER} rooms?\\b`));
  const count = counted ? numberOf(counted[1] ?? '') : 4;
  if (count < LEAST_ROOMS || count > ROOMS.length) return false;
  const dark = wish.take(
    /[,;.]? ?\b(?:and |where |but |the )*(cellar|basement|cave|attic|library|kitchen|garden) (?:is|stays|should be|must be) (?:too )?dark(?: (?:without|unless|until|if)(?: (?:you|the player|one|have|has|hold|holds|carry|carries|a|an|the|no|not|there|is|with|don't|doesn't|got|take|took))* (lamp|lantern|torch|candle|flashlight))?/,
  );
  const light = dark?.[2] ?? wish.take(/\b(lamp|lantern|torch|candle|flashlight)\b/)?.[1] ?? 'lamp';
  while (
    wish.take(
      new RegExp(`[,;.]? ?["']?\\b(?:and |can |you |the |a |pick up |take |get |player )*${light}\\b["']?`),
    )
  );
  const rooms = ROOMS.slice(0, count).map((room) => ({ ...room, isDark: false }));
  const name = dark?.[1] ?? '';
  const own = rooms.find(
    (room) => room.name.toLowerCase() === name || (room.name === 'Cellar' && /basement|cave/.test(name)),
  );
  const darkRoom = own ?? (name ? rooms.at(-1) : undefined);
  if (name && darkRoom) {
    if (darkRoom === rooms[0]) return false;
    darkRoom.isDark = true;
    darkRoom.name = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  }
  const things = ['key', 'apple', 'rope', 'book', 'coin', 'map'];
  const lines = rooms.flatMap(({ name: title, text, isDark }, at) => {
    const thing = at === 1 ? light : isDark ? 'gold' : things[at % things.length];
    return [
      `  var room${at + 1} = new Room { Name = "${title}", Description = "${text}"${isDark ? ', IsDark = true' : ''} };`,
      ...(at === 0 ? [] : [`  room${at + 1}.Items.Add("${thing}");`]),
    ];
  });
  const doors = DOORS.slice(0, count - 1).map(
    ([from, direction], at) => `  Connect(room${from + 1}, "${direction}", room${at + 2});`,
  );
  values.set('light', light);
  values.set('csharpRooms', [...lines, ...doors].join('\n'));
  return true;
}

export const GAME_KINDS: readonly TypedKind[] = [
  {
    id: 'adventure',
    about:
      /^(?=.*\b(?:text )?adventure\b)(?!.*\b(?:save|load|json|file|fight\w*|monsters?|enem\w+|combat|health|score|points|tests?|dialogue|npc|timer|map display|random|swing|react)\b)/,
    derive: deriveAdventure,
    always: [
      /[,;.]? ?["']?\bgo (?:north|south|east|west)["']?(?: etc\.?| and so on|(?:(?:,|\/| or| and) ?["']?(?:go )?(?:north|south|east|west)["']?)*)*/,
      /[,;.]? ?["']?\b(?:quit|exit)["']? (?:ends|stops|leaves|exits|quits)(?: (?:the game|it|the program))?/,
      /[,;.]? ?\b(?:and |an? |with )*inventory(?: command)?\b/,
      /[,;.]? ?["']?\b(?:take|drop|look)["']?(?:(?:,|\/| and| or) ?["']?(?:take|drop|look|inventory|go|quit)["']?)*(?: (?:an? )?(?:items?|things?|objects?))?/,
    ],
    silent: 'text adventure game console terminal rooms commands command you can player etc',
  },
];
