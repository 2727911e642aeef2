import type { Tx } from '../../platform/tx.ts'
import type {
  Category,
  CategoryChange,
  CategoryMove,
  NewCategory,
} from './categories/model/category.ts'
import { type ArrangementOfSave, arrangeItems } from './categories/service/arrange-items.ts'
import { changeCategories } from './categories/service/change-categories.ts'
import {
  type CollectionChanges,
  createCollections,
  deleteCollection,
  ensureCollections,
  lockCollection,
  type NewCollection,
  updateCollection,
} from './categories/service/collections.ts'
import { createCategories } from './categories/service/create-categories.ts'
import { deleteCategory } from './categories/service/delete-category.ts'
import {
  addItems,
  addMemberships,
  addProducts,
  type CategoryItemResult,
  closedCollections,
  removeItems,
  removeProducts,
  setCategories,
} from './categories/service/membership.ts'
import { moveCategory } from './categories/service/move-category.ts'
import { raiseCollection } from './categories/service/raise-collection.ts'
import { categoryReads } from './categories/service/read-categories.ts'
import type { Membership } from './categories/store/members.ts'
import type {
  InfoSectionChange,
  NewInfoSection,
  RequestedInfoSection,
} from './info-sections/model/info-section.ts'
import { deleteInfoSections } from './info-sections/service/delete-info-sections.ts'
import {
  createInfoSections,
  ensureInfoSections,
  lockInfoSection,
  requireInfoSection,
  updateInfoSections,
} from './info-sections/service/info-sections.ts'
import { countProductsWithSection } from './info-sections/store/info-sections.ts'
import { queryInfoSections } from './info-sections/store/query-info-sections.ts'
import type { LabelChange, LabelKind } from './labels/model/label.ts'
import { deleteLabels } from './labels/service/delete-labels.ts'
import {
  createLabels,
  ensureLabels,
  lockLabel,
  requireLabel,
  updateLabels,
} from './labels/service/labels.ts'
import { countProducts } from './labels/store/labels.ts'
import { queryLabels } from './labels/store/query-labels.ts'
import { mediaReferencesOf } from './media-references/index.ts'
import { customizationMethods } from './options/service/customization-methods.ts'
import type { BulkNumber, Step } from './products/rules/bulk.ts'
import type { ChoiceMediaLink } from './products/rules/gallery.ts'
import { labelProducts, stepProducts } from './products/service/bulk.ts'
import { bulkChanges } from './products/service/bulk-changes.ts'
import { changeDelivery, type Delivery } from './products/service/change-delivery.ts'
import { addMedia, linkMedia, removeMedia, unlinkMedia } from './products/service/change-media.ts'
import { deleteOptions, removeLabel } from './products/service/clear-product.ts'
import {
  createEach,
  createProducts,
  createStocked,
  type StockedCreation,
} from './products/service/create-products.ts'
import { deleteEach, deleteProduct } from './products/service/delete-product.ts'
import type { CreateOptions } from './products/service/prepare-products.ts'
import { productReads } from './products/service/read-products.ts'
import { recordSave } from './products/service/record-save.ts'
import { shownItem } from './products/service/shown-item.ts'
import { updateEach, updateProduct } from './products/service/update-product.ts'
import type { ProductQuery } from './products/store/query-products.ts'
import { saveUnitsSold } from './products/store/units-sold.ts'
import type { PurchasableReference } from './purchasables/model/purchasable.ts'
import { resolvePurchasables } from './purchasables/service/resolve.ts'
import { createRendererRegistry } from './rendered-products/service/rendered-products.ts'
import { portability } from './restore/service/portability.ts'
import { searchMethods } from './search/service/search.ts'
import type {
  NewGalleryItem,
  NewProduct,
  ProductChanges,
  ProductUpdate,
  VariantChanges,
  WritePolicy,
} from './shared/model/commands.ts'
import type { Product } from './shared/model/product.ts'
import type { Reader } from './shared/model/reader.ts'
import type { CatalogDeps } from './shared/service/context.ts'
import { undoHandlersOf } from './undo/service/undo.ts'
import { resetProductVariants, updateVariants } from './variants/service/change-variants.ts'

export { createProductJobs, type ProductJobs } from './bulk-jobs/service/product-jobs.ts'
export type * from './categories/model/category.ts'
export { withAllProducts, withoutAllProducts } from './categories/rules/all-products.ts'
export type { CategoryResult } from './categories/service/change-categories.ts'
export type { CollectionChanges, NewCollection } from './categories/service/collections.ts'
export type { CategoryQuery, ItemPage } from './categories/service/read-categories.ts'
export type { CategoryText } from './categories/store/category-text.ts'
export type { Membership } from './categories/store/members.ts'
export type * from './info-sections/model/info-section.ts'
export type { InfoSectionResult } from './info-sections/service/info-sections.ts'
export type * from './labels/model/label.ts'
export type { LabelResult } from './labels/service/labels.ts'
export type * from './options/model/customization.ts'
export { orderedChoices } from './options/rules/choice-order.ts'
export { withAddress } from './options/rules/choice-pictures.ts'
export { allModifiers } from './options/rules/shared-options.ts'
export { baseOf, soldOf } from './products/rules/change-details.ts'
export {
  type NewStock,
  type NewVariantStock,
  noStock,
  productStock,
  stockFromCounts,
} from './products/rules/new-stock.ts'
export { normalizedDimensions } from './products/rules/normalized-dimensions.ts'
export { pricePerUnit } from './products/rules/price-per-unit.ts'
export {
  effectiveDiscount,
  effectivePrice,
  type Prices,
  pricesOf,
} from './products/rules/prices.ts'
export { subscriptionPrice } from './products/rules/subscriptions.ts'
export type { BulkResult } from './products/service/bulk.ts'
export type { SharedChanges } from './products/service/bulk-changes.ts'
export type { Target } from './products/service/change-each.ts'
export type { ShownItem } from './products/service/shown-item.ts'
export type { ExportedCollection } from './products/store/export-pages.ts'
export type { ProductQuery } from './products/store/query-products.ts'
export type { UnitsSold } from './products/store/units-sold.ts'
export type * from './purchasables/model/purchasable.ts'
export { giftCardTextsOf } from './purchasables/rules/gift-card-fields.ts'
export type {
  ProductRenderer,
  RenderedProducts,
} from './rendered-products/service/rendered-products.ts'
export type { ProductLocator } from './rendered-products/store/rendered-products.ts'
export type { ForeignProduct } from './restore/rules/foreign-catalog.ts'
export type * from './search/model/facet-table.ts'
export type * from './search/model/search.ts'
export {
  countChoices,
  type FacetSelection,
  type FilteredProducts,
  isNothingSelected,
  mergedSelection,
} from './search/rules/choose.ts'
export { type AggregationSource, aggregate } from './search/store/aggregate.ts'
export type { FeedPlace, FeedVariant } from './search/store/feed-variants.ts'
export type { SearchColumn } from './search/store/search-columns.ts'
export type { VariantWithProduct } from './search/store/search-variants.ts'
export {
  declaredCollectionDefaults,
  declaredOfCollection,
} from './shared/model/collection-fields.ts'
export type * from './shared/model/commands.ts'
export type * from './shared/model/commit-order.ts'
export type * from './shared/model/product.ts'
export { declaredValues, declaredWithDefaults } from './shared/model/product-fields.ts'
export { sampleProducts } from './shared/model/sample-products.ts'
export type * from './shared/model/shop.ts'
export { declaredOfCopy, declaredOfVariant } from './shared/model/variant-fields.ts'
export {
  accepted,
  attempt,
  type CatalogResult,
  isRefusal,
} from './shared/rules/attempt.ts'
export { type Conversion, convert } from './shared/rules/conversion.ts'
export { isSame as isSameAmount, MAX_AMOUNT, profitOf } from './shared/rules/money.ts'
export { rawPicture, rawVideo } from './shared/rules/raw-media.ts'
export { requestedSlug } from './shared/rules/slug.ts'
export type { CatalogDeps } from './shared/service/context.ts'
export {
  readerOf,
  type ShopView,
  type ShopViewDeps,
  shopViewOf,
} from './shared/service/shop-view.ts'
export {
  createTotalsCache,
  type TotalsCache,
} from './shared/service/totals-cache.ts'
export { collectionsBefore, productBefore } from './undo/rules/past-product.ts'
export type { Adjustment, VariantAdjustments } from './variants/rules/adjust-variants.ts'
export type { OptionsAvailability } from './variants/rules/availability.ts'
export type { VariantValues } from './variants/rules/set-variants.ts'
export { paidFor } from './variants/rules/variants.ts'
export type { PreorderTerms } from './variants/store/preorders.ts'
export type { StoreVariant } from './variants/store/query-variants.ts'
export type {
  UnitPriceRange,
  VisibleStock,
} from './variants/store/visible-variants.ts'
export type { BulkNumber, CategoryItemResult, ChoiceMediaLink, Reader, Step }

export type Catalog = ReturnType<typeof createCatalog>

/** All operations on products and collections, independent of the API dialect. */
export const createCatalog = (deps: CatalogDeps) => ({
  ...productReads,
  ...categoryReads,
  queryProducts: (tx: Tx, query: ProductQuery, reader: Reader) =>
    productReads.queryProducts(tx, query, reader, deps.totals),
  ...portability(deps),
  ...searchMethods(deps),
  ...customizationMethods(deps),
  ...bulkChanges(deps),
  shopOf: deps.shopOf,
  shownItem,
  /** The purchasables of some references, in their order, in two statements. */
  resolvePurchasables: async (tx: Tx, references: readonly PurchasableReference[]) =>
    resolvePurchasables(tx, references, await deps.shopOf(tx)),
  /** How facts of the catalog are reverted, by entity. */
  undoHandlers: undoHandlersOf(deps),
  /** The uses of files of the library. */
  mediaReferences: mediaReferencesOf(deps),
  /** Registers a renderer of a dialect; returns the functions that read products rendered by it. */
  addRenderer: createRendererRegistry(deps),

  /** `stock` has one entry for each product; the caller writes it. */
  createProducts: (tx: Tx, products: readonly NewProduct[], creation?: CreateOptions) =>
    createProducts(tx, deps, products, creation),
  /** Creates products with their stock, which is inserted after them. */
  createStocked: (tx: Tx, products: readonly NewProduct[], creation: StockedCreation) =>
    createStocked(tx, deps, products, creation),
  /** Each product is created or refused on its own. */
  createEach: (tx: Tx, products: readonly NewProduct[], creation: CreateOptions) =>
    createEach(tx, deps, products, creation),
  async createProduct(tx: Tx, product: NewProduct) {
    const [created] = await createProducts(tx, deps, [product])
    return created!
  },
  updateProduct: (tx: Tx, id: string, changes: ProductChanges, policy: WritePolicy = {}) =>
    updateProduct(tx, deps, id, changes, policy),
  /** Each product is changed or refused on its own. */
  updateEach: (tx: Tx, updates: readonly ProductUpdate[], policy: WritePolicy) =>
    updateEach(tx, deps, updates, policy),
  /** Records the changes of a save besides the fields: stock and collections; returns the product. */
  recordSave: (tx: Tx, before: Product, after: Product) => recordSave(tx, deps, before, after),
  saveUnitsSold,
  /** Each product is deleted or refused on its own. */
  deleteEach: (tx: Tx, ids: readonly string[]) => deleteEach(tx, deps, ids),
  deleteProduct: (tx: Tx, id: string) => deleteProduct(tx, deps, id),
  /** Makes a product digital, with the file it delivers, or physical; absent fields stay. */
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
  linkMedia: (tx: Tx, id: string, links: readonly ChoiceMediaLink[]) =>
    linkMedia(tx, deps, id, links),
  unlinkMedia: (tx: Tx, id: string, links: readonly ChoiceMediaLink[]) =>
    unlinkMedia(tx, deps, id, links),

  async createCollection(tx: Tx, collection: NewCollection) {
    const [created] = await createCollections(tx, deps, [collection])
    return created!
  },
  updateCollection: (tx: Tx, id: string, changes: CollectionChanges) =>
    updateCollection(tx, deps, id, changes),
  lockCollection,
  deleteCollection: (tx: Tx, id: string) => deleteCollection(tx, deps, id),
  /** Ids by name; missing collections are created. */
  ensureCollections: (tx: Tx, names: readonly string[]) => ensureCollections(tx, deps, names),
  addToCollection: (tx: Tx, id: string, productIds: readonly string[]) =>
    addProducts(tx, deps, id, productIds),
  /** Many products into many collections in one statement. */
  addToCollections: (tx: Tx, members: readonly Membership[]) => addMemberships(tx, deps, members),
  removeFromCollection: (tx: Tx, id: string, productIds: readonly string[]) =>
    removeProducts(tx, deps, id, productIds),

  async createCategory(tx: Tx, category: NewCategory) {
    const [created] = await createCategories(tx, deps, [category], { takenSlug: 'refuse' })
    return created!
  },
  /** Each refused change returns its error. */
  changeCategories: (tx: Tx, changes: readonly CategoryChange[]) =>
    changeCategories(tx, deps, changes, { takenSlug: 'refuse' }),
  /** Together with its descendants. */
  deleteCategory: (tx: Tx, id: string) => deleteCategory(tx, deps, id, { below: 'delete' }),
  moveCategory: (tx: Tx, move: CategoryMove) => moveCategory(tx, deps, move),
  addItems: (tx: Tx, members: readonly Membership[]) => addItems(tx, deps, members),
  removeItems: (tx: Tx, members: readonly Membership[]) => removeItems(tx, deps, members),
  closedCollections,
  setCategories: (tx: Tx, productId: string, categoryIds: readonly string[]) =>
    setCategories(tx, deps, productId, categoryIds),
  arrangeItems: (
    tx: Tx,
    categoryId: string,
    productIds: readonly string[],
    options: ArrangementOfSave = {},
  ) => arrangeItems(tx, deps, { categoryId, productIds, ...options }),

  /** Increments the revision of a collection after a save that only added or removed products. */
  raiseCollection: (tx: Tx, collection: Pick<Category, 'id' | 'name' | 'revision'>) =>
    raiseCollection(tx, deps, collection),

  getInfoSection: requireInfoSection,
  lockInfoSection,
  /** Shared sections only. */
  queryInfoSections,
  createInfoSections: (tx: Tx, sections: readonly NewInfoSection[]) =>
    createInfoSections(tx, deps, sections),
  /** By id or by name; missing ones are created. */
  ensureInfoSections: (tx: Tx, requested: readonly RequestedInfoSection[]) =>
    ensureInfoSections(tx, deps, requested),
  updateInfoSections: (tx: Tx, changes: readonly InfoSectionChange[]) =>
    updateInfoSections(tx, deps, changes),
  deleteInfoSections: (tx: Tx, ids: readonly string[]) => deleteInfoSections(tx, deps, ids),
  /** How many products show each section, as far as the reader may see them. */
  countProductsWithSection: (tx: Tx, ids: readonly string[], { seesHidden }: Reader) =>
    countProductsWithSection(tx, ids, !seesHidden),

  getLabel: requireLabel,
  lockLabel,
  queryLabels,
  createLabels: (tx: Tx, kind: LabelKind, names: readonly string[]) =>
    createLabels(tx, deps, kind, names),
  /** By name; missing ones are created. */
  ensureLabels: (tx: Tx, kind: LabelKind, names: readonly string[]) =>
    ensureLabels(tx, deps, kind, names),
  updateLabels: (tx: Tx, kind: LabelKind, changes: readonly LabelChange[]) =>
    updateLabels(tx, deps, kind, changes),
  deleteLabels: (tx: Tx, kind: LabelKind, ids: readonly string[]) =>
    deleteLabels(tx, deps, kind, ids),
  /** How many products have each label, as far as the reader may see them. */
  countProductsWithLabel: (
    tx: Tx,
    kind: LabelKind,
    ids: readonly string[],
    { seesHidden }: Reader,
  ) => countProducts(tx, kind, ids, !seesHidden),
})
