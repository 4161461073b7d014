import type { WishText } from '../reading/text.ts';
import type { KnownFunction } from './known.ts';

/** The four numbers of an IPv4 address, or none. */
const READ_ADDRESS = `fun addressParts(address: text) -> [int]
  let signs = letters("0123456789")
  let parts: [int] = []
  let value = 0
  let count = 0
  let ended = "{address}."
  for letter in letters(ended)
    if letter == "."
      if count == 0
        return []
      append(parts, value)
      value = 0
      count = 0
    else
      if not contains(signs, letter)
        return []
      if count > 0 and value == 0
        return []
      for i to 10
        if signs[i] == letter
          value = value * 10 + i
      count += 1
      if value > 255
        return []
  if size(parts) != 4
    return []
  return parts
fun prefixLength(mask: text) -> int
  let signs = letters("0123456789")
  let bits = 0
  if size(mask) == 0 or size(mask) > 2
    return -1
  for letter in letters(mask)
    if not contains(signs, letter)
      return -1
    for i to 10
      if signs[i] == letter
        bits = bits * 10 + i
  return bits`;

/** So many numbers of an address belong together at place i. */
const BLOCK = `    let block = 256
    for j to 8
      if j < bits - 8 * i
        block = whole(block, 2)`;

const CIDR =
  /\b(?:an? |the |given )*(?:(?:ipv?4? |ip )?(?:cidr|subnet)(?: notation)?(?: (?:ranges?|blocks?|notation|strings?|subnets?|networks?|masks?|prefix(?:es)?|address(?:es)?))?|ip (?:ranges?|networks?))\b/;
const SAMPLE =
  /,? ?\(?\b(?:like |such as |e\.g\. ?|for example )?["'`]?\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?["'`]?\)?/;

const IN_RANGE: KnownFunction = {
  asks: [
    CIDR,
    /\b(?:is |lies |falls |are )?(?:in|inside|within|belongs? to|part of|contains?|contained in|matches)\b/,
  ],
  takes: [
    SAMPLE,
    SAMPLE,
    /[,;]? ?\b(?:and |it )?(?:rais\w+|throw\w*|return\w* (?:an )?error|fail\w*)(?: an?)?(?: error| exception)? (?:for|if|on|when) (?:\w+ ){0,4}?(?:invalid|malformed|bad|wrong)(?: (?:input|address(?:es)?|values?|cidr|ranges?|format))?(?: (?:is|are) (?:given|passed))?/,
  ],
  silent: 'ip ipv4 address addresses v4 range subnet network block notation',
  name: 'isInRange',
  outline: `${READ_ADDRESS}
fun %(address: text, cidr: text) -> bool
  let mask = after(cidr, "/")
  let bits = prefixLength(mask)
  let given = addressParts(address)
  let tail = size(mask) + 1
  let first = addressParts(cut(cidr, tail))
  raise value "not an IPv4 address: {address}" if size(given) != 4
  raise value "not a CIDR range: {cidr}" if size(first) != 4 or bits < 0 or bits > 32
  for i to 4
${BLOCK}
    if whole(given[i], block) != whole(first[i], block)
      return false
  return true
example
  print %("192.168.1.77", "192.168.1.0/24")
  print %("10.1.2.3", "192.168.1.0/24")
  try %("10.1.2.300", "10.0.0.0/8")`,
};

const SUBNET: KnownFunction = {
  asks: [CIDR, /\bnetwork(?: address)?\b/, /\bbroadcast(?: address)?\b/],
  takes: [
    SAMPLE,
    /\b(?:the )?(?:number|count|amount) of (?:usable |possible |available )?(?:hosts?|addresses)(?: addresses)?\b|\bhost count\b|\b(?:usable )?hosts\b/,
    /\b(?:parses?|parsing|calculates?|computes?|gives?|prints?)\b/,
  ],
  silent: 'ip ipv4 address addresses notation range',
  name: 'subnetOf',
  outline: `record Subnet(network: text, broadcast: text, hosts: int)
${READ_ADDRESS}
fun %(cidr: text) -> Subnet
  let mask = after(cidr, "/")
  let bits = prefixLength(mask)
  let tail = size(mask) + 1
  let given = addressParts(cut(cidr, tail))
  raise value "not a CIDR range: {cidr}" if size(given) != 4 or bits < 1 or bits > 32
  let network: [text] = []
  let broadcast: [text] = []
  for i to 4
${BLOCK}
    let start = given[i] - given[i] % block
    append(network, "{start}")
    append(broadcast, "{start + block - 1}")
  let half = 1
  for i to 31 - bits
    half = half * 2
  let hosts = (half - 1) * 2
  if bits == 31
    hosts = 2
  if bits == 32
    hosts = 1
  return Subnet(joined(network, "."), joined(broadcast, "."), hosts)
example
  let subnet = %("192.168.1.77/26")
  print "{subnet.network} {subnet.broadcast} {subnet.hosts}"`,
};

/** A for a letter, 9 for a digit; the first is shown. */
const POSTCODES: readonly (readonly [country: string, words: RegExp, sample: string, shapes: string])[] = [
  ['DE', /\b(?:german(?:y)?|de)\b/, '10115', '99999'],
  ['FR', /\b(?:french|france|fr)\b/, '75001', '99999'],
  ['IT', /\b(?:italian|italy)\b/, '00184', '99999'],
  ['ES', /\b(?:spanish|spain|es)\b/, '28001', '99999'],
  [
    'GB',
    /\b(?:uk|british|united kingdom|gb|great britain|english)\b/,
    'SW1A 1AA',
    'A9 9AA,A99 9AA,AA9 9AA,AA99 9AA,A9A 9AA,AA9A 9AA',
  ],
  ['US', /\b(?:american|usa|us|united states|zip(?=\+4))\b/, '90210', '99999,99999-9999'],
  ['NL', /\b(?:dutch|netherlands|nl)\b/, '1012 AB', '9999 AA,9999AA'],
  ['CA', /\b(?:canadian|canada|ca)\b/, 'K1A 0B1', 'A9A 9A9'],
  ['AT', /\b(?:austrian?|at)\b/, '1010', '9999'],
  ['CH', /\b(?:swiss|switzerland|ch)\b/, '8001', '9999'],
  ['BE', /\b(?:belgian|belgium)\b/, '1000', '9999'],
  ['AU', /\b(?:australian?|au)\b/, '2000', '9999'],
  ['PL', /\b(?:polish|poland|pl)\b/, '00-950', '99-999'],
];

function postcodes(wish: WishText): { lines: string[]; example: string[] } {
  const found = POSTCODES.filter(([, words]) => wish.take(words) !== undefined);
  const named = found.length > 0 ? found : POSTCODES;
  const lines = named.flatMap(([country, , , shapes]) => [
    `  if country == "${country}"`,
    `    return contains([${shapes.replace(/[^,]+/g, '"$&"').replaceAll(',', ', ')}], shape)`,
  ]);
  const example = named
    .slice(0, 2)
    .flatMap(([country, , sample]) => [
      `  print %("${sample}", "${country}")`,
      `  print %("12", "${country}")`,
    ]);
  return { lines, example };
}

const POSTCODE: KnownFunction = {
  asks: [/\b(?:post(?:al)? ?codes?|zip codes?)\b/, /\b(?:validat|check|verif)\w*|\bvalid\b/],
  takes: [
    /\bpost(?:al)? ?codes?\b|\bzip codes?\b/,
    /\b(?:by|per|for|of|depending on) (?:the |a |given |several |different )*countr(?:y|ies)(?: code)?\b/,
  ],
  silent: 'country formats format several different both postcode postcodes',
  name: 'isValidPostcode',
  values: postcodes,
  outline: `fun %(postcode: text, country: text) -> bool
  let digits = letters("0123456789")
  let alphabet = letters("abcdefghijklmnopqrstuvwxyz")
  let signs: [text] = []
  for letter in letters(lower(postcode))
    if contains(digits, letter)
      append(signs, "9")
    else
      if contains(alphabet, letter)
        append(signs, "A")
      else
        append(signs, letter)
  let shape = joined(signs, "")
  …
  raise value "unknown country: {country}"
example
  > …`,
};

export const ADDRESSES: readonly KnownFunction[] = [SUBNET, IN_RANGE, POSTCODE];
