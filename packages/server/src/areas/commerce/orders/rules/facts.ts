import type { StoredOrder } from '@vitrine/plugin'
import type { Order, OrderLine } from '../model/order.ts'

/** Dates are texts once they are stored. */
type StoredDate = 'createdDate' | 'updatedDate' | 'placedDate'

/** The fact of an order, without data of the buyer. */
export function factOf(order: Order, lines: readonly OrderLine[] = []) {
  const {
    email: _,
    buyerName: __,
    shipping: ___,
    billing: ____,
    note: _____,
    giftMessage: ______,
    customFields: _______,
    consents: ________,
    extendedFields: _________,
    externalReference: __________,
    hold: ___________,
    staffFields: ____________,
    isRehearsal: _____________,
    ...others
  } = order
  return {
    ...others,
    lines: lines.map(({ id, productId, variantId, name, quantity, reference }) => ({
      id,
      productId,
      variantId,
      name,
      quantity,
      subscriptionId: reference?.subscriptionId ?? null,
    })),
  } satisfies Omit<StoredOrder, StoredDate>
}
