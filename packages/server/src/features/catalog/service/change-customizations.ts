import {
  ChoiceAssignedToProduct,
  CustomizationDeleted,
  CustomizationNotExist,
  InvalidRevision,
} from '@vitrine/contract/catalog'
import { brokenRule } from '@vitrine/contract/kit'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type {
  ChoiceChange,
  ChoiceFields,
  Customization,
  CustomizationChange,
} from '../model/customization.ts'
import { accepted, attempt, isRefusal, type Outcome } from '../rules/attempt.ts'
import { changeCustomization, removeChoices, reorderChoices } from '../rules/customizations.ts'
import { addChoices, setChoices, updateChoices } from '../rules/shared-choices.ts'
import * as store from '../store/customizations.ts'
import { countChosen, countCustomized } from '../store/customized-products.ts'
import type { CustomizationDeps } from './create-customizations.ts'
import { saveChangedCustomizations, vanishedChoices } from './save-customizations.ts'

/** One customization; throws when there is none. */
export async function requireCustomization(tx: Tx, id: string): Promise<Customization> {
  const customization = (await store.findCustomizations(tx, [id])).get(id.toLowerCase())
  if (!customization) throw CustomizationNotExist({ customizationId: id })
  return customization
}

interface Wanted {
  readonly id: string
  /** The one it had when it was read; absent: whatever it is now. */
  readonly revision?: number | undefined
  readonly change: (before: Customization) => Customization
}

/** Changes customizations one after the other; each one that stays says why. */
async function changeMany(
  tx: Tx,
  deps: CustomizationDeps,
  wanted: readonly Wanted[],
): Promise<Outcome<Customization>[]> {
  const before = await holdToChange(
    tx,
    wanted.map(({ id }) => id),
  )
  const now = new Map(before)
  const outcomes = wanted.map(({ id, revision, change }) =>
    attempt(() => {
      const known = now.get(id.toLowerCase())
      if (!known) throw CustomizationNotExist({ customizationId: id })
      requireRevision(known, revision)
      now.set(known.id, change(known))
      return known.id
    }),
  )
  const changed = new Set(accepted(outcomes))
  const saved = await saveChangedCustomizations(
    tx,
    deps,
    [...changed].map((id) => ({
      before: before.get(id) as Customization,
      after: now.get(id) as Customization,
    })),
  )
  const byId = new Map(saved.map((one) => [one.id, one]))
  return outcomes.map((one) => (isRefusal(one) ? one : (byId.get(one) as Customization)))
}

async function changeOne(tx: Tx, deps: CustomizationDeps, wanted: Wanted): Promise<Customization> {
  const [outcome] = await changeMany(tx, deps, [wanted])
  if (isRefusal(outcome)) throw outcome
  return outcome as Customization
}

async function holdToChange(tx: Tx, ids: readonly string[]): Promise<Map<string, Customization>> {
  await store.lockCustomizations(tx, ids, 'update')
  return store.findCustomizations(tx, ids)
}

function requireRevision({ id, revision }: Customization, asked: number | undefined): void {
  if (asked === undefined || asked === revision) return
  throw InvalidRevision({ id, revision: String(revision) })
}

export const updateCustomizations = (
  tx: Tx,
  deps: CustomizationDeps,
  changes: readonly CustomizationChange[],
): Promise<Outcome<Customization>[]> =>
  changeMany(
    tx,
    deps,
    changes.map((wanted) => ({
      id: wanted.id,
      revision: wanted.revision,
      change: (before) => changeCustomization(before, wanted),
    })),
  )

/** Choices to add to a customization, and where they stand in the request. */
export interface AddedChoices {
  readonly id: string
  readonly choices: readonly ChoiceFields[]
  readonly place: (at: number) => string
}

export const addToCustomizations = (
  tx: Tx,
  deps: CustomizationDeps,
  added: readonly AddedChoices[],
): Promise<Outcome<Customization>[]> =>
  changeMany(
    tx,
    deps,
    added.map(({ id, choices, place }) => ({
      id,
      change: (before) => addChoices(before, choices, place, newId),
    })),
  )

export const updateCustomizationChoices = (
  tx: Tx,
  deps: CustomizationDeps,
  id: string,
  revision: number,
  changes: readonly ChoiceChange[],
): Promise<Customization> =>
  changeOne(tx, deps, {
    id,
    revision,
    change: (before) => updateChoices(before, changes, (at) => `choices[${at}].choice`),
  })

export const reorderCustomizationChoices = (
  tx: Tx,
  deps: CustomizationDeps,
  id: string,
  revision: number,
  choiceIds: readonly string[],
): Promise<Customization> =>
  changeOne(tx, deps, { id, revision, change: (before) => reorderChoices(before, choiceIds) })

/** A choice may not vanish from the list while a product uses it. */
export async function setCustomizationChoices(
  tx: Tx,
  deps: CustomizationDeps,
  { id, choices, place }: AddedChoices,
): Promise<Customization> {
  const before = (await holdToChange(tx, [id])).get(id.toLowerCase())
  if (!before) throw CustomizationNotExist({ customizationId: id })
  const after = setChoices(before, choices, place, newId)
  const used = await usedAmong(tx, vanishedChoices({ before, after }))
  if (used.length > 0) {
    const sentence = `must keep the choices that products use: ${used.join(', ')}`
    throw brokenRule('choices', 'NOT_ALLOWED_DELETE_CHOICE_ASSIGNED_TO_PRODUCT', sentence, {
      choiceIds: used,
    })
  }
  return only(await saveChangedCustomizations(tx, deps, [{ before, after }]))
}

export async function removeCustomizationChoices(
  tx: Tx,
  deps: CustomizationDeps,
  id: string,
  revision: number | undefined,
  choiceIds: readonly string[],
): Promise<Customization> {
  const before = (await holdToChange(tx, [id])).get(id.toLowerCase())
  if (!before) throw CustomizationNotExist({ customizationId: id })
  requireRevision(before, revision)
  const after = removeChoices(before, choiceIds)
  const used = await usedAmong(tx, vanishedChoices({ before, after }))
  if (used.length > 0) throw ChoiceAssignedToProduct({ choiceIds: used })
  return only(await saveChangedCustomizations(tx, deps, [{ before, after }]))
}

const usedAmong = async (tx: Tx, choiceIds: readonly string[]): Promise<string[]> => [
  ...(await countChosen(tx, choiceIds, false)).keys(),
]

const only = ([saved]: readonly Customization[]): Customization => saved as Customization

/** Deletes a customization that no product uses; who begins to use it meanwhile waits, and is told. */
export async function deleteCustomization(
  tx: Tx,
  { events }: CustomizationDeps,
  id: string,
): Promise<void> {
  const before = (await holdToChange(tx, [id])).get(id.toLowerCase())
  if (!before) throw CustomizationNotExist({ customizationId: id })
  const products = (await countCustomized(tx, [before.id], false)).get(before.id) ?? 0
  if (products > 0) {
    const sentence = `is in use: ${products} products have it`
    const rule = 'NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT'
    throw brokenRule('customizationId', rule, sentence, { assignedProductsCount: products })
  }
  await store.deleteCustomizations(tx, [before.id])
  await events.append(tx, { definition: CustomizationDeleted, entityId: before.id, before })
}
