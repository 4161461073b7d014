/** Texts that each regular expression of the recipes must match, and texts that it must not. */
export const REGEX_SAMPLES: Readonly<
  Record<string, { matches: readonly string[]; rejects: readonly string[] }>
> = {
  'e-mail address': {
    matches: ['a@b.co', 'first.last+tag@mail.example.org'],
    rejects: ['a@b', 'a b@c.de', '@c.de'],
  },
  'IPv4 address': {
    matches: ['127.0.0.1', '255.255.255.255', '8.8.8.8'],
    rejects: ['256.1.1.1', '1.2.3', '01.2.3.4'],
  },
  URL: {
    matches: ['https://example.com', 'http://a.b/c?d=e#f'],
    rejects: ['example.com', 'https://', 'ftp://a.b'],
  },
  'ISO date': {
    matches: ['2024-02-29', '1999-12-31'],
    rejects: ['2024-13-01', '24-01-01', '2024-1-1'],
  },
  'time of day': {
    matches: ['00:00', '23:59'],
    rejects: ['24:00', '7:30', '12:60'],
  },
  'phone number': {
    matches: ['+44 20 7946 0958', '(555) 123-4567'],
    rejects: ['12345', 'call me'],
  },
  UUID: {
    matches: ['f47ac10b-58cc-4372-a567-0e02b2c3d479'],
    rejects: ['f47ac10b58cc4372a5670e02b2c3d479'],
  },
  'hex colour': {
    matches: ['#fff', '#A1B2C3'],
    rejects: ['#ffff', 'fff'],
  },
  integer: {
    matches: ['0', '-12'],
    rejects: ['1.5', 'a'],
  },
  'decimal number': {
    matches: ['1', '-2.50'],
    rejects: ['1.', '1,5'],
  },
  'digits only': {
    matches: ['123'],
    rejects: ['12a', '-1', ''],
  },
  'letters only': {
    matches: ['abc'],
    rejects: ['ab1', ''],
  },
  'letters and digits': {
    matches: ['abc123'],
    rejects: ['a b', 'a_b'],
  },
  'US zip code': {
    matches: ['12345', '12345-6789'],
    rejects: ['1234', '123456'],
  },
  'German postcode': {
    matches: ['10115', 'D-10115'],
    rejects: ['1011', 'D10115', '101155'],
  },
  'UK postcode': {
    matches: ['SW1A 1AA', 'M1 1AE', 'B338TH'],
    rejects: ['12345', 'SW1A  1AA', 'S 1AA'],
  },
  'Dutch postcode': {
    matches: ['1012 AB', '1012AB'],
    rejects: ['0123 AB', '1012 A', '1012'],
  },
  'password with letters, digits and a symbol': {
    matches: ['Passw0rd!'],
    rejects: ['password', 'Sh0rt!'],
  },
  'HTML tag': {
    matches: ['<b>', '</div>'],
    rejects: ['a < b'],
  },
  'whitespace at the end of a line': {
    matches: ['word  '],
    rejects: ['word'],
  },
  'empty line': {
    matches: ['', '  '],
    rejects: ['x'],
  },
  'repeated word': {
    matches: ['the the end'],
    rejects: ['then the'],
  },
  'text between quotes': {
    matches: ['say "hi"', '"a \\" b"'],
    rejects: ['no quotes'],
  },
  'text in brackets': {
    matches: ['a (b) c'],
    rejects: ['a b'],
  },
  'file extension': {
    matches: ['a.tar.gz', 'x.md'],
    rejects: ['README'],
  },
  'MAC address': {
    matches: ['00:1A:2b:3c:4D:5e'],
    rejects: ['00:1A:2b:3c:4D'],
  },
  'semantic version': {
    matches: ['1.2.3', '1.0.0-rc.1+5'],
    rejects: ['1.2', 'v1.2.3'],
  },
  slug: {
    matches: ['a-b-c1'],
    rejects: ['A-b', 'a--b'],
  },
  'credit card number': {
    matches: ['4242 4242 4242 4242', '4242424242424242'],
    rejects: ['4242 4242 4242'],
  },
  'European date': {
    matches: ['31/12/2024'],
    rejects: ['2024-12-31', '12/31/2024'],
  },
  'US date': {
    matches: ['12/31/2024'],
    rejects: ['31/12/2024'],
  },
  'domain name': {
    matches: ['example.com', 'a.b.org'],
    rejects: ['-a.com', 'example'],
  },
  price: {
    matches: ['$1,234.50', '12'],
    rejects: ['12.5', 'abc'],
  },
  whitespace: {
    matches: ['a b'],
    rejects: ['ab'],
  },
  'leading and trailing whitespace': {
    matches: [' a'],
    rejects: ['a b'],
  },
  'word that starts with a capital letter': {
    matches: ['a Bee'],
    rejects: ['abc'],
  },
  'IPv4 address with a port': {
    matches: ['127.0.0.1:80', '10.0.0.255:65535'],
    rejects: ['127.0.0.1', '256.0.0.1:80', '1.2.3.4:'],
  },
  'ISO date and time': {
    matches: ['2024-03-15T12:30:00Z', '2024-03-15T12:30:00.5+02:00'],
    rejects: ['2024-03-15', '2024-03-15 12:30:00'],
  },
  'line without a word': {
    matches: ['nothing here', 'swords'],
    rejects: ['a word here'],
  },
  'password with a capital letter and a digit': {
    matches: ['Password1'],
    rejects: ['password1', 'Password', 'Pass1'],
  },
  'US phone number': {
    matches: ['(555) 123-4567', '+1 555-123-4567', '5551234567'],
    rejects: ['+44 20 7946 0958', '555-1234'],
  },
  'number with two decimals': {
    matches: ['1.50', '-20.00'],
    rejects: ['1.5', '1', '1.500'],
  },
  'only letters and spaces': {
    matches: ['Ada Lovelace'],
    rejects: ['R2 D2', 'a-b', ''],
  },
  'e-mail addresses in a text': {
    matches: ['write to a@b.co or not', 'first.last+tag@mail.example.org'],
    rejects: ['a@b', 'nobody @ home.org'],
  },
};
