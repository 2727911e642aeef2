import type { ChangedProduct, ProductToSave } from '@vitrine/contract/products'
import type { Tx } from '../../../platform/tx.ts'
import type { Product, Variant } from '../../catalog/index.ts'
import { customValuesOf, variantValuesOf } from './service/custom-values.ts'
import { duplicateProduct } from './service/duplicate-product.ts'
import { findPreorders, type PreorderDeps } from './service/find-preorders.ts'
import { type RestoreDeps, restoreProduct } from './service/restore-product.ts'
import { type BackgroundSaveDeps, createBackgroundSaves } from './service/save-in-background.ts'
import { type SaveOptions, saveProduct } from './service/save-product.ts'
import { saveProducts } from './service/save-products.ts'

export { encodeModifier, encodeOption, encodeProduct } from './codec.ts'

export type ProductEditing = ReturnType<typeof createProductEditing>

export const createProductEditing = (deps: BackgroundSaveDeps & RestoreDeps & PreorderDeps) => ({
  /** Creates a product or changes any part of one, as one revision. */
  save: (tx: Tx, product: ProductToSave, options: SaveOptions) =>
    saveProduct(tx, deps, product, options),
  /** Changes several products, each completely or not at all. */
  saveEach: (tx: Tx, products: readonly ChangedProduct[]) => saveProducts(tx, deps, products),
  /** Starts a job that does the same for as many products as a job allows. */
  saveInBackground: createBackgroundSaves(deps),
  /** Custom field values by product id. */
  customValuesOf: (tx: Tx, products: readonly Product[]) => customValuesOf(tx, deps, products),
  /** Custom field values of variants, by variant id. */
  variantValuesOf: (tx: Tx, variants: readonly Variant[]) => variantValuesOf(tx, deps, variants),
  /** Preorder terms of products, by id. */
  preordersOf: (tx: Tx, ids: readonly string[]) => findPreorders(tx, deps, ids),
  /** Creates a hidden copy without stock, codes and slug. */
  duplicate: (tx: Tx, id: string, name?: string) => duplicateProduct(tx, deps, id, name),
  /** Restores a deleted product. */
  restore: (tx: Tx, id: string) => restoreProduct(tx, deps, id),
})
