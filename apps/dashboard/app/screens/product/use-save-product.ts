import type { CatalogProduct, ProductToSave } from '@vitrine/contract/products'
import type { OperationName, OutputOf } from '../../api/client.ts'
import { useCall, useInvalidate, useSetQueryData } from '../../shared/use-operation.ts'
import { editedParts, productQuery } from './query.ts'

const invalidated: readonly OperationName[] = [
  'collections.listCollections',
  'digitalFiles.listProductFiles',
  'products.getProduct',
  'products.listProducts',
  'products.listVariants',
  'options.listOptions',
  'sites.getFigures',
]

/** Saves a product with one call, or not at all. Concurrent changes of other fields are merged. */
export function useSaveProduct() {
  const { call } = useCall()
  const refresh = useInvalidate()
  const setQueryData = useSetQueryData()
  const show = (product: CatalogProduct) =>
    setQueryData('products.getProduct', productQuery(product.id), { product })

  /** Puts the response into the query cache, so that a new product is shown at once. */
  const save = async (product: ProductToSave): Promise<OutputOf<'products.saveProduct'>> => {
    try {
      const input = { product, merge: true, parts: [...editedParts] }
      const result = await call('products.saveProduct', input)
      show(result.product)
      return result
    } finally {
      void refresh(invalidated)
    }
  }
  /** The currently stored product. */
  const reload = async (id: string): Promise<CatalogProduct> => {
    const { product } = await call('products.getProduct', productQuery(id))
    show(product)
    return product
  }
  return { save, reload }
}
