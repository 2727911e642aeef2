import { isDeepStrictEqual } from 'node:util'
import { CustomizationChanged } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import type { Customization, SharedChoice } from '../model/customization.ts'
import * as store from '../store/customizations.ts'
import { type AlteredCustomization, applyToProducts } from '../store/customized-products.ts'
import type { CustomizationDeps } from './create-customizations.ts'

interface Change {
  readonly before: Customization
  readonly after: Customization
}

/**
 * Writes locked customizations, updates their names and colours on every product, and appends facts. Each
 * change raises the revision by one.
 */
export async function saveChangedCustomizations(
  tx: Tx,
  { events }: CustomizationDeps,
  requested: readonly Change[],
): Promise<Customization[]> {
  if (requested.length === 0) return []
  const changes = requested.map(({ before, after }) => ({
    before,
    after: { ...after, revision: before.revision + 1, updatedDate: tx.now },
  }))
  const saved = changes.map(({ after }) => after)
  await store.deleteChoices(tx, changes.flatMap(vanishedChoices))
  await store.saveCustomizations(tx, saved)
  await applyToProducts(tx, changes.flatMap(alteration))
  await events.append(
    tx,
    ...changes.map(({ before, after }) => ({
      definition: CustomizationChanged,
      entityId: after.id,
      before,
      after,
      changedFields: fields.filter((name) => !isDeepStrictEqual(before[name], after[name])),
    })),
  )
  return saved
}

const fields = ['name', 'freeText', 'choices', 'choiceOrder'] as const

export function vanishedChoices({ before, after }: Change): string[] {
  const remaining = new Set(after.choices.map(({ id }) => id))
  return before.choices.map(({ id }) => id).filter((id) => !remaining.has(id))
}

/** The visible differences in products after a change, if any. */
function alteration({ before, after }: Change): AlteredCustomization[] {
  const old = new Map(before.choices.map((one) => [one.id, appearance(one)]))
  const choices = after.choices.filter(
    (one) => old.has(one.id) && !isDeepStrictEqual(old.get(one.id), appearance(one)),
  )
  if (choices.length === 0 && before.name === after.name) return []
  return [{ customization: after, choices }]
}

const appearance = ({ name, colorCode, colorCodes, image, displayImage }: SharedChoice) => [
  name,
  colorCode,
  colorCodes,
  image,
  displayImage,
]
