/** Cookie with the number of pieces in the cart; scripts read it for the header. */
export const CART_COUNT = 'vitrine_cart_count'

const pattern = new RegExp(`(?:^|; ?)${CART_COUNT}=(\\d{1,9})(?:;|$)`)

/** The number in the cookies of a request or a document; undefined when it is not known. */
export function readCartCount(cookies: string): number | undefined {
  const [, digits] = pattern.exec(cookies) ?? []
  return digits === undefined ? undefined : Number(digits)
}
