import { useOperation } from '../../shared/use-operation.ts'
import { productV3Query } from './use-shared-options.ts'

/** Shared sections of a stored product: their positions and ids. */
export function useSharedSections(productId: string | undefined): ReadonlyMap<number, string> {
  const result = useOperation('catalogV3.getProduct', productV3Query(productId ?? ''), {
    enabled: productId !== undefined,
  })
  return sharedSectionIds(result.data?.product.infoSections ?? [])
}

interface NamedSection {
  readonly id: string
  readonly uniqueName?: string
}

/** The form keeps stored sections in their order; a product's own one is named after its id. */
export const sharedSectionIds = (sections: readonly NamedSection[]): ReadonlyMap<number, string> =>
  new Map(
    sections.flatMap(({ id, uniqueName }, at) =>
      uniqueName === `Section_${id}` ? [] : [[at, id] as const],
    ),
  )
