import { defineFact } from '../kit/index.ts'

/**
 * What the ledger remembers of the catalog, with the entity before and after,
 * and the event types each fact is published as (catalog contract §19.2). A change also names the fields
 * it touched, in the catalog's own words such as `price`; of variants each one names its own.
 */
export const ProductCreated = defineFact('product.created', [
  'com.wix.ecommerce.catalog.api.v1.ProductCreated',
])
export const ProductChanged = defineFact('product.changed', [
  'com.wix.ecommerce.catalog.api.v1.ProductChanged',
])
export const ProductDeleted = defineFact('product.deleted', [
  'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
])
/** Prices, visibility or other values of single variants changed; the entity is the product. */
export const VariantsChanged = defineFact('variants.changed', [
  'com.wix.ecommerce.catalog.api.v1.VariantsChanged',
])
export const CollectionCreated = defineFact('collection.created', [
  'com.wix.ecommerce.catalog.api.v1.CollectionCreated',
])
/** Fields or membership of a collection changed. */
export const CollectionChanged = defineFact('collection.changed', [
  'com.wix.ecommerce.catalog.api.v1.CollectionChanged',
])
export const CollectionDeleted = defineFact('collection.deleted', [
  'com.wix.ecommerce.catalog.api.v1.CollectionDeleted',
])
/** Tracking, quantities or preorder changed; the entity is the product. */
export const InventoryChanged = defineFact('inventory.changed', [
  'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged',
  'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
])
export const BrandCreated = defineFact('brand.created', ['wix.stores.catalog.v3.brand_created'])
export const BrandChanged = defineFact('brand.changed', ['wix.stores.catalog.v3.brand_updated'])
export const BrandDeleted = defineFact('brand.deleted', ['wix.stores.catalog.v3.brand_deleted'])
export const RibbonCreated = defineFact('ribbon.created', ['wix.stores.catalog.v3.ribbon_created'])
export const RibbonChanged = defineFact('ribbon.changed', ['wix.stores.catalog.v3.ribbon_updated'])
export const RibbonDeleted = defineFact('ribbon.deleted', ['wix.stores.catalog.v3.ribbon_deleted'])
