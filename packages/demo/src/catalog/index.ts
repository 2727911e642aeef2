import { buildProduct } from './build-product.ts'
import { enamel } from './enamel.ts'
import { paperAndLight } from './paper-and-light.ts'
import { prints } from './prints.ts'
import { studio } from './studio.ts'
import { tableware } from './tableware.ts'
import { textiles } from './textiles.ts'
import type { DemoProduct } from './types.ts'
import { vessels } from './vessels.ts'

export { demoCollections } from './collections.ts'
export { demoMembers } from './members.ts'
export type {
  DemoChoice,
  DemoCollection,
  DemoCollectionSlug,
  DemoDiscount,
  DemoInfoSection,
  DemoMember,
  DemoOption,
  DemoPicture,
  DemoPreorder,
  DemoPricePerUnit,
  DemoProduct,
  DemoStock,
  DemoUnit,
  DemoVariant,
} from './types.ts'

/** All products, grouped by family. */
export const demoProducts: readonly DemoProduct[] = [
  ...vessels,
  ...tableware,
  ...prints,
  ...textiles,
  ...paperAndLight,
  ...enamel,
  ...studio,
].map(buildProduct)
