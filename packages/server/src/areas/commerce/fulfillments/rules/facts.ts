import type { Fulfillment } from '../model.ts'

/** The fact of a fulfillment, without data of the buyer. */
export const factOf = ({ fields: _, ...fulfillment }: Fulfillment) => fulfillment
