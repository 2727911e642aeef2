import { defineError } from '@vitrine/contract/kit'

export const OriginNotAllowed = defineError({
  code: 'ORIGIN_NOT_ALLOWED',
  status: 403,
  description: 'Pages of this origin may not call these web methods',
})

/** The origins whose pages may call. Pages of the server's own origin always may. */
export function createOrigins(allowed: readonly string[]) {
  for (const origin of allowed) checkOrigin(origin)
  const isAllowed = (origin: string | null | undefined): origin is string =>
    typeof origin === 'string' && allowed.includes(origin)

  return {
    /** CORS headers of every response, without credentials: callers authenticate with `Authorization`. */
    headersFor: (origin: string | null | undefined): Record<string, string> => ({
      vary: 'origin',
      ...(isAllowed(origin)
        ? {
            'access-control-allow-origin': origin,
            'access-control-expose-headers': 'x-wix-request-id',
          }
        : {}),
    }),
    /** Headers of the answer to a preflight. Throws for a foreign origin. */
    preflightFor: (origin: string | null | undefined): Record<string, string> => {
      if (!isAllowed(origin)) throw OriginNotAllowed({ origin: origin ?? '' })
      return {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': '86400',
      }
    },
  }
}

function checkOrigin(origin: string): void {
  if (URL.canParse(origin) && new URL(origin).origin === origin) return
  throw new TypeError(
    `allowedOrigins takes origins such as "https://shop.example", not "${origin}"`,
  )
}
