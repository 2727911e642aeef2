import type { OptionToSave } from '@vitrine/contract/options'
import { RevisionConflict } from '@vitrine/contract/saves'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog, Customization } from '../../../catalog/index.ts'
import {
  type Editor,
  onlyResult,
  type SavedEntity,
  type SaveOptions,
  saveEntity,
} from '../../editing/index.ts'
import { mergeOption } from '../rules/merge-option.ts'
import { optionDifferences } from '../rules/option-fields.ts'
import { planCreation, planUpdate } from '../rules/plan-option.ts'

export interface OptionDeps {
  readonly catalog: Catalog
}

/** Creates an option or modifier, or changes any part of one, as one revision. */
export const saveOption = (
  tx: Tx,
  deps: OptionDeps,
  request: OptionToSave,
  options: SaveOptions,
): Promise<SavedEntity<Customization>> => saveEntity(tx, optionEditor(deps), request, options)

const optionEditor = ({ catalog }: OptionDeps): Editor<OptionToSave, Customization> => ({
  field: 'option',
  facts: { entities: ['customization'] },
  read: catalog.lockCustomization,
  create: async (tx, request) =>
    onlyResult(await catalog.createCustomizations(tx, [planCreation(request)])),
  update: (tx, before, request) => catalog.saveCustomization(tx, planUpdate(before, request)),
  differences: optionDifferences,
  merge: mergeOption,
  refuse: (stale) => RevisionConflict({ entity: 'customization', ...stale }),
})
