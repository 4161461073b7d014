import type { Kind } from './regex-kind.ts';

interface Plan {
  readonly names: string;
  readonly shown: string;
  /** The code of the country, and whether a number at home begins with a zero that it takes the place of. */
  readonly code: string;
  readonly hasZero: boolean;
  /** The number after the country code or the zero. */
  readonly rest: string;
  readonly samples: readonly [home: string, other: string];
  readonly wrong: readonly [string, string];
}

/** Numbers as they are written in the countries: the form only. */
const PLANS: readonly Plan[] = [
  {
    names: 'german|germany|deutsche?',
    shown: 'German',
    code: '49',
    hasZero: true,
    rest: '[1-9]\\d{1,4}[ /-]?\\d(?:[ -]?\\d){3,9}',
    samples: ['30 12345678', '151 23456789'],
    wrong: ['0049', '00 12345678'],
  },
  {
    names: 'french|france',
    shown: 'French',
    code: '33',
    hasZero: true,
    rest: '[1-9](?:[ .-]?\\d{2}){4}',
    samples: ['6 12 34 56 78', '612345678'],
    wrong: ['06 12 34 56', '00 12 34 56 78'],
  },
  {
    names: 'spanish|spain',
    shown: 'Spanish',
    code: '34',
    hasZero: false,
    rest: '[6-9](?:[ -]?\\d){8}',
    samples: ['612 345 678', '91 123 45 67'],
    wrong: ['512 345 678', '612 345'],
  },
  {
    names: 'italian|italy',
    shown: 'Italian',
    code: '39',
    hasZero: false,
    rest: '(?:3\\d{2}[ -]?\\d{3}[ -]?\\d{3,4}|0\\d{1,3}[ -]?\\d{5,8})',
    samples: ['347 1234567', '06 12345678'],
    wrong: ['247 1234567', '347 123'],
  },
  {
    names: 'dutch|netherlands|holland',
    shown: 'Dutch',
    code: '31',
    hasZero: true,
    rest: '[1-9](?:[ -]?\\d){8}',
    samples: ['6 12345678', '20 123 4567'],
    wrong: ['6 12345678', '06 1234567'],
  },
  {
    names: 'polish|poland',
    shown: 'Polish',
    code: '48',
    hasZero: false,
    rest: '[1-9]\\d{2}(?:[ -]?\\d{3}){2}',
    samples: ['512 345 678', '512345678'],
    wrong: ['012 345 678', '512 345'],
  },
  {
    names: 'swiss|switzerland',
    shown: 'Swiss',
    code: '41',
    hasZero: true,
    rest: '[1-9]\\d ?\\d{3}(?: ?\\d{2}){2}',
    samples: ['79 123 45 67', '441234567'],
    wrong: ['79 123 45 67', '079 123 45'],
  },
  {
    names: 'austrian|austria',
    shown: 'Austrian',
    code: '43',
    hasZero: true,
    rest: '[1-9]\\d{0,3}[ /-]?\\d(?:[ -]?\\d){3,9}',
    samples: ['1 234567', '664 1234567'],
    wrong: ['664', '00 1234567'],
  },
  {
    names: 'indian|india',
    shown: 'Indian mobile',
    code: '91',
    hasZero: false,
    rest: '[6-9]\\d{4}[ -]?\\d{5}',
    samples: ['9876543210', '98765 43210'],
    wrong: ['1234567890', '98765'],
  },
  {
    names: 'australian|australia',
    shown: 'Australian',
    code: '61',
    hasZero: true,
    rest: '[2-478](?:[ -]?\\d){8}',
    samples: ['412 345 678', '2 9876 5432'],
    wrong: ['0512 345 678', '0412 345'],
  },
  {
    names: 'belgian|belgium',
    shown: 'Belgian',
    code: '32',
    hasZero: true,
    rest: '[1-9](?:[ ./-]?\\d){7,8}',
    samples: ['470 12 34 56', '2 123 45 67'],
    wrong: ['470 12 34 56', '0470 12'],
  },
  {
    names: 'swedish|sweden',
    shown: 'Swedish',
    code: '46',
    hasZero: true,
    rest: '[1-9](?:[ -]?\\d){6,9}',
    samples: ['70 123 45 67', '8-123 456 78'],
    wrong: ['70 123 45 67', '070'],
  },
  {
    names: 'irish|ireland',
    shown: 'Irish',
    code: '353',
    hasZero: true,
    rest: '[1-9](?:[ -]?\\d){6,9}',
    samples: ['85 123 4567', '1 234 5678'],
    wrong: ['85 123 4567', '085'],
  },
  {
    names: 'chinese|china',
    shown: 'Chinese mobile',
    code: '86',
    hasZero: false,
    rest: '1[3-9]\\d(?:[ -]?\\d{4}){2}',
    samples: ['13812345678', '138 1234 5678'],
    wrong: ['12812345678', '138 1234'],
  },
];
const ALL = PLANS.map(({ names }) => names).join('|');
const NUMBER =
  '(?:(?:tele|mobile |cell ?)?phone(?: numbers?)?|(?:mobile|cell|landline)(?: phone)?(?: numbers?)?|tel(?:ephone)? numbers?)';

/** Telephone numbers of a country that is named. */
export const PHONES: Kind = {
  reads: new RegExp(`\\b(${ALL}) ${NUMBER}|\\b${NUMBER} (?:in|from|for|of) (?:the )?(${ALL})\\b`),
  wishes: [
    [
      /\bwith or without (?:the )?(?:country code|\+?\d{2,3}|prefix|spaces)\b|\b(?:with )?(?:an? )?optional (?:country code|\+?\d{2,3}|prefix|spaces|dashes)\b/,
      '',
    ],
    [/\bwith (?:the |a )?(?:country code|\+\d{2,3}|international prefix)\b/, 'country needed'],
    [
      /\b(?:with |and )?(?:optional )?(?:spaces|dashes|hyphens|dots)(?: (?:or|and) (?:spaces|dashes|hyphens|dots))?\b/,
      '',
    ],
  ],
  gives: (wishes, found) => {
    const said = found[1] ?? found[2] ?? '';
    const plan = PLANS.find(({ names }) => new RegExp(`^(?:${names})$`).test(said));
    if (plan === undefined) return undefined;
    const { code, hasZero, rest, samples, wrong } = plan;
    const abroad = `(?:\\+|00)${code} ?`;
    const first = wishes.has('country needed') ? abroad : hasZero ? `(?:${abroad}|0)` : `(?:${abroad})?`;
    const home = hasZero ? '0' : '';
    return {
      task: `${plan.shown} phone number`,
      source: `${first}${rest}`,
      yes: wishes.has('country needed')
        ? samples.map((each) => `+${code} ${each}`)
        : [`${home}${samples[0]}`, `+${code} ${samples[0]}`, `${home}${samples[1]}`],
      no: wishes.has('country needed') ? samples.map((each) => `${home}${each}`) : [...wrong],
      note: 'The form only: not every such number is in use.',
    };
  },
};
