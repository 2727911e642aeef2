import type { Call } from '../../api/client.ts'
import type { SectionForm } from './form.ts'
import { productV3Query } from './use-shared-options.ts'

/**
 * Saves the order of shared and own sections. Own sections are already stored in their order; both are sent by
 * id.
 */
export async function saveSectionOrder(
  call: Call,
  productId: string,
  sections: readonly SectionForm[],
): Promise<void> {
  if (sections.every(({ sharedId }) => sharedId === undefined)) return
  const { product } = await call('catalogV3.getProduct', productV3Query(productId))
  const infoSections = orderedSectionIds(
    sections,
    (product.infoSections ?? []).map(({ id }) => id),
  )
  const { id, revision } = product
  await call('catalogV3.updateProduct', {
    product: { id, revision, infoSections },
    withoutVariants: true,
  })
}

/** Ids in the order of the form: stored ids fill the positions of own sections. */
export function orderedSectionIds(
  sections: readonly SectionForm[],
  stored: readonly string[],
): { readonly id: string }[] {
  const left = [...stored]
  const ids = sections.flatMap(({ sharedId }) => sharedId ?? left.shift() ?? [])
  return [...new Set([...ids, ...left])].map((id) => ({ id }))
}
