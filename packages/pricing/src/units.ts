import { allocateAmount } from '@vitrine/money'
import type { BasketLine, UnitDiscounts, UnitRun } from './basket.ts'
import type { PricedLine, TaxedAmount, UnitAllocation } from './result.ts'
import { splitEvenly } from './sum-effects.ts'
import type { MinorUnits } from './values.ts'

/** A line with its tax, both allocated to its pieces. */
export function toPricedLine(entry: BasketLine, taxed: TaxedAmount): PricedLine {
  const { line, listed, subtotal, amount } = entry
  return {
    id: line.id,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    listed,
    subtotal,
    discount: subtotal - amount,
    total: amount,
    ...taxed,
    units: allocateToUnits(entry, taxed),
  }
}

function allocateToUnits({ line, runs, amount }: BasketLine, taxed: TaxedAmount): UnitAllocation[] {
  const isIncluded = taxed.afterTax === amount
  const weights = runs.map(({ count, price }) => count * price)
  const shares = taxed.tax === 0 ? [] : allocateAmount(taxed.tax, weights)
  return runs.flatMap((run, index) =>
    splitEvenly(shares[index] ?? 0, run).map(({ count, amount: tax }) =>
      toUnit(run, line.unitPrice, count, tax, isIncluded),
    ),
  )
}

function toUnit(
  { price, discounts }: UnitRun,
  listed: MinorUnits,
  count: number,
  tax: MinorUnits,
  isIncluded: boolean,
): UnitAllocation {
  const beforeTax = isIncluded ? price - tax : price
  return {
    count,
    listed,
    discounts: listDiscounts(discounts),
    beforeTax,
    tax,
    afterTax: beforeTax + tax,
  }
}

/** The discounts of a run in the order of the calculation. */
function listDiscounts(last: UnitDiscounts | undefined): UnitAllocation['discounts'] {
  const list: UnitAllocation['discounts'][number][] = []
  for (let one = last; one !== undefined; one = one.earlier) {
    list.push({ promotionId: one.promotion.id, amount: one.amount })
  }
  return list.reverse()
}
