import { LocationNotFound } from '@vitrine/contract/catalog'
import { isGuid } from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { ListedItem } from '../model/item.ts'
import { findLocationIds } from '../store/locations.ts'
import { queryStock } from '../store/query-stock.ts'

/** Items by their ids, beside what they are stock of. */
export async function findItems(tx: Tx, ids: readonly string[]): Promise<Map<string, ListedItem>> {
  const wanted = ids.filter(isGuid)
  if (wanted.length === 0) return new Map()
  const filter = { kind: 'test', field: 'id', operator: '$in', value: wanted } as const
  const walk = { backwards: false, inclusive: false, total: 0 }
  const page = { filter, sort: [], limit: wanted.length, offset: 0, walk }
  const { items } = await queryStock(tx, page)
  return new Map(items.map((item) => [item.id, item]))
}

export async function requireLocation(tx: Tx, id: string): Promise<void> {
  if (id === tx.siteId) return
  const found = await findLocationIds(tx, [id])
  if (found.length === 0) throw LocationNotFound({ locationId: id })
}
