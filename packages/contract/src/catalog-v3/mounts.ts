/** Where the parts of dialect V3 answer: public, custom host (catalog contract §1.1). */
export const brandMounts = ['/stores', '/_api/brand'] as const
export const ribbonMounts = ['/stores', '/_api/ribbon'] as const
