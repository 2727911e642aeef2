import type { Fulfillment } from '../model.ts'

/** What a fact says of a fulfillment: nothing of the buyer. */
export const factOf = ({ fields: _, ...fulfillment }: Fulfillment) => fulfillment
