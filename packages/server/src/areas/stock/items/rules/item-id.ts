import { hash } from 'node:crypto'
import { guidOf } from '../../../../platform/ids.ts'
import type { StockKey } from '../model/item.ts'

/** The id of an inventory item, as the database function computes it. */
export const itemIdOf = ({ productId, variantId, locationId }: StockKey): string =>
  guidOf(hash('md5', productId + variantId + locationId, 'buffer'))
