import { serializeCookie } from '@vitrine/sdk'
import { CART_COUNT, readCartCount } from '../cart/cart-count.ts'

const DAYS = 30

/** `Set-Cookie` of the number of pieces; undefined as the number removes the cookie. */
export function cartCountCookie(request: Request, count: number | undefined): string | undefined {
  if (readCartCount(request.headers.get('cookie') ?? '') === count) return undefined
  const secure = new URL(request.url).protocol === 'https:'
  const attributes = { secure, sameSite: 'Lax', expires: count === undefined ? -1 : DAYS } as const
  return serializeCookie(CART_COUNT, count === undefined ? '' : String(count), attributes)
}
