import { currencyDigits, type Decimal, toFixedDecimal } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import { type Taxable, type TaxedAmount, type TaxRounding, taxesOf } from '../rules/tax-of.ts'
import type { TaxPlace } from '../rules/territories.ts'
import { type ResolveDeps, resolveTaxes } from './resolve.ts'

/** An amount that is taxed at a place. */
export interface AmountToTax {
  readonly amount: Decimal
  /** Null for products that name none. */
  readonly taxGroupId: string | null
  readonly place: TaxPlace
  /** Whether the amount includes its tax; absent: the default of the region or the site. */
  readonly isIncluded?: boolean | undefined
}

/** The tax of amounts of a currency, in their order, rounded as the site does; four statements for each place. */
export async function calculateTaxes(
  tx: Tx,
  deps: ResolveDeps,
  amounts: readonly AmountToTax[],
  currency: string,
): Promise<TaxedAmount[]> {
  const rounding = await roundingOf(tx, deps, currencyDigits(currency))
  const taxed = new Map<AmountToTax, TaxedAmount>()
  for (const place of new Set(amounts.map((one) => one.place))) {
    const here = amounts.filter((one) => one.place === place)
    const taxGroups = here.map(({ taxGroupId }) => taxGroupId)
    const { rates } = await resolveTaxes(tx, deps, { shipping: place, taxGroups })
    const taxables = here.map((one, at): Taxable => {
      const rate = rates[at]
      if (!rate) throw new Error('The site has no tax group')
      const amount = toFixedDecimal(one.amount, rounding.digits)
      return { amount, rate, isIncluded: one.isIncluded ?? rate.includedInPrice }
    })
    for (const [at, one] of taxesOf(taxables, rounding).entries()) {
      taxed.set(here[at] as AmountToTax, one)
    }
  }
  return amounts.map((one) => taxed.get(one) as TaxedAmount)
}

async function roundingOf(
  { siteId }: Tx,
  { settingsOf }: ResolveDeps,
  digits: number,
): Promise<TaxRounding> {
  const { roundTaxPer, roundingMode } = (await settingsOf(siteId)).taxes
  return {
    digits,
    mode: roundingMode === 'HALF_EVEN' ? 'half-even' : 'half-up',
    point: roundTaxPer === 'RATE' ? 'sum' : 'part',
  }
}
