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
  /** Ids of products often bought with a product, the most frequent first; one statement. */
  readonly boughtWith: (tx: Tx, productId: string) => Promise<readonly string[]>
  /** The return policy of a product; null if it cannot be returned. One statement. */
  readonly returnPolicyOf: (tx: Tx, productId: string) => Promise<ReturnPolicy | null>
  /**
   * The lowest delivery cost of one piece of a product within the shop's country; null if it depends. One statement.
   */
  readonly deliveryOf: (
    tx: Tx,
    product: {
      readonly deliveryProfileId: string | null
      readonly pieces: readonly { readonly price: string; readonly weight: string | null }[]
    },
  ) => Promise<{ readonly country: string; readonly price: string } | null>
  /** The merchant's arrangement of facets. */
  readonly filterOrderOf: (tx: Tx) => Promise<FilterOrder>
  /** The merchant's own pages. */
  readonly sitePages: Pick<
    PagesFeature,
    'askedLanguage' | 'findPublished' | 'found' | 'journal' | 'listPublished' | 'previewed'
  >
  /** The menu and the footer as arranged by the merchant. */
  readonly navigationOf: NavigationFeature['shown']
  /** The time zone of the shop; one statement. */
  readonly timeZoneOf: (tx: Tx) => Promise<string>
  /** Pictures and videos of the media library by id; at most two statements. */
  readonly mediaOf: (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, GalleryItem>>
}

/** The requested page of a list. */
export interface ListPage {
  readonly limit: number
  readonly offset: number
}

/** Pages show everybody what visitors see. */
export const visitor = { seesHidden: false } as const
