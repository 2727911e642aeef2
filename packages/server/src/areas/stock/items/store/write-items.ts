import { sql } from 'kysely'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { StockKey } from '../model/item.ts'
import type { Reason } from '../model/stock.ts'
import { noPreorder } from '../rules/availability.ts'
import type { ItemRecord } from '../rules/item.ts'

/** The new state of one stock key, and the change of its quantity. */
export interface ItemRow extends StockKey {
  /** Null: the item is deleted. */
  readonly after: ItemRecord | null
  readonly revision: number
  readonly delta: number
  /** Change of the preorder counter. */
  readonly preordered: number
  /** The ledger entry that this reverts. */
  readonly reverts?: string | undefined
}

const absentItem: ItemRecord = {
  tracked: false,
  quantity: null,
  inStock: false,
  preorder: noPreorder,
  counter: 0,
  extendedFields: null,
  isDrop: false,
}

/**
 * Writes items, and the moved quantities as one batch of the ledger. At other locations the row of a deleted
 * item is deleted; at the default location it is marked as absent.
 */
export async function writeItems(tx: Tx, rows: readonly ItemRow[], reason: Reason): Promise<void> {
  if (rows.length === 0) return
  const requested = rows.map((row) => ({ ...toRow(row), leaves: isLeaving(tx, row) }))
  await sql`
    WITH input AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) AS w (
        product_id uuid, variant_id uuid, location_id uuid, revision bigint, tracked boolean,
        quantity bigint, in_stock boolean, absent boolean, enabled boolean, message text,
        most integer, ships_at date, counter integer, extended jsonb, is_drop boolean, delta bigint, preordered integer,
        reverts bigint, leaves boolean)
    ), written AS (
      INSERT INTO inventory_items (site_id, product_id, variant_id, location_id, revision,
        track_quantity, quantity, in_stock, absent, preorder_enabled, preorder_message,
        preorder_limit, preorder_ships_at, preorder_counter, extended_fields, is_drop, created_date, updated_date)
      SELECT ${tx.siteId}::uuid, w.product_id, variant_id, location_id, w.revision, tracked, quantity,
             in_stock, absent, enabled, message, most, ships_at, counter, extended, w.is_drop,
             CASE WHEN w.revision > 1 THEN p.created_date ELSE ${tx.now}::timestamptz END,
             ${tx.now}::timestamptz
        FROM input w JOIN products p ON p.site_id = ${tx.siteId} AND p.id = w.product_id
       WHERE NOT leaves
      ON CONFLICT (site_id, product_id, variant_id, location_id) DO UPDATE
         SET track_quantity = excluded.track_quantity, quantity = excluded.quantity,
             in_stock = excluded.in_stock, absent = excluded.absent,
             preorder_enabled = excluded.preorder_enabled,
             preorder_message = excluded.preorder_message,
             preorder_limit = excluded.preorder_limit,
             preorder_ships_at = excluded.preorder_ships_at,
             preorder_counter = excluded.preorder_counter,
             extended_fields = excluded.extended_fields, is_drop = excluded.is_drop,
             revision = excluded.revision,
             created_date = CASE WHEN inventory_items.absent AND NOT excluded.absent
                                 THEN excluded.created_date ELSE inventory_items.created_date END,
             updated_date = excluded.updated_date
    ), removed AS (
      DELETE FROM inventory_items i USING input w
       WHERE i.site_id = ${tx.siteId} AND i.product_id = w.product_id
         AND i.variant_id = w.variant_id AND i.location_id = w.location_id AND w.leaves
    )
    INSERT INTO inventory_changes (site_id, product_id, variant_id, location_id, reason, delta,
                                   quantity_after, preordered, actor, request_id, at, batch_id,
                                   reverts)
    SELECT ${tx.siteId}::uuid, product_id, variant_id, location_id, ${reason}, delta,
           COALESCE(quantity, 0), preordered, ${JSON.stringify(tx.actor)}::jsonb, ${tx.requestId},
           ${tx.now}::timestamptz, ${newId()}::uuid, reverts
      FROM input WHERE delta <> 0 OR preordered <> 0
     ORDER BY product_id, variant_id, location_id`.execute(tx.db)
}

const isLeaving = ({ siteId }: Tx, { after, locationId }: ItemRow) =>
  after === null && locationId !== siteId

function toRow(row: ItemRow) {
  const { productId, variantId, locationId, after, revision, delta, preordered, reverts } = row
  const { tracked, quantity, inStock, preorder, counter, extendedFields, isDrop } =
    after ?? absentItem
  return {
    product_id: productId,
    variant_id: variantId,
    location_id: locationId,
    revision,
    tracked,
    quantity,
    delta,
    counter,
    preordered,
    reverts: reverts ?? null,
    in_stock: inStock,
    absent: after === null,
    enabled: preorder.enabled,
    message: preorder.message,
    most: preorder.limit,
    ships_at: preorder.shipsAt,
    extended: extendedFields,
    is_drop: isDrop,
  }
}
