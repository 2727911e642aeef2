import type { ReturnPolicy } from '@vitrine/contract/shop'
import type { Tx } from '../../../../platform/tx.ts'
import type { CustomFields } from '../../../catalog/custom-fields/index.ts'
import type { Catalog, GalleryItem } from '../../../catalog/index.ts'
import type { NavigationFeature } from '../../../site/navigation/index.ts'
import type { PagesFeature } from '../../../site/pages/index.ts'
import type { FilterOrder } from '../rules/shown-facets.ts'

export interface ShopPageDeps {
  readonly catalog: Catalog
  readonly customFields: Pick<CustomFields, 'of'>
  /** Ids of what is bought with a product, the most frequent first; one statement. */
  readonly boughtWith: (tx: Tx, productId: string) => Promise<readonly string[]>
  /** How a product can be sent back; null where it cannot. One statement. */
  readonly returnPolicyOf: (tx: Tx, productId: string) => Promise<ReturnPolicy | null>
  /** What it costs at least to bring one piece of a product within the shop's own country; null where it depends. One statement. */
  readonly deliveryOf: (
    tx: Tx,
    product: {
      readonly deliveryProfileId: string | null
      readonly pieces: readonly { readonly price: string; readonly weight: string | null }[]
    },
  ) => Promise<{ readonly country: string; readonly price: string } | null>
  /** How the merchant arranged what lists are filtered by. */
  readonly filterOrderOf: (tx: Tx) => Promise<FilterOrder>
  /** The merchant's own pages. */
  readonly sitePages: Pick<
    PagesFeature,
    'askedLanguage' | 'findPublished' | 'found' | 'journal' | 'listPublished' | 'previewed'
  >
  /** The menu and the footer as the merchant arranged them. */
  readonly navigationOf: NavigationFeature['shown']
  /** Whose days count in the shop; one statement. */
  readonly timeZoneOf: (tx: Tx) => Promise<string>
  /** Pictures and videos of the media library by id; two statements at most. */
  readonly mediaOf: (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, GalleryItem>>
}

/** Which part of a list to show. */
export interface ListPage {
  readonly limit: number
  readonly offset: number
}

/** Everybody sees what visitors see. */
export const visitor = { seesHidden: false } as const
