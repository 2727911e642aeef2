import type { Tx } from '../../platform/tx.ts'
import type {
  NewGalleryItem,
  NewProduct,
  ProductChanges,
  VariantChanges,
} from './model/commands.ts'
import type { BulkNumber, Step } from './rules/bulk.ts'
import type { Tie } from './rules/gallery.ts'
import { labelProducts, stepProducts } from './service/bulk.ts'
import { addMedia, removeMedia, tieMedia, untieMedia } from './service/change-media.ts'
import { resetProductVariants, updateVariants } from './service/change-variants.ts'
import { deleteOptions, removeLabel } from './service/clear-product.ts'
import {
  type CollectionChanges,
  createCollections,
  deleteCollection,
  ensureCollections,
  type NewCollection,
  updateCollection,
} from './service/collections.ts'
import type { CatalogDeps } from './service/context.ts'
import { createProducts } from './service/create-products.ts'
import { deleteProduct } from './service/delete-product.ts'
import { addMemberships, addProducts, removeProducts } from './service/membership.ts'
import { reading } from './service/read.ts'
import { updateProduct } from './service/update-product.ts'
import { refreshAvailability } from './store/availability.ts'
import type { Membership } from './store/collections.ts'

export type * from './model/commands.ts'
export type * from './model/product.ts'
export type * from './model/shop.ts'
export type { OptionsAvailability } from './rules/availability.ts'
export { currencyDecimals, formatMoney } from './rules/currency.ts'
export { profitOf, roundTo } from './rules/money.ts'
export { pricePerUnit } from './rules/price-per-unit.ts'
export { shownDiscount, shownPrice } from './rules/prices.ts'
export { paidFor } from './rules/variants.ts'
export type { BulkResult } from './service/bulk.ts'
export type { CollectionChanges, NewCollection } from './service/collections.ts'
export type { CatalogDeps } from './service/context.ts'
export type { Reader } from './service/read.ts'
export type { Found, ProductQuery } from './store/query-products.ts'
export type { StoreVariant } from './store/query-variants.ts'
export type { BulkNumber, Step, Tie }

export type Catalog = ReturnType<typeof createCatalog>

/** Everything that can be done with products and collections, whatever the dialect of who asks. */
export const createCatalog = (deps: CatalogDeps) => ({
  ...reading,
  shopOf: deps.shopOf,

  createProducts: (tx: Tx, products: readonly NewProduct[]) => createProducts(tx, deps, products),
  async createProduct(tx: Tx, product: NewProduct) {
    const [created] = await createProducts(tx, deps, [product])
    return created!
  },
  updateProduct: (tx: Tx, id: string, changes: ProductChanges) =>
    updateProduct(tx, deps, id, changes),
  deleteProduct: (tx: Tx, id: string) => deleteProduct(tx, deps, id),
  deleteOptions: (tx: Tx, id: string) => deleteOptions(tx, deps, id),
  removeBrand: (tx: Tx, id: string) => removeLabel(tx, deps, id, 'brand'),
  removeRibbon: (tx: Tx, id: string) => removeLabel(tx, deps, id, 'ribbon'),

  stepProducts: (tx: Tx, ids: readonly string[], number: BulkNumber, step: Step) =>
    stepProducts(tx, deps, ids, number, step),
  labelProducts: (tx: Tx, ids: readonly string[], label: 'brand' | 'ribbon', name: string) =>
    labelProducts(tx, deps, ids, label, name),

  updateVariants: (tx: Tx, id: string, changes: readonly VariantChanges[]) =>
    updateVariants(tx, deps, id, changes),
  resetVariants: (tx: Tx, id: string) => resetProductVariants(tx, deps, id),

  addMedia: (tx: Tx, id: string, items: readonly NewGalleryItem[]) => addMedia(tx, deps, id, items),
  removeMedia: (tx: Tx, id: string, mediaIds: readonly string[]) =>
    removeMedia(tx, deps, id, mediaIds),
  tieMedia: (tx: Tx, id: string, ties: readonly Tie[]) => tieMedia(tx, deps, id, ties),
  untieMedia: (tx: Tx, id: string, ties: readonly Tie[]) => untieMedia(tx, deps, id, ties),

  async createCollection(tx: Tx, collection: NewCollection) {
    const [created] = await createCollections(tx, deps, [collection])
    return created!
  },
  updateCollection: (tx: Tx, id: string, changes: CollectionChanges) =>
    updateCollection(tx, deps, id, changes),
  deleteCollection: (tx: Tx, id: string) => deleteCollection(tx, deps, id),
  /** Ids by name; collections that are missing are added. */
  ensureCollections: (tx: Tx, names: readonly string[]) => ensureCollections(tx, deps, names),
  addToCollection: (tx: Tx, id: string, productIds: readonly string[]) =>
    addProducts(tx, deps, id, productIds),
  /** Many products into many collections with one statement. */
  addToCollections: (tx: Tx, members: readonly Membership[]) => addMemberships(tx, deps, members),
  removeFromCollection: (tx: Tx, id: string, productIds: readonly string[]) =>
    removeProducts(tx, deps, id, productIds),

  /** Brings availability of products up to date after their stock changed. */
  refreshAvailability,
})
