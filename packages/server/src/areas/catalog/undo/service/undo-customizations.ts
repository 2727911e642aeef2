import { CustomizationDeleted } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Conflict,
  conflictsOf,
  type FactToUndo,
  type FieldConflict,
  type Fields,
  type Shape,
  sorted,
  type UndoState,
  undoEntityFacts,
} from '../../../site/undo/index.ts'
import {
  type Customization,
  countChosen,
  countCustomized,
  deleteCustomizations,
  findCustomizations,
  findKeysLike,
  lockCustomizationNames,
  lockCustomizations,
  type SharedChoice,
  saveChangedCustomizations,
  saveNewCustomizations,
  vanishedChoices,
} from '../../options/index.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'

/** Choices are reverted one by one: others may have added to the same list. */
const shape: Shape = {
  isDeep: (field) => field === 'choices' || /^choices\.[^.]+$/.test(field),
  isList: (field) => field === 'choiceIds',
  view: (_, value) => value,
}
/** Defaults of fields that older facts lack. */
const plainLook = { colorCodes: [], image: null }
const kind = {
  type: 'customization',
  shape,
  fieldsOf: ({ name, freeText, choiceOrder, choices }: Fields): Fields => {
    const all = (choices ?? []) as readonly SharedChoice[]
    return {
      name,
      freeText: freeText ?? null,
      choiceOrder,
      choices: Object.fromEntries(all.map((one) => [one.id, { ...plainLook, ...one }])),
      choiceIds: all.map(({ id }) => id),
    }
  },
} as const

/** Reverts changes of customizations, the newest first; products show the result at once. */
export async function undoCustomizations(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events'>,
  facts: readonly FactToUndo[],
): Promise<Conflict[]> {
  await lockCustomizationNames(tx)
  const ids = [...new Set(facts.map(({ entityId }) => entityId))]
  await lockCustomizations(tx, ids, 'update')
  const before = await findCustomizations(tx, ids)
  const states = await checkStates(tx, before, undoEntityFacts(kind, facts, before))
  const { changed, removed, recreated } = sorted(
    states.filter(({ conflicts }) => conflicts.length === 0),
  )
  await saveNewCustomizations(tx, deps, recreated.map(recreatedCustomization(tx)))
  await saveChangedCustomizations(
    tx,
    deps,
    changed.map((one) => ({ before: before.get(one.id) as Customization, after: restored(one) })),
  )
  await deleteCustomizations(
    tx,
    removed.map(({ id }) => id),
  )
  await deps.events.append(
    tx,
    ...removed.map(({ id }) => ({
      definition: CustomizationDeleted,
      entityId: id,
      before: before.get(id),
    })),
  )
  return states.flatMap(conflictsOf('customization'))
}

function restored({ identity, after }: UndoState): Customization {
  const { choices, choiceIds, ...fields } = after as Fields
  const all = choices as Readonly<Record<string, SharedChoice>>
  const order = [...new Set([...(choiceIds as string[]), ...Object.keys(all)])]
  const stored = order.flatMap((id) => all[id] ?? [])
  return { ...(identity as unknown as Customization), ...fields, choices: stored }
}

const recreatedCustomization =
  ({ now }: Tx) =>
  (state: UndoState): Customization => {
    const { createdDate, ...one } = restored(state)
    return {
      ...one,
      createdDate: new Date(createdDate),
      updatedDate: now,
      revision: one.revision + 1,
    }
  }

/** Conflicts: a customization in use cannot be deleted, and keys are unique. */
async function checkStates(
  tx: Tx,
  before: ReadonlyMap<string, Customization>,
  states: readonly UndoState[],
): Promise<UndoState[]> {
  const { changed, removed, recreated } = sorted(states)
  const used = await countCustomized(
    tx,
    removed.map(({ id }) => id),
    false,
  )
  const lost = new Map(
    changed.map((one) => [
      one.id,
      vanishedChoices({ before: before.get(one.id) as Customization, after: restored(one) }),
    ]),
  )
  const selected = await countChosen(tx, [...lost.values()].flat(), false)
  const keys = await findKeysLike(
    tx,
    recreated.map(({ identity }) => String(identity.key).toLowerCase()),
  )
  const taken = new Set(keys)
  return states.map((one) => {
    const count = one.after ? 0 : (used.get(one.id) ?? 0)
    const inUse = (lost.get(one.id) ?? []).filter((id) => (selected.get(id) ?? 0) > 0)
    const more: FieldConflict[] = [
      ...(count > 0 ? [{ field: 'products', reason: 'IN_USE' as const, is: count }] : []),
      ...inUse.map((id) => ({ field: `choices.${id}`, reason: 'IN_USE' as const })),
      ...(!one.before && taken.has(String(one.identity.key))
        ? [{ field: 'key', reason: 'TAKEN' as const, was: one.identity.key }]
        : []),
    ]
    return { ...one, conflicts: [...one.conflicts, ...more] }
  })
}
