import { service } from '../kit/index.ts'
import * as brands from './operations/brands.ts'
import * as ribbons from './operations/ribbons.ts'

export * from '../catalog/index.ts'
export * from './query-fields.ts'
export * from './schemas/label.ts'

/** Brands and ribbons in the third dialect of the catalog (catalog contract §13). */
export const catalogV3 = service({
  name: 'catalog-v3',
  mounts: ['/stores'],
  summary: 'Brands and ribbons of products',
  operations: { ...brands, ...ribbons },
})
