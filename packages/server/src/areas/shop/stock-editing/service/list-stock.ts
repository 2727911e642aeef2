import {
  type StockAvailability,
  type StockFilter,
  type StockSort,
  stockAvailabilities,
} from '@vitrine/contract/stock'
import type { Tx } from '../../../../platform/tx.ts'
import type { Inventory, ListedItem } from '../../../stock/index.ts'
import type { LocatedItem } from '../model.ts'
import { searchOf, sortOf } from '../rules/filter.ts'

interface ListDeps {
  readonly inventory: Pick<
    Inventory,
    'queryItems' | 'aggregateItems' | 'findItems' | 'listLocations'
  >
}

export interface StockListRequest {
  readonly filter: StockFilter
  readonly sort: StockSort | undefined
  readonly limit: number
  readonly offset: number
}

export interface StockList {
  readonly items: readonly LocatedItem[]
  readonly total: number
  readonly counts: readonly { readonly availability: StockAvailability; readonly count: number }[]
}

const byAvailability = [
  {
    kind: 'value',
    name: 'availability',
    field: 'availabilityStatus',
    limit: stockAvailabilities.length,
    sort: { by: 'value', descending: false },
  },
] as const

/** One page of matching items, with the counts of all by availability. */
export async function listStock(
  tx: Tx,
  deps: ListDeps,
  { filter, sort, ...page }: StockListRequest,
): Promise<StockList> {
  const search = searchOf(filter)
  const query = { ...search, ...page, sort: sortOf(sort) }
  const { items, total } = await deps.inventory.queryItems(tx, query)
  const [rows = []] = await deps.inventory.aggregateItems(tx, search, [byAvailability])
  return {
    items: await withLocations(tx, deps, items),
    total,
    counts: rows.flatMap(([bucket]) => (bucket?.key ? [countOf(bucket.key, bucket.count)] : [])),
  }
}

const countOf = (key: string, count: number) => ({ availability: key as StockAvailability, count })

/** Items in the order of the given ids, without those that do not exist. */
export async function findLocated(
  tx: Tx,
  deps: ListDeps,
  ids: readonly string[],
): Promise<LocatedItem[]> {
  const found = await deps.inventory.findItems(tx, ids)
  return withLocations(
    tx,
    deps,
    ids.flatMap((id) => found.get(id.toLowerCase()) ?? []),
  )
}

async function withLocations(
  tx: Tx,
  { inventory }: ListDeps,
  items: readonly ListedItem[],
): Promise<LocatedItem[]> {
  if (items.length === 0) return []
  const locations = new Map((await inventory.listLocations(tx)).map((one) => [one.id, one]))
  return items.map((item) => ({ item, location: locations.get(item.locationId) }))
}
