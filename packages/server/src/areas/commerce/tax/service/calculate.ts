import { currencyDigits, type Decimal, toFixedDecimal } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import { type TaxedAmount, taxOf } from '../rules/tax-of.ts'
import type { TaxPlace } from '../rules/territories.ts'
import { type ResolveDeps, resolveTaxes } from './resolve.ts'

/** An amount that is taxed at a place. */
export interface AmountToTax {
  readonly amount: Decimal
  /** Null for products that name none. */
  readonly taxGroupId: string | null
  readonly place: TaxPlace
  /** Whether the amount contains its tax; absent: as the region or the site says. */
  readonly isIncluded?: boolean | undefined
}

/** The tax of amounts of a currency, in their order; four statements for each place. */
export async function calculateTaxes(
  tx: Tx,
  deps: ResolveDeps,
  amounts: readonly AmountToTax[],
  currency: string,
): Promise<TaxedAmount[]> {
  const digits = currencyDigits(currency)
  const taxed = new Map<AmountToTax, TaxedAmount>()
  for (const place of new Set(amounts.map((one) => one.place))) {
    const here = amounts.filter((one) => one.place === place)
    const taxGroups = here.map(({ taxGroupId }) => taxGroupId)
    const { rates } = await resolveTaxes(tx, deps, { shipping: place, taxGroups })
    for (const [at, one] of here.entries()) {
      const rate = rates[at]
      if (!rate) throw new Error('The site has no tax group')
      const isIncluded = one.isIncluded ?? rate.includedInPrice
      taxed.set(
        one,
        taxOf({ amount: toFixedDecimal(one.amount, digits), rate, isIncluded, digits }),
      )
    }
  }
  return amounts.map((one) => taxed.get(one) as TaxedAmount)
}
