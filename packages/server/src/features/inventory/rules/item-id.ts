import { createHash } from 'node:crypto'
import type { Place } from '../model/item.ts'

/** The id of the stock at a place, as the database makes it. */
export function itemIdOf({ productId, variantId, locationId }: Place): string {
  const hash = createHash('md5')
    .update(productId + variantId + locationId)
    .digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
