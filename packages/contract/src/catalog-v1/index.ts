import { service } from '../kit/index.ts'
import * as bulk from './operations/bulk.ts'
import * as byText from './operations/by-text.ts'
import * as collections from './operations/collections.ts'
import * as media from './operations/media.ts'
import * as products from './operations/products.ts'
import * as variants from './operations/variants.ts'

export * from '../catalog/index.ts'
export * from './query-fields.ts'
export * from './schemas/collection.ts'
export * from './schemas/media.ts'
export * from './schemas/option.ts'
export * from './schemas/price.ts'
export * from './schemas/product.ts'
export * from './schemas/variant.ts'

/** Products, variants and collections of catalog V1 (catalog contract §5). */
export const catalogV1 = service({
  name: 'catalog-v1',
  mounts: ['/stores'],
  dialect: 'V1',
  summary: 'Products, variants and collections',
  operations: { ...products, ...bulk, ...media, ...variants, ...collections, ...byText },
})
