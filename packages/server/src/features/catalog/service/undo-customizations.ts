import { CustomizationDeleted } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import type { Customization, SharedChoice } from '../model/customization.ts'
import type { Conflict, UndoneFact } from '../model/undo.ts'
import type { FieldConflict, Fields, Shape } from '../rules/reverted.ts'
import { type SharedState, sorted, takeBackShared, toldOf } from '../rules/undo-shared.ts'
import * as store from '../store/customizations.ts'
import { countChosen, countCustomized } from '../store/customized-products.ts'
import type { CatalogDeps } from './context.ts'
import { saveNewCustomizations } from './create-customizations.ts'
import { saveChangedCustomizations, vanishedChoices } from './save-customizations.ts'

/** Choices go back one by one: others may have added to the same list. */
const shape: Shape = {
  isDeep: (field) => field === 'choices' || /^choices\.[^.]+$/.test(field),
  isList: (field) => field === 'choiceIds',
  view: (_, value) => value,
}
/** What older facts say nothing of. */
const plainLook = { colorCodes: [], image: null }
const kind = {
  type: 'customization',
  shape,
  fieldsOf: ({ name, freeText, choiceOrder, choices }: Fields): Fields => {
    const all = (choices ?? []) as readonly SharedChoice[]
    return {
      ...{ name, freeText: freeText ?? null, choiceOrder },
      choices: Object.fromEntries(all.map((one) => [one.id, { ...plainLook, ...one }])),
      choiceIds: all.map(({ id }) => id),
    }
  },
} as const

/** Takes changes of what products share back, the newest first; they show it at once. */
export async function undoCustomizations(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events'>,
  undone: readonly UndoneFact[],
): Promise<Conflict[]> {
  await store.lockCustomizationNames(tx)
  const ids = [...new Set(undone.map(({ entityId }) => entityId))]
  await store.lockCustomizations(tx, ids, 'update')
  const before = await store.findCustomizations(tx, ids)
  const states = await held(tx, before, takeBackShared(kind, undone, before))
  const { changed, gone, returning } = sorted(
    states.filter(({ conflicts }) => conflicts.length === 0),
  )
  await saveNewCustomizations(tx, deps, returning.map(returned(tx)))
  await saveChangedCustomizations(
    tx,
    deps,
    changed.map((one) => ({ before: before.get(one.id) as Customization, after: restored(one) })),
  )
  await store.deleteCustomizations(
    tx,
    gone.map(({ id }) => id),
  )
  await deps.events.append(
    tx,
    ...gone.map(({ id }) => ({
      definition: CustomizationDeleted,
      entityId: id,
      before: before.get(id),
    })),
  )
  return states.flatMap(toldOf('customization'))
}

function restored({ identity, after }: SharedState): Customization {
  const { choices, choiceIds, ...fields } = after as Fields
  const all = choices as Readonly<Record<string, SharedChoice>>
  const order = [...new Set([...(choiceIds as string[]), ...Object.keys(all)])]
  const kept = order.flatMap((id) => all[id] ?? [])
  return { ...(identity as unknown as Customization), ...fields, choices: kept }
}

const returned =
  ({ now }: Tx) =>
  (state: SharedState): Customization => {
    const { createdDate, ...one } = restored(state)
    return {
      ...one,
      createdDate: new Date(createdDate),
      updatedDate: now,
      revision: one.revision + 1,
    }
  }

/** What products use stays; a key that another has meanwhile is not given twice. */
async function held(
  tx: Tx,
  before: ReadonlyMap<string, Customization>,
  states: readonly SharedState[],
): Promise<SharedState[]> {
  const { changed, gone, returning } = sorted(states)
  const used = await countCustomized(
    tx,
    gone.map(({ id }) => id),
    false,
  )
  const lost = new Map(
    changed.map((one) => [
      one.id,
      vanishedChoices({ before: before.get(one.id) as Customization, after: restored(one) }),
    ]),
  )
  const chosen = await countChosen(tx, [...lost.values()].flat(), false)
  const keys = await store.findKeysLike(
    tx,
    returning.map(({ identity }) => String(identity.key).toLowerCase()),
  )
  const taken = new Set(keys)
  return states.map((one) => {
    const count = one.after ? 0 : (used.get(one.id) ?? 0)
    const inUse = (lost.get(one.id) ?? []).filter((id) => (chosen.get(id) ?? 0) > 0)
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
