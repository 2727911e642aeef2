import type { Tx } from '../../../../platform/tx.ts'
import type { Product } from '../../shared/model/product.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { changeOne } from './change-products.ts'

export type Delivery = Partial<Pick<Product, 'productType' | 'digitalFile'>>

/** Makes a product digital or physical; other changes cannot set the type. */
export const changeDelivery = (
  tx: Tx,
  deps: CatalogDeps,
  id: string,
  delivery: Delivery,
): Promise<Product> =>
  changeOne(tx, deps, id, (before) => ({ ...before, ...delivery }), { variants: false })
