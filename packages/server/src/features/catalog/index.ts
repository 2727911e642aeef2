import type { Tx } from '../../platform/tx.ts'
import type { CategoryChange, CategoryMove, NewCategory } from './model/category.ts'
import type {
  Manner,
  NewGalleryItem,
  NewProduct,
  ProductChanges,
  ProductUpdate,
  VariantChanges,
} from './model/commands.ts'
import type { InfoSectionChange, NewInfoSection, WantedInfoSection } from './model/info-section.ts'
import type { LabelChange, LabelKind } from './model/label.ts'
import type { Conflict, UndoneFact } from './model/undo.ts'
import type { BulkNumber, Step } from './rules/bulk.ts'
import type { Tie } from './rules/gallery.ts'
import { arrangeItems } from './service/arrange-items.ts'
import { labelProducts, stepProducts } from './service/bulk.ts'
import { bulkChanges } from './service/bulk-changes.ts'
import { changeCategories } from './service/change-categories.ts'
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
import { createCategories } from './service/create-categories.ts'
import {
  createEach,
  createProducts,
  createStocked,
  type StockedCreation,
} from './service/create-products.ts'
import { customizing } from './service/customizing.ts'
import { deleteCategory } from './service/delete-category.ts'
import { deleteInfoSections } from './service/delete-info-sections.ts'
import { deleteLabels } from './service/delete-labels.ts'
import { deleteEach, deleteProduct } from './service/delete-product.ts'
import {
  createInfoSections,
  ensureInfoSections,
  requireInfoSection,
  updateInfoSections,
} from './service/info-sections.ts'
import { createLabels, ensureLabels, requireLabel, updateLabels } from './service/labels.ts'
import {
  addItems,
  addMemberships,
  addProducts,
  type ItemOutcome,
  removeItems,
  removeProducts,
  setCategories,
} from './service/membership.ts'
import { moveCategory } from './service/move-category.ts'
import { portability } from './service/portability.ts'
import type { Creation } from './service/prepare-products.ts'
import { createTextForms } from './service/product-texts.ts'
import { type Reader, reading } from './service/read.ts'
import { readingCategories } from './service/read-categories.ts'
import { searching } from './service/search.ts'
import { undo } from './service/undo.ts'
import { updateEach, updateProduct } from './service/update-product.ts'
import { countProductsWithSection } from './store/info-sections.ts'
import { countProducts } from './store/labels.ts'
import type { Membership } from './store/members.ts'
import { queryInfoSections } from './store/query-info-sections.ts'
import { queryLabels } from './store/query-labels.ts'
import type { ProductQuery } from './store/query-products.ts'

export type * from './model/category.ts'
export type * from './model/commands.ts'
export type * from './model/customization.ts'
export type * from './model/info-section.ts'
export type * from './model/label.ts'
export type * from './model/lane.ts'
export type * from './model/product.ts'
export type * from './model/search.ts'
export type * from './model/shop.ts'
export { specimens } from './model/specimen.ts'
export type { Adjustment, VariantAdjustments } from './rules/adjust-variants.ts'
export { withAllProducts, withoutAllProducts } from './rules/all-products.ts'
export { accepted, attempt, isRefusal, type Outcome } from './rules/attempt.ts'
export type { OptionsAvailability } from './rules/availability.ts'
export { baseOf, soldOf } from './rules/change-details.ts'
export { orderedChoices } from './rules/choice-order.ts'
export { withAddress } from './rules/choice-pictures.ts'
export { type Conversion, convert } from './rules/conversion.ts'
export { currencyDecimals, formatMoney } from './rules/currency.ts'
export { keptDimensions } from './rules/kept-dimensions.ts'
export {
  decimal,
  isLess as isLessThan,
  isSame as isSameAmount,
  padded,
  profitOf,
  roundTo,
} from './rules/money.ts'
export { collectionsBefore, productBefore } from './rules/past-product.ts'
export { pricePerUnit } from './rules/price-per-unit.ts'
export { type Prices, pricesOf, shownDiscount, shownPrice } from './rules/prices.ts'
export { rawPicture, rawVideo } from './rules/raw-media.ts'
export type { ForeignProduct } from './rules/restored.ts'
export type { VariantValues } from './rules/set-variants.ts'
export { shownModifiers } from './rules/shared-options.ts'
export { wishedSlug } from './rules/slug.ts'
export {
  type NewStock,
  type NewVariantStock,
  noStock,
  productStock,
  stockFromCounts,
} from './rules/stocked.ts'
export { subscriptionPrice } from './rules/subscriptions.ts'
export { paidFor } from './rules/variants.ts'
export type { BulkResult } from './service/bulk.ts'
export type { SharedChanges } from './service/bulk-changes.ts'
export type { CategoryOutcome } from './service/change-categories.ts'
export type { Target } from './service/change-each.ts'
export type { CollectionChanges, NewCollection } from './service/collections.ts'
export type { CatalogDeps } from './service/context.ts'
export type { SectionOutcome } from './service/info-sections.ts'
export { createKnownTotals, type KnownTotals } from './service/known-totals.ts'
export type { LabelOutcome } from './service/labels.ts'
export type { ProductTexts, TextForm } from './service/product-texts.ts'
export type { CategoryQuery, ItemPage } from './service/read-categories.ts'
export { undoneWith } from './service/undo.ts'
export { aggregate } from './store/aggregate-found.ts'
export type { CategoryText } from './store/category-text.ts'
export type { Membership } from './store/members.ts'
export type { PlainCollection } from './store/page-parts.ts'
export type { ProductPlace } from './store/product-texts.ts'
export type { ProductQuery } from './store/query-products.ts'
export type { StoreVariant } from './store/query-variants.ts'
export type { SearchColumn } from './store/search-columns.ts'
export type { FoundVariant } from './store/search-variants.ts'
export type { SeenStock, UnitSpan } from './store/seen-variants.ts'
export type { BulkNumber, Conflict, ItemOutcome, Reader, Step, Tie }

export type Catalog = ReturnType<typeof createCatalog>

/** Everything that can be done with products and collections, whatever the dialect of who asks. */
export const createCatalog = (deps: CatalogDeps) => ({
  ...reading,
  ...readingCategories,
  queryProducts: (tx: Tx, query: ProductQuery, reader: Reader) =>
    reading.queryProducts(tx, query, reader, deps.totals),
  ...portability(deps),
  ...searching(deps),
  ...customizing(deps),
  ...bulkChanges(deps),
  shopOf: deps.shopOf,
  /** Takes facts of one kind of thing back, the newest first; answers what stands against it. */
  undo: (tx: Tx, facts: readonly UndoneFact[]) => undo(tx, deps, facts),
  /** Registers a shape in which a dialect writes products; answers with the ways to read them so. */
  addTextForm: createTextForms(deps),

  /** With `stock`, one for each, which is written beside it and not here. */
  createProducts: (tx: Tx, products: readonly NewProduct[], creation?: Creation) =>
    createProducts(tx, deps, products, creation),
  /** Any number with their stock, which is written down behind them. */
  createStocked: (tx: Tx, products: readonly NewProduct[], creation: StockedCreation) =>
    createStocked(tx, deps, products, creation),
  /** Each is added or refused alone. */
  createEach: (tx: Tx, products: readonly NewProduct[], creation: Creation) =>
    createEach(tx, deps, products, creation),
  async createProduct(tx: Tx, product: NewProduct) {
    const [created] = await createProducts(tx, deps, [product])
    return created!
  },
  updateProduct: (tx: Tx, id: string, changes: ProductChanges) =>
    updateProduct(tx, deps, id, changes),
  /** Each is changed or refused alone. */
  updateEach: (tx: Tx, updates: readonly ProductUpdate[], manner: Manner) =>
    updateEach(tx, deps, updates, manner),
  /** Each is deleted or refused alone. */
  deleteEach: (tx: Tx, ids: readonly string[]) => deleteEach(tx, deps, ids),
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

  async createCategory(tx: Tx, category: NewCategory) {
    const [created] = await createCategories(tx, deps, [category], { takenSlug: 'refuse' })
    return created!
  },
  /** Each one that stays says why. */
  changeCategories: (tx: Tx, changes: readonly CategoryChange[]) =>
    changeCategories(tx, deps, changes, { takenSlug: 'refuse' }),
  /** With everything below it. */
  deleteCategory: (tx: Tx, id: string) => deleteCategory(tx, deps, id, { below: 'delete' }),
  moveCategory: (tx: Tx, move: CategoryMove) => moveCategory(tx, deps, move),
  addItems: (tx: Tx, members: readonly Membership[]) => addItems(tx, deps, members),
  removeItems: (tx: Tx, members: readonly Membership[]) => removeItems(tx, deps, members),
  setCategories: (tx: Tx, productId: string, categoryIds: readonly string[]) =>
    setCategories(tx, deps, productId, categoryIds),
  arrangeItems: (tx: Tx, categoryId: string, productIds: readonly string[]) =>
    arrangeItems(tx, deps, categoryId, productIds),

  getInfoSection: requireInfoSection,
  /** Those that products share. */
  queryInfoSections,
  createInfoSections: (tx: Tx, sections: readonly NewInfoSection[]) =>
    createInfoSections(tx, deps, sections),
  /** By id or by name; those that are missing are added. */
  ensureInfoSections: (tx: Tx, wanted: readonly WantedInfoSection[]) =>
    ensureInfoSections(tx, deps, wanted),
  updateInfoSections: (tx: Tx, changes: readonly InfoSectionChange[]) =>
    updateInfoSections(tx, deps, changes),
  deleteInfoSections: (tx: Tx, ids: readonly string[]) => deleteInfoSections(tx, deps, ids),
  /** How many products show each section, as far as their reader sees them. */
  countShowing: (tx: Tx, ids: readonly string[], { seesHidden }: Reader) =>
    countProductsWithSection(tx, ids, !seesHidden),

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
