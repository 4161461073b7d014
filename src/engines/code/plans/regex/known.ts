/** Something with a known form, as all languages write it: no lookbehind, no named groups, no Unicode classes. */
export interface KnownForm {
  readonly name: string;
  /** Ways to say it, in the singular. */
  readonly said: readonly string[];
  readonly pattern: RegExp;
  readonly good: readonly [string, ...string[]];
  readonly bad: string;
  /** A trap that the pattern does not see. */
  readonly trap?: string;
}

const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const YEAR = '\\d{4}';
const MONTH = '(?:0[1-9]|1[0-2])';
const DAY = '(?:0[1-9]|[12]\\d|3[01])';
const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const ZONE = '(?:Z|[+-](?:[01]\\d|2[0-3]):?[0-5]\\d)';
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const DAYS = 'The pattern takes 31 days for every month.';

const form = (
  name: string,
  said: string,
  pattern: RegExp | string,
  samples: string,
  trap?: string,
): KnownForm => {
  const [good = '', more, bad = ''] = samples.split(' | ');
  return {
    name,
    said: said.split(', '),
    pattern: typeof pattern === 'string' ? new RegExp(pattern) : pattern,
    good: more ? [good, more] : [good],
    bad,
    ...(trap ? { trap } : {}),
  };
};

export const KNOWN: readonly KnownForm[] = [
  form(
    'email',
    'email, e-mail, email address, e-mail address, mail address',
    `[A-Za-z0-9._%+-]+@(?:${LABEL}\\.)+[A-Za-z]{2,63}`,
    'ada@example.com | a.b+c@mail.example.org | ada@example',
    'Whether an address exists is only known when a message arrives.',
  ),
  form(
    'url',
    'url, http url, https url, http or https url, web address, web url, link, website url, website',
    /https?:\/\/[^\s/$.?#"'<>][^\s"'<>]*[^\s"'<>.,;:!?)]/,
    'https://example.com/a?b=1 | http://localhost:3000/ | example.com',
  ),
  form(
    'ipv4',
    'ipv4, ipv4 address, ip address, ip, ip v4 address, ip number',
    `${OCTET}(?:\\.${OCTET}){3}`,
    '192.168.0.1 | 255.255.255.255 | 256.1.1.1',
  ),
  form(
    'mac address',
    'mac address, hardware address',
    /(?:[0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2}/,
    '00:1A:2b:3c:4D:5e | 00-1A-2B-3C-4D-5E | 00:1A:2b:3c:4D',
  ),
  form(
    'hex colour',
    'hex color, hex colour, hex color code, hex colour code, css hex color, hexadecimal color, hexadecimal colour',
    /#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})/,
    '#ff8800 | #F80 | #ff88',
  ),
  form(
    'uuid',
    'uuid, guid',
    /[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/,
    '123e4567-e89b-12d3-a456-426614174000 |  | 123e4567-e89b-12d3-a456',
  ),
  form(
    'uuid v4',
    'uuid v4, uuidv4, version 4 uuid, v4 uuid',
    /[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-4[0-9A-Fa-f]{3}-[89ABab][0-9A-Fa-f]{3}-[0-9A-Fa-f]{12}/,
    '9b2d6c1e-3f4a-4b5c-8d7e-0a1b2c3d4e5f |  | 9b2d6c1e-3f4a-1b5c-8d7e-0a1b2c3d4e5f',
  ),
  form(
    'iso date',
    'iso date, iso 8601 date, date in iso format, date in iso 8601 format',
    `${YEAR}-${MONTH}-${DAY}`,
    '2024-01-31 |  | 2024-13-01',
    DAYS,
  ),
  form(
    'timestamp',
    'iso timestamp, iso 8601 timestamp, iso datetime, iso date and time, iso 8601 datetime, iso 8601 date and time, iso 8601 date with time, iso 8601 date with time and time zone, timestamp',
    `${YEAR}-${MONTH}-${DAY}[T ]${CLOCK}(?::[0-5]\\d(?:\\.\\d+)?)?${ZONE}?`,
    '2024-01-31T10:20:30Z | 2024-01-31 10:20:30.5+02:00 | 2024-01-31',
    DAYS,
  ),
  form(
    'date or timestamp',
    'iso 8601 date with optional time and time zone, iso 8601 date with an optional time and time zone, iso 8601 date with optional time, iso date with optional time, iso date with an optional time, iso 8601 date with an optional time',
    `${YEAR}-${MONTH}-${DAY}(?:[T ]${CLOCK}(?::[0-5]\\d(?:\\.\\d+)?)?${ZONE}?)?`,
    '2024-01-31 | 2024-01-31T10:20:30+02:00 | 2024-01-31T25:00',
    DAYS,
  ),
  form(
    'time',
    'time, 24 hour time, 24-hour time, 24h time, time in 24 hour format, time in 24h format, time in 24-hour format, clock time, 24 hour clock time',
    CLOCK,
    '23:59 | 07:05 | 24:00',
  ),
  form(
    'time',
    '12 hour time, 12-hour time, 12h time, time with am or pm, am/pm time, time in 12 hour format, time in 12-hour format, time with am/pm, 12 hour time with am/pm, 12-hour time with am or pm, 12 hour time with am or pm',
    /(?:0?[1-9]|1[0-2]):[0-5]\d ?[AaPp][Mm]/,
    '9:30 pm | 12:05AM | 13:00 pm',
  ),
  form(
    'zip code',
    'us zip code, zip code, us zip, american zip code, zip+4 code, us zip code with optional four digit extension, us zip code with optional +4, zip code with optional +4, us postal code',
    /\d{5}(?:-\d{4})?/,
    '90210 | 12345-6789 | 1234',
  ),
  form(
    'postcode',
    'uk postcode, british postcode, uk postal code, british postal code, uk post code',
    /[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}/,
    'SW1A 1AA | M11AE | 12345',
  ),
  form(
    'postcode',
    'german postcode, german zip code, german postal code, plz, german plz',
    /(?:0[1-9]|[1-9]\d)\d{3}/,
    '10115 | 01067 | 00123',
  ),
  form(
    'postal code',
    'canadian postal code, canadian postcode, canada postal code',
    /[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d/,
    'K1A 0B1 | M5V3L9 | D1A 0B1',
  ),
  form(
    'phone number',
    'us phone number, american phone number, north american phone number, us telephone number',
    /(?:\+?1[ .-]?)?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4}/,
    '(555) 123-4567 | +1 555-123-4567 | 555-1234',
  ),
  form(
    'phone number',
    'german phone number, german telephone number, german mobile number',
    /(?:\+49[ -]?|0049[ -]?|0)[1-9]\d{1,4}(?:[ /-]?\d){3,10}/,
    '+49 30 1234567 | 0171 2345678 | 12-34',
  ),
  form(
    'phone number',
    'uk phone number, british phone number, uk mobile number',
    /(?:\+44 ?|0)[1-9]\d{1,4}(?: ?\d){5,8}/,
    '+44 20 7946 0958 | 07700 900123 | 12-34',
  ),
  form(
    'phone number',
    'french phone number, french telephone number',
    /(?:\+33 ?|0)[1-9](?:[ .-]?\d{2}){4}/,
    '+33 6 12 34 56 78 | 06 12 34 56 78 | 06 12 34',
  ),
  form(
    'phone number',
    'indian phone number, indian mobile number',
    /(?:\+91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}/,
    '+91 98765 43210 | 9876543210 | 12345',
  ),
  form(
    'phone number',
    'phone number, international phone number, telephone number, phone, e.164 phone number, e.164 number, mobile number',
    /\+?[1-9]\d{0,3}(?:[ .-]?\d){6,12}/,
    '+49 30 1234567 | +15551234567 | 12-34',
  ),
  form(
    'licence plate',
    'german license plate, german licence plate, german number plate, german car plate, german plate',
    /[A-ZÄÖÜ]{1,3}[ -][A-Z]{1,2} ?[1-9]\d{0,3}[EH]?/,
    'B-MW 1234 | HH AB 12E | BMW1234',
    'Which letters stand for a district is not checked.',
  ),
  form(
    'number plate',
    'uk license plate, uk licence plate, uk number plate, british number plate, british license plate, uk car registration, uk registration plate',
    /[A-Z]{2}\d{2} ?[A-Z]{3}/,
    'AB12 CDE | AB12CDE | A12 CDE',
    'Plates since 2001.',
  ),
  form(
    'card number',
    'credit card number, credit card, card number, payment card number',
    /(?:4\d{3}|5[1-5]\d{2}|2[2-7]\d{2}|6011)(?:[ -]?\d{4}){3}|3[47]\d{2}[ -]?\d{6}[ -]?\d{5}/,
    '4111 1111 1111 1111 | 378282246310005 | 1234 5678 9012 3456',
    'The check digit is not checked.',
  ),
  form(
    'card number',
    'visa card number, visa card, visa number, visa credit card number, visa credit card',
    /4\d{3}(?:[ -]?\d{4}){3}/,
    '4111 1111 1111 1111 | 4111111111111111 | 5111 1111 1111 1111',
    'The check digit is not checked.',
  ),
  form(
    'iban',
    'iban, iban number, international bank account number',
    /[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?/,
    'DE89 3704 0044 0532 0130 00 | GB82WEST12345698765432 | D589 3704 0044',
    'The check digits are not checked.',
  ),
  form(
    'german iban',
    'german iban, german iban number',
    /DE\d{2}(?: ?\d{4}){4} ?\d{2}/,
    'DE89 3704 0044 0532 0130 00 | DE89370400440532013000 | GB82WEST12345698765432',
    'The check digits are not checked.',
  ),
  form(
    'slug',
    'slug, url slug, kebab-case string, kebab case, kebab-case name, kebab-case word, kebab-case identifier',
    /[a-z0-9]+(?:-[a-z0-9]+)*/,
    'my-first-post | post2 | My Post',
  ),
  form(
    'snake case name',
    'snake_case, snake_case name, snake_case identifier, snake case identifier, snake case name, snake_case variable name, snake_case word',
    /[a-z][a-z0-9]*(?:_[a-z0-9]+)*/,
    'user_name | total | userName',
  ),
  form(
    'camel case name',
    'camelcase, camelcase name, camelcase identifier, camel case identifier, camelcase word, camelcase variable name, camel case name',
    /[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)*/,
    'userName | total | user_name',
  ),
  form(
    'version',
    'semantic version, semver, semver version, semantic version number, version number, semver string, semantic version string',
    /(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?/,
    '1.20.3 | 2.0.0-rc.1+build.5 | 1.2',
  ),
  form(
    'domain name',
    'domain, domain name, hostname, host name, fqdn',
    `(?:${LABEL}\\.)+[A-Za-z]{2,63}`,
    'example.com | mail.my-site.co.uk | -bad-.com',
  ),
  form('hashtag', 'hashtag, hash tag, twitter hashtag', /#[A-Za-z]\w*/, '#news | #year2024 | #1'),
  form(
    'mention',
    '@mention, mention, @ mention, twitter handle, @username, twitter username, user mention',
    /@[A-Za-z_]\w{0,29}/,
    '@ada | @ada_l | @-',
  ),
  form(
    'social security number',
    'social security number, us social security number, ssn, us ssn',
    /(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}/,
    '123-45-6789 |  | 000-12-3456',
  ),
  form(
    'isbn',
    'isbn-13, isbn 13, isbn13, isbn-13 number',
    /97[89](?:[ -]?\d){10}/,
    '978-3-16-148410-0 | 9783161484100 | 123-3-16-148410-0',
    'The check digit is not checked.',
  ),
  form(
    'isbn',
    'isbn, isbn number, isbn-10 or isbn-13',
    /(?:97[89][ -]?)?\d(?:[ -]?\d){8}[ -]?[\dX]/,
    '978-3-16-148410-0 | 0-306-40615-2 | 12-34',
    'The check digit is not checked.',
  ),
  form('integer', 'integer, whole number, signed integer', /[+-]?\d+/, '42 | -7 | 4.2'),
  form(
    'positive integer',
    'positive integer, positive whole number, natural number',
    /[1-9]\d*/,
    '42 | 7 | 0',
  ),
  form(
    'number',
    'decimal number, decimal, floating point number, float, number, positive or negative decimal number, signed decimal number, integer or decimal number',
    /[+-]?(?:\d+(?:\.\d+)?|\.\d+)/,
    '3.14 | -7 | 3.',
  ),
  form(
    'number',
    'number with thousands separator, number with thousand separator, number with comma as thousands separator, number with thousands separators, comma separated thousands number',
    /[+-]?\d{1,3}(?:,\d{3})*(?:\.\d+)?/,
    '1,234,567.89 | 999 | 12,34',
  ),
  form(
    'amount',
    'price, dollar amount, amount of money, us dollar amount, dollar price, price in dollar, money amount, currency amount',
    /\$ ?\d{1,3}(?:,?\d{3})*(?:\.\d{2})?/,
    '$1,234.50 | $5 | 5$',
  ),
  form(
    'euro amount',
    'euro amount, price in euro, euro price',
    /(?:€ ?\d{1,3}(?:[.,]?\d{3})*(?:[.,]\d{2})?|\d{1,3}(?:[.,]?\d{3})*(?:[.,]\d{2})? ?€)/,
    '€12.50 | 1.234,50 € | 12.50',
  ),
  form('percentage', 'percentage, percent value', /[+-]?\d+(?:[.,]\d+)? ?%/, '12.5% | -3 % | 12'),
  form(
    'roman numeral',
    'roman numeral, roman number',
    /(?=[MDCLXVI])M{0,3}(?:C[MD]|D?C{0,3})(?:X[CL]|L?X{0,3})(?:I[XV]|V?I{0,3})/,
    'MCMXCIV | IV | IIII',
  ),
  form(
    'hex number',
    'hex number, hexadecimal number, hexadecimal value, hex value',
    /(?:0[xX])?[0-9A-Fa-f]+/,
    '0xFF | 1a2b | 0xZZ',
  ),
  form('binary number', 'binary number, binary string', /[01]+/, '1011 | 0 | 102'),
  form(
    'html tag',
    'html tag, html element tag, tag in html, html markup tag, xml tag',
    /<\/?[A-Za-z][A-Za-z0-9-]*(?:\s[^<>]*)?\/?>/,
    '<a href="/x"> | </p> | a < b',
    'For anything more than tags, use a parser.',
  ),
  form('html comment', 'html comment, xml comment', /<!--[\s\S]*?-->/, '<!-- note --> |  | <p>'),
  form(
    'markdown link',
    'markdown link, link in markdown, md link',
    /\[[^\]\n]*\]\([^()\s]+\)/,
    '[octet](https://example.com) |  | [octet]',
  ),
  form(
    'image url',
    'image url, image link, url of an image, link to an image',
    /https?:\/\/[^\s"'<>]+\.(?:[Pp][Nn][Gg]|[Jj][Pp][Ee]?[Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp]|[Ss][Vv][Gg])/,
    'https://example.com/a.png | http://example.com/b/c.JPG | https://example.com/a.txt',
  ),
  form(
    'image file name',
    'image file name, image filename, image file, image file extension, file name of an image',
    /[^\s\\/:*?"<>|]+\.(?:[Pp][Nn][Gg]|[Jj][Pp][Ee]?[Gg]|[Gg][Ii][Ff]|[Ww][Ee][Bb][Pp]|[Ss][Vv][Gg])/,
    'photo.jpg | a.PNG | notes.txt',
  ),
  form(
    'youtube address',
    'youtube url, youtube link, youtube video url, youtube video link, youtube address',
    /(?:https?:\/\/)?(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^\s#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)[\w-]{11}[^\s]*/,
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ | https://youtu.be/dQw4w9WgXcQ | https://example.com/watch?v=dQw4w9WgXcQ',
  ),
  form(
    'coordinates',
    'latitude and longitude, latitude and longitude pair, gps coordinate, coordinate, lat long pair, latitude longitude pair, lat/long coordinate, geographic coordinate',
    /[+-]?(?:90(?:\.0+)?|[1-8]?\d(?:\.\d+)?), ?[+-]?(?:180(?:\.0+)?|(?:1[0-7]\d|[1-9]?\d)(?:\.\d+)?)/,
    '52.52, 13.405 | -33.86,151.2 | 95.0, 10.0',
  ),
  form(
    'base64 text',
    'base64, base64 string, base64 encoded string, base64 text, base64-encoded string',
    /(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?/,
    'aGVsbG8gd29ybGQh | aGVsbG8gd29ybGQ= | a*b',
  ),
  form(
    'jwt',
    'jwt, json web token, jwt token',
    /[\w-]+\.[\w-]+\.[\w-]+/,
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl |  | abc.def',
    'The signature is not checked.',
  ),
  form(
    'md5 hash',
    'md5, md5 hash, md5 sum, md5 checksum',
    /[0-9a-fA-F]{32}/,
    'd41d8cd98f00b204e9800998ecf8427e |  | d41d8cd9',
  ),
  form(
    'sha1 hash',
    'sha1, sha-1, sha1 hash, sha-1 hash',
    /[0-9a-fA-F]{40}/,
    'da39a3ee5e6b4b0d3255bfef95601890afd80709 |  | da39a3ee',
  ),
  form(
    'sha256 hash',
    'sha256, sha-256, sha256 hash, sha-256 hash',
    /[0-9a-fA-F]{64}/,
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 |  | e3b0c442',
  ),
  form(
    'git hash',
    'git commit hash, git hash, commit hash, git sha, commit sha',
    /[0-9a-f]{7,40}/,
    '4560c95 | da39a3ee5e6b4b0d3255bfef95601890afd80709 | xyz1234',
  ),
  form(
    'port number',
    'port number, tcp port, port',
    /6553[0-5]|655[0-2]\d|65[0-4]\d{2}|6[0-4]\d{3}|[1-5]\d{4}|[1-9]\d{0,3}/,
    '8080 | 65535 | 70000',
  ),
  form(
    'bitcoin address',
    'bitcoin address, btc address',
    /(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{11,71})/,
    '1BoatSLRHtKNngkdXEeobR76b53LETtpyT |  | 0BoatSLRHtKNngkdXEeobR76b53',
    'The checksum is not checked.',
  ),
  form(
    'quoted text',
    'quoted string, double-quoted string, double quoted string, text in double quotes, string in double quotes, text in quotes, text between double quotes, text between quotes',
    /"(?:[^"\\\n]|\\.)*"/,
    '"a \\" b" | "x" | x',
  ),
  form(
    'text in brackets',
    'text in parentheses, text between parentheses, text inside parentheses, text within parentheses, text in round brackets',
    /\([^()\n]*\)/,
    '(a b) | (x) | a b',
  ),
  form(
    'text in brackets',
    'text in square brackets, text between square brackets, text inside square brackets',
    /\[[^\][\n]*\]/,
    '[a b] | [x] | a b',
  ),
  form(
    'repeated word',
    'repeated word, duplicate word, doubled word, duplicated word, repeated consecutive word, two identical consecutive word',
    /\b([A-Za-z]+)\s+\1\b/,
    'the the |  | the cat',
  ),
  form(
    'capitalised word',
    'capitalized word, capitalised word, word that start with a capital letter, word starting with a capital letter, word starting with an uppercase letter',
    /\b[A-Z][a-z]*\b/,
    'Berlin | A | berlin',
  ),
  form('blank line', 'blank line, empty line', /[ \t]*/, '   |  | a'),
  form(
    'vehicle identification number',
    'vin, vehicle identification number, vin number',
    /[A-HJ-NPR-Z0-9]{17}/,
    '1HGCM82633A004352 |  | 1HGCM82633A00435O',
    'The check digit is not checked.',
  ),
  form(
    'bic',
    'bic, swift code, bic code, swift bic',
    /[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?/,
    'DEUTDEFF | DEUTDEFF500 | DEUT',
  ),
  form(
    'vat number',
    'german vat number, german vat id, german vat identification number',
    /DE\d{9}/,
    'DE123456789 |  | DE12345678',
  ),
  form(
    'file path',
    'unix path, unix file path, absolute unix path, linux path, absolute path, linux file path',
    /(?:\/[^/\s]+)+\/?|\//,
    '/usr/local/bin | / | usr/bin',
  ),
  form(
    'windows path',
    'windows path, windows file path',
    /[A-Za-z]:\\(?:[^\\/:*?"<>|\r\n]+\\)*[^\\/:*?"<>|\r\n]*/,
    'C:\\Users\\ada\\a.txt | D:\\ | /usr/bin',
  ),
  form(
    'log level',
    'log level',
    /\b(?:TRACE|DEBUG|INFO|WARN(?:ING)?|ERROR|FATAL|CRITICAL)\b/,
    'ERROR | WARN | OKAY',
  ),
  form(
    'year',
    'year, four digit year, 4 digit year, 4-digit year, year between 1900 and 2099',
    /(?:19|20)\d{2}/,
    '1999 | 2024 | 1899',
    'Years from 1900 to 2099.',
  ),
  form(
    'name',
    'variable name, identifier, javascript identifier, python identifier, programming identifier',
    /[A-Za-z_]\w*/,
    'total_2 | _x | 2total',
  ),
  form(
    'text in braces',
    'text in curly braces, text between curly braces, text inside curly braces, text in curly brackets, everything between two curly brace, everything between curly braces, content between curly braces',
    /\{[^{}]*\}/,
    '{a b} | {x} | a b',
  ),
];
