import type { IncomingMessage } from 'node:http'

/** Scheme and host that a request was sent to; the nearest proxy is trusted where one is configured. */
export function originOf({ headers }: IncomingMessage, trustedProxies: number): string {
  if (trustedProxies === 0) return `http://${headers.host ?? ''}`
  const scheme = last(headers['x-forwarded-proto']) ?? 'http'
  return `${scheme}://${last(headers['x-forwarded-host']) ?? headers.host ?? ''}`
}

/** The client address of a request: the one seen by the outermost trusted proxy. */
export function networkOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const own = socket.remoteAddress ?? ''
  const forwarded = headers['x-forwarded-for']
  if (trustedProxies === 0 || forwarded === undefined) return own
  const hops = [...String(forwarded).split(','), own].map((one) => one.trim()).reverse()
  return hops[Math.min(trustedProxies, hops.length - 1)] ?? own
}

const last = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.join() : header)?.split(',').at(-1)?.trim() || undefined
