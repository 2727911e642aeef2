import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { SiteArea } from '../site/compose.ts'
import { mediaUrl } from '../site/media/index.ts'
import { customFieldHandlers } from './custom-fields/handlers.ts'
import { createCustomFields } from './custom-fields/index.ts'
import { digitalFileHandlers } from './digital-files/handlers.ts'
import { createDigitalFiles, digitalFilesCrontab } from './digital-files/index.ts'
import { createCatalog, createProductJobs, type Shop, type TotalsCache } from './index.ts'
import { searchHandlers } from './search/handlers.ts'
import {
  connectSearch,
  createFeedHints,
  createSearch,
  type PluginEngine,
  searchCrontab,
} from './search/index.ts'

export type CatalogArea = ReturnType<typeof composeCatalog>

export interface CatalogAreaDeps {
  readonly site: SiteArea
  /** Caches how many products a query finds. */
  readonly totals?: TotalsCache | undefined
  /** A plug-in that searches. */
  readonly pluginEngine?: PluginEngine | undefined
}

/** Products and everything that describes them. */
export function composeCatalog(
  platform: Platform,
  { site, totals, pluginEngine }: CatalogAreaDeps,
) {
  const { events, media } = site
  const { publicUrl } = platform.config
  const shopOf = (tx: Tx) => shopSettings(site, tx.siteId, publicUrl)
  const cached = { shopOf, ...(totals && { totals }) }
  const { engine, close, ...index } = connectSearch(platform, cached, pluginEngine)
  const deps = { events, media, ...cached, ...index }
  const catalog = createCatalog(deps)
  const search = createSearch({ platform, catalog, engine, shopOf, ...(close && { close }) })
  if (engine) events.onPublicChange(createFeedHints(platform))
  const customFields = createCustomFields({ events })
  const digitalFiles = createDigitalFiles(platform, { events, catalog })
  return {
    catalog,
    customFields,
    productJobs: createProductJobs(deps, site.jobs),
    search,
    digitalFiles,
    crontab: [digitalFilesCrontab, ...(engine ? [searchCrontab] : [])],
    tasks: { ...search.tasks, ...digitalFiles.tasks },
    handlers: {
      customFields: customFieldHandlers(customFields),
      search: searchHandlers({
        search,
        mediaUrl: (id: string, width?: number) => mediaUrl(publicUrl, id, width),
      }),
      digitalFiles: digitalFileHandlers(digitalFiles),
    },
  }
}

async function shopSettings({ sites }: SiteArea, siteId: string, publicUrl: string): Promise<Shop> {
  const { currency, locale, search, catalog, media } = (await sites.get(siteId)).settings
  return {
    currency,
    locale,
    publicUrl,
    synonyms: search.synonyms,
    maxVariants: catalog.variantsPerProduct,
    mediaAddresses: media.addresses,
  }
}
