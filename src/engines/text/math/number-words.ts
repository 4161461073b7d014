const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, bigint>> = {
  thousand: 1000n,
  million: 10n ** 6n,
  billion: 10n ** 9n,
  trillion: 10n ** 12n,
};

const SMALL = new Map<string, bigint>([
  ...ONES.map((word, value) => [word, BigInt(value)] as const),
  ...TENS.map((word, tens) => [word, BigInt(tens * 10)] as const).filter(([word]) => word !== '_'),
  ['dozen', 12n],
]);

const WORD = [...SMALL.keys(), 'hundred', ...Object.keys(SCALES)].join('|');
const RUN = new RegExp(
  `\\b(?:(?:a|an)\\s+(?=dozen|hundred|thousand|million|billion|trillion))?(?:${WORD})(?:(?:[\\s-]+(?:and\\s+)?)(?:${WORD}))*\\b`,
  'gi',
);

const DIGIT = ONES.slice(0, 10).join('|');
/** "three point one four": digits after the point are spoken one by one. */
const SPOKEN_DECIMALS = new RegExp(`\\s+point\\s+((?:${DIGIT})(?:\\s+(?:${DIGIT}))*)\\b`, 'gi');
const digitOf = (word: string): number => ONES.indexOf(word.toLowerCase());

const PARTS: Readonly<Record<string, string>> = { half: '.5', quarter: '.25' };

/** "seventeen" as 17, "two hundred and five" as 205, "3 million" as 3000000; other words stay. */
export function digitsForWords(text: string): string {
  return text
    .replace(SPOKEN_DECIMALS, (_, digits: string) => `.${digits.split(/\s+/).map(digitOf).join('')}`)
    .replace(
      /(?<!\d)(\d+(?:\.\d+)?)\s+(thousand|million|billion|trillion)\b/gi,
      (_, count: string, scale: string) => scaled(count, scale),
    )
    .replace(RUN, (run) => numberOf(run)?.toString() ?? run)
    .replace(
      /(?<![\d.])(\d+) and (?:(?:a|1) (half|quarter)|3 quarters)\b/gi,
      (_, whole: string, part = '') => whole + (PARTS[part.toLowerCase()] ?? '.75'),
    );
}

function scaled(count: string, scale: string): string {
  const [whole = '', decimals = ''] = count.split('.');
  const factor = SCALES[scale.toLowerCase()] ?? 1n;
  const value = BigInt(whole + decimals) * factor;
  const divisor = 10n ** BigInt(decimals.length);
  return value % divisor === 0n ? (value / divisor).toString() : `${count} ${scale}`;
}

/** Undefined for a list such as "one two three". */
function numberOf(run: string): bigint | undefined {
  let total = 0n;
  let group = 0n;
  let limit = 100n;
  for (const word of run.toLowerCase().split(/[\s-]+/)) {
    if (word === 'and' || word === 'a' || word === 'an') continue;
    const small = SMALL.get(word);
    const scale = SCALES[word];
    if (small !== undefined) {
      if (small >= limit) return undefined;
      group += small;
      limit = small >= 20n ? 10n : 0n;
    } else if (word === 'hundred') {
      if (group > 9n) return undefined;
      group = (group === 0n ? 1n : group) * 100n;
      limit = 100n;
    } else if (scale !== undefined) {
      total += (group === 0n ? 1n : group) * scale;
      group = 0n;
      limit = 100n;
    }
  }
  return total + group;
}
