import type { Tx } from '../../../platform/tx.ts'
import {
  collectionMediaIds,
  exchangeCollectionMedia,
  findCollectionUses,
} from '../categories/index.ts'
import {
  customizationMediaIds,
  exchangeCustomizationMedia,
  findCustomizationUses,
} from '../options/index.ts'
import { exchangeProductMedia } from '../products/service/exchange-media.ts'
import {
  dropRepeatedAltTexts,
  findProductUses,
  productMediaIds,
} from '../products/store/media-references.ts'
import type { CatalogDeps } from '../shared/service/context.ts'

type Other = { readonly id: string } | null

/**
 * The catalog's uses of files of the library: shared choices, products, collections, in the order of their
 * locks.
 */
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
