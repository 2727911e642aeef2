import { randomBytes } from 'node:crypto'

export const newNonce = () => randomBytes(16).toString('base64')

/**
 * Own resources only, except external pictures that have not been imported; inline scripts need the
 * nonce.
 */
export function pageHeaders(nonce: string, page: PagePolicy): HeadersInit {
  const { formTarget, scriptOrigin, frameOrigin, isPrivate } = page
  const service = scriptOrigin ? ` ${scriptOrigin}` : ''
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${service}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "font-src 'self'",
    `connect-src 'self'${service}`,
    `frame-src 'self'${service}`,
    `frame-ancestors ${frameOrigin ? `'self' ${frameOrigin}` : "'none'"}`,
    "base-uri 'none'",
    `form-action 'self'${formTarget ? ` ${formTarget}` : ''}`,
    "object-src 'none'",
  ].join('; ')
  return {
    ...baseHeaders,
    ...(isPrivate ? { 'referrer-policy': 'same-origin' } : {}),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cache-control': isPrivate ? 'no-store' : 'private, no-cache',
    vary: 'Accept, Accept-Language, Cookie',
  }
}

type PagePolicy = {
  formTarget?: string
  scriptOrigin?: string
  frameOrigin?: string
  isPrivate: boolean
}

export const baseHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const
