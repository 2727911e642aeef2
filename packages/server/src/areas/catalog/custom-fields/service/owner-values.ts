import type {
  CustomFieldOwner,
  CustomFieldTests,
  CustomFieldValue,
  CustomFieldValues,
  CustomFieldValuesToSave,
} from '@vitrine/contract/custom-fields'
import type { Tx } from '../../../../platform/tx.ts'
import type { ValueTest } from '../model.ts'
import { valueTests } from '../rules/tests.ts'
import { changesOfValues, valuesInUse } from '../rules/values.ts'
import { findFieldsOf } from '../store/fields.ts'

interface SavedValues {
  readonly owner: CustomFieldOwner
  /** Values of the stored owner; undefined for a new one. */
  readonly before: CustomFieldValues | undefined
  /** Values of the save: undefined changes nothing, null clears all. */
  readonly sent: CustomFieldValuesToSave | null | undefined
  /** Path of the values in the request, such as `product.customFields`. */
  readonly path: string
}

/**
 * The validated changes of a save; undefined, without a statement, where it changes no values of a stored
 * owner.
 */
export async function checkValues(
  tx: Tx,
  { owner, before, sent, path }: SavedValues,
): Promise<CustomFieldValuesToSave | undefined> {
  if (before && sent === undefined) return undefined
  const fields = await findFieldsOf(tx, owner)
  return changesOfValues({
    fields,
    before: before ?? {},
    sent: sent === undefined ? {} : sent,
    path,
  })
}

interface OwnerRow {
  readonly id: string
  readonly customFields: CustomFieldValues
}

export type ValuesById = ReadonlyMap<string, Record<string, CustomFieldValue>>

/** The values of owners for staff, by id: at most one statement, none where no owner has any. */
export async function valuesOfOwners(
  tx: Tx,
  owner: CustomFieldOwner,
  rows: readonly OwnerRow[],
): Promise<ValuesById> {
  const having = rows.filter((one) => Object.keys(one.customFields).length > 0)
  if (having.length === 0) return new Map()
  const fields = await findFieldsOf(tx, owner)
  return new Map(having.map((one) => [one.id, valuesInUse(fields, one.customFields)]))
}

/** The tests of a filter as they are compared. Fields are read only where it names some. */
export async function testsOfFilter(
  tx: Tx,
  owner: CustomFieldOwner,
  tests: CustomFieldTests | undefined,
  path: string,
): Promise<ValueTest[]> {
  if (!tests || Object.keys(tests).length === 0) return []
  return valueTests(await findFieldsOf(tx, owner), tests, path)
}
