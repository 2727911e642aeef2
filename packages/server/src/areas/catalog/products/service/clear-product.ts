import { ManageVariantsNotAllowed } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import type { Product } from '../../shared/model/product.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { changeOne } from './change-products.ts'

const withoutVariants = { variants: false }

/** Removes the options of a product whose variants are not managed. */
export const deleteOptions = (tx: Tx, deps: CatalogDeps, id: string): Promise<Product> =>
  changeOne(
    tx,
    deps,
    id,
    (before) => {
      if (!before.manageVariants) return { ...before, options: [] }
      const sentence = 'Managed variants are made of the options; stop managing them first'
      throw ManageVariantsNotAllowed({ productId: id }, sentence)
    },
    withoutVariants,
  )

export const removeLabel = (tx: Tx, deps: CatalogDeps, id: string, label: 'brand' | 'ribbon') =>
  changeOne(tx, deps, id, (before) => ({ ...before, [label]: null }), withoutVariants)
