import type { ItemReference } from '@vitrine/contract/categories'
import type { ApplicationError, Static } from '@vitrine/contract/kit'
import { STORES_APP_ID } from '@vitrine/contract/vocabulary'
import type { CategoryItemResult } from '../../../areas/catalog/index.ts'
import { encodeBulk } from './bulk.ts'

export type WireItem = Static<typeof ItemReference>

/** An id that matches no product: items of other apps are not part of the store's tree. */
const nobody = ''

/** The product id of an item. */
export const productIdOf = ({ catalogItemId, appId }: WireItem): string =>
  appId.toLowerCase() === STORES_APP_ID ? catalogItemId : nobody

export const encodeItem = (productId: string): WireItem => ({
  catalogItemId: productId,
  appId: STORES_APP_ID,
})

/** Results by item, in request order. */
export function encodeItemResults(
  items: readonly WireItem[],
  outcomes: readonly CategoryItemResult[],
) {
  const { results, bulkActionMetadata } = encodeBulk(outcomes.map(errorOf))
  return {
    results: results.map(({ itemMetadata }, at) => ({
      itemMetadata: { item: items[at] as WireItem, ...itemMetadata },
    })),
    bulkActionMetadata,
  }
}

/** Results by category, in request order. */
export const encodeCategoryResults = (
  ids: readonly string[],
  results: readonly CategoryItemResult[],
) => encodeBulk(results.map((error, at) => ({ id: ids[at] as string, ...errorOf(error) })))

const errorOf = (error: ApplicationError | undefined) => (error ? { error } : {})
