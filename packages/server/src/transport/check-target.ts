import type { IncomingMessage } from 'node:http'
import { violation } from '@vitrine/contract/kit'
import { originOf } from './origin.ts'

/** A name has at most 253 characters (RFC 1035), and a port five more and a colon. */
const MAX_HOST_LENGTH = 259
const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_])?\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** Why a request cannot be sent anywhere: its Host or target is none. Undefined for a good one. */
export function findBadTarget(
  request: IncomingMessage,
  { trustedProxies }: { readonly trustedProxies: number },
): Error | undefined {
  // Behind a proxy the origin is the forwarded one, and the Host header differs.
  const isForwarded = trustedProxies > 0
  if (
    !isOrigin(originOf(request, trustedProxies)) ||
    (isForwarded && !isHost(request.headers.host ?? ''))
  ) {
    return violation('host', 'FORMAT', 'must be the name of a host such as shop.example')
  }
  const { url = '' } = request
  if (!/^\/(?![/\\])/.test(url)) {
    return violation('url', 'FORMAT', 'must be a path such as /products')
  }
  return undefined
}

function isOrigin(origin: string): boolean {
  const scheme = ['http://', 'https://'].find((one) => origin.startsWith(one))
  return scheme !== undefined && isHost(origin.slice(scheme.length))
}

const MAX_KNOWN_HOSTS = 1000
/**
 * Valid hosts of earlier requests: nearly all requests name one of these, and parsing costs more than all
 * other checks.
 */
const knownHosts = new Set<string>()

function isHost(host: string): boolean {
  if (knownHosts.has(host)) return true
  const isValid =
    host.length <= MAX_HOST_LENGTH && HOST.test(host) && URL.canParse(`http://${host}`)
  if (!isValid) return false
  if (knownHosts.size >= MAX_KNOWN_HOSTS) knownHosts.clear()
  knownHosts.add(host)
  return true
}
