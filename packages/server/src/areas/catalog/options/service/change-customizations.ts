import {
  ChoiceAssignedToProduct,
  CustomizationDeleted,
  CustomizationNotExist,
  InvalidRevision,
} from '@vitrine/contract/catalog'
import { brokenRule } from '@vitrine/contract/kit'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { accepted, attempt, type CatalogResult, isRefusal } from '../../shared/rules/attempt.ts'
import type {
  ChoiceChange,
  ChoiceFields,
  Customization,
  CustomizationChange,
} from '../model/customization.ts'
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

interface CustomizationUpdate {
  readonly id: string
  /** The expected revision; absent: any. */
  readonly revision?: number | undefined
  readonly change: (before: Customization) => Customization
}

/** Changes customizations one after the other; each refused one returns its error. */
async function changeMany(
  tx: Tx,
  deps: CustomizationDeps,
  updates: readonly CustomizationUpdate[],
): Promise<CatalogResult<Customization>[]> {
  const before = await lockForChange(
    tx,
    updates.map(({ id }) => id),
  )
  const now = new Map(before)
  const results = updates.map(({ id, revision, change }) =>
    attempt(() => {
      const existing = now.get(id.toLowerCase())
      if (!existing) throw CustomizationNotExist({ customizationId: id })
      requireRevision(existing, revision)
      now.set(existing.id, change(existing))
      return existing.id
    }),
  )
  const changed = new Set(accepted(results))
  const saved = await saveChangedCustomizations(
    tx,
    deps,
    [...changed].map((id) => ({
      before: before.get(id) as Customization,
      after: now.get(id) as Customization,
    })),
  )
  const byId = new Map(saved.map((one) => [one.id, one]))
  return results.map((one) => (isRefusal(one) ? one : (byId.get(one) as Customization)))
}

async function changeOne(
  tx: Tx,
  deps: CustomizationDeps,
  update: CustomizationUpdate,
): Promise<Customization> {
  const [result] = await changeMany(tx, deps, [update])
  if (isRefusal(result)) throw result
  return result as Customization
}

async function lockForChange(tx: Tx, ids: readonly string[]): Promise<Map<string, Customization>> {
  await store.lockCustomizations(tx, ids, 'update')
  return store.findCustomizations(tx, ids)
}

function requireRevision({ id, revision }: Customization, requested: number | undefined): void {
  if (requested === undefined || requested === revision) return
  throw InvalidRevision({ id, revision: String(revision) })
}

export const updateCustomizations = (
  tx: Tx,
  deps: CustomizationDeps,
  changes: readonly CustomizationChange[],
): Promise<CatalogResult<Customization>[]> =>
  changeMany(
    tx,
    deps,
    changes.map((requested) => ({
      id: requested.id,
      revision: requested.revision,
      change: (before) => changeCustomization(before, requested),
    })),
  )

/** Choices to add to a customization, with their paths in the request. */
export interface AddedChoices {
  readonly id: string
  readonly choices: readonly ChoiceFields[]
  readonly pathOf: (at: number) => string
}

export const addToCustomizations = (
  tx: Tx,
  deps: CustomizationDeps,
  added: readonly AddedChoices[],
): Promise<CatalogResult<Customization>[]> =>
  changeMany(
    tx,
    deps,
    added.map(({ id, choices, pathOf }) => ({
      id,
      change: (before) => addChoices(before, choices, pathOf, newId),
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

/** A choice cannot be removed while a product uses it. */
export async function setCustomizationChoices(
  tx: Tx,
  deps: CustomizationDeps,
  { id, choices, pathOf }: AddedChoices,
): Promise<Customization> {
  const before = (await lockForChange(tx, [id])).get(id.toLowerCase())
  if (!before) throw CustomizationNotExist({ customizationId: id })
  const after = setChoices(before, choices, pathOf, newId)
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
  const before = (await lockForChange(tx, [id])).get(id.toLowerCase())
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

/**
 * Deletes a customization that no product uses; a product that starts to use it concurrently waits and is
 * refused.
 */
export async function deleteCustomization(
  tx: Tx,
  { events }: CustomizationDeps,
  id: string,
): Promise<void> {
  const before = (await lockForChange(tx, [id])).get(id.toLowerCase())
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
