import type { Tx } from '../../../platform/tx.ts'
import { exchangeCollectionMedia } from '../categories/service/exchange-media.ts'
import { collectionMediaIds, findCollectionUses } from '../categories/store/media-references.ts'
import { exchangeCustomizationMedia } from '../options/service/exchange-media.ts'
import { customizationMediaIds, findCustomizationUses } from '../options/store/media-references.ts'
import { exchangeProductMedia } from '../products/service/exchange-media.ts'
import {
  dropRepeatedAltTexts,
  findProductUses,
  productMediaIds,
} from '../products/store/media-references.ts'
import type { CatalogDeps } from '../shared/service/context.ts'

type Other = { readonly id: string } | null

/** Where the catalog shows files of the library: shared choices, products, collections, in the order of their locks. */
export const mediaReferencesOf = (deps: CatalogDeps) => [
  {
    usedIds: customizationMediaIds,
    find: findCustomizationUses,
    exchange: (tx: Tx, from: string, to: Other) =>
      exchangeCustomizationMedia(tx, deps, from, to?.id ?? null),
  },
  {
    usedIds: productMediaIds,
    find: findProductUses,
    exchange: (tx: Tx, from: string, to: Other) =>
      exchangeProductMedia(tx, deps, from, to?.id ?? null),
    dropRepeatedAltTexts,
  },
  {
    usedIds: collectionMediaIds,
    find: findCollectionUses,
    exchange: (tx: Tx, from: string, to: Other) =>
      exchangeCollectionMedia(tx, deps, from, to?.id ?? null),
  },
]
