import type { BrandFilter, BrandSort, BrandToSave } from '@vitrine/contract/brands'
import { BrandDeleted, BrandNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import {
  dateSorts,
  namedFilter,
  onlyResult,
  type RestoreDeps,
  restoreEntity,
  type SaveOptions,
} from '../editing/index.ts'
import { type BrandDeps, saveBrand } from './service/save-brand.ts'

export type BrandEditing = ReturnType<typeof createBrandEditing>

export interface BrandListRequest {
  readonly filter: BrandFilter
  readonly sort: BrandSort
  readonly limit: number
  readonly offset: number
}

const sorts = { ...dateSorts, NAME: [{ field: 'name', descending: false }] } as const

export const createBrandEditing = (deps: BrandDeps & RestoreDeps) => ({
  /** Creates or renames a brand, as one revision. */
  save: (tx: Tx, brand: BrandToSave, options: SaveOptions) => saveBrand(tx, deps, brand, options),
  get: (tx: Tx, id: string) => deps.catalog.getLabel(tx, 'brand', id),
  list: (tx: Tx, { filter, sort, ...page }: BrandListRequest) =>
    deps.catalog.queryLabels(tx, 'brand', {
      ...page,
      filter: namedFilter(filter, ['name']),
      sort: sorts[sort],
    }),
  /** How many products have each brand, by its id; one statement. */
  countProducts: (tx: Tx, ids: readonly string[]) =>
    deps.catalog.countProductsWithLabel(tx, 'brand', ids, { seesHidden: true }),
  async delete(tx: Tx, id: string): Promise<void> {
    onlyResult(await deps.catalog.deleteLabels(tx, 'brand', [id]))
  },
  /** The brand as it was when it was deleted. */
  async restore(tx: Tx, id: string) {
    const notDeleted = () => BrandNotFound({ id }, 'There is no deleted brand with this id')
    await restoreEntity(tx, deps, { id, fact: BrandDeleted, notDeleted })
    return deps.catalog.getLabel(tx, 'brand', id)
  },
})
