import type { Words } from '../messages/index.ts'

/** Whether something can be bought now, ordered before it is there, or neither. */
export type Availability = 'in' | 'preorder' | 'out'

/** The same for a product, a variant and a choice: what is there needs no pre-order. */
export const availabilityOf = (isInStock: boolean, canPreorder: boolean): Availability =>
  isInStock ? 'in' : canPreorder ? 'preorder' : 'out'

/** How cards, pages and choices call it. */
export const availabilityWord = (availability: Availability, words: Words): string =>
  words.t(`availability.${availability}`)
