import { CART_PREFIX } from './cart/cart-form.ts'

/** Leaves empty fields out of the address, and those that are for the cart. */
export function searchOf(form: FormData): string {
  const filled = [...form].filter(
    (field): field is [string, string] =>
      typeof field[1] === 'string' && field[1] !== '' && !field[0].startsWith(CART_PREFIX),
  )
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : ''
}
