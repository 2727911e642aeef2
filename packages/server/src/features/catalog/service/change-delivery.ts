import type { Tx } from '../../../platform/tx.ts'
import type { Product } from '../model/product.ts'
import { changeOne } from './change-products.ts'
import type { CatalogDeps } from './context.ts'

export type Delivery = Partial<Pick<Product, 'productType' | 'digitalFile'>>

/** Makes a product a file or a thing; the type is not part of what is edited otherwise. */
export const changeDelivery = (
  tx: Tx,
  deps: CatalogDeps,
  id: string,
  delivery: Delivery,
): Promise<Product> =>
  changeOne(tx, deps, id, (before) => ({ ...before, ...delivery }), { variants: false })
