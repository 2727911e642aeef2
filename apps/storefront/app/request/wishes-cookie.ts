import { serializeCookie } from '@vitrine/sdk'
import { readWishes, WISHES } from '../wishes/wish-marks.ts'

const DAYS = 90

/** `Set-Cookie` of the wish list; undefined removes the cookie. */
export function wishesCookie(request: Request, written: string | undefined): string | undefined {
  if (readWishes(request.headers.get('cookie') ?? '') === written) return undefined
  const secure = new URL(request.url).protocol === 'https:'
  const attributes = {
    secure,
    sameSite: 'Lax',
    expires: written === undefined ? -1 : DAYS,
  } as const
  return serializeCookie(WISHES, written ?? '', attributes)
}
