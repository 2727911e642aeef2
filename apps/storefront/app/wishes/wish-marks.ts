/** Cookie with the wish list; pages and scripts read it for hearts and the header. */
export const WISHES = 'vitrine_wishes'

/** The wish list data available without a request. */
export type WishMarks = {
  /** Items; a product can be there in several variants. */
  count: number
  has(productId: string): boolean
}

const content = /^\d{1,4}(?:\.[0-9a-f]{8})*$/
const inCookies = new RegExp(`(?:^|; ?)${WISHES}=([^;]*)`)

/** The cookie of some products, one entry per item. Uses the random ends of ids. */
export const writeWishes = (productIds: readonly string[]): string =>
  [productIds.length, ...new Set(productIds.map(endOf))].join('.')

/** The cookie of a request or a document; undefined when missing. */
export function readWishes(cookies: string): string | undefined {
  const [, value = ''] = inCookies.exec(cookies) ?? []
  return content.test(value) ? value : undefined
}

export function marksOf(written: string | undefined): WishMarks {
  const [count = 0, ...ends] = written?.split('.') ?? []
  const known = new Set(ends)
  return { count: Number(count), has: (productId) => known.has(endOf(productId)) }
}

const endOf = (productId: string) => productId.slice(-8).toLowerCase()
