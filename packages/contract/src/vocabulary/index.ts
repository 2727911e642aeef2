export * from './catalog.ts'
export * from './identity.ts'
export * from './measures.ts'
export * from './media.ts'
export * from './roles.ts'
export * from './site.ts'

/** How many related products a merchant chooses for a product at most. */
export const MAX_RELATED_PRODUCTS = 20
