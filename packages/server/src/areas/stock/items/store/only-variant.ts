import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** The id of a product's only variant, the one without choices; found by index. */
export const onlyVariant = (tx: Tx, productId: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(
    SELECT d.id FROM variants d
     WHERE d.site_id = ${tx.siteId} AND d.product_id = ${productId}
       AND d.choice_ids = '{}' AND d.is_default)`
