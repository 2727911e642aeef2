import { isDeepStrictEqual } from 'node:util'
import { ChoiceAssignedToProduct, CustomizationNotExist } from '@vitrine/contract/catalog'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type {
  ChoiceChange,
  ChoiceFields,
  Customization,
  CustomizationChange,
} from '../model/customization.ts'
import { changeCustomization, removeChoices, reorderChoices } from '../rules/customizations.ts'
import { addChoices, updateChoices } from '../rules/shared-choices.ts'
import * as store from '../store/customizations.ts'
import { countChosen } from '../store/customized-products.ts'
import type { CustomizationDeps } from './create-customizations.ts'
import { saveChangedCustomizations, vanishedChoices } from './save-customizations.ts'

/** Fields of choices with the path of each in the request. */
interface PlacedChoices<Fields> {
  readonly choices: readonly Fields[]
  readonly pathOf: (at: number) => string
}

/** Any number of changes of one customization and its choices. */
export interface CustomizationSave extends Omit<CustomizationChange, 'revision'> {
  readonly changed: PlacedChoices<ChoiceChange>
  readonly added: PlacedChoices<ChoiceFields>
  readonly removedIds: readonly string[]
  /** These choices come first; the others follow in their previous order. */
  readonly arrangedIds?: readonly string[] | undefined
}

/** A customization to change, locked until the end of the transaction. */
export async function lockCustomization(tx: Tx, id: string): Promise<Customization> {
  await store.lockCustomizations(tx, [id], 'update')
  const found = (await store.findCustomizations(tx, [id])).get(id.toLowerCase())
  if (!found) throw CustomizationNotExist({ customizationId: id })
  return found
}

/**
 * Changes a customization and its choices as one revision; does nothing if unchanged. A choice in use by a
 * product cannot be removed.
 */
export async function saveCustomization(
  tx: Tx,
  deps: CustomizationDeps,
  requested: CustomizationSave,
): Promise<Customization> {
  const before = await lockCustomization(tx, requested.id)
  const after = changed(before, requested)
  if (isDeepStrictEqual(before, after)) return before
  const used = await countChosen(tx, vanishedChoices({ before, after }), false)
  if (used.size > 0) throw ChoiceAssignedToProduct({ choiceIds: [...used.keys()] })
  const [saved] = await saveChangedCustomizations(tx, deps, [{ before, after }])
  return saved as Customization
}

function changed(before: Customization, requested: CustomizationSave): Customization {
  const { changed: changes, added, removedIds, arrangedIds, ...change } = requested
  let after = before
  if (changes.choices.length > 0) after = updateChoices(after, changes.choices, changes.pathOf)
  if (added.choices.length > 0) after = addChoices(after, added.choices, added.pathOf, newId)
  if (removedIds.length > 0) after = removeChoices(after, removedIds)
  if (arrangedIds) after = arranged(after, arrangedIds)
  return changeCustomization(after, { ...change, revision: before.revision })
}

function arranged(customization: Customization, first: readonly string[]): Customization {
  const named = new Set(first.map((id) => id.toLowerCase()))
  const present = customization.choices.map(({ id }) => id)
  const ids = [...named, ...present.filter((id) => !named.has(id))]
  return ids.join() === present.join() ? customization : reorderChoices(customization, ids)
}
