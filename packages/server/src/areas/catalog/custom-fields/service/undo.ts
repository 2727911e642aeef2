import {
  type CustomField,
  CustomFieldDeleted,
  CustomFieldRestored,
  CustomFieldsArranged,
  CustomFieldUpdated,
  MAX_CUSTOM_FIELDS,
} from '@vitrine/contract/custom-fields'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Conflict,
  conflictsOf,
  type FactToUndo,
  type FieldConflict,
  type Fields,
  sorted,
  type UndoState,
  undoEntityFacts,
} from '../../../site/undo/index.ts'
import type { CustomFieldDeps } from '../model.ts'
import { definitionProblems } from '../rules/definition.ts'
import { countValues, findFields, lockFields, placeFields, putField } from '../store/fields.ts'

const kind = {
  type: 'custom_field',
  fieldsOf: (one: Fields): Fields => {
    const { name, description, choices, required, minLength, maxLength } = one
    const { minimum, maximum, mask, shown, filterable, searchable } = one
    return {
      name,
      description,
      choices,
      required,
      minLength: minLength ?? null,
      maxLength: maxLength ?? null,
      minimum: minimum ?? null,
      maximum: maximum ?? null,
      mask: mask ?? null,
      shown,
      filterable,
      searchable,
    }
  },
} as const

/**
 * Reverts changes of custom fields, the newest first. Values stay with their owners: a field that is deleted by it hides
 * them, one that is restored shows them again.
 */
export async function undoFields(
  tx: Tx,
  deps: CustomFieldDeps,
  facts: readonly FactToUndo[],
): Promise<Conflict[]> {
  await lockFields(tx)
  const all = new Map((await findFields(tx)).map((field) => [field.id, field]))
  const arrangements = facts.filter(({ name }) => name === CustomFieldsArranged.name)
  const others = facts.filter(({ name }) => name !== CustomFieldsArranged.name)
  const states = await checkStates(tx, all, undoEntityFacts(kind, others.map(asFact), inUse(all)))
  const conflicts = states.flatMap(conflictsOf('custom_field'))
  if (conflicts.length > 0) return conflicts
  await write(tx, deps, all, states)
  for (const fact of arrangements) conflicts.push(...(await undoArrangement(tx, deps, fact)))
  return conflicts
}

const inUse = (all: ReadonlyMap<string, CustomField>) =>
  new Map([...all].filter(([, { deletedDate }]) => deletedDate === null))

/** For undo a restored field counts as created, because deleted ones count as absent. */
const asFact = (fact: FactToUndo): FactToUndo =>
  fact.name === CustomFieldRestored.name ? { ...fact, before: null } : fact

/** Conflicts: values added meanwhile, contradicting constraints, too many fields. */
async function checkStates(
  tx: Tx,
  all: ReadonlyMap<string, CustomField>,
  states: readonly UndoState[],
): Promise<UndoState[]> {
  const { removed, recreated } = sorted(states)
  const checked: UndoState[] = []
  for (const state of states) {
    const field = all.get(state.id)
    const conflicts: FieldConflict[] = [...state.conflicts]
    if (removed.includes(state) && field) {
      const count = await countValues(tx, field)
      if (count > 0) conflicts.push({ field: 'values', reason: 'IN_USE', is: count })
    }
    if (recreated.includes(state) && !field) conflicts.push({ field: '', reason: 'MISSING' })
    if (recreated.includes(state) && field && isFull(all, field)) {
      conflicts.push({ field: '', reason: 'NOT_ALLOWED', is: MAX_CUSTOM_FIELDS })
    }
    if (state.after && field && definitionProblems(fieldOf(field, state)).length > 0) {
      conflicts.push({ field: 'limits', reason: 'NOT_ALLOWED' })
    }
    checked.push({ ...state, conflicts })
  }
  return checked
}

const isFull = (all: ReadonlyMap<string, CustomField>, { owner }: CustomField) =>
  [...inUse(all).values()].filter((one) => one.owner === owner).length >= MAX_CUSTOM_FIELDS

const fieldOf = (field: CustomField, { after }: UndoState): CustomField => ({
  ...field,
  ...(after as Partial<CustomField>),
})

async function write(
  tx: Tx,
  { events }: CustomFieldDeps,
  all: ReadonlyMap<string, CustomField>,
  states: readonly UndoState[],
): Promise<void> {
  const { changed, removed, recreated } = sorted(states)
  for (const state of [...changed, ...recreated]) {
    const before = all.get(state.id) as CustomField
    const after = { ...fieldOf(before, state), deletedDate: null, updatedDate: tx.now }
    await putField(tx, after)
    const definition = before.deletedDate ? CustomFieldRestored : CustomFieldUpdated
    await events.append(tx, { definition, entityId: after.id, before, after })
  }
  for (const { id } of removed) {
    const before = all.get(id) as CustomField
    await putField(tx, { ...before, deletedDate: tx.now })
    await events.append(tx, { definition: CustomFieldDeleted, entityId: id, before })
  }
}

interface Arrangement {
  readonly owner: CustomField['owner']
  readonly ids: readonly string[]
}

/** Restores the earlier order of fields, if none was moved, added or deleted since. */
async function undoArrangement(
  tx: Tx,
  { events }: CustomFieldDeps,
  fact: FactToUndo,
): Promise<Conflict[]> {
  const [before, after] = [fact.before, fact.after] as [Arrangement, Arrangement]
  const fields = await findFields(tx)
  const present = fields
    .filter(({ owner, deletedDate }) => owner === after.owner && deletedDate === null)
    .map(({ id }) => id)
  if (present.join() !== after.ids.join()) {
    const entity = { type: 'custom_field', id: fact.entityId } as const
    return [{ entity, field: 'ids', reason: 'CHANGED', was: after.ids, is: present }]
  }
  await placeFields(tx, before.ids)
  const entityId = fact.entityId
  await events.append(tx, {
    definition: CustomFieldsArranged,
    entityId,
    before: after,
    after: before,
  })
  return []
}
