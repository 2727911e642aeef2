import { glassAndPaper } from './glass-and-paper.ts'
import { studio } from './studio.ts'
import { tableware } from './tableware.ts'
import type { DemoProduct } from './types.ts'
import { vessels } from './vessels.ts'
import { enamel, prints, textiles } from './walls.ts'

export { collections } from './collections.ts'
export { demoMembers } from './members.ts'
export type { DemoMember, DemoProduct, DemoStock } from './types.ts'

/** Everything the demo shop sells, in the order it was made. */
export const demoProducts: readonly DemoProduct[] = [
  ...studio,
  ...enamel,
  ...textiles,
  ...tableware,
  ...glassAndPaper,
  ...prints,
  ...vessels,
]
