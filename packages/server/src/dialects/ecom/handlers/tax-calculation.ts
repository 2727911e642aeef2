import type { Handlers } from '@vitrine/contract/kit'
import { MissingSubdivisionInAddress, type taxCalculation } from '@vitrine/contract/published-taxes'
import type { AmountToTax, TaxFeature } from '../../../areas/commerce/tax/index.ts'
import type { SiteArea } from '../../../areas/site/compose.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeAmounts, encodeCalculation } from '../codec/tax-calculation.ts'

export const taxCalculationHandlers = (tax: TaxFeature, sites: Pick<SiteArea['sites'], 'get'>) =>
  ({
    calculateTax: async ({ tx, input }) => {
      const currency = input.currency ?? (await sites.get(tx.siteId)).settings.currency
      const amounts = decodeAmounts(input)
      await refuseIncomplete(tx, tax, amounts)
      const taxed = await tax.calculate(tx, amounts, currency)
      return encodeCalculation(input, currency, taxed)
    },
  }) satisfies Handlers<typeof taxCalculation, HandlerContext>

/** A place in a country that the shop taxes by subdivisions alone needs one. */
async function refuseIncomplete(
  tx: Tx,
  tax: TaxFeature,
  amounts: readonly AmountToTax[],
): Promise<void> {
  const incomplete = amounts.flatMap(({ place }) => (place.subdivision ? [] : place.country))
  if (incomplete.length === 0) return
  const { regions } = await tax.read(tx)
  const country = incomplete.find((one) => {
    const here = regions.filter((region) => region.country === one)
    return here.length > 0 && here.every(({ subdivision }) => subdivision !== '')
  })
  if (country) throw MissingSubdivisionInAddress({ country })
}
