import type { VariantStock } from '@vitrine/contract/stock'
import { useMemo } from 'react'
import { listThumbnail } from '../../shared/media-url.ts'
import { useOperation } from '../../shared/use-operation.ts'
import type { Picture } from './sheet/table.tsx'

/** Most products of one answer. */
const MAX_PRODUCTS = 100

/** The main pictures of the products of a page, by their ids. */
export function usePictures(rows: readonly VariantStock[]): ReadonlyMap<string, Picture> {
  const ids = [...new Set(rows.map(({ productId }) => productId))].slice(0, MAX_PRODUCTS)
  const result = useOperation(
    'products.listProducts',
    { filter: { ids }, parts: ['media'], limit: MAX_PRODUCTS },
    { enabled: ids.length > 0, keepPrevious: true },
  )
  const products = result.data?.products
  return useMemo(
    () =>
      new Map(
        products?.map(({ id, media = [] }) => [
          id,
          { url: listThumbnail(media[0]), backgroundColor: media[0]?.ground ?? undefined },
        ]),
      ),
    [products],
  )
}
