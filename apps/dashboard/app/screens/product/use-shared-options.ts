import { useMemo } from 'react'
import type { Call } from '../../api/client.ts'
import { useOperation } from '../../shared/use-operation.ts'
import type { Customization } from '../customizations/form.ts'
import { normalizeName } from './normalize-name.ts'

/** The V3 query of the editor: one for all its parts, without variants. */
export const productV3Query = (productId: string) => ({
  productId,
  fields: ['INFO_SECTION' as const, 'DIRECT_CATEGORY_IDS' as const],
  withoutVariants: true,
})

const query = (ids: readonly string[]) => ({
  query: { filter: { id: { $in: [...ids] } }, paging: { limit: 100 } },
})

/** Those of a stored product's options that it shares, by their names. */
export function useSharedOptions(
  productId: string | undefined,
): ReadonlyMap<string, Customization> {
  const enabled = productId !== undefined
  const result = useOperation('catalogV3.getProduct', productV3Query(productId ?? ''), { enabled })
  const ids = (result.data?.product.options ?? []).map(({ id }) => id)
  const shared = useOperation('catalogV3.queryCustomizations', query(ids), {
    enabled: ids.length > 0,
    keepPrevious: true,
  })
  const customizations = ids.length > 0 ? shared.data?.customizations : undefined
  return useMemo(() => byName(customizations ?? []), [customizations])
}

/** The same, without a hook. */
export async function findSharedOptions(
  call: Call,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Customization>> {
  if (ids.length === 0) return new Map()
  return byName((await call('catalogV3.queryCustomizations', query(ids))).customizations)
}

const byName = (customizations: readonly Customization[]) =>
  new Map(customizations.map((one) => [normalizeName(one.name), one]))
