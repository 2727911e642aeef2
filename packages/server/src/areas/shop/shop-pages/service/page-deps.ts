import type { Tx } from '../../../../platform/tx.ts'
import type { CustomFields } from '../../../catalog/custom-fields/index.ts'
import type { Catalog } from '../../../catalog/index.ts'
import type { FilterOrder } from '../rules/shown-facets.ts'

export interface ShopPageDeps {
  readonly catalog: Catalog
  readonly customFields: Pick<CustomFields, 'of'>
  /** Ids of what is bought with a product, the most frequent first; one statement. */
  readonly boughtWith: (tx: Tx, productId: string) => Promise<readonly string[]>
  /** How the merchant arranged what lists are filtered by. */
  readonly filterOrderOf: (tx: Tx) => Promise<FilterOrder>
}

/** Which part of a list to show. */
export interface ListPage {
  readonly limit: number
  readonly offset: number
}

/** Everybody sees what visitors see. */
export const visitor = { seesHidden: false } as const
