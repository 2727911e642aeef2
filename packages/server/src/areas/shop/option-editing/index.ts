import { CustomizationDeleted, CustomizationNotExist } from '@vitrine/contract/catalog'
import type { OptionFilter, OptionSort, OptionToSave } from '@vitrine/contract/options'
import type { Tx } from '../../../platform/tx.ts'
import {
  dateSorts,
  namedFilter,
  type RestoreDeps,
  restoreEntity,
  type SaveOptions,
} from '../editing/index.ts'
import { kindOf } from './rules/plan-option.ts'
import { type OptionDeps, saveOption } from './service/save-option.ts'

export type OptionEditing = ReturnType<typeof createOptionEditing>

export interface OptionListRequest {
  readonly filter: OptionFilter
  readonly sort: OptionSort
  readonly limit: number
  readonly offset: number
}

const merchant = { seesHidden: true } as const
const sorts = { ...dateSorts, NAME: [{ field: 'name', descending: false }] } as const

export const createOptionEditing = (deps: OptionDeps & RestoreDeps) => ({
  /** Creates an option or modifier, or changes any part of one, as one revision. */
  save: (tx: Tx, option: OptionToSave, options: SaveOptions) =>
    saveOption(tx, deps, option, options),
  get: (tx: Tx, id: string) => deps.catalog.getCustomization(tx, id),
  list: (tx: Tx, { filter, sort, ...page }: OptionListRequest) => {
    const named = namedFilter(filter, ['name'])
    const { kind } = filter
    const ofKind = kind && {
      kind: 'test',
      field: 'customizationType',
      operator: '$eq',
      value: kindOf(kind),
    }
    const parts = ofKind ? [named, ofKind as typeof named] : [named]
    return deps.catalog.queryCustomizations(tx, {
      ...page,
      filter: { kind: 'and', parts },
      sort: sorts[sort],
    })
  },
  /** The number of products of each option, by its id; one statement. */
  countProducts: (tx: Tx, ids: readonly string[]) =>
    deps.catalog.countCustomized(tx, ids, merchant),
  /** The number of products of each choice, by its id; one statement. */
  countProductsOfChoices: (tx: Tx, ids: readonly string[]) =>
    deps.catalog.countChosen(tx, ids, merchant),
  delete: (tx: Tx, id: string) => deps.catalog.deleteCustomization(tx, id),
  /** Restores a deleted option. */
  async restore(tx: Tx, id: string) {
    const notDeleted = () =>
      CustomizationNotExist({ customizationId: id }, 'There is no deleted option with this id')
    await restoreEntity(tx, deps, { id, fact: CustomizationDeleted, notDeleted })
    return deps.catalog.getCustomization(tx, id)
  },
})
