import { defineFact } from '../kit/index.ts'

/**
 * Facts of the catalog in the ledger, with the entity before and after,
 * and the event types each fact is published as (catalog contract §19.2). A change also names the fields
 * it touched, such as `price`; for variants, separately for each.
 */
export const ProductCreated = defineFact('product.created', [
  'com.wix.ecommerce.catalog.api.v1.ProductCreated',
  'wix.stores.catalog.v3.product_created',
])
export const ProductChanged = defineFact('product.changed', [
  'com.wix.ecommerce.catalog.api.v1.ProductChanged',
  'wix.stores.catalog.v3.product_updated',
])
/** Deleted, and removed from every collection. */
export const ProductDeleted = defineFact('product.deleted', [
  'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
  'com.wix.ecommerce.catalog.api.v1.CollectionChanged',
  'wix.stores.catalog.v3.product_deleted',
  'wix.categories.v1.category_item_removed_from_category',
])
/** Prices, visibility or other values of single variants changed; the entity is the product. */
export const VariantsChanged = defineFact('variants.changed', [
  'com.wix.ecommerce.catalog.api.v1.VariantsChanged',
  'wix.stores.catalog.v3.product_updated',
])
export const CollectionCreated = defineFact('collection.created', [
  'com.wix.ecommerce.catalog.api.v1.CollectionCreated',
  'wix.categories.v1.category_created',
])
/** Fields or membership changed; changes of `productIds` alone have facts of categories. */
export const CollectionChanged = defineFact('collection.changed', [
  'com.wix.ecommerce.catalog.api.v1.CollectionChanged',
  'wix.categories.v1.category_updated',
])
export const CollectionDeleted = defineFact('collection.deleted', [
  'com.wix.ecommerce.catalog.api.v1.CollectionDeleted',
  'wix.categories.v1.category_deleted',
])
/** Its parent or its place among its siblings changed (§19.3). */
export const CategoryMoved = defineFact('category.moved', [
  'wix.categories.v1.category_category_moved',
])
/** The entity is the category; each product has a fact of its own. */
export const CategoryItemAdded = defineFact('category.item_added', [
  'wix.categories.v1.category_item_added_to_category',
])
export const CategoryItemRemoved = defineFact('category.item_removed', [
  'wix.categories.v1.category_item_removed_from_category',
])
export const CategoryItemsArranged = defineFact('category.items_arranged', [
  'wix.categories.v1.category_items_arranged_in_category',
])
/** Tracking, quantities or preorder changed; the entity is the product. */
export const InventoryChanged = defineFact('inventory.changed', [
  'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged',
  'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
])
/**
 * The initial stock of a new product, with all its items; the entity is the product. Published as one created
 * event per item.
 */
export const InventoryCreated = defineFact(
  'inventory.created',
  [
    ...InventoryChanged.types,
    'wix.stores.catalog.v3.inventory_item_created',
    'wix.stores.catalog.v3.inventory_item_stock_status_updated',
  ],
  ['inventory_item'],
)
/** Stock of one variant at one location was created, changed or deleted; the entity is the inventory item. */
export const InventoryItemCreated = defineFact('inventory_item.created', [
  'wix.stores.catalog.v3.inventory_item_created',
  // For an item that is in stock when created.
  'wix.stores.catalog.v3.inventory_item_stock_status_updated',
])
export const InventoryItemChanged = defineFact('inventory_item.changed', [
  'wix.stores.catalog.v3.inventory_item_updated',
  'wix.stores.catalog.v3.inventory_item_updated_with_reason',
])
export const InventoryItemDeleted = defineFact('inventory_item.deleted', [
  'wix.stores.catalog.v3.inventory_item_deleted',
])
/** An existing inventory item came into stock or ran out. */
export const InventoryItemStockStatusChanged = defineFact('inventory_item.stock_status_changed', [
  'wix.stores.catalog.v3.inventory_item_stock_status_updated',
])
/** Facts of every write of stock, in all catalog versions. */
export const stockFacts = [
  InventoryChanged,
  InventoryItemCreated,
  InventoryItemChanged,
  InventoryItemDeleted,
  InventoryItemStockStatusChanged,
] as const
/** Deleted with a product or a variant: its stock, at every location. */
export const deletedStockFacts = [InventoryItemDeleted, InventoryItemStockStatusChanged] as const
export const BrandCreated = defineFact('brand.created', ['wix.stores.catalog.v3.brand_created'])
export const BrandChanged = defineFact('brand.changed', ['wix.stores.catalog.v3.brand_updated'])
export const BrandDeleted = defineFact('brand.deleted', ['wix.stores.catalog.v3.brand_deleted'])
export const RibbonCreated = defineFact('ribbon.created', ['wix.stores.catalog.v3.ribbon_created'])
export const RibbonChanged = defineFact('ribbon.changed', ['wix.stores.catalog.v3.ribbon_updated'])
export const RibbonDeleted = defineFact('ribbon.deleted', ['wix.stores.catalog.v3.ribbon_deleted'])
/** Options and modifiers that products share. */
export const CustomizationCreated = defineFact('customization.created', [
  'wix.stores.catalog.v3.customization_created',
])
export const CustomizationChanged = defineFact('customization.changed', [
  'wix.stores.catalog.v3.customization_updated',
])
export const CustomizationDeleted = defineFact('customization.deleted', [
  'wix.stores.catalog.v3.customization_deleted',
])
/** Sections that products share; a product's own sections are part of its product. */
export const InfoSectionCreated = defineFact('info_section.created', [
  'wix.stores.catalog.v3.info_section_created',
])
export const InfoSectionChanged = defineFact('info_section.changed', [
  'wix.stores.catalog.v3.info_section_updated',
])
export const InfoSectionDeleted = defineFact('info_section.deleted', [
  'wix.stores.catalog.v3.info_section_deleted',
])
