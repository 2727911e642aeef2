import { useMemo } from 'react'
import type { Call } from '../../api/client.ts'
import { useOperation } from '../../scaffold/use-operation.ts'
import type { Customization } from '../customizations/form.ts'
import { fold } from './fold.ts'

/** What the editor asks of the newer dialect: once for all its parts, without variants. */
export const productV3 = (productId: string) => ({
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
  const found = useOperation('catalogV3.getProduct', productV3(productId ?? ''), { enabled })
  const ids = (found.data?.product.options ?? []).map(({ id }) => id)
  const shared = useOperation('catalogV3.queryCustomizations', query(ids), {
    enabled: ids.length > 0,
    keep: true,
  })
  const customizations = ids.length > 0 ? shared.data?.customizations : undefined
  return useMemo(() => byName(customizations ?? []), [customizations])
}

/** The same, asked at once. */
export async function findSharedOptions(
  call: Call,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Customization>> {
  if (ids.length === 0) return new Map()
  return byName((await call('catalogV3.queryCustomizations', query(ids))).customizations)
}

const byName = (customizations: readonly Customization[]) =>
  new Map(customizations.map((one) => [fold(one.name), one]))
