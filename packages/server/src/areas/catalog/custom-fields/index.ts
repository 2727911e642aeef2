import type {
  CustomFieldChanges,
  CustomFieldOwner,
  NewCustomField,
} from '@vitrine/contract/custom-fields'
import type { Tx } from '../../../platform/tx.ts'
import type { UndoHandler } from '../../site/undo/index.ts'
import type { CustomFieldDeps } from './model.ts'
import {
  arrangeFields,
  changeField,
  countFieldValues,
  createField,
  deleteField,
  listFields,
  restoreField,
} from './service/fields.ts'
import { checkValues, testsOfFilter, valuesOfOwners } from './service/owner-values.ts'
import { restoreFields } from './service/restore-fields.ts'
import { undoFields } from './service/undo.ts'
import { findFields, findFieldsOf } from './store/fields.ts'

export type { ValueTest } from './model.ts'
export { countedFields, filterableFields, shownTypes } from './rules/tests.ts'
export { textOfValue, valueOfText } from './rules/text.ts'
export type { RefusedValue } from './rules/values.ts'
export { changesOfValues, shownValues, storableValues } from './rules/values.ts'
export { withValues } from './rules/with-values.ts'
export type { ValuesById } from './service/owner-values.ts'
export { valuesFit } from './store/values-fit.ts'

export type CustomFields = ReturnType<typeof createCustomFields>

/** Fields that merchants define; owners of values validate through it. */
export const createCustomFields = (deps: CustomFieldDeps) => ({
  /** The fields of an owner that are in use, in their order; one statement. */
  of: findFieldsOf,
  /** Validates the values of a save. Throws with every refused value. */
  check: checkValues,
  /** The values of owners for staff, by id. */
  valuesOf: valuesOfOwners,
  /** The tests of a filter. Throws with every key that it cannot name. */
  testsOf: testsOfFilter,
  /** All fields of a site, deleted ones too. */
  all: findFields,
  list: listFields,
  create: (tx: Tx, field: NewCustomField) => createField(tx, deps, field),
  change: (tx: Tx, id: string, changes: CustomFieldChanges) => changeField(tx, deps, id, changes),
  arrange: (tx: Tx, owner: CustomFieldOwner, ids: readonly string[]) =>
    arrangeFields(tx, deps, owner, ids),
  countValues: countFieldValues,
  delete: (tx: Tx, id: string, confirmed: number) => deleteField(tx, deps, id, confirmed),
  restore: (tx: Tx, id: string) => restoreField(tx, deps, id),
  /** Adds fields of another site; returns the skipped ones. */
  restoreAll: restoreFields,
  /** How changes of fields are reverted, by entity of the ledger. */
  undoHandlers: {
    custom_field: (tx, facts) => undoFields(tx, deps, facts),
  } satisfies Readonly<Record<string, UndoHandler>>,
})
