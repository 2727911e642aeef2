import { CART_PREFIX } from './cart/cart-form.ts'

/** Omits empty fields from the address, and those for the cart. */
export function searchOf(form: FormData): string {
  const filled = [...form].filter(
    (field): field is [string, string] =>
      typeof field[1] === 'string' && field[1] !== '' && !field[0].startsWith(CART_PREFIX),
  )
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : ''
}
