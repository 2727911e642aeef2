import { service } from '../kit/index.ts'
import * as brands from './operations/brands.ts'
import * as bulkProducts from './operations/bulk-products.ts'
import * as customizationChoices from './operations/customization-choices.ts'
import * as customizations from './operations/customizations.ts'
import * as infoSections from './operations/info-sections.ts'
import * as inventoryItems from './operations/inventory-items.ts'
import * as inventoryJobs from './operations/inventory-jobs.ts'
import * as inventoryMoves from './operations/inventory-moves.ts'
import * as productAdjustments from './operations/product-adjustments.ts'
import * as productChanges from './operations/product-changes.ts'
import * as productDeletions from './operations/product-deletions.ts'
import * as productMemberships from './operations/product-memberships.ts'
import * as productSearches from './operations/product-searches.ts'
import * as productSections from './operations/product-sections.ts'
import * as productTags from './operations/product-tags.ts'
import * as products from './operations/products.ts'
import * as productsWithInventory from './operations/products-with-inventory.ts'
import * as readOnlyVariants from './operations/read-only-variants.ts'
import * as ribbons from './operations/ribbons.ts'

export * from '../catalog/index.ts'
export * from './inventory-query-fields.ts'
export * from './product-query-fields.ts'
export * from './query-fields.ts'
export * from './schemas/customization.ts'
export * from './schemas/info-section.ts'
export * from './schemas/inventory-item.ts'
export * from './schemas/label.ts'
export * from './schemas/product.ts'
export * from './schemas/product-fields.ts'
export * from './schemas/product-to-write.ts'
export * from './schemas/read-only-variant.ts'
export * from './schemas/search.ts'
export * from './variant-query-fields.ts'

/** Catalog V3 (catalog contract §10–15): the same products in another schema. */
export const catalogV3 = service({
  name: 'catalog-v3',
  mounts: ['/stores'],
  dialect: 'V3',
  summary: 'Catalog V3: products, inventory, brands, ribbons, options and info sections',
  operations: {
    ...brands,
    ...ribbons,
    ...customizations,
    ...customizationChoices,
    ...infoSections,
    ...products,
    ...productsWithInventory,
    ...bulkProducts,
    ...productSearches,
    ...readOnlyVariants,
    ...productAdjustments,
    ...productChanges,
    ...productDeletions,
    ...productMemberships,
    ...productSections,
    ...productTags,
    ...inventoryItems,
    ...inventoryMoves,
    ...inventoryJobs,
  },
})
