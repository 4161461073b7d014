import type { Snippet } from '../../snippets/snippets.ts';
import { script } from './checks.ts';

const SHOWN: readonly (readonly [RegExp, string, string])[] = [
  [/(?:free )?disk (?:usage|space)/, 'Disk usage', 'df -h -x tmpfs -x devtmpfs'],
  [/(?:free )?memory(?: usage)?|ram/, 'Memory', 'free -h'],
  [/(?:system )?uptime/, 'Uptime', 'uptime'],
  [/(?:logged[- ]in |current )?users/, 'Users', 'who'],
  [/(?:running |top )?processes/, 'Processes', 'ps aux --sort=-%cpu | head -n 15'],
  [/(?:the )?(?:current )?(?:date|time)(?: and time)?/, 'Date', 'date'],
  [/(?:ip addresses|network(?: (?:interfaces|info(?:rmation)?))?)/, 'Network', 'ip -brief address'],
  [/(?:cpu|load)(?: (?:load|usage|average))?/, 'Load', 'uptime'],
];

/** "A menu that lets the user choose between disk usage, memory and uptime, until they quit". */
export function menu(text: string): Snippet | undefined {
  const found =
    /^(?:interactive |text )?menu (?:(?:that|which|script) )?(?:(?:lets? the user (?:choose|pick|select)|offers?|shows?|with|to (?:choose|show))(?: (?:between|from|options? (?:for|to)|(?:the )?(?:options?|choices)|entries))?:? ?)(?:to )?(?:show(?:ing|s)? )?(.+?)(?:,? (?:and |or )?(?:(?:(?:runs |works |loops |shown again |repeats )?until (?:the user |they |one )?(?:quits?|exits?|chooses? (?:to )?(?:quit|exit))|(?:an? )?(?:quit|exit)(?: (?:option|entry))?|loops? until (?:quit|exit)[a-z ]*)))?$/.exec(
      text,
    );
  const names = (found?.[1] ?? '')
    .split(/, (?:and |or )?| and | or /)
    .map((one) => one.replace(/^(?:the |show(?:ing)? |print(?:ing)? |to )+/, '').trim())
    .filter(Boolean);
  const entries = names.map((name) =>
    SHOWN.find(([pattern]) => new RegExp(`^(?:${pattern.source})$`).test(name)),
  );
  if (names.length < 2 || entries.some((one) => !one)) return undefined;
  const known = entries.filter((one) => one !== undefined);
  return script(
    "PS3='Your choice: '",
    'while true; do',
    `  select choice in ${known.map(([, title]) => `'${title}'`).join(' ')} Quit; do`,
    '    case $choice in',
    ...known.map(([, title, command]) => `      '${title}') ${command} ;;`),
    '      Quit) exit 0 ;;',
    `      *) echo "Please give a number from 1 to ${known.length + 1}." >&2 ;;`,
    '    esac',
    '    break',
    '  done || exit 0',
    '  echo',
    'done',
  );
}
