import { foldedLines } from '../../snippets/program-layout.ts';
import type { Plan } from './made.ts';
import { py } from './source.ts';
import { functionName } from './values.ts';

const IBANS =
  'DE89370400440532013000 AT611904300234573201 CH9300762011623852957 LI21088100002324013AA FR1420041010050500013M02606 IT60X0542811101000000123456 ES9121000418450200051332 NL91ABNA0417164300 BE68539007547034 LU280019400644750000 GB82WEST12345698765432 IE29AIBK93115212345678 PT50000201231234567890154 DK5000400440116243 SE4550000000058398257466 NO9386011117947 FI2112345600000785 IS140159260076545510730339 PL61109010140000071219812874 CZ6508000000192000145399 SK3112000000198742637541 HU42117730161111101800000000 SI56263300012039086 HR1210010051863000160 RO49AAAA1B31007593840000 BG80BNBG96611020345678 GR1601101250000000012300695 CY17002001280000001200527600 MT84MALT011000012345MTLCAST001S EE382200221020145685 LV80BANK0000435195001 LT121000011101001000'.split(
    ' ',
  );

const CODES: Readonly<Record<string, string>> = {
  germ: 'DE',
  aust: 'AT',
  swit: 'CH',
  swis: 'CH',
  fran: 'FR',
  fren: 'FR',
  ital: 'IT',
  neth: 'NL',
  dutc: 'NL',
  spai: 'ES',
  span: 'ES',
  brit: 'GB',
  belg: 'BE',
  pola: 'PL',
  poli: 'PL',
};
const COUNTRY =
  /\b(german|germany|austria|austrian|switzerland|swiss|france|french|italy|italian|netherlands|dutch|spain|spanish|british|britain|belgium|belgian|poland|polish)\b/;

/** A check of IBANs: country, length and check digits. */
export const planIban: Plan = (wish) => {
  if (
    !wish.take(/\bibans?\b(?: (?:numbers?|is|are|valid))*/) ||
    wish.has(/\bcsv\b|\bclass\b|\bendpoint\b|\bflask\b|\bfastapi\b/)
  )
    return undefined;
  const listed = IBANS.filter((iban) =>
    new RegExp(`(?<![\\w"'])${iban.slice(0, 2)}(?![\\w"'])`).test(wish.given),
  );
  const countries = wish.takeAll(COUNTRY).map(([, one = '']) => CODES[one.slice(0, 4)]);
  const ours = [
    ...listed,
    ...IBANS.filter((iban) => countries.includes(iban.slice(0, 2)) && !listed.includes(iban)),
  ];
  wish.takeAll(
    /[(,]? ?(?:\b(?:only|for|from|and|or|of|countries) )*\b(?:de|at|ch|li|fr|it|es|nl|be|lu|gb|uk)\b(?= ?[,)]|,? (?:and|or) | ibans?| only|$)[)]?/,
  );
  const used = ours.length > 0 ? ours : IBANS;
  const name = functionName(wish, 'is_valid_iban');
  const raises = wish.says(/\b(?:raises?|raising|throws?)(?: an?)? (?:valueerror|error|exception)[^,;.]*/);
  const isStrict = wish.says(/\bno spaces(?: allowed)?|\bspaces (?:are )?not allowed/);
  wish.takeAll(
    /\b(?:with|using|by)?(?: the)? ?\(?(?:mod(?:ulo|ulus)?[ -]?97)(?:[- ]10)?(?: check(?:sum)?| algorithm| test| method)?\)?|\bspaces?(?: (?:are|is|between))* ?(?:allowed|ok(?:ay)?|ignored|fine|permitted)|\b(?:ignor\w+|strip\w*|remov\w+|allow\w*) (?:all )?(?:spaces|whitespace)|\blower ?case(?: letters)?(?: (?:is|are))? ?(?:ok(?:ay)?|allowed|too|fine|accepted)?|\breturns? ?(?:true|false)(?: ?(?:\/|or) ?(?:true|false))?|\b(?:true|false) ?(?:\/|or) ?(?:true|false)\b|\bcheck(?:s|ing)? (?:the )?(?:length|country|checksum|check digits)(?: (?:per|for each|by) country)?/,
  );
  const fail = (why: string): string => (raises ? `raise ValueError(${why})` : 'return False');
  const sample = used[0] ?? '';
  const spaced = sample.replace(/(.{4})(?=.)/g, '$1 ');
  const wrong = `${sample.slice(0, -1)}${(Number(sample.at(-1)) + 1) % 10 || 1}`;
  const outside = ours.length > 0 ? IBANS.find((iban) => !ours.includes(iban)) : undefined;
  const refuses = (text: string): string =>
    raises ? `with raises(ValueError):\n  ${name}(${text})` : `assert not ${name}(${text})`;
  return {
    program: {
      code: py`
# Every country has a fixed length${ours.length > 0 ? '' : '; of one that is not listed, any will do'}.
LENGTHS = {
  ${foldedLines(used.map((iban) => `"${iban.slice(0, 2)}":_${iban.length},`).join(' '))
    .join('\n')
    .replaceAll('_', ' ')}
}


def ${name}(iban: str) -> ${raises ? 'str' : 'bool'}:
  """Checks country, length and the checksum modulo 97; small letters${isStrict ? '' : ' and spaces'} are allowed."""
  text = iban${isStrict ? '' : '.replace(" ", "")'}.upper()
  if not re.fullmatch(r"[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}", text):
    ${fail('f"not an IBAN: {iban!r}"')}
  if len(text) != LENGTHS.get(text[:2]${ours.length === 0 && ', len(text)'}):
    ${fail('f"wrong country or length: {iban!r}"')}
  # Letters become numbers from 10 to 35.
  digits = "".join(str(int(sign, 36)) for sign in text[4:] + text[:4])
  ${raises ? 'if int(digits) % 97 != 1:\n  raise ValueError(f"wrong check digits: {iban!r}")\nreturn text' : 'return int(digits) % 97 == 1'}`,
      checks: [
        [
          'valid',
          used
            .slice(0, 4)
            .map((iban) => `assert ${name}("${iban}")`)
            .join('\n'),
        ],
        isStrict
          ? ['lower_case', `assert ${name}("${sample.toLowerCase()}")`]
          : [
              'spaces_and_lower_case',
              `assert ${name}("${spaced}")\nassert ${name}("${sample.toLowerCase()}")`,
            ],
        ['wrong_checksum', refuses(`"${wrong}"`)],
        ['wrong_length', refuses(`"${sample.slice(0, -1)}"`)],
        ['no_iban', refuses('""')],
        ...(outside ? [['other_country', refuses(`"${outside}"`)] as const] : []),
      ],
      ...(wish.tests
        ? {}
        : {
            main: raises ? `print(${name}("${spaced}"))` : `print(${name}("${spaced}"), ${name}("${wrong}"))`,
          }),
    },
    subject: 'Iban',
    silent:
      'accepts ibans check checks checking validate validates validating validation valid validator number checksum spaces true false bool boolean whether function func length country countries digits bank account',
  };
};
