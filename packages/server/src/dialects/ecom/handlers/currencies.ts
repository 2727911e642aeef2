import type { currencies } from '@vitrine/contract/currencies'
import type { Handlers } from '@vitrine/contract/kit'
import { currencySymbol } from '@vitrine/money'
import type { SiteArea } from '../../../areas/site/compose.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { convertAmount, encodeDigits, pairRateOf } from '../codec/currencies.ts'

export const currencyHandlers = (sites: Pick<SiteArea['sites'], 'get' | 'ratesOf'>) =>
  ({
    listCurrencies: async ({ tx }) => {
      const { base, rates } = await sites.ratesOf(tx.siteId)
      const { locale } = (await sites.get(tx.siteId)).settings
      const codes = [base, ...rates.map(({ currency }) => currency)]
      return {
        currencies: codes.map((code) => ({ code, symbol: currencySymbol(code, locale) })),
      }
    },
    convertCurrency: async ({ tx, input: { from, to, amounts } }) => {
      const pair = pairRateOf(await sites.ratesOf(tx.siteId), from, to)
      return {
        amounts: amounts.map((one) => convertAmount(one, pair, to)),
        rateTimestamp: pair.date,
      }
    },
    getConversionRate: async ({ tx, input: { from, to } }) => {
      const { rate, date } = pairRateOf(await sites.ratesOf(tx.siteId), from, to)
      return { rate: encodeDigits(rate), rateTimestamp: date }
    },
  }) satisfies Handlers<typeof currencies, HandlerContext>
