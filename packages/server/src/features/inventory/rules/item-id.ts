import { hash } from 'node:crypto'
import type { Place } from '../model/item.ts'

/** The id of the stock at a place, as the database makes it. */
export function itemIdOf({ productId, variantId, locationId }: Place): string {
  const digest = hash('md5', productId + variantId + locationId)
  const part = (from: number, to: number) => digest.slice(from, to)
  return `${part(0, 8)}-${part(8, 12)}-${part(12, 16)}-${part(16, 20)}-${part(20, 32)}`
}
