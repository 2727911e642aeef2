import {
  BrandDeleted,
  BrandNotFound,
  RibbonDeleted,
  RibbonNotFound,
} from '@vitrine/contract/catalog'
import type { LabelFilter, LabelSort, LabelToSave } from '@vitrine/contract/labels'
import type { Tx } from '../../../platform/tx.ts'
import type { FullLabel } from '../../catalog/index.ts'
import {
  dateSorts,
  namedFilter,
  onlyResult,
  type RestoreDeps,
  restoreEntity,
  type SavedEntity,
  type SaveOptions,
} from '../editing/index.ts'
import { type LabelDeps, saveLabel } from './service/save-label.ts'

export type LabelEditing = ReturnType<typeof createLabelEditing>

/** A label with its number of products. */
export interface CountedLabel extends FullLabel {
  readonly productCount: number
}

export interface LabelListRequest {
  readonly filter: LabelFilter
  readonly sort: LabelSort
  readonly limit: number
  readonly offset: number
}

const sorts = { ...dateSorts, NAME: [{ field: 'name', descending: false }] } as const
const deleted = {
  brand: { fact: BrandDeleted, notFound: BrandNotFound },
  ribbon: { fact: RibbonDeleted, notFound: RibbonNotFound },
} as const

/** Brands or ribbons: labels of one kind. */
export const createLabelEditing = (deps: LabelDeps & RestoreDeps) => {
  const { catalog, kind } = deps
  /** One statement for any number of labels. */
  const count = async (tx: Tx, labels: readonly FullLabel[]): Promise<CountedLabel[]> => {
    const ids = labels.map(({ id }) => id)
    const counts = await catalog.countProductsWithLabel(tx, kind, ids, { seesHidden: true })
    return labels.map((label) => ({ ...label, productCount: counts.get(label.id) ?? 0 }))
  }
  const countOne = async (tx: Tx, label: FullLabel) => (await count(tx, [label]))[0]!
  return {
    /** Creates or renames a label, as one revision. */
    async save(
      tx: Tx,
      label: LabelToSave,
      options: SaveOptions,
    ): Promise<SavedEntity<CountedLabel>> {
      const saved = await saveLabel(tx, deps, label, options)
      return { ...saved, entity: await countOne(tx, saved.entity) }
    },
    get: async (tx: Tx, id: string) => countOne(tx, await catalog.getLabel(tx, kind, id)),
    async list(tx: Tx, { filter, sort, ...page }: LabelListRequest) {
      const { items, total } = await catalog.queryLabels(tx, kind, {
        ...page,
        filter: namedFilter(filter, ['name']),
        sort: sorts[sort],
      })
      return { labels: await count(tx, items), total }
    },
    async delete(tx: Tx, id: string): Promise<void> {
      onlyResult(await catalog.deleteLabels(tx, kind, [id]))
    },
    /** Restores a deleted label. */
    async restore(tx: Tx, id: string) {
      const { fact, notFound } = deleted[kind]
      const notDeleted = () => notFound({ id }, `There is no deleted ${kind} with this id`)
      await restoreEntity(tx, deps, { id, fact, notDeleted })
      return countOne(tx, await catalog.getLabel(tx, kind, id))
    },
  }
}
