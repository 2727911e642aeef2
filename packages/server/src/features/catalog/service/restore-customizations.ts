import type { Tx } from '../../../platform/tx.ts'
import type { ChoiceImage, Customization } from '../model/customization.ts'
import type { Sharing } from '../rules/completed.ts'
import type { ForeignCustomization, ForeignProduct } from '../rules/restored.ts'
import * as store from '../store/customizations.ts'
import { findTakenCustomizations } from '../store/restore-parts.ts'
import {
  type CustomizationDeps,
  MOST_OF_A_KIND,
  saveNewCustomizations,
} from './create-customizations.ts'
import { findOwnPictures } from './foreign-pictures.ts'

/**
 * Adds options and modifiers that products share under the ids they bring. One whose id, key or choices
 * are there already, or that there is no room for, is left out: products that use it get their own.
 */
export async function restoreCustomizations(
  tx: Tx,
  deps: CustomizationDeps,
  wanted: readonly ForeignCustomization[],
): Promise<number> {
  await store.lockCustomizationNames(tx)
  const own = await findOwnPictures(
    tx,
    wanted.flatMap(({ choices }) => choices),
  )
  const all = wanted.map((one): Customization => {
    const { revision = 1, createdDate = tx.now, updatedDate = tx.now } = one
    const choices = one.choices.map((choice) => ({ ...choice, ...lookOf(choice, own) }))
    return { ...one, choices, revision, createdDate, updatedDate }
  })
  const taken = await findTakenCustomizations(tx, all)
  const counts = await store.countByKind(tx)
  const used = new Set<string>()
  const missing = all.filter((one) => {
    const marks = [one.id, one.key.toLowerCase(), ...one.choices.map(({ id }) => id)]
    const count = counts.get(one.kind) ?? 0
    const isFree = !taken.has(one.id) && count < MOST_OF_A_KIND
    if (!isFree || marks.some((mark) => used.has(mark))) return false
    counts.set(one.kind, count + 1)
    for (const mark of marks) used.add(mark)
    return new Set(marks).size === marks.length
  })
  await saveNewCustomizations(tx, deps, missing)
  return missing.length
}

/** Files of older catalogs know one colour alone. */
const lookOf = (
  { colorCodes = [], image = null, displayImage }: ForeignCustomization['choices'][number],
  own: (picture: ChoiceImage) => ChoiceImage,
) => ({ colorCodes, image: own(image), displayImage: own(displayImage) })

/** What of these products is shared here, held until the transaction ends: call it before products are held. */
export async function sharedByForeign(
  tx: Tx,
  products: readonly ForeignProduct[],
): Promise<Sharing> {
  const ids = products.flatMap(({ options, modifiers = [] }) =>
    [...options, ...modifiers].flatMap(({ id, isShared }) => (isShared ? id : [])),
  )
  const wanted = [...new Set(ids)]
  await store.lockCustomizations(tx, wanted, 'share')
  const found = await store.findCustomizations(tx, wanted)
  return ({ id, isShared, choices }, kind) => {
    const shared = isShared ? found.get(id) : undefined
    if (shared?.kind !== kind) return false
    const known = new Set(shared.choices.map((one) => one.id))
    return choices.every((one) => known.has(one.id))
  }
}
