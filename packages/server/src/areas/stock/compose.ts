import type { Platform } from '../../platform/platform.ts'
import type { QueryPages } from '../../transport/query-pages.ts'
import type { SiteArea } from '../site/compose.ts'
import { inventoryHandlers } from './handlers.ts'
import { createInventory } from './index.ts'

export type StockArea = ReturnType<typeof composeStock>

/** How much there is of everything, and where. */
export function composeStock(
  platform: Platform,
  { site, pages }: { readonly site: SiteArea; readonly pages: QueryPages },
) {
  const inventory = createInventory(platform, { events: site.events })
  return {
    inventory,
    tasks: inventory.tasks,
    handlers: { inventory: inventoryHandlers(inventory, pages) },
  }
}
