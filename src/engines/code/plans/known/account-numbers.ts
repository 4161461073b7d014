import type { WishText } from '../reading/text.ts';
import type { KnownFunction } from './known.ts';

const CHECKS = /\b(?:validat|check|verif|test)\w*|\bvalid\b/;
const GROUPED = '(?:white ?spaces?|spaces?|blanks?|dash(?:es)?|hyphens?|separators?)';
const PART = `(?:${GROUPED}|the case|case|(?:upper|lower)[- ]?case(?: letters)?|small letters)`;
/** Signs between the groups and small letters are taken anyway. */
const LENIENT = new RegExp(
  `(?:[,;:] ?|\\band |\\bbut |\\bwith |\\bit |\\bafter )*(?:\\b(?:ignor(?:es?|ing)|allow(?:s|ing)?|accept(?:s|ing)?|skip(?:s|ping)?|strip(?:s|ping)?|remov(?:es?|ing)|regardless of|tolerat(?:es?|ing)|handl(?:es?|ing)) (?:any |all |the )?${PART}(?:(?:,| and| or)+ (?:any |all |the )?${PART})*(?: (?:in between|between (?:the )?(?:groups|digits)|first))?(?: (?:in|from|inside|within) (?:the |its |an? |given )*(?:input|string|text|number|iban|value))?|\\b(?:optional )?${PART}(?:(?:,| and| or) ${PART})* (?:are |being )?(?:allowed|ignored|removed|optional|accepted|stripped)(?: first)?|\\bwith or without (?:any |the )?${PART}(?:(?:,| and| or)+ ${PART})*|\\bcase[- ]insensitiv(?:e|ely)\\b)`,
);
const FALSE_ELSE =
  /[,;]? ?\b(?:and |it )?returns? false (?:for|if|when|on) (?:\w+ ){0,6}?(?:wrong|invalid|bad|other|too short|too long|letters|length|empty)\b(?: (?:characters?|input|lengths?|ones?|digits?|strings?))?/;

const ISO_LENGTHS =
  'AD24 AE23 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MC27 MT31 NL18 NO15 PL28 PT25 RO24 SA24 SE24 SI19 SK24 TR26'.split(
    ' ',
  );

/** The lengths of the countries that the wish names, else of all that are known. */
function lengths(wish: WishText): { lines: string[] } {
  const named = ISO_LENGTHS.filter((one) => new RegExp(`\\b${one.slice(0, 2)}\\b`).test(wish.given));
  for (const one of named) wish.take(new RegExp(`\\b${one.slice(0, 2).toLowerCase()}\\b`));
  const lines = (named.length > 0 ? named : ISO_LENGTHS).map(
    (one) => `  put(lengths, "${one.slice(0, 2).toLowerCase()}", ${one.slice(2)})`,
  );
  return { lines };
}

const IBAN: KnownFunction = {
  asks: [/\bibans?\b/, CHECKS],
  takes: [
    LENIENT,
    /\b(?:by|using|with|via|from|including|and)? ?(?:the |its |their )?(?:two )?check(?:sum|[- ]?digits?)(?: calculation)?\b/,
    /(?:\b(?:with|using|by|via|and) )*(?:\bthe |\ban? )?(?:\biso 7064 )?\bmod(?:ulo|ulus)?[- ]?97(?:[- ]10)?\b(?: (?:check(?:sum)?|algorithm|test|rule|method))?/,
    /\b(?:and )?(?:mov\w+|rearrang\w+) the first four characters to the end\b/,
  ],
  options: {
    lengths:
      /,? ?\b(?:and )?(?:the )?(?:check(?:s|ing)? |validat(?:es?|ing) |verif(?:y|ies) )?(?:the |its )?(?:country(?:[- ]specific)? |correct |right )?lengths?(?: (?:for|of|per|by|in) (?:the |each |every |a )?(?:country|countries)?)?(?: codes?)?/,
  },
  silent: 'account bank international country',
  name: 'isValidIban',
  values: lengths,
  outline: `fun %(iban: text) -> bool
  let signs = letters("0123456789abcdefghijklmnopqrstuvwxyz")
  let codes: [int] = []
  let country = "" ?lengths
  for letter in letters(lower(iban))
    if letter != " " and letter != "-"
      if not contains(signs, letter)
        return false
      if size(codes) < 2 ?lengths
        country = "{country}{letter}" ?lengths
      for i to size(signs)
        if signs[i] == letter
          append(codes, i)
  let lengths: {text:int} = [] ?lengths
  … ?lengths
  if getOr(lengths, country, 0) != size(codes) ?lengths
    return false ?lengths
  if size(codes) < 15 or size(codes) > 34
    return false
  if codes[0] < 10 or codes[1] < 10 or codes[2] > 9 or codes[3] > 9
    return false
  let rest = 0
  for i to size(codes)
    let code = codes[(i + 4) % size(codes)]
    if code < 10
      rest = (rest * 10 + code) % 97
    else
      rest = (rest * 100 + code) % 97
  return rest == 1
example
  print %("DE89 3704 0044 0532 0130 00")
  print %("DE89 3704 0044 0532 0130 01")`,
};

/** The digits of a number in groups; none if there is another sign in it. */
const DIGITS = `fun digitsOf(number: text) -> [int]
  let signs = letters("0123456789")
  let digits: [int] = []
  for letter in letters(number)
    if letter != "-" and letter != " "
      if not contains(signs, letter)
        return []
      for i to 10
        if signs[i] == letter
          append(digits, i)
  return digits`;

const ISBN10 = `fun NAME(isbn: text) -> bool
  let signs = letters("0123456789")
  let digits: [int] = []
  for letter in letters(lower(isbn))
    if letter != "-" and letter != " "
      if letter == "x" and size(digits) == 9
        append(digits, 10)
      else
        if not contains(signs, letter)
          return false
        for i to 10
          if signs[i] == letter
            append(digits, i)
  if size(digits) != 10
    return false
  let sum = 0
  for i to 10
    sum += (10 - i) * digits[i]
  return sum % 11 == 0`;

const WEIGHED = `  let sum = 0
  for i to 13
    sum += digits[i] * (1 + 2 * (i % 2))
  return sum % 10 == 0`;

const ISBN13 = `${DIGITS}
fun NAME(isbn: text) -> bool
  let digits = digitsOf(isbn)
  if size(digits) != 13
    return false
  if digits[0] != 9 or digits[1] != 7 or digits[2] < 8
    return false
${WEIGHED}`;

const CHECK_DIGIT =
  /\b(?:(?:with|and|using|including|by) )*(?:the |an? |its |their )?(?:(?:letter )?["']?x["']? (?:as|for) (?:the |a )?(?:last |final )?)?(?:check ?(?:digits?|sums?)|last digit|final digit)\b(?: (?:["']?x["']?|of 10|algorithm|calculation))?|\b(?:(?:the |a |an )?(?:letter )?["']?x["']? (?:as|for) (?:the )?(?:last (?:digit|character)|10|ten))\b/;
const CHECKED =
  'code codes book books number numbers checks digit checksum x last weights weighted sum modulo mod 10 11';

const ISBN_BOTH: KnownFunction = {
  asks: [
    /\bisbns?\b(?:[- ]?1[03](?:,? (?:and|or|or also|as well as|& ) ?(?:isbn[- ]?)?1[03])|(?![- ]?1[03])(?: (?:numbers? )?\(?(?:both )?(?:isbn[- ]?)?1[03] (?:and|or) (?:isbn[- ]?)?1[03]\)?)?)/,
    CHECKS,
  ],
  takes: [LENIENT, CHECK_DIGIT, /\bboth\b|\bisbn[- ]?1[03](?: (?:and|or) isbn[- ]?1[03])?\b/],
  silent: CHECKED,
  name: 'isValidIsbn',
  outline: `${ISBN10.replace('NAME', 'isValidIsbn10')}
${ISBN13.replace('NAME', 'isValidIsbn13')}
fun %(isbn: text) -> bool
  return isValidIsbn10(isbn) or isValidIsbn13(isbn)
example
  print %("0-8044-2957-X")
  print %("978-0-306-40615-7")
  print %("978-0-306-40615-8")`,
};

const ISBN_TEN: KnownFunction = {
  asks: [/\bisbns?[- ]?10\b/, CHECKS],
  takes: [LENIENT, CHECK_DIGIT],
  silent: CHECKED,
  name: 'isValidIsbn10',
  outline: `${ISBN10.replace('NAME', '%')}
example
  print %("0-8044-2957-X")
  print %("0-8044-2957-1")`,
};

const ISBN_THIRTEEN: KnownFunction = {
  asks: [/\bisbns?[- ]?13\b/, CHECKS],
  takes: [LENIENT, CHECK_DIGIT],
  silent: CHECKED,
  name: 'isValidIsbn13',
  outline: `${ISBN13.replace('NAME', '%')}
example
  print %("978-0-306-40615-7")
  print %("978-0-306-40615-8")`,
};

const EAN: KnownFunction = {
  asks: [/\b(?:ean|gtin)(?:[- ]?13)?s?\b/, CHECKS],
  takes: [LENIENT, CHECK_DIGIT],
  silent: `${CHECKED} barcode barcodes 13`,
  name: 'isValidEan',
  outline: `${DIGITS}
fun %(ean: text) -> bool
  let digits = digitsOf(ean)
  if size(digits) != 13
    return false
${WEIGHED}
example
  print %("4006381333931")
  print %("4006381333932")`,
};

/** Each digit goes into the check of the next one (ISO 7064, mod 11,10). */
const CHAINED = `  let product = 10
  for i to size(digits) - 1
    let sum = (digits[i] + product) % 10
    if sum == 0
      sum = 10
    product = sum * 2 % 11
  return (11 - product) % 10 == digits[size(digits) - 1]`;

const VAT_ID: KnownFunction = {
  asks: [
    /\b(?:(?:german|deutsche) )?(?:vat|ust)[- ]?(?:ids?|id[- ]?nr|identification)?(?: numbers?)?\b/,
    CHECKS,
  ],
  takes: [LENIENT, CHECK_DIGIT, FALSE_ELSE, /\(?\b(?:ust-?id(?:-?nr)?|vat|de)\b\.?\)?/],
  silent: `${CHECKED} german germany de id tax prefix`,
  name: 'isValidVatId',
  outline: `fun %(id: text) -> bool
  let signs = letters("0123456789")
  let prefix = letters("de")
  let digits: [int] = []
  let place = 0
  for letter in letters(lower(id))
    if letter != " " and letter != "-"
      if place < 2
        if letter != prefix[place]
          return false
      else
        if not contains(signs, letter)
          return false
        for i to 10
          if signs[i] == letter
            append(digits, i)
      place += 1
  if size(digits) != 9 or digits[0] == 0
    return false
${CHAINED}
example
  print %("DE136695976")
  print %("DE136695978")`,
};

const TAX_ID: KnownFunction = {
  asks: [
    /\b(?:german|deutsche) tax(?:payer)? (?:ids?|identification|numbers?)(?: numbers?)?\b|\bsteuer-?id(?:entifikationsnummer|nr)?\b/,
    CHECKS,
  ],
  takes: [LENIENT, CHECK_DIGIT, FALSE_ELSE, /\(?\b(?:steuer-?id(?:entifikationsnummer|nr)?|idnr)\b\.?\)?/],
  silent: `${CHECKED} german germany`,
  name: 'isValidTaxId',
  outline: `${DIGITS}
fun %(id: text) -> bool
  let digits = digitsOf(id)
  if size(digits) != 11 or digits[0] == 0
    return false
  let different = 0
  for digit to 10
    let count = 0
    for i to 10
      if digits[i] == digit
        count += 1
    if count > 3
      return false
    if count > 0
      different += 1
  if different < 8 or different > 9
    return false
${CHAINED}
example
  print %("86095742719")
  print %("86095742718")`,
};

const CARD: KnownFunction = {
  asks: [
    /\b(?:(?:credit|debit|payment|bank) )?cards?(?: numbers?)?\b|\bluhn\b/,
    /\b(?:the |which |its )?(?:card )?(?:types?|brands?|network|issuer|scheme|company|vendor)\b/,
  ],
  takes: [
    LENIENT,
    /\(?\b(?:(?:visa|mastercard|american express|amex|discover)(?:,? (?:or|and) |, )?)+(?:or unknown|,? ?unknown)?\)?/,
    /\b(?:with|using|by|via|and|the)? ?(?:the )?luhn(?:[- ](?:algorithm|check(?:sum)?|test|formula))?\b/,
    /\b(?:or |and )?(?:else )?["']?unknown["']?(?: otherwise)?/,
  ],
  silent:
    'credit card number also tell tells detects detect identifies identify determines determine validates validate check checks checksum valid luhn both',
  name: 'cardType',
  outline: `${DIGITS}
fun isValidCard(number: text) -> bool
  let digits = digitsOf(number)
  let sum = 0
  for i to size(digits)
    let digit = digits[size(digits) - 1 - i]
    if i % 2 == 1
      digit = digit * 2
    if digit > 9
      digit = digit - 9
    sum += digit
  return size(digits) > 11 and sum % 10 == 0
fun %(number: text) -> text
  let digits = digitsOf(number)
  let count = size(digits)
  if count < 13
    return "unknown"
  let first = digits[0] * 1000 + digits[1] * 100 + digits[2] * 10 + digits[3]
  if whole(first, 1000) == 4 and (count == 13 or count == 16 or count == 19)
    return "Visa"
  if count == 16 and first >= 5100 and first < 5600
    return "Mastercard"
  if count == 16 and first >= 2221 and first <= 2720
    return "Mastercard"
  if count == 15 and (whole(first, 100) == 34 or whole(first, 100) == 37)
    return "American Express"
  if count == 16 and first == 6011
    return "Discover"
  if count == 16 and first >= 6440 and first < 6600
    return "Discover"
  return "unknown"
example
  print isValidCard("4111 1111 1111 1111")
  print %("4111 1111 1111 1111")
  print %("3782-822463-10005")
  print isValidCard("4111 1111 1111 1112")`,
};

export const ACCOUNT_NUMBERS: readonly KnownFunction[] = [
  { ...IBAN, takes: [...(IBAN.takes ?? []), LENIENT, FALSE_ELSE] },
  ISBN_BOTH,
  ISBN_TEN,
  ISBN_THIRTEEN,
  EAN,
  VAT_ID,
  TAX_ID,
  CARD,
];
