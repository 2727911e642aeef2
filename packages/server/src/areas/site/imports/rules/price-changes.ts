import type { PriceChanges, PriceGuard } from '@vitrine/contract/imports'
import {
  compareDecimals,
  type Decimal,
  isLess,
  multiplyDecimals,
  subtractDecimals,
} from '@vitrine/money'
import type { NewVariant, Product, Variant } from '../../../catalog/index.ts'
import type { ImportedProduct } from '../model.ts'
import { choicesKey, namesOf } from './differences.ts'

/** The price of a variant before and after an import. */
export interface PriceChange {
  readonly name: string
  readonly before: Decimal
  readonly after: Decimal
}

/** What shoppers pay for the variants that the product and its rows have in common. */
export function pricePairs(
  product: Product,
  { product: requested }: ImportedProduct,
): PriceChange[] {
  const listed = requested.variants ?? []
  const [only] = product.variants
  const isSingle = product.variants.length === 1 && listed.length === 1
  const existing = new Map(product.variants.map((one) => [choicesKey(namesOf(product, one)), one]))
  return listed.flatMap((one) => {
    const old = isSingle ? only : existing.get(choicesKey(one.choices))
    const [before, after] = [old && paid(old), paid(one)]
    if (!old || before === undefined || after === undefined) return []
    const choices = namesOf(product, old).filter((choice) => choice !== '')
    const name =
      isSingle || choices.length === 0 ? product.name : `${product.name}: ${choices.join(' / ')}`
    return [{ name, before, after }]
  })
}

const paid = ({ price, salePrice }: Pick<Variant | NewVariant, 'price' | 'salePrice'>) =>
  salePrice ?? price ?? undefined

/** Whether a price changes by more than this many percent; one from 0 always does. */
export function changesBy({ before, after }: PriceChange, percent: number): boolean {
  const difference = isLess(before, after)
    ? subtractDecimals(after, before)
    : subtractDecimals(before, after)
  const allowed = multiplyDecimals(before, String(percent))
  return compareDecimals(multiplyDecimals(difference, '100'), allowed) > 0
}

/** Adds prices to a sum of changes. */
export function addPrices(
  sum: PriceChanges | null,
  pairs: readonly PriceChange[],
  { change }: PriceGuard,
): PriceChanges | null {
  const changed = pairs.filter((pair) => changesBy(pair, change))
  const compared = (sum?.compared ?? 0) + pairs.length
  const candidates = [...(sum && sum.changed > 0 ? [sum.lowest] : []), ...changed]
  const lowest = candidates.reduce<PriceChange | undefined>(
    (least, one) => (least && !isLess(one.after, least.after) ? least : one),
    undefined,
  )
  if (compared === 0) return null
  return {
    changed: (sum?.changed ?? 0) + changed.length,
    compared,
    lowest: lowest ?? { name: '', before: '0', after: '0' },
  }
}

/** Whether so many prices change that a person has to confirm them. */
export const exceedsGuard = ({ changed, compared }: PriceChanges, { share }: PriceGuard): boolean =>
  changed * 100 > compared * share
