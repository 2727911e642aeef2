import { useOperation } from '../../scaffold/use-operation.ts'
import { productV3 } from './use-shared-options.ts'

/** Those of a stored product's sections that it shares: their places among the stored ones, and their ids. */
export function useSharedSections(productId: string | undefined): ReadonlyMap<number, string> {
  const found = useOperation('catalogV3.getProduct', productV3(productId ?? ''), {
    enabled: productId !== undefined,
  })
  return sharedAmong(found.data?.product.infoSections ?? [])
}

interface NamedSection {
  readonly id: string
  readonly uniqueName?: string
}

/** The form keeps stored sections in their order; a product's own one is named after its id. */
export const sharedAmong = (sections: readonly NamedSection[]): ReadonlyMap<number, string> =>
  new Map(
    sections.flatMap(({ id, uniqueName }, at) =>
      uniqueName === `Section_${id}` ? [] : [[at, id] as const],
    ),
  )
