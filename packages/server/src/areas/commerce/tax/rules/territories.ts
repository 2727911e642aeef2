/** A place for taxation. Only the country is always known. */
export interface TaxPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** ISO 3166-2, such as `US-NY`, or its part after the country; empty where unknown. */
  readonly subdivision?: string | undefined
  readonly postalCode?: string | undefined
}

/** The VAT territory of a place. */
export interface TaxTerritory {
  /** The territory of the published rates; absent where the country's VAT does not apply. */
  readonly rates: string | undefined
  /** The country of the tax, where a merchant registers. */
  readonly country: string
  /** Whether goods move there within the Union: sales from one member state to another. */
  readonly isInUnion: boolean
}

/** Member states of the European Union, by ISO 3166-1. */
export const memberStates: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
)

/** Countries that are taxed as a part of another one. */
const partOf: Readonly<Record<string, string>> = { MC: 'FR', IM: 'GB', LI: 'CH' }

interface Exception {
  readonly country: string
  readonly postalCode: RegExp
  /** Subdivisions that are wholly in it. */
  readonly subdivisions?: readonly string[]
  readonly territory: Partial<TaxTerritory>
}

const outside = { rates: undefined, isInUnion: false } as const

/**
 * Parts of countries with special rules (Council Directive 2006/112/EC, articles 6, 104 and 105; Northern
 * Ireland: the Windsor Framework; Channel Islands: no United Kingdom VAT), recognized by their subdivision or
 * by their postal code without blanks.
 */
const exceptions: readonly Exception[] = [
  { country: 'AT', postalCode: /^(6691|699[1-3])$/, territory: { rates: 'AT-MITTELBERG' } },
  { country: 'DE', postalCode: /^(78266|27498)$/, territory: outside },
  {
    country: 'ES',
    postalCode: /^(35|38|51|52)\d{3}$/,
    subdivisions: ['CN', 'GC', 'TF', 'CE', 'ML'],
    territory: outside,
  },
  { country: 'FI', postalCode: /^22\d{3}$/, subdivisions: ['01'], territory: outside },
  { country: 'FR', postalCode: /^(97|98[4-9])\d{2,3}$/, territory: outside },
  { country: 'GR', postalCode: /^63086$/, territory: outside },
  { country: 'IT', postalCode: /^(23041|22061)$/, territory: outside },
  {
    country: 'PT',
    postalCode: /^9[5-9]\d{2}/,
    subdivisions: ['20'],
    territory: { rates: 'PT-20' },
  },
  {
    country: 'PT',
    postalCode: /^9[0-4]\d{2}/,
    subdivisions: ['30'],
    territory: { rates: 'PT-30' },
  },
  {
    country: 'GB',
    postalCode: /^BT/,
    subdivisions: ['NIR'],
    territory: { isInUnion: true },
  },
  { country: 'GB', postalCode: /^(JE|GY)/, territory: outside },
]

/** The VAT territory of a place. */
export function territoryOf(place: TaxPlace): TaxTerritory {
  const { country, postalCode = '' } = place
  const taxed = partOf[country] ?? country
  const ordinary = { rates: taxed, country: taxed, isInUnion: memberStates.has(taxed) }
  const code = plainPostalCode(postalCode)
  const subdivision = plainSubdivision(place)
  const exception = exceptions.find(
    (one) =>
      one.country === country &&
      (one.subdivisions?.includes(subdivision) || one.postalCode.test(code)),
  )
  return { ...ordinary, ...exception?.territory }
}

/** Normalizes a postal code for comparison: capitals and digits only. */
export const plainPostalCode = (code: string): string =>
  code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** A subdivision without its country: `NY` of `US-NY`. */
export const plainSubdivision = ({ country, subdivision = '' }: TaxPlace): string => {
  const code = subdivision.toUpperCase()
  return code.startsWith(`${country}-`) ? code.slice(country.length + 1) : code
}

/**
 * Whether a postal code is among some: single ones (`78266`), beginnings (`BT*`), and ranges of codes of one
 * length (`35000-35999`).
 */
export function matchesPostalCode(accepted: readonly string[], code: string | undefined): boolean {
  const plain = plainPostalCode(code ?? '')
  if (plain === '') return false
  return accepted.some((one) => {
    const [first = '', last] = one.split('-').map(plainPostalCode)
    if (last) return plain.length === first.length && first <= plain && plain <= last
    return one.trim().endsWith('*') ? plain.startsWith(first) : plain === first
  })
}
