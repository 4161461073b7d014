import { getCountryDataList, type ICountryData } from 'countries-list';

export const COUNTRIES: readonly ICountryData[] = getCountryDataList();

/** Listed beside the countries that they belong to. */
const TERRITORIES: ReadonlySet<string> = new Set(
  'AC AS AI AW AQ AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR RE SH SJ SX TA TC TF TK UM VG VI WF YT'.split(
    ' ',
  ),
);

export const isOwnCountry = ({ iso2 }: ICountryData): boolean => !TERRITORIES.has(iso2);
