import { hash } from 'node:crypto'
import { guidOf } from '../../../platform/ids.ts'
import type { Place } from '../model/item.ts'

/** The id of the stock at a place, as the database makes it. */
export const itemIdOf = ({ productId, variantId, locationId }: Place): string =>
  guidOf(hash('md5', productId + variantId + locationId, 'buffer'))
