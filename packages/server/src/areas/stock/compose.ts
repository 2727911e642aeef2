import type { Platform } from '../../platform/platform.ts'
import type { QueryPages } from '../../transport/query-pages.ts'
import type { Catalog } from '../catalog/index.ts'
import type { SiteArea } from '../site/compose.ts'
import { inventoryHandlers } from './handlers.ts'
import { createInventory, createItemJobs, createStockedProducts, stockCrontab } from './index.ts'

export type StockArea = ReturnType<typeof composeStock>

export interface StockAreaDeps {
  readonly site: SiteArea
  readonly catalog: Catalog
  readonly pages: QueryPages
}

/** How much there is of everything, and where. */
export function composeStock(platform: Platform, { site, catalog, pages }: StockAreaDeps) {
  const inventory = createInventory(platform, { events: site.events })
  return {
    inventory,
    stockedProducts: createStockedProducts({ catalog, events: site.events }),
    itemJobs: createItemJobs({ catalog, events: site.events, jobs: site.jobs }),
    crontab: [stockCrontab],
    tasks: inventory.tasks,
    handlers: { inventory: inventoryHandlers(inventory, pages) },
  }
}
