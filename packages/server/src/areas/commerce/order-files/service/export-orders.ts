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
  const { siteId, actor } = caller
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
    body: bytesOf(deps, (step) => deps.work({ siteId, actor }, step), format, query),
  }
}

async function* bytesOf(...given: Parameters<typeof orderParts>): AsyncGenerator<Uint8Array> {
  for await (const { text } of orderParts(...given)) yield Buffer.from(text)
}

/** All orders, newest first. */
export const allOrders: ExportQuery = {
  filter: { kind: 'and', parts: [] },
  sort: [{ field: 'createdDate', descending: true }],
  search: [],
}

/** A file of orders in parts, each read in a transaction of its own. */
export async function* orderParts(
  { orders }: Pick<ServiceDeps, 'orders'>,
  work: <T>(step: (tx: Tx) => Promise<T>) => Promise<T>,
  format: OrderFileFormat,
  query: ExportQuery,
): AsyncGenerator<{ readonly text: string; readonly rows: number }> {
  yield { text: headOf(format), rows: 0 }
  let place: KeysetPosition | undefined
  do {
    const walk = { backwards: false, inclusive: false, total: 0, ...(place && { place }) }
    const page = { ...query, limit: ORDERS_AT_ONCE, offset: 0, walk }
    const { last, ...part } = await work(async (tx) => {
      const { items, edges, hasMore } = await orders.query(tx, { kind: 'all' }, page)
      const views = await orders.viewAll(
        tx,
        items.map(({ id }) => id),
      )
      return {
        rows: views.length,
        text: views.map((view) => textOf(format, view)).join(''),
        last: hasMore ? edges?.last : undefined,
      }
    })
    yield part
    place = last
  } while (place)
}
