import type { Tx } from '../../../../platform/tx.ts'
import type { StockKey } from '../../items/model/item.ts'
import { findDrops, type NamedStock } from '../store/drops.ts'

export interface SplitLines<Line> {
  /** With the full keys of their stock. */
  readonly drops: readonly (Line & StockKey)[]
  readonly others: readonly Line[]
  /** Whether drops are among the others, which are to be booked before they are moved. */
  readonly needsBooking: boolean
}

/**
 * Lines that are taken of buckets, and all others. A drop that accepts preorders is sold as anything else, because
 * preorders are counted at the item.
 */
export async function withoutDrops<Line extends NamedStock>(
  tx: Tx,
  lines: readonly Line[],
): Promise<SplitLines<Line>> {
  const found = await findDrops(tx, lines)
  const taken = lines.map((_, at) => {
    const drop = found.get(at)
    return drop?.acceptsPreorders ? undefined : drop
  })
  return {
    drops: lines.flatMap((line, at) => {
      const drop = taken[at]
      if (!drop) return []
      const { productId, variantId, locationId } = drop
      return [{ ...line, productId, variantId, locationId }]
    }),
    others: lines.filter((_, at) => !taken[at]),
    needsBooking: [...found.values()].some((one) => one.acceptsPreorders),
  }
}
