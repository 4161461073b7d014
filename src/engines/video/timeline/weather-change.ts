/** A weather that becomes another one during the video. */
export interface WeatherChange {
  /** Words for the weather at the beginning and at the end. */
  readonly from: string;
  readonly to: string;
  /** The prompt without the words for it. */
  readonly rest: string;
}

const JOINT = '(?:[,;]?\\s*\\b(?:while|as|and|when|until|then|before|after which)\\s+)*';
const WHOSE =
  '(?:(?:the|a|an|some|its)\\s+)?(?:(?:morning|evening|thick|dense|light|heavy|dark|black|grey|gray|low|white|cold|early|big)\\s+)*';
const HOW = '(?:(?:slowly|gradually|suddenly|finally|quickly|soon|begins?|starts?|to)\\s+)*';
const WHERE =
  '(?:\\s+(?:over|across|above|in|into|from|on)\\s+(?:the\\s+)?(?:sea|sky|horizon|land|valley|fields?|hills?|mountains?|town|city|harbou?r|village|west|east|north|south|distance)\\b)?';
const FOG = '(?:fog|mist|haze)';
const FALL = '(?:rain|pour|drizzle|rains|pours|raining|pouring)';

const rule = (words: string, from: string, to: string) => ({
  pattern: new RegExp(`${JOINT}\\b${WHOSE}${words}${WHERE}`, 'i'),
  from,
  to,
});

const RULES = [
  rule(
    `${FOG}\\s+${HOW}(?:clear|lift|fade|dissolve|disperse|disappear|vanishe?|thin|evaporate)(?:s|ing)?(?:\\s+(?:away|up|out|off))?\\b`,
    'in fog',
    'under a clear sky',
  ),
  rule(
    `${FOG}\\s+${HOW}(?:(?:roll|come|creep|drift|move)(?:s|ing)?\\s+(?:in|up)|gather(?:s|ing)?|thicken(?:s|ing)?|spread(?:s|ing)?)\\b`,
    'under a clear sky',
    'in fog',
  ),
  rule(
    `(?:(?:storm|rain|thunder)\\s*clouds?|clouds?)\\s+${HOW}(?:gather|build|darken|form|(?:roll|move|come|drift)s?\\s+(?:in|up))(?:s|ing)?(?:\\s+up)?\\b(?:${JOINT}\\s*it\\s+${HOW}${FALL}(?:\\s+(?:down|heavily|hard))?\\b)`,
    'under a clear sky',
    'in the rain under an overcast sky',
  ),
  rule(
    `(?:(?:thunder\\s*)?storm|thunder\\s*clouds?|storm\\s*clouds?)\\s+${HOW}(?:gather|build|brew|form|approache?|arrive|break|(?:roll|move|come|drift)s?\\s+(?:in|up))(?:s|ing)?(?:\\s+(?:up|out))?\\b`,
    'under a clear sky',
    'in a storm',
  ),
  rule(
    `(?:rain\\s*clouds?|clouds?|sky|skies)\\s+${HOW}(?:gather|build|darken|form|cloud(?=s? over)|(?:roll|move|come|drift)s?\\s+(?:in|up))(?:s|ing)?(?:\\s+(?:up|over))?\\b`,
    'under a clear sky',
    'under an overcast sky',
  ),
  rule(
    `(?:rain|shower|downpour)\\s+${HOW}(?:stop|end|passe?|clear|cease|ease)(?:s|ing)?(?:\\s+(?:away|up|off))?\\b`,
    'in the rain under an overcast sky',
    'under a clear sky',
  ),
  rule(
    `(?:thunder\\s*)?storm\\s+${HOW}(?:stop|end|passe?|clear|calm|die|move)(?:s|ing)?(?:\\s+(?:away|down|up|off|on))?\\b`,
    'in a storm',
    'under a clear sky',
  ),
  rule(
    `(?:(?:sky|skies|clouds?)\\s+${HOW}(?:clear|part|open|disperse|break)(?:s|ing)?(?:\\s+(?:up|away))?|sun\\s+${HOW}(?:comes?\\s+out|breaks?\\s+through(?:\\s+the\\s+clouds)?|(?:comes|appears|emerges)\\s+from\\s+behind\\s+(?:the\\s+|a\\s+)?clouds?))\\b`,
    'under an overcast sky',
    'under a clear sky',
  ),
];

/** "While the mist clears", "rain clouds gather and it starts to pour". */
export function requestedWeatherChange(prompt: string): WeatherChange | undefined {
  for (const { pattern, from, to } of RULES) {
    const found = pattern.exec(prompt);
    if (!found) continue;
    const rest = `${prompt.slice(0, found.index)} ${prompt.slice(found.index + found[0].length)}`;
    return { from, to, rest: rest.replace(/\s+/g, ' ').trim() };
  }
  return undefined;
}
