import {
  type Decimal,
  defineFact,
  GET,
  operation,
  PUT,
  type Static,
  Text,
  Type,
} from '../kit/index.ts'

/** Maximum number of currencies in addition to the site's own. */
const MAX_RATES = 200

/** The value of one unit of the site's currency in another currency. */
export const CurrencyRate = Type.Object(
  {
    /** ISO 4217 code; not the site's own. */
    currency: Text(3, 3),
    /** Exact decimal above 0: up to 9 digits before and 12 behind the point. */
    rate: Type.Unsafe<Decimal>({
      type: 'string',
      pattern: '^\\d{1,9}(\\.\\d{1,12})?$',
      'x-scalar': 'decimal-text',
    }),
    /** The day the rate is of, such as `2026-01-31`. */
    date: Text(10, 10),
  },
  { additionalProperties: false },
)
export type CurrencyRate = Static<typeof CurrencyRate>

/**
 * All rates from the site's currency, ordered by code. Those of an earlier currency are stored until it is
 * used again.
 */
export const CurrencyRates = Type.Object({
  /** The site's currency. */
  base: Type.String(),
  rates: Type.Array(CurrencyRate),
})
export type CurrencyRates = Static<typeof CurrencyRates>

export const CurrencyRatesChanged = defineFact('site.currency_rates_changed')

/**
 * The rates for `convertedPriceData`, which is requested by `x-wix-currency` (catalog contract §6.1, §7.1).
 */
export const getCurrencyRates = operation({
  route: GET('/site/currency-rates'),
  permission: 'admin',
  summary: 'Read the exchange rates for converting prices',
  request: Type.Object({}),
  response: CurrencyRates,
})

/**
 * Replaces all rates from the site's currency. A field is refused by its path, such as
 * `rates[0].currency`: unknown codes, the site's own, one twice, a rate of 0, a day that never was.
 */
export const setCurrencyRates = operation({
  route: PUT('/site/currency-rates'),
  permission: 'admin',
  leastRole: 'admin',
  writes: true,
  summary: 'Replace the exchange rates for converting prices',
  request: Type.Object({ rates: Type.Array(CurrencyRate, { maxItems: MAX_RATES }) }),
  response: CurrencyRates,
  facts: [CurrencyRatesChanged],
})
