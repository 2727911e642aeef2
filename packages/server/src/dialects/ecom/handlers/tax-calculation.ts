import type { Handlers } from '@vitrine/contract/kit'
import type { taxCalculation } from '@vitrine/contract/published-taxes'
import type { TaxFeature } from '../../../areas/commerce/tax/index.ts'
import type { SiteArea } from '../../../areas/site/compose.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeAmounts, encodeCalculation } from '../codec/tax-calculation.ts'

export const taxCalculationHandlers = (tax: TaxFeature, sites: Pick<SiteArea['sites'], 'get'>) =>
  ({
    calculateTax: async ({ tx, input }) => {
      const currency = input.currency ?? (await sites.get(tx.siteId)).settings.currency
      const taxed = await tax.calculate(tx, decodeAmounts(input), currency)
      return encodeCalculation(input, currency, taxed)
    },
  }) satisfies Handlers<typeof taxCalculation, HandlerContext>
