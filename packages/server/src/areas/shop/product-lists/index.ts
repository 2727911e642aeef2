import type { Tx } from '../../../platform/tx.ts'
import { type BulkChange, type BulkDeps, createProductChanges } from './service/change-products.ts'
import { type ListRequest, listProducts, listWhole } from './service/list-products.ts'
import { previewChanges } from './service/preview-changes.ts'

export type ProductLists = ReturnType<typeof createProductLists>

export const createProductLists = (deps: BulkDeps) => ({
  /** One page of matching products, with facets. */
  list: (tx: Tx, request: ListRequest) => listProducts(tx, deps, request),
  /** One page of matching products, with all their variants. */
  listWhole: (tx: Tx, page: Omit<ListRequest, 'facets' | 'customFieldFacets'>) =>
    listWhole(tx, deps, page),
  /** Starts a job that changes all matching products, at once or at a given date. */
  change: createProductChanges(deps),
  preview: (tx: Tx, change: BulkChange) => previewChanges(tx, deps, change),
})
