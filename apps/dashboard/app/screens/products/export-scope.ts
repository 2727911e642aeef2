import type { InputOf } from '../../api/client.ts'
import type { ProductsSearch } from './search.ts'
import { isFiltered } from './search.ts'

type ExportOrder = InputOf<'exports.startExport'>
export type ExportScope = 'chosen' | 'found' | 'all'

/** What can be exported from where the list stands, with how many products each way has. */
export function exportScopes(list: {
  readonly search: ProductsSearch
  readonly found: number
  readonly total: number
  readonly chosen: number
}): { readonly scope: ExportScope; readonly count: number }[] {
  const { search, found, total, chosen } = list
  return [
    ...(chosen > 0 ? [{ scope: 'chosen', count: chosen } as const] : []),
    ...(isFiltered(search) && found > 0 ? [{ scope: 'found', count: found } as const] : []),
    { scope: 'all', count: total },
  ]
}

/** The order that a scope comes to. */
export function exportOrder(
  scope: ExportScope,
  format: ExportOrder['format'],
  list: { readonly filter: unknown; readonly chosen: readonly string[] },
): ExportOrder {
  if (scope === 'chosen') return { format, productIds: [...list.chosen] }
  return scope === 'found' ? { format, filter: list.filter } : { format }
}
