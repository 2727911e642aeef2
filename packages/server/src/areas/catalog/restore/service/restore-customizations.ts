import type { Tx } from '../../../../platform/tx.ts'
import {
  type ChoiceImage,
  type Customization,
  type CustomizationDeps,
  countByKind,
  findCustomizations,
  lockCustomizationNames,
  lockCustomizations,
  MAX_PER_KIND,
  saveNewCustomizations,
} from '../../options/index.ts'
import type { ForeignCustomization, ForeignProduct } from '../rules/foreign-catalog.ts'
import type { IsSharedHere } from '../rules/foreign-defaults.ts'
import { findTakenCustomizations } from '../store/restore-parts.ts'
import { findOwnPictures } from './foreign-pictures.ts'

/**
 * Creates shared options and modifiers under their own ids. One whose id, key or choice ids are taken, or
 * that exceeds a limit, is skipped: products that use it get their own copies.
 */
export async function restoreCustomizations(
  tx: Tx,
  deps: CustomizationDeps,
  requested: readonly ForeignCustomization[],
): Promise<number> {
  await lockCustomizationNames(tx)
  const own = await findOwnPictures(
    tx,
    requested.flatMap(({ choices }) => choices),
  )
  const all = requested.map((one): Customization => {
    const { revision = 1, createdDate = tx.now, updatedDate = tx.now } = one
    const choices = one.choices.map((choice) => ({ ...choice, ...lookOf(choice, own) }))
    return { ...one, choices, revision, createdDate, updatedDate }
  })
  const taken = await findTakenCustomizations(tx, all)
  const counts = await countByKind(tx)
  const used = new Set<string>()
  const missing = all.filter((one) => {
    const marks = [one.id, one.key.toLowerCase(), ...one.choices.map(({ id }) => id)]
    const count = counts.get(one.kind) ?? 0
    const isFree = !taken.has(one.id) && count < MAX_PER_KIND
    if (!isFree || marks.some((mark) => used.has(mark))) return false
    counts.set(one.kind, count + 1)
    for (const mark of marks) used.add(mark)
    return new Set(marks).size === marks.length
  })
  await saveNewCustomizations(tx, deps, missing)
  return missing.length
}

/** Older exports have only one colour. */
const lookOf = (
  { colorCodes = [], image = null, displayImage }: ForeignCustomization['choices'][number],
  own: (picture: ChoiceImage) => ChoiceImage,
) => ({ colorCodes, image: own(image), displayImage: own(displayImage) })

/**
 * The customizations of these products that are shared in this site, locked until the end of the transaction:
 * call it before products are locked.
 */
export async function sharedByForeign(
  tx: Tx,
  products: readonly ForeignProduct[],
): Promise<IsSharedHere> {
  const ids = products.flatMap(({ options, modifiers = [] }) =>
    [...options, ...modifiers].flatMap(({ id, isShared }) => (isShared ? id : [])),
  )
  const requested = [...new Set(ids)]
  await lockCustomizations(tx, requested, 'share')
  const found = await findCustomizations(tx, requested)
  return ({ id, isShared, choices }, kind) => {
    const shared = isShared ? found.get(id) : undefined
    if (shared?.kind !== kind) return false
    const existing = new Set(shared.choices.map((one) => one.id))
    return choices.every((one) => existing.has(one.id))
  }
}
