import { ApplicationError } from '@vitrine/contract/kit'
import {
  type PluginBlock,
  PluginNotFound,
  PluginPageFailed,
  PluginPageNotFound,
} from '@vitrine/contract/plugins'
import type { Plugin } from '@vitrine/plugin'
import type { PluginDeps, RunWork } from '../model.ts'
import { encodeBlock, encodeSection, encodeText } from '../rules/encode-blocks.ts'
import { createContext } from './context.ts'
import { within } from './within.ts'

const PAGE_MS = 10_000
const SECTION_MS = 500
/** Pages in which a section failed are rendered again after this time. */
const MISSING_MS = 30_000

/** The site that is shown, and how transactions are opened for it. */
export interface Place {
  readonly siteId: string
  readonly run: RunWork
}

export function findPlugin({ plugins }: Pick<PluginDeps, 'plugins'>, name: string): Plugin {
  const found = plugins.find((one) => one.name === name)
  if (!found) throw PluginNotFound({ name, accepted: plugins.map((one) => one.name) })
  return found
}

/** The current page of a plug-in in the dashboard. */
export async function loadPage(deps: PluginDeps, name: string, place: Place) {
  const plugin = findPlugin(deps, name)
  const { dashboard } = plugin
  if (!dashboard) throw PluginPageNotFound({ name })
  try {
    const context = createContext(deps, plugin, place)
    const blocks = await within(PAGE_MS, () => dashboard.load({ context }))
    return {
      title: encodeText(dashboard.title),
      blocks: blocks.map((block) => encodeBlock(plugin, block)),
    }
  } catch (error) {
    if (error instanceof ApplicationError) throw error
    deps.logger.error({ error, plugin: name, siteId: place.siteId }, 'A page of a plug-in failed')
    throw PluginPageFailed({ name })
  }
}

export interface ProductOfPage {
  readonly id: string
  readonly slug: string
  readonly name: string
}

/** The sections of all plug-ins on a product page, without failed ones. */
export function createProductSections(deps: PluginDeps, onMissing: (siteId: string) => void) {
  const withSection = deps.plugins.filter(({ sections }) => sections?.productPage)
  const late = new Set<string>()

  function regenerateLater(siteId: string): void {
    if (late.has(siteId)) return
    late.add(siteId)
    setTimeout(() => {
      late.delete(siteId)
      onMissing(siteId)
    }, MISSING_MS).unref()
  }

  async function sectionOf(plugin: Plugin, product: ProductOfPage, place: Place) {
    try {
      const context = createContext(deps, plugin, place)
      const blocks = await within(
        SECTION_MS,
        async () => (await plugin.sections?.productPage?.({ product, context })) ?? [],
      )
      return blocks.map(encodeSection)
    } catch (error) {
      deps.logger.warn(
        { error, plugin: plugin.name, siteId: place.siteId },
        'A section of a plug-in is left out',
      )
      regenerateLater(place.siteId)
      return []
    }
  }

  return async (product: ProductOfPage, place: Place): Promise<PluginBlock[]> =>
    (await Promise.all(withSection.map((plugin) => sectionOf(plugin, product, place)))).flat()
}
