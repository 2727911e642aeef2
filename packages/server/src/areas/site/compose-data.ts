import type { Platform } from '../../platform/platform.ts'
import type { FetchLimits } from '../../platform/safe-fetch.ts'
import type { Tx } from '../../platform/tx.ts'
import type { CustomFields } from '../catalog/custom-fields/index.ts'
import type { Catalog } from '../catalog/index.ts'
import type { DraftOrdersFeature } from '../commerce/draft-orders/index.ts'
import type { PromotionsFeature } from '../commerce/promotions/index.ts'
import type { ReviewsFeature } from '../commerce/reviews/index.ts'
import type { Inventory } from '../stock/index.ts'
import type { SiteArea } from './compose.ts'
import { exportLinkHandlers } from './export-links/handlers.ts'
import { createExportLinks, type ExportLinkDeps, exportLinksCrontab } from './export-links/index.ts'
import { exportHandlers } from './exports/handlers.ts'
import { createExports, type ExportDeps, exportsCrontab } from './exports/index.ts'
import { historyHandlers } from './history/handlers.ts'
import { createHistory } from './history/index.ts'
import { importScheduleHandlers } from './import-schedules/handlers.ts'
import {
  createImportSchedules,
  type ImportSchedulesDeps,
  importSchedulesCrontab,
} from './import-schedules/index.ts'
import { importHandlers } from './imports/handlers.ts'
import { createImports, importsCrontab } from './imports/index.ts'
import { changeHandlers, webhookHandlers } from './webhooks/handlers.ts'
import { createWebhooks, type WebhooksDeps, webhooksCrontab } from './webhooks/index.ts'

export interface SiteDataDeps {
  readonly site: SiteArea
  readonly catalog: Catalog
  readonly customFields: CustomFields
  readonly inventory: Inventory
  readonly draftOrders: Pick<DraftOrdersFeature, 'factReaders' | 'undoHandlers'>
  readonly promotions: Pick<PromotionsFeature, 'undoHandlers'>
  readonly reviews: Pick<ReviewsFeature, 'undoHandlers'>
  /** Converts a filter of product queries to the form of the domain. */
  readonly readFilter: ExportDeps['readFilter']
  readonly translators: WebhooksDeps['translators']
  /** The time zone of the shop. */
  readonly timeZoneOf: (tx: Tx) => Promise<string>
  readonly ownersOf: ImportSchedulesDeps['ownersOf']
  readonly isStillAllowed: ExportLinkDeps['isStillAllowed']
  readonly exportParts: ExportDeps['partsOf']
  /** Whether changes of other processes arrive as notifications; without them they are polled. */
  readonly isListening: () => boolean
  readonly fetchLimits?: FetchLimits | undefined
}

/** Features that read or write the data of a whole site: import, export, history and webhooks. */
export function composeSiteData(platform: Platform, deps: SiteDataDeps) {
  const { site, catalog, customFields, inventory, promotions, reviews, readFilter } = deps
  const { translators, isListening, fetchLimits } = deps
  const { events, jobs, media, sites } = site
  const imports = createImports(platform, {
    events,
    catalog,
    customFields,
    inventory,
    media,
    restoreSettings: (tx, settings) => sites.changeSettings(tx, settings),
  })
  const importSchedules = createImportSchedules(platform, {
    events,
    imports,
    mail: site.mail,
    ownersOf: deps.ownersOf,
    fetchLimits,
    timeZoneOf: deps.timeZoneOf,
  })
  const exports = createExports(platform, {
    events,
    catalog,
    customFields,
    inventory,
    media,
    readFilter,
    partsOf: deps.exportParts,
    settingsOf: async ({ siteId }) => (await sites.get(siteId)).settings,
  })
  const exportLinks = createExportLinks({
    platform,
    events,
    exports,
    isStillAllowed: deps.isStillAllowed,
    timeZoneOf: deps.timeZoneOf,
  })
  const undoHandlers = {
    ...catalog.undoHandlers,
    ...customFields.undoHandlers,
    ...inventory.undoHandlers,
    ...deps.draftOrders.undoHandlers,
    ...promotions.undoHandlers,
    ...reviews.undoHandlers,
    ...site.mailTexts.undoHandlers,
    ...site.pages.undoHandlers,
    ...site.navigation.undoHandlers,
    ...site.theme.undoHandlers,
    ...site.media.undoHandlers,
  }
  const history = createHistory({
    jobs,
    undoHandlers,
    factReaders: deps.draftOrders.factReaders,
  })
  const webhooks = createWebhooks(platform, {
    events,
    fetchLimits,
    isListening,
    visibleProducts: catalog.shownProducts,
    translators,
  })
  return {
    history,
    undoHandlers,
    imports,
    importSchedules,
    exports,
    exportLinks,
    webhooks,
    crontab: [
      exportLinksCrontab,
      exportsCrontab,
      importsCrontab,
      importSchedulesCrontab,
      webhooksCrontab,
    ],
    tasks: {
      ...imports.tasks,
      ...importSchedules.tasks,
      ...exportLinks.tasks,
      ...exports.tasks,
      ...webhooks.tasks,
    },
    handlers: {
      imports: { ...importHandlers(imports), ...importScheduleHandlers(importSchedules) },
      exports: { ...exportHandlers(exports), ...exportLinkHandlers(exportLinks) },
      webhooks: webhookHandlers(webhooks),
      changes: changeHandlers(webhooks),
      history: historyHandlers(history),
    },
  }
}
