import type { ProductFilter } from '@vitrine/contract/products'
import { useMemo } from 'react'
import { useIsAllowed } from '../../../shared/permissions.tsx'
import { useMoney } from '../../../shared/use-money.ts'
import { useCollections } from './collections/use-collections.ts'
import { useShownColumns } from './columns-dialog.tsx'
import { useStock } from './stock/use-stock.ts'
import { useDrafts } from './use-drafts.ts'
import { useRows } from './use-rows.ts'
import { useSave } from './use-save.ts'

export type ProductSheet = ReturnType<typeof useProductSheet>

/** The rows of the sheet with stock and collections, their input, and the save. */
export function useProductSheet(filter: ProductFilter, sort: Parameters<typeof useRows>[1]) {
  const { digits } = useMoney()
  const columns = useShownColumns()
  const mayReadStock = useIsAllowed('stock.listVariantStock')
  const loaded = useRows(filter, sort)
  const stock = useStock(loaded.rows, mayReadStock && columns.shown.includes('stock'))
  const collections = useCollections(stock.rows, columns.shown.includes('collections'))
  const { rows, names } = collections
  const reading = useMemo(() => ({ digits, collections: names }), [digits, names])
  const drafts = useDrafts(rows, reading)
  const renew = async (ids: readonly string[]) => {
    await Promise.all([loaded.renew(ids), stock.renew(ids)])
  }
  const saving = useSave({ rows, sheet: drafts, collections: names, renew })
  return {
    loaded,
    columns,
    stock,
    rows,
    reading,
    drafts,
    saving,
    error: loaded.error ?? stock.error ?? collections.error,
    retry: () => {
      if (loaded.error) loaded.retry()
      if (stock.error) stock.retry()
      if (collections.error) collections.retry()
    },
  }
}
