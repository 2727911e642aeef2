import { violation } from '@vitrine/contract/kit'
import { isLess } from '@vitrine/money'
import { MAX_SUBTOTAL } from '../model/cart.ts'
import type { CartView } from '../model/view.ts'

/** The cart itself; one that is worth more than can be calculated with is refused. */
export function checkSubtotal(view: CartView): CartView {
  if (!isLess(MAX_SUBTOTAL, view.subtotal)) return view
  const sentence = `a cart is worth at most ${MAX_SUBTOTAL}, and would be worth ${view.subtotal}`
  throw violation('lineItems', 'MAX', sentence, { threshold: Number(MAX_SUBTOTAL) })
}
