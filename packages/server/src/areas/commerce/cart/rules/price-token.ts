import { createHash } from 'node:crypto'
import type { Estimate } from '../model/estimate.ts'

/**
 * A token of the displayed price: it changes when the price of the cart changes. An order with an outdated
 * token is refused.
 */
export function priceTokenOf({ view, result }: Estimate): string {
  const { currency, totals, lines, delivery } = result
  const shown = {
    cartId: view.cart.id,
    currency,
    totals,
    lines: lines.map(({ id, quantity, subtotal, total, tax }) => [
      id,
      quantity,
      subtotal,
      total,
      tax,
    ]),
    delivery: delivery.map(({ optionId, total }) => [optionId, total]),
  }
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}

/** Whether a text can be such a token. */
export const isPriceToken = (text: string): boolean => /^[\w-]{43}$/.test(text)
