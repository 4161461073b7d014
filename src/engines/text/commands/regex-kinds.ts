import { rangeSource } from './regex-atoms.ts';
import type { Described, Kind, Wishes } from './regex-kind.ts';
import { PHONES } from './regex-phones.ts';

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const YEAR = '\\d{4}';
const MONTH = '(?:0[1-9]|1[0-2])';
const DAY = '(?:0[1-9]|[12]\\d|3[01])';
const DATE_PARTS: Readonly<Record<string, readonly [string, string]>> = {
  yyyy: [YEAR, '2026'],
  yy: ['\\d{2}', '26'],
  mm: [MONTH, '07'],
  m: ['(?:0?[1-9]|1[0-2])', '7'],
  dd: [DAY, '31'],
  d: ['(?:0?[1-9]|[12]\\d|3[01])', '31'],
};

const NAMES: Readonly<Record<string, string>> = { y: 'year', m: 'month', d: 'day' };

const timeSource = (wishes: Wishes): Described => {
  const seconds = wishes.has('optional seconds')
    ? '(?::[0-5]\\d)?'
    : wishes.has('seconds')
      ? ':[0-5]\\d'
      : '';
  const tail = wishes.has('seconds') ? ':07' : '';
  if (wishes.has('12'))
    return {
      task: `12-hour time${wishes.has('seconds') ? ' with seconds' : ''}`,
      source: `(?:0?[1-9]|1[0-2]):[0-5]\\d${seconds} ?[AaPp][Mm]`,
      yes: [`9:30${tail} am`, `12:05${tail} PM`],
      no: [`13:00${tail} pm`, `9:60${tail} am`],
    };
  const hour = wishes.has('short') ? '(?:[01]?\\d|2[0-3])' : '(?:[01]\\d|2[0-3])';
  return {
    task: `24-hour time${wishes.has('seconds') ? ' with seconds' : wishes.has('optional seconds') ? ' with optional seconds' : ''}`,
    source: `${hour}:[0-5]\\d${seconds}`,
    yes: [`23:59${tail}`, wishes.has('short') ? `9:05${tail}` : `00:00${tail}`],
    no: [`24:00${tail}`, `12:60${tail}`],
  };
};

export const KINDS: readonly Kind[] = [
  PHONES,
  {
    reads:
      /\b(?:(?:twitter|instagram|social media) )?(hash ?tags?|mentions?|handles?|user ?names? with an? @)\b/,
    wishes: [],
    gives: (_, found) =>
      /^hash/.test(found[1] ?? '')
        ? { task: 'hashtag', source: '#\\w+', yes: ['#octet', '#a_1'], no: ['octet', '#'] }
        : { task: 'mention', source: '@\\w+', yes: ['@octet', '@a_1'], no: ['octet', '@'] },
  },
  {
    reads:
      /\b(?:times? (?:of day )?in (?:the )?(?:24|12)[- ]?h(?:(?:ou)?rs?)?(?: format| clock| notation)?|(?:24|12)[- ]?h(?:(?:ou)?rs?)?(?: format| clock| military)?(?: times?)?(?: of (?:the )?day)?|military times?|(?:clock )?times?(?: of (?:the )?day)?)\b/,
    wishes: [
      [/\b(?:with |and )?optional seconds\b|\bwith or without seconds\b/, 'optional seconds'],
      [/\b(?:with|including|and|incl\.?) seconds\b|\bhh:mm:ss\b/, 'seconds'],
      [
        /\b(?:with )?(?:an? )?(?:optional leading zeros?|single[- ]digit hours?(?: allowed)?|no leading zeros?)\b|\bh:mm\b/,
        'short',
      ],
      [/\b(?:with )?(?:an? )?(?:am ?\/ ?pm|am (?:or|and) pm)(?: suffix)?\b/, '12'],
      [/\bhh:mm\b|\b(?:in )?(?:24|12)[- ]?h(?:(?:ou)?rs?)?(?: format)?\b/, ''],
    ],
    gives: (wishes, found) => timeSource(/12/.test(found[0]) ? new Set([...wishes, '12']) : wishes),
  },
  {
    reads:
      /\b(?:css |html )?hex(?:adecimal)?(?: css| html| rgb)? colou?rs?(?: codes?| values?)?|\b(?:html |css )?colou?r (?:hex )?codes?\b|\bhex codes?\b/,
    wishes: [
      [
        /\b(?:with )?(?:an? )?optional (?:leading )?(?:hash|pound|#)(?: sign)?(?!\w)|\bwith or without (?:the |an? )?(?:leading )?(?:hash|pound|#)(?: sign)?/,
        'bare',
      ],
      [
        /\b(?:3|three)(?:[- ]digit)? (?:or|and) (?:6|six)(?:[- ](?:digits?|characters?|chars?))?(?: forms?)?\b/,
        'both',
      ],
      [
        /\b(?:with |and )?(?:an? )?(?:optional )?alpha(?: channel)?\b|\b(?:and |or )?8[- ]digits?(?: forms?)?\b|\bwith transparency\b/,
        'alpha',
      ],
      [
        /\b(?:also |including |with |plus |and |or |both )*(?:the )?(?:short(?:hand)?|3[- ](?:digits?|characters?|letters?)|three[- ](?:digits?|characters?|letters?))(?: forms?| versions?| notation| ones?| colou?rs?)?(?: too| as well)?\b/,
        'both',
      ],
      [/\b(?:only )?(?:6|six)[- ](?:digits?|characters?)(?: forms?)?(?: only)?\b/, 'long'],
      [/\b(?:short|long|full) and (?:short|long|full)(?: forms?)?\b/, 'both'],
    ],
    gives: (wishes) => {
      const hash = wishes.has('bare') ? '#?' : '#';
      const isLong = wishes.has('long') && !wishes.has('both');
      const hex = '[0-9a-fA-F]';
      const source = isLong
        ? `${hash}${hex}{6}${wishes.has('alpha') ? `(?:${hex}{2})?` : ''}`
        : wishes.has('alpha')
          ? `${hash}(?:${hex}{3,4}|${hex}{6}|${hex}{8})`
          : `${hash}(?:${hex}{3}|${hex}{6})`;
      return {
        task: 'hex colour',
        source,
        yes: ['#1a2B3c', ...(isLong ? [] : ['#fff']), ...(wishes.has('alpha') ? ['#1a2b3c80'] : [])],
        no: ['#12345', '#ggg'],
      };
    },
  },
  {
    reads:
      /\b(?:u\.?s\.?a?\.?|american|north american|nanp|10[- ]digit|ten[- ]digit) (?:tele)?phone(?: numbers?)?|\bphone numbers? in (?:the )?(?:us|usa|u\.s\.) ?(?:format)?/,
    wishes: [
      [
        /\b(?:with )?(?:an? )?optional (?:\+?1|country code|area code prefix)(?: prefix)?|\bwith or without (?:the )?country code\b/,
        'country',
      ],
      [/\bwith (?:the )?country code\b/, 'country needed'],
      [
        /\b(?:with )?(?:optional )?(?:dash(?:es)?|hyphens?|dots?|spaces?|parenthes[ie]s|brackets|separators?)(?:,? (?:and|or) (?:dash(?:es)?|hyphens?|dots?|spaces?|parenthes[ie]s|brackets))*\b/,
        '',
      ],
    ],
    gives: (wishes) => {
      const country = wishes.has('country needed') ? '\\+?1[ .-]?' : '(?:\\+?1[ .-]?)?';
      const first = wishes.has('country needed') ? '+1 ' : '';
      return {
        task: 'US phone number',
        source: `${country}(?:\\(\\d{3}\\) ?|\\d{3}[ .-]?)\\d{3}[ .-]?\\d{4}`,
        yes: [`${first}(555) 123-4567`, `${first}555-123-4567`, `${first}5551234567`],
        no: [`${first}555-1234`, `${first}(555 123-4567`],
      };
    },
  },
  {
    reads: /\b(?:u\.?k\.?|british) (?:tele|mobile )?phone(?: numbers?)?|\bphone numbers? in (?:the )?uk\b/,
    wishes: [[/\b(?:with )?(?:optional )?spaces\b/, '']],
    gives: () => ({
      task: 'UK phone number',
      source: '(?:\\+44 ?|0)[1-9](?: ?\\d){8,9}',
      yes: ['020 7946 0123', '+44 20 7946 0123', '07700900123'],
      no: ['7946 0123', '+44 020 7946 0123'],
    }),
  },
  {
    reads: /\b(?:ip ?v4|ip)(?: address(?:es)?)?\b/,
    wishes: [
      [/\b(?:with|and) (?:an? )?optional port(?: numbers?)?\b/, 'optional port'],
      [/\bwith (?:an? )?port(?: numbers?)?\b/, 'port'],
      [
        /\b(?:in|with)(?: an?)?(?: optional)? (?:cidr(?: notation| suffix| mask| range)?|subnet masks?|prefix length)\b/,
        'cidr',
      ],
      [
        /\b(?:(?:each|every) (?:octet|part|number)|octets?|numbers?)?(?: (?:is|are|between|from|in))* ?0 ?(?:-|to|and) ?255\b/,
        '',
      ],
    ],
    gives: (wishes) => {
      const port = wishes.has('port') ? ':\\d{1,5}' : wishes.has('optional port') ? '(?::\\d{1,5})?' : '';
      const cidr = wishes.has('cidr') ? '\\/(?:3[0-2]|[12]?\\d)' : '';
      const tail = wishes.has('port') ? ':8080' : wishes.has('cidr') ? '/24' : '';
      return {
        task: `IPv4 address${wishes.has('port') || wishes.has('optional port') ? ' with a port' : wishes.has('cidr') ? ' in CIDR notation' : ''}`,
        source: `(?:${OCTET}\\.){3}${OCTET}${port}${cidr}`,
        yes: [`192.168.0.1${tail}`],
        no: [`256.1.1.1${tail}`, `1.2.3${tail}`],
      };
    },
  },
  {
    reads:
      /\b(?:valid )?(?:dates? )?(?:in |of |with )?(?:the )?(?:form(?:at)? )?(yyyy|yy|mm?|dd?)([-/. ])(yyyy|mm?|dd?)\2(yyyy|yy|mm?|dd?)(?: dates?| format| form)*|\b(?:iso(?: ?8601)?) dates?\b/,
    wishes: [
      [/\b(?:german|european|british|us|american|french|swiss|italian|spanish|iso)\b/, ''],
      [/\bgrouped parts(?: of)?\b/, 'groups'],
      [/\bdates?\b/, ''],
    ],
    gives: (asked, [, ...found]) => {
      const [one = 'yyyy', sign = '-', two = 'mm', three = 'dd'] = found[0] === undefined ? [] : found;
      const parts = [one, two, three].map((name) => DATE_PARTS[name]);
      if (new Set([one, two, three].map((name) => name[0])).size < 3 || parts.includes(undefined))
        return undefined;
      const known = parts.flatMap((part) => (part === undefined ? [] : [part]));
      const glue = sign === '-' || sign === ' ' ? sign : `\\${sign}`;
      const wrong = known.map(([, sample], at) => ([one, two, three][at]?.startsWith('m') ? '13' : sample));
      return {
        task: `date as ${[one, two, three].join(sign).toUpperCase()}`,
        source: known
          .map(([source]) => (asked.has('groups') ? `(${source.replace(/^\(\?:(.*)\)$/, '$1')})` : source))
          .join(glue),
        yes: [known.map(([, sample]) => sample).join(sign)],
        no: [wrong.join(sign)],
        note: `${asked.has('groups') ? `Groups 1, 2 and 3: ${[one, two, three].map((name) => NAMES[name[0] ?? '']).join(', ')}. ` : ''}It does not know how many days each month has.`,
      };
    },
  },
  {
    reads: /\b(?:url )?slugs?\b/,
    wishes: [
      [
        /\b(?:of |with )?(?:only )?lower ?case(?: letters)?(?:,? (?:and )?(?:digits|numbers))?,? (?:and )?(?:hyphens|dashes)(?: only)?\b/,
        '',
      ],
    ],
    gives: () => ({
      task: 'slug',
      source: '[a-z0-9]+(?:-[a-z0-9]+)*',
      yes: ['my-first-post', 'post2'],
      no: ['My Post', 'a--b', '-a'],
    }),
  },
  {
    reads:
      /\b(?:whole |an? )?(?:numbers?|integers?|values?|ages?|percentages?)? ?(?:between|from|in the range|range) (\d{1,6}) ?(?:-|to|and) ?(\d{1,6})(?: inclusive)?\b|\b(?:tcp |valid )?port numbers?\b/,
    wishes: [],
    gives: (_, [, low = '1', high = '65535']) => {
      const [first, last] = [Number(low), Number(high)];
      if (first >= last) return undefined;
      return {
        task: `number from ${first} to ${last}`,
        source: rangeSource(first, last),
        yes: [String(first), String(last)],
        no: [String(last + 1), ...(first > 0 ? [String(first - 1)] : [])],
      };
    },
  },
];
