import { GET, operation, POST, service, Timestamp, Type } from '../kit/index.ts'

/** A decimal as its digits and the number of decimals: `10.95` is `1095` and 2. */
const DigitsAndPlaces = Type.Object({
  value: Type.String({ pattern: '^-?\\d{1,30}$' }),
  decimalPlaces: Type.Integer({ minimum: 0, maximum: 20 }),
})
const Code = () => Type.String({ pattern: '^[A-Z]{3}$' })
const pair = { from: Code(), to: Code() }
/** Null where both are the same. */
const rateTimestamp = Type.Union([Timestamp(), Type.Null()])

/** The currencies of a shop's prices: its own, and those with exchange rates. */
export const currencies = service({
  name: 'currencies',
  summary: 'Currencies and exchange rates, published form',
  mounts: ['/currency_converter/v1/currencies', '/_api/currency-converter/v1/currencies'],
  operations: {
    listCurrencies: operation({
      route: GET(''),
      permission: 'anyone',
      summary: 'List the shop’s currency and those with an exchange rate',
      request: Type.Object({}),
      response: Type.Object({
        currencies: Type.Array(Type.Object({ code: Type.String(), symbol: Type.String() })),
      }),
    }),
    convertCurrency: operation({
      route: POST('/amounts/{from}/convert/{to}'),
      permission: 'anyone',
      summary: 'Convert amounts, rounded half up to the decimals of the currency',
      description: 'A currency without a rate is refused by its field.',
      request: Type.Object({
        ...pair,
        amounts: Type.Array(DigitsAndPlaces, { minItems: 1, maxItems: 100 }),
      }),
      response: Type.Object({ amounts: Type.Array(DigitsAndPlaces), rateTimestamp }),
    }),
    getConversionRate: operation({
      route: GET('/rate/{from}/convert/{to}'),
      permission: 'anyone',
      summary: 'Read the exchange rate between two currencies',
      description: 'Up to ten decimals where neither is the shop’s own.',
      request: Type.Object(pair),
      response: Type.Object({ rate: DigitsAndPlaces, rateTimestamp }),
    }),
  },
})
