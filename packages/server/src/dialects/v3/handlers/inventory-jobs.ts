import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { inventoryJobs } from '../service/inventory-jobs.ts'
import type { CatalogV3Deps } from './labels.ts'

/** Background jobs on all matching inventory items (§14). */
export const inventoryJobHandlers = (deps: CatalogV3Deps) => {
  const start = inventoryJobs(deps)
  return {
    bulkUpdateInventoryItemsByFilter: ({ input, tx }) => start.update(tx, input),
    bulkDeleteInventoryItemsByFilter: ({ input, tx }) => start.delete(tx, input),
    bulkSetOrAdjustInventoryItemsByFilter: ({ input, tx }) => start.setOrAdjust(tx, input),
    bulkAdjustInventoryItemsByFilter: ({ input, tx }) => start.adjust(tx, input),
    bulkCreateInventoryItemsByVariantFilter: ({ input, tx }) => start.create(tx, input),
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}
