import type { Tx } from '../../../../platform/tx.ts'
import type { Customization } from '../model/customization.ts'
import { withOtherPicture } from '../rules/choice-pictures.ts'
import { findCustomizations, lockCustomizations } from '../store/customizations.ts'
import { findCustomizationsWith } from '../store/media-references.ts'
import type { CustomizationDeps } from './create-customizations.ts'
import { saveChangedCustomizations } from './save-customizations.ts'

/** Replaces or removes a picture of shared choices, and updates their products. */
export async function exchangeCustomizationMedia(
  tx: Tx,
  deps: CustomizationDeps,
  from: string,
  to: string | null,
): Promise<void> {
  const ids = await findCustomizationsWith(tx, from)
  await lockCustomizations(tx, ids, 'update')
  const found = [...(await findCustomizations(tx, ids)).values()]
  const after = (before: Customization): Customization => ({
    ...before,
    choices: before.choices.map((choice) => withOtherPicture(choice, from, to)),
  })
  await saveChangedCustomizations(
    tx,
    deps,
    found.map((before) => ({ before, after: after(before) })),
  )
}
