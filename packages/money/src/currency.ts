/** Currencies whose minor unit in ISO 4217 is not a hundredth, by its exponent. */
const exceptions = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
] as const

const exponents = new Map(
  exceptions.flatMap(([exponent, currencies]) =>
    currencies.split(' ').map((currency) => [currency, exponent] as const),
  ),
)

/**
 * The exponent of a currency's minor unit in ISO 4217: 2 for EUR, 0 for JPY, 3 for KWD. This is the unit of
 * integer amounts, and the one that banks and payment providers use. Codes without a minor unit, such as XAU,
 * have 2. Throws a RangeError for an invalid code.
 */
export function currencyExponent(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw new RangeError(`"${currency}" is not a currency; write an ISO 4217 code such as "EUR"`)
  }
  return exponents.get(currency) ?? 2
}

const digits = new Map<string, number>()

/**
 * The usual decimals of prices in a currency, from the locale data of the runtime: 2 for EUR, 0 for JPY, 3
 * for KWD. At most the exponent: prices in forints omit the minor unit. Throws a RangeError for an invalid
 * code.
 */
export function currencyDigits(currency: string): number {
  const existing = digits.get(currency)
  if (existing !== undefined) return existing
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const found = format.resolvedOptions().maximumFractionDigits ?? 2
  digits.set(currency, found)
  return found
}

let codes: ReadonlySet<string> | undefined

/** Whether it is an ISO 4217 code, in capitals. */
export function isCurrency(code: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency'))
  return codes.has(code)
}
