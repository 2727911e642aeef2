import {
  type CustomField,
  type CustomFieldChanges,
  CustomFieldCreated,
  CustomFieldDeleted,
  CustomFieldKeyTaken,
  CustomFieldNotFound,
  type CustomFieldOwner,
  CustomFieldRestored,
  CustomFieldsArranged,
  CustomFieldUpdated,
  CustomFieldValuesChanged,
  MAX_CUSTOM_FIELDS,
  type NewCustomField,
  TooManyCustomFields,
} from '@vitrine/contract/custom-fields'
import { violation } from '@vitrine/contract/kit'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CustomFieldDeps } from '../model.ts'
import { checkDefinition } from '../rules/definition.ts'
import { countValues, findFields, lockFields, placeFields, putField } from '../store/fields.ts'

/** The fields of a site, for one owner or all: active or deleted ones. */
export async function listFields(
  tx: Tx,
  { owner, deleted = false }: { readonly owner?: CustomFieldOwner; readonly deleted?: boolean },
): Promise<CustomField[]> {
  const all = await findFields(tx)
  return all.filter(
    (one) => (owner === undefined || one.owner === owner) && (one.deletedDate !== null) === deleted,
  )
}

/** Adds a field behind the others of its owner. */
export async function createField(
  tx: Tx,
  { events }: CustomFieldDeps,
  input: NewCustomField,
): Promise<CustomField> {
  await lockFields(tx)
  const siblings = (await findFields(tx)).filter(({ owner }) => owner === input.owner)
  const taken = siblings.find(({ key }) => key === input.key)
  if (taken) throw keyTaken(taken)
  refuseTooMany(siblings)
  const shown = input.owner !== 'ORDER'
  const after = { ...blank, shown, ...settingsOf(input), ...identityOf(tx, input) }
  checkDefinition(after, 'field')
  await putField(tx, after)
  await events.append(tx, { definition: CustomFieldCreated, entityId: after.id, after })
  return after
}

const blank = {
  description: '',
  choices: [],
  required: false,
  minLength: null,
  maxLength: null,
  minimum: null,
  maximum: null,
  mask: null,
  shown: true,
  filterable: false,
  searchable: false,
  deletedDate: null,
} as const satisfies Partial<CustomField>

const identityOf = (tx: Tx, { owner, key, name, type }: NewCustomField) => ({
  id: newId(),
  owner,
  key,
  type,
  name: name.trim(),
  createdDate: tx.now,
  updatedDate: tx.now,
})

/** The given settings, with trimmed names. */
const settingsOf = ({
  name,
  choices,
  ...given
}: Partial<NewCustomField>): Partial<CustomField> => ({
  ...Object.fromEntries(
    Object.entries(given).filter(([field, value]) => field in blank && value !== undefined),
  ),
  ...(name !== undefined && { name: name.trim() }),
  ...(choices && { choices: choices.map((one) => one.trim()) }),
})

function keyTaken({ id, key, name, deletedDate }: CustomField) {
  return deletedDate === null
    ? CustomFieldKeyTaken({ key, id }, `"${name}" has the key ${key} already; choose another one`)
    : CustomFieldKeyTaken(
        { key, deletedId: id },
        `The deleted field "${name}" has the key ${key}; restore it or choose another key`,
      )
}

function refuseTooMany(siblings: readonly CustomField[]): void {
  const inUse = siblings.filter(({ deletedDate }) => deletedDate === null)
  if (inUse.length >= MAX_CUSTOM_FIELDS) throw TooManyCustomFields({ most: MAX_CUSTOM_FIELDS })
}

/** Changes settings of a field. */
export async function changeField(
  tx: Tx,
  { events }: CustomFieldDeps,
  id: string,
  changes: CustomFieldChanges,
): Promise<CustomField> {
  await lockFields(tx)
  const before = await requireField(tx, id)
  const after = { ...before, ...settingsOf(changes), updatedDate: tx.now }
  checkDefinition(after, 'changes')
  await putField(tx, after)
  await events.append(tx, { definition: CustomFieldUpdated, entityId: before.id, before, after })
  return after
}

async function requireField(tx: Tx, id: string): Promise<CustomField> {
  const found = (await findFields(tx)).find((one) => one.id === id.toLowerCase())
  if (!found || found.deletedDate !== null) throw CustomFieldNotFound({ id })
  return found
}

/** Puts all fields of an owner in another order. */
export async function arrangeFields(
  tx: Tx,
  { events }: CustomFieldDeps,
  owner: CustomFieldOwner,
  ids: readonly string[],
): Promise<CustomField[]> {
  await lockFields(tx)
  const before = (await listFields(tx, { owner })).map(({ id }) => id)
  const after = ids.map((id) => id.toLowerCase())
  if (after.toSorted().join() !== before.toSorted().join()) {
    const sentence = `must be the ids of all ${before.length} fields of the owner, each once`
    throw violation('ids', 'VALIDATION', sentence)
  }
  await placeFields(tx, after)
  await events.append(tx, {
    definition: CustomFieldsArranged,
    entityId: tx.siteId,
    before: { owner, ids: before },
    after: { owner, ids: after },
  })
  return listFields(tx, { owner })
}

export const countFieldValues = async (tx: Tx, id: string): Promise<number> =>
  countValues(tx, await requireField(tx, id))

/** Deletes a field with its values, if their number is the confirmed one. */
export async function deleteField(
  tx: Tx,
  { events }: CustomFieldDeps,
  id: string,
  confirmed: number,
): Promise<void> {
  await lockFields(tx)
  const before = await requireField(tx, id)
  const count = await countValues(tx, before)
  if (count !== confirmed) {
    throw CustomFieldValuesChanged(
      { count },
      `${count} values would go, and ${confirmed} were confirmed; nothing was deleted`,
    )
  }
  await putField(tx, { ...before, deletedDate: tx.now })
  await events.append(tx, { definition: CustomFieldDeleted, entityId: before.id, before })
}

/** Restores a deleted field with its values. */
export async function restoreField(
  tx: Tx,
  { events }: CustomFieldDeps,
  id: string,
): Promise<CustomField> {
  await lockFields(tx)
  const all = await findFields(tx)
  const deleted = all.find((one) => one.id === id.toLowerCase())
  if (!deleted?.deletedDate) {
    throw CustomFieldNotFound({ id }, 'There is no deleted custom field with this id')
  }
  refuseTooMany(all.filter(({ owner }) => owner === deleted.owner))
  const after = { ...deleted, updatedDate: tx.now, deletedDate: null }
  await putField(tx, after)
  const sides = { before: deleted, after }
  await events.append(tx, { definition: CustomFieldRestored, entityId: after.id, ...sides })
  return after
}
