import { type RawBuilder, sql } from 'kysely'
import type { Column } from './query-to-sql.ts'

/** The SKU of a variant as its index has it: without regard to case, in an order that no locale changes. */
export const skuKey = (variant: RawBuilder<unknown>) => sql`lower(${variant}.sku) COLLATE "C"`

/** The SKU of `variants v`. */
export const skuColumn: Column = {
  type: 'text',
  value: sql`v.sku`,
  lowered: sql`(${skuKey(sql.ref('v'))})`,
  isFoundByLowered: true,
}
