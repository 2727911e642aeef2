import type { ItemReference } from '@vitrine/contract/categories'
import type { ApplicationError, Static } from '@vitrine/contract/kit'
import { STORES_APP_ID } from '@vitrine/contract/vocabulary'
import type { ItemOutcome } from '../../catalog/index.ts'
import { encodeBulk } from './bulk.ts'

export type WireItem = Static<typeof ItemReference>

/** Nobody's product: items of other apps have no place in the tree of the store. */
const nobody = ''

/** The product that an item is. */
export const productIdOf = ({ catalogItemId, appId }: WireItem): string =>
  appId.toLowerCase() === STORES_APP_ID ? catalogItemId : nobody

export const encodeItem = (productId: string): WireItem => ({
  catalogItemId: productId,
  appId: STORES_APP_ID,
})

/** Results by item, in the order they were sent. */
export function encodeItemResults(items: readonly WireItem[], outcomes: readonly ItemOutcome[]) {
  const { results, bulkActionMetadata } = encodeBulk(outcomes.map(errorOf))
  return {
    results: results.map(({ itemMetadata }, at) => ({
      itemMetadata: { item: items[at] as WireItem, ...itemMetadata },
    })),
    bulkActionMetadata,
  }
}

/** Results by category, in the order they were sent. */
export const encodeCategoryResults = (ids: readonly string[], outcomes: readonly ItemOutcome[]) =>
  encodeBulk(outcomes.map((error, at) => ({ id: ids[at] as string, ...errorOf(error) })))

const errorOf = (error: ApplicationError | undefined) => (error ? { error } : {})
