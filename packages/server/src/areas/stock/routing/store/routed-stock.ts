import { sql } from 'kysely'
import { onHand } from '../../../../platform/db/on-hand.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { HoldLine } from '../../holds/model/hold.ts'
import { onlyVariant } from '../../items/store/only-variant.ts'
import { type LineStock, type LocationStock, type Routing, UNLIMITED } from '../model.ts'

/** The rules, with the stock of each line at shipping locations. */
export interface RoutedStock extends Routing {
  readonly lines: readonly LineStock[]
}

/**
 * The rules of the site and the stock of its locations for these lines, in one statement; undefined if no rules are
 * saved. A variant without a row is available without limit at the default location, and unavailable at others.
 */
export async function findRoutedStock(
  tx: Tx,
  lines: readonly HoldLine[],
): Promise<RoutedStock | undefined> {
  const named = lines.map(({ productId, variantId }, place) => ({
    place,
    product: productId,
    variant: variantId ?? null,
  }))
  const { rows } = await sql<Routing & { stock: StockRow[] }>`
    SELECT r.rules, r.locations, (
      SELECT COALESCE(jsonb_agg(jsonb_build_object(
               'place', l.place, 'variantId', v.id, 'locationId', at.id,
               'available', ${available}, 'preorderable', ${preorderable})), '[]')
        FROM (SELECT * FROM jsonb_to_recordset(${JSON.stringify(named)}::jsonb) AS l (
                place integer, product uuid, variant uuid) LIMIT ${lines.length}) l
        JOIN variants v ON v.site_id = ${tx.siteId} AND v.product_id = l.product
         AND v.id = COALESCE(l.variant, ${onlyVariant(tx, sql.ref('l.product'))})
       CROSS JOIN unnest(r.ships) AS at (id)
        LEFT JOIN inventory_items i ON i.site_id = ${tx.siteId} AND i.product_id = l.product
         AND i.variant_id = v.id AND i.location_id = at.id) AS stock
      FROM stock_routing r WHERE r.site_id = ${tx.siteId}`.execute(tx.db)
  const found = rows[0]
  return (
    found && { rules: found.rules, locations: found.locations, lines: byLine(lines, found.stock) }
  )
}

interface StockRow extends LocationStock {
  readonly place: number
  readonly variantId: string
}

const available = sql`
  CASE WHEN i.site_id IS NULL THEN CASE WHEN at.id = ${sql.ref('r.site_id')} THEN ${UNLIMITED}::bigint ELSE 0 END
       WHEN i.absent THEN 0
       WHEN i.track_quantity THEN GREATEST(0, COALESCE(${onHand}, 0))
       WHEN i.in_stock THEN ${UNLIMITED}::bigint ELSE 0 END`

const preorderable = sql`
  CASE WHEN i.preorder_enabled IS NOT TRUE OR i.absent THEN 0
       WHEN NOT i.track_quantity THEN CASE WHEN i.in_stock THEN 0 ELSE ${UNLIMITED}::bigint END
       WHEN COALESCE(${onHand}, 0) > 0 THEN 0
       ELSE preorder_left(i.quantity, i.preorder_limit, i.preorder_counter) END`

function byLine(lines: readonly HoldLine[], rows: readonly StockRow[]): LineStock[] {
  const stocks = lines.map((): StockRow[] => [])
  for (const row of rows) stocks[row.place]?.push(row)
  return stocks.map((stock) => ({
    variantId: stock[0]?.variantId ?? null,
    stock: stock.map(({ locationId, available, preorderable }) => ({
      locationId,
      available,
      preorderable,
    })),
  }))
}
