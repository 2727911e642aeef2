import { MediaNotFound } from '@vitrine/contract/catalog'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../events/index.ts'
import type { ProductChanges } from '../model/commands.ts'
import type { Label } from '../model/product.ts'
import type { MediaLibrary, Shop } from '../model/shop.ts'
import type { Setting } from '../rules/change-product.ts'
import { currencyDecimals } from '../rules/currency.ts'
import { findMedia } from '../store/references.ts'
import { ensureLabels } from './labels.ts'

/** What the verbs of the catalog need from their neighbours. */
export interface CatalogDeps {
  readonly events: Events
  readonly media: MediaLibrary
  readonly shopOf: (tx: Tx) => Promise<Shop>
}

export const decimalsOf = async (tx: Tx, { shopOf }: CatalogDeps): Promise<number> =>
  currencyDecimals((await shopOf(tx)).currency)

/** Finds, or adds, everything that changes refer to by name or address: four statements at most. */
export async function resolveReferences(
  tx: Tx,
  deps: CatalogDeps,
  changes: readonly Pick<ProductChanges, 'brand' | 'ribbon' | 'gallery'>[],
): Promise<Setting> {
  const brandNames = changes.flatMap(({ brand }) => brand || [])
  const brands = await ensureLabels(tx, deps, 'brand', brandNames)
  const ribbonNames = changes.flatMap(({ ribbon }) => ribbon || [])
  const ribbons = await ensureLabels(tx, deps, 'ribbon', ribbonNames)
  const items = changes.flatMap(({ gallery }) => gallery ?? [])
  const urls = [...new Set(items.flatMap(({ url }) => url ?? []))]
  const ids = urls.length > 0 ? await deps.media.registerUrls(tx, urls) : new Map<string, string>()
  const known = items.flatMap(({ mediaId }) => mediaId ?? [])
  const media = await findMedia(tx, [...new Set([...known, ...ids.values()])])
  return {
    decimals: await decimalsOf(tx, deps),
    mint: newId,
    brand: found(brands),
    ribbon: found(ribbons),
    media: ({ mediaId, url }) => {
      const item = media.get(mediaId ?? ids.get(url ?? '') ?? '')
      if (item) return item
      throw MediaNotFound({ mediaId, url }, `There is no media item "${mediaId ?? url}"`)
    },
  }
}

/** Of a label a product has its id and its name, and nothing that changes without it. */
const found =
  (labels: ReadonlyMap<string, Label>) =>
  (wanted: string): Label => {
    const { id, name } = labels.get(wanted) as Label
    return { id, name }
  }
