import type { ChangedProduct } from '@vitrine/contract/products'
import type { Tx } from '../../../../platform/tx.ts'
import type { Job, JobsFeature } from '../../../site/jobs/index.ts'
import type { ProductEditingDeps } from './save-product.ts'
import { requireOnce, saveProducts } from './save-products.ts'

/** The stored payload of the job. */
interface BackgroundSave {
  readonly products: readonly ChangedProduct[]
}

export interface BackgroundSaveDeps extends ProductEditingDeps {
  readonly jobs: Pick<JobsFeature, 'addKind'>
}

/** Registers the job type, once at composition; returns the function that starts a job. */
export function createBackgroundSaves(deps: BackgroundSaveDeps) {
  const start = deps.jobs.addKind<BackgroundSave>('products.save', {
    scope: 'products:write',
    shownInput: ({ products }) => ({ productCount: products.length }),
    count: async (_tx, { products }) => products.length,
    // The cursor is the index in the list.
    next: async (_tx, { products }, { after, limit }) => {
      const from = after === null ? 0 : Number(after) + 1
      const page = products.slice(from, from + limit)
      return page.map(({ id }, at) => ({ id, cursor: String(from + at) }))
    },
    act: async (tx, { products }, ids) => {
      const meant = new Set(ids)
      const saved = await saveProducts(
        tx,
        deps,
        products.filter(({ id }) => meant.has(id)),
      )
      return saved.flatMap(({ id, refusal }) => (refusal ? [{ id, error: refusal }] : []))
    },
  })
  return async (tx: Tx, products: readonly ChangedProduct[]): Promise<Job> => {
    requireOnce(products)
    return start(tx, { products })
  }
}
