import type { Order } from '../model/order.ts'

/** The number of an order as people read it: those of rehearsals cannot be taken for others. */
export const numberOf = ({ number, isRehearsal }: Pick<Order, 'number' | 'isRehearsal'>): string =>
  isRehearsal ? `R-${number}` : String(number)
