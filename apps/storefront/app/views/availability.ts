import type { Messages } from '../messages/index.ts'

/** Whether something can be bought now, pre-ordered, or neither. */
export type Availability = 'in' | 'preorder' | 'out'

/** The same for a product, a variant and a choice; what is in stock needs no pre-order. */
export const availabilityOf = (isInStock: boolean, canPreorder: boolean): Availability =>
  isInStock ? 'in' : canPreorder ? 'preorder' : 'out'

/** Message keys for cards, pages and choices. */
export const availabilityLabel = (availability: Availability, messages: Messages): string =>
  messages.availability[availability]
