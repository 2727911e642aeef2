import type { Page } from '@vitrine/contract/kit'
import type { OrderFileFormat } from '@vitrine/contract/order-files'
import type { KeysetPosition } from '../../../../platform/db/page-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { OrderQuery } from '../../orders/index.ts'
import type { ServiceDeps } from '../model.ts'
import { headOf, textOf } from '../rules/write-order.ts'

export type ExportQuery = Pick<OrderQuery, 'filter' | 'sort' | 'search'>

const ORDERS_AT_ONCE = 200
const mimes = { csv: 'text/csv; charset=utf-8', jsonl: 'application/x-ndjson; charset=utf-8' }

/** Streams the file without storing it. */
export function exportOrders(
  deps: Pick<ServiceDeps, 'orders' | 'work'>,
  caller: Pick<Tx, 'siteId' | 'actor' | 'now'>,
  format: OrderFileFormat,
  query: ExportQuery,
): Page {
  const fileName = `orders-${caller.now.toISOString().slice(0, 10)}.${format}`
  return {
    status: 200,
    headers: {
      'content-type': mimes[format],
      // File names of exports are generated: letters, digits, hyphens and a dot.
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
    body: bytesOf(deps, caller, format, query),
  }
}

async function* bytesOf(
  { orders, work }: Pick<ServiceDeps, 'orders' | 'work'>,
  { siteId, actor }: Pick<Tx, 'siteId' | 'actor'>,
  format: OrderFileFormat,
  query: ExportQuery,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(headOf(format))
  let place: KeysetPosition | undefined
  do {
    const walk = { backwards: false, inclusive: false, total: 0, ...(place && { place }) }
    const page = { ...query, limit: ORDERS_AT_ONCE, offset: 0, walk }
    const { text, last } = await work({ siteId, actor }, async (tx) => {
      const { items, edges, hasMore } = await orders.query(tx, { kind: 'all' }, page)
      const views = await orders.viewAll(
        tx,
        items.map(({ id }) => id),
      )
      return {
        text: views.map((view) => textOf(format, view)).join(''),
        last: hasMore ? edges?.last : undefined,
      }
    })
    yield Buffer.from(text)
    place = last
  } while (place)
}
