import type { Order } from '../model/order.ts'

/** The displayed number of an order; those of rehearsals are marked. */
export const numberOf = ({ number, isRehearsal }: Pick<Order, 'number' | 'isRehearsal'>): string =>
  isRehearsal ? `R-${number}` : String(number)
