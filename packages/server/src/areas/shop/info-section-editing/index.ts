import { InfoSectionDeleted, InfoSectionNotFound } from '@vitrine/contract/catalog'
import type {
  InfoSectionFilter,
  InfoSectionSort,
  InfoSectionToSave,
} from '@vitrine/contract/info-sections'
import type { Tx } from '../../../platform/tx.ts'
import type { FullInfoSection } from '../../catalog/index.ts'
import {
  dateSorts,
  namedFilter,
  onlyResult,
  type RestoreDeps,
  restoreEntity,
  type SaveOptions,
} from '../editing/index.ts'
import { type InfoSectionDeps, saveInfoSection } from './service/save-info-section.ts'

export type InfoSectionEditing = ReturnType<typeof createInfoSectionEditing>

export interface InfoSectionListRequest {
  readonly filter: InfoSectionFilter
  readonly sort: InfoSectionSort
  readonly limit: number
  readonly offset: number
}

const merchant = { seesHidden: true } as const
const sorts = {
  ...dateSorts,
  NAME: [{ field: 'uniqueName', descending: false }],
  TITLE: [{ field: 'title', descending: false }],
} as const

export function createInfoSectionEditing(deps: InfoSectionDeps & RestoreDeps) {
  const { catalog } = deps
  /** A section shared by products; sections of a single product are not found. */
  async function get(tx: Tx, id: string): Promise<FullInfoSection> {
    const section = await catalog.getInfoSection(tx, id, merchant)
    if (section.ownedBy !== null) throw InfoSectionNotFound({ id })
    return section
  }
  return {
    /** Creates a section or changes any part of one, as one revision. */
    save: (tx: Tx, section: InfoSectionToSave, options: SaveOptions) =>
      saveInfoSection(tx, deps, section, options),
    get,
    list: (tx: Tx, { filter, sort, ...page }: InfoSectionListRequest) =>
      catalog.queryInfoSections(tx, {
        ...page,
        filter: namedFilter(filter, ['uniqueName', 'title']),
        sort: sorts[sort],
      }),
    /** The number of products of each section, by its id; one statement. */
    countProducts: (tx: Tx, ids: readonly string[]) =>
      catalog.countProductsWithSection(tx, ids, merchant),
    async delete(tx: Tx, id: string): Promise<void> {
      await catalog.lockInfoSection(tx, id)
      onlyResult(await catalog.deleteInfoSections(tx, [id]))
    },
    /** Restores a deleted section on the products that had it. */
    async restore(tx: Tx, id: string): Promise<FullInfoSection> {
      const notDeleted = () =>
        InfoSectionNotFound({ id }, 'There is no deleted info section with this id')
      await restoreEntity(tx, deps, { id, fact: InfoSectionDeleted, notDeleted })
      return get(tx, id)
    },
  }
}
