import type { Tx } from '../../platform/tx.ts'
import type {
  NewGalleryItem,
  NewProduct,
  ProductChanges,
  VariantChanges,
} from './model/commands.ts'
import type { LabelChange, LabelKind } from './model/label.ts'
import type { BulkNumber, Step } from './rules/bulk.ts'
import type { Tie } from './rules/gallery.ts'
import type { NewStock } from './rules/stocked.ts'
import { labelProducts, stepProducts } from './service/bulk.ts'
import { changeDelivery, type Delivery } from './service/change-delivery.ts'
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
import { deleteLabels } from './service/delete-labels.ts'
import { deleteProduct } from './service/delete-product.ts'
import { createLabels, ensureLabels, requireLabel, updateLabels } from './service/labels.ts'
import { addMemberships, addProducts, removeProducts } from './service/membership.ts'
import { portability } from './service/portability.ts'
import { createTextForms } from './service/product-texts.ts'
import { type Reader, reading } from './service/read.ts'
import { updateProduct } from './service/update-product.ts'
import type { Membership } from './store/collections.ts'
import { countProducts } from './store/labels.ts'
import { queryLabels } from './store/query-labels.ts'

export type * from './model/commands.ts'
export type * from './model/label.ts'
export type * from './model/product.ts'
export type * from './model/shop.ts'
export type { OptionsAvailability } from './rules/availability.ts'
export { type Conversion, convert } from './rules/conversion.ts'
export { currencyDecimals, formatMoney } from './rules/currency.ts'
export { isLess as isLessThan, profitOf, roundTo } from './rules/money.ts'
export { pricePerUnit } from './rules/price-per-unit.ts'
export { shownDiscount, shownPrice } from './rules/prices.ts'
export type { ForeignProduct } from './rules/restored.ts'
export { paidFor } from './rules/variants.ts'
export type { BulkResult } from './service/bulk.ts'
export type { CollectionChanges, NewCollection } from './service/collections.ts'
export type { CatalogDeps } from './service/context.ts'
export type { LabelOutcome } from './service/labels.ts'
export type { ProductTexts, TextForm } from './service/product-texts.ts'
export type { PlainCollection } from './store/page-parts.ts'
export type { ProductQuery } from './store/query-products.ts'
export type { StoreVariant } from './store/query-variants.ts'
export type { BulkNumber, Reader, Step, Tie }

export type Catalog = ReturnType<typeof createCatalog>

/** Everything that can be done with products and collections, whatever the dialect of who asks. */
export const createCatalog = (deps: CatalogDeps) => ({
  ...reading,
  ...portability(deps),
  shopOf: deps.shopOf,
  /** Registers a shape in which a dialect writes products; answers with the ways to read them so. */
  addTextForm: createTextForms(deps),

  /** With `stock`, one for each, which is not written here: `inventory.stockNew` is called beside it. */
  createProducts: (tx: Tx, products: readonly NewProduct[], stock?: readonly NewStock[]) =>
    createProducts(tx, deps, products, stock),
  async createProduct(tx: Tx, product: NewProduct) {
    const [created] = await createProducts(tx, deps, [product])
    return created!
  },
  updateProduct: (tx: Tx, id: string, changes: ProductChanges) =>
    updateProduct(tx, deps, id, changes),
  deleteProduct: (tx: Tx, id: string) => deleteProduct(tx, deps, id),
  /** Makes it a file, with the one it delivers, or a thing; what is absent stays. */
  changeDelivery: (tx: Tx, id: string, delivery: Delivery) =>
    changeDelivery(tx, deps, id, delivery),
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

  getLabel: requireLabel,
  queryLabels,
  createLabels: (tx: Tx, kind: LabelKind, names: readonly string[]) =>
    createLabels(tx, deps, kind, names),
  /** By name; those that are missing are added. */
  ensureLabels: (tx: Tx, kind: LabelKind, names: readonly string[]) =>
    ensureLabels(tx, deps, kind, names),
  updateLabels: (tx: Tx, kind: LabelKind, changes: readonly LabelChange[]) =>
    updateLabels(tx, deps, kind, changes),
  deleteLabels: (tx: Tx, kind: LabelKind, ids: readonly string[]) =>
    deleteLabels(tx, deps, kind, ids),
  /** How many products have each label, as far as their reader sees them. */
  countLabelled: (tx: Tx, kind: LabelKind, ids: readonly string[], { seesHidden }: Reader) =>
    countProducts(tx, kind, ids, !seesHidden),
})
