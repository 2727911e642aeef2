import type { IncomingMessage } from 'node:http'

/** Scheme and host that a request was sent to; the nearest proxy is trusted where one is configured. */
export function originOf({ headers }: IncomingMessage, trustedProxies: number): string {
  if (trustedProxies === 0) return `http://${headers.host ?? ''}`
  const scheme = last(headers['x-forwarded-proto']) ?? 'http'
  return `${scheme}://${last(headers['x-forwarded-host']) ?? headers.host ?? ''}`
}

const last = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.join() : header)?.split(',').at(-1)?.trim() || undefined
