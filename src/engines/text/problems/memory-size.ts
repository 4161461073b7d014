import { bold } from '../skill.ts';

/** Bytes of one value. */
const SIZES: readonly (readonly [RegExp, number])[] = [
  [/^u?int(8|16|32|64|128)(?:_t)?$|^[iu](8|16|32|64|128)$|^(?:float|f|bfloat)(8|16|32|64|128)$/, 0],
  [/^(?:bool|boolean|byte|sbyte|u?char|unsigned char|ascii character)$/, 1],
  [/^(?:short|half|wchar)$/, 2],
  [/^(?:u?int|integer|float|single|rune)$/, 4],
  [/^(?:u?long|double|pointer|reference|bigint|size_t|usize|isize|timestamp)$/, 8],
  [/^(?:uuid|guid|decimal|ipv6 address)$/, 16],
];
const TYPE =
  '(u?int(?:8|16|32|64|128)?(?:_t)?|[iuf](?:8|16|32|64|128)|b?float(?:8|16|32|64|128)?|bool(?:ean)?|s?byte|(?:unsigned )?u?char|short|half|integer|single|rune|u?long|double|(?:64[- ]bit )?pointer|reference|bigint|size_t|[iu]size|uuid|guid|decimal|timestamp|(?:\\d{1,3})[- ]?bit (?:(?:un)?signed )?(?:integer|int|float|number|value|key|hash|word|id|counter|pixel|sample)|(?:\\d{1,5})[- ]?byte (?:record|struct|object|item|key|row|entr(?:y|ie)|value|hash|id))s?';
const SCALE: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  billion: 1e9,
};
const NUMBER = '(\\d+(?:[.,]\\d+)*) ?(k|m|thousand|million|billion)?';
const WANTED = new RegExp(
  `^(?:(?:what|how) (?:is the )?(?:much |many |big |large )?(?:of |is |are )?(?:the )?(?:memory|ram|space|storage|size|bytes|kb|mb|gb|disk|disk space)?\\b.{0,60}?|(?:memory|size|ram|space) (?:of|for|used by|needed for) .{0,40}?)\\b${NUMBER}(?: (?:x|by|×|\\*) ${NUMBER})? (?:elements of (?:type )?|values of (?:type )?|of )?(?:signed |unsigned |random )?${TYPE}(?: (?:values?|elements?|numbers?|entries|items?))?(?: (?:array|list|vector|column|matrix|buffer))?(?: (?:take|need|use|occupy|require|be|have)s?)?(?: up)?(?: (?:in|of) (?:memory|ram|bytes|space|c|c\\+\\+|rust|go|numpy|java|an? \\w+))?[?. ]*$`,
  'i',
);
const ASKS = /\b(?:memory|ram|bytes|space|storage|size|big|large|[kmg]i?b|take|occupy)\b/i;
/** Elements in a runtime have more around them than their bytes. */
const BOXED = /\b(?:python|linked|hash|map|dict\w*|set|javascript|js|objects?)\b/i;

function bytesOf(name: string): number | undefined {
  const said = name.toLowerCase().replace(/^64[- ]bit (?=pointer)/, '');
  const [, count, unit] = /^(\d+)[- ]?(bit|byte)\b/.exec(said) ?? [];
  if (count !== undefined) return Number(count) / (unit === 'bit' ? 8 : 1);
  const [pattern, size] = SIZES.find(([names]) => names.test(said)) ?? [];
  if (pattern === undefined || size === undefined) return undefined;
  return size === 0 ? Number(/\d+/.exec(said)?.[0]) / 8 : size;
}

const amount = (count = '', scale = ''): number =>
  Number(/[.,]\d{3}(?!\d)/.test(count) ? count.replace(/[.,]/g, '') : count.replace(',', '.')) *
  (SCALE[scale.toLowerCase()] ?? 1);

const grouped = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

function inUnits(bytes: number): string {
  const at = Math.min(3, Math.floor(Math.log(bytes) / Math.log(1024)));
  if (at < 1) return `${bold(grouped(bytes))} bytes`;
  const unit = ['', 'k', 'M', 'G'][at] ?? '';
  return `${bold(`${grouped(bytes / 1000 ** at)} ${unit}B`)} (${grouped(bytes / 1024 ** at)} ${unit.toUpperCase()}iB)`;
}

/** Each number is an object of its own there. */
function inPythonList(question: string): string | undefined {
  const [, count, scale, type = ''] =
    ASKS.test(question) && /\bpython\b/i.test(question) && /\blist\b/i.test(question)
      ? (new RegExp(`\\b${NUMBER} (int|integer|float)s?\\b`, 'i').exec(question) ?? [])
      : [];
  const all = amount(count, scale);
  const each = /^float/i.test(type) ? 24 : 28;
  return type === '' || !(all > 0)
    ? undefined
    : `${grouped(all)} × (8 bytes of reference + ${each} bytes of object) = ${inUnits(all * (8 + each))} in 64-bit CPython, less where values are shared. A NumPy array holds the bare values.`;
}

/** "How much memory do 10 million int32 take?": so many values of so many bytes. */
export function memorySize(question: string): string | undefined {
  const found = ASKS.test(question) && !BOXED.test(question) ? WANTED.exec(question) : null;
  if (found === null) return inPythonList(question);
  const [, count, scale, other, otherScale, type = ''] = found;
  const size = bytesOf(type);
  const all = amount(count, scale) * (other === undefined ? 1 : amount(other, otherScale));
  if (size === undefined || !(all > 0) || (question.match(/\d+(?:[.,]\d+)*/g) ?? []).length > 3)
    return undefined;
  return `${grouped(all)} × ${grouped(size)} ${size === 1 ? 'byte' : 'bytes'} (${type}) = ${inUnits(all * size)}, without what stands around the values.`;
}
