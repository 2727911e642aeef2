/** Paths of the parts of dialect V3: public, custom host, bare (catalog contract §1.1). */
export const brandMounts = ['/stores', '/_api/brand', ''] as const
export const inventoryMounts = ['/stores', '/_api/inventory', ''] as const
export const infoSectionMounts = ['/stores', '/_api/info-section', ''] as const
export const ribbonMounts = ['/stores', '/_api/ribbon', ''] as const
export const customizationMounts = ['/stores', '/_api/customization', ''] as const
export const productMounts = ['/stores', '/_api/stores-catalog-orchestrator', ''] as const
export const variantReaderMounts = ['/stores', '/_api/product-variants-reader', ''] as const
