import type { InputOf } from '../../api/client.ts'
import type { ProductsSearch } from './search.ts'
import { isFiltered } from './search.ts'

type ExportRequest = InputOf<'exports.startExport'>
export type ExportScope = 'selected' | 'matching' | 'all'

/** The export scopes available in the list, each with its product count. */
export function exportScopes(list: {
  readonly search: ProductsSearch
  readonly matchCount: number
  readonly total: number
  readonly selectedCount: number
}): { readonly scope: ExportScope; readonly count: number }[] {
  const { search, matchCount, total, selectedCount } = list
  return [
    ...(selectedCount > 0 ? [{ scope: 'selected', count: selectedCount } as const] : []),
    // Exports do not support filters by tags and custom fields.
    ...(isFiltered(search) && search.tag === '' && search.fields === '' && matchCount > 0
      ? [{ scope: 'matching', count: matchCount } as const]
      : []),
    { scope: 'all', count: total },
  ]
}

/** The request of an export. */
export function exportRequest(
  scope: ExportScope,
  format: ExportRequest['format'],
  list: { readonly filter: unknown; readonly selectedIds: readonly string[] },
): ExportRequest {
  if (scope === 'selected') return { format, productIds: [...list.selectedIds] }
  return scope === 'matching' ? { format, filter: list.filter } : { format }
}
