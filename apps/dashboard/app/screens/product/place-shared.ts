import type { Call } from '../../api/client.ts'
import type { SectionForm } from './form.ts'
import { productV3 } from './use-shared-options.ts'

/**
 * Puts shared sections that were chosen where they stand in the form. What was written in the form is
 * stored already, in its order; both go back by their ids.
 */
export async function placeShared(
  call: Call,
  productId: string,
  sections: readonly SectionForm[],
): Promise<void> {
  if (sections.every(({ sharedId }) => sharedId === undefined)) return
  const { product } = await call('catalogV3.getProduct', productV3(productId))
  const infoSections = placed(
    sections,
    (product.infoSections ?? []).map(({ id }) => id),
  )
  const { id, revision } = product
  await call('catalogV3.updateProduct', { product: { id, revision, infoSections } })
}

/** Ids in the order of the form: stored ones take the places of those without a shared one. */
export function placed(
  sections: readonly SectionForm[],
  stored: readonly string[],
): { readonly id: string }[] {
  const left = [...stored]
  const ids = sections.flatMap(({ sharedId }) => sharedId ?? left.shift() ?? [])
  return [...new Set([...ids, ...left])].map((id) => ({ id }))
}
