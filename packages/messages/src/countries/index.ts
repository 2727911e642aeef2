/** Countries and territories of ISO 3166-1 by continent. */
const codesByContinent = {
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ ' +
    'NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW',
  antarctica: 'AQ BV GS HM',
  asia:
    'AE AF AM AZ BD BH BN BT CC CN CX CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP ' +
    'OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  europe:
    'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK ' +
    'MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA',
  northAmerica:
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC ' +
    'TT US VC VG VI',
  oceania: 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  southAmerica: 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
}
export type Continent = keyof typeof codesByContinent

export const continents = Object.keys(codesByContinent) as Continent[]

/** The codes of a continent, in the order of the alphabet. */
export const countriesOf = (continent: Continent): readonly string[] =>
  codesByContinent[continent].split(' ')

export interface Country {
  /** ISO 3166-1, two capitals. */
  readonly id: string
  /** In the requested language. */
  readonly name: string
}

const cache = new Map<string, readonly Country[]>()

/** All countries with their names in a language, sorted by name. `locale` is a BCP 47 tag. */
export function countriesIn(locale: string): readonly Country[] {
  const cached = cache.get(locale)
  if (cached) return cached
  const countries = continents
    .flatMap(countriesOf)
    .map((id) => ({ id, name: countryName(id, locale) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
  cache.set(locale, countries)
  return countries
}

/** The name of a country in a language; its code where it has none. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
