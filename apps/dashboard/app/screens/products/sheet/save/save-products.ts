import { type ChangedProduct, MAX_SAVED_PRODUCTS } from '@vitrine/contract/products'
import type { Call, OutputOf } from '../../../../api/client.ts'
import type { JobProgress } from '../../follow-job.ts'

export type SavedProduct = OutputOf<'products.saveProducts'>['results'][number]

export interface ProductsOutcome {
  readonly results: readonly SavedProduct[]
  /** Groups of the history, by which all of it is undone. */
  readonly groupIds: readonly string[]
  readonly failure: unknown
}

export interface SaveControl {
  readonly onProgress: (progress: JobProgress) => void
  readonly isCancelled: () => boolean
}

/** Saves products in as few calls as there may be; the first call that fails is the last. */
export async function saveProducts(
  call: Call,
  all: readonly ChangedProduct[],
  { onProgress, isCancelled }: SaveControl,
): Promise<ProductsOutcome> {
  const results: SavedProduct[] = []
  const groupIds: string[] = []
  try {
    for (let at = 0; at < all.length && !isCancelled(); at += MAX_SAVED_PRODUCTS) {
      onProgress({ done: at, of: all.length })
      const products = all.slice(at, at + MAX_SAVED_PRODUCTS)
      const saved = await call('products.saveProducts', { products })
      results.push(...saved.results)
      groupIds.push(saved.groupId)
    }
  } catch (failure) {
    return { results, groupIds, failure }
  }
  return { results, groupIds, failure: undefined }
}
