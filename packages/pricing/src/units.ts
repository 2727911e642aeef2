import { allocateAmount } from '@vitrine/money'
import type { BasketLine, UnitRun } from './basket.ts'
import type { PricedLine, TaxedAmount, UnitAllocation } from './result.ts'
import type { MinorUnits } from './snapshot.ts'
import { splitEvenly } from './sum-effects.ts'

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
  const units = runs.flatMap((run, index) =>
    splitEvenly(shares[index] ?? 0, run).map(({ count, amount: tax }) =>
      toUnit(run, line.unitPrice, count, tax, isIncluded),
    ),
  )
  return units.length < 2 ? units : joinEqual(units)
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
    discounts: discounts.map(({ promotion, amount }) => ({ promotionId: promotion.id, amount })),
    beforeTax,
    tax,
    afterTax: beforeTax + tax,
  }
}

/** Equal pieces together, the dearest first. */
function joinEqual(units: readonly UnitAllocation[]): UnitAllocation[] {
  const joined = new Map<string, UnitAllocation>()
  for (const unit of units) {
    const key = JSON.stringify([unit.discounts, unit.beforeTax, unit.tax])
    const same = joined.get(key)
    joined.set(key, same ? { ...same, count: same.count + unit.count } : unit)
  }
  return [...joined]
    .sort(
      ([key, one], [otherKey, other]) => other.afterTax - one.afterTax || (key < otherKey ? -1 : 1),
    )
    .map(([, unit]) => unit)
}
