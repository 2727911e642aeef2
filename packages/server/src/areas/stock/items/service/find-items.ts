import { LocationNotFound } from '@vitrine/contract/catalog'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { findLocationIds } from '../../locations/store/locations.ts'
import type { ListedItem } from '../model/item.ts'
import { queryStock } from '../store/query-stock.ts'

/** Items by id, with fields of their products and variants. */
export async function findItems(tx: Tx, ids: readonly string[]): Promise<Map<string, ListedItem>> {
  const requested = ids.filter(isGuid)
  if (requested.length === 0) return new Map()
  const filter = { kind: 'test', field: 'id', operator: '$in', value: requested } as const
  const walk = { backwards: false, inclusive: false, total: 0 }
  const page = { filter, sort: [], limit: requested.length, offset: 0, walk }
  const { items } = await queryStock(tx, page)
  return new Map(items.map((item) => [item.id, item]))
}

export async function requireLocation(tx: Tx, id: string): Promise<void> {
  if (id === tx.siteId) return
  const found = await findLocationIds(tx, [id])
  if (found.length === 0) throw LocationNotFound({ locationId: id })
}
