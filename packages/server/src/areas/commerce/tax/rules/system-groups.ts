import type { TaxCategory } from '../model/tax.ts'

const idOf = (number: number) => `7a7a0000-0000-4000-8000-00000000000${number}`

/** The groups that every site has, under the same ids everywhere, so that a copy of a site keeps them. */
export const systemGroups: readonly {
  readonly id: string
  readonly name: string
  readonly category: TaxCategory
}[] = [
  { id: idOf(1), name: 'Products', category: 'STANDARD' },
  { id: idOf(2), name: 'Reduced rate', category: 'REDUCED' },
  { id: idOf(3), name: 'Intermediate rate', category: 'INTERMEDIATE' },
  { id: idOf(4), name: 'Super-reduced rate', category: 'SUPER_REDUCED' },
  { id: idOf(5), name: 'Zero rate', category: 'ZERO' },
  { id: idOf(6), name: 'Not taxed', category: 'EXEMPT' },
]

/** The group of products that name none, unless the site's settings choose another. */
export const standardGroupId = idOf(1)
