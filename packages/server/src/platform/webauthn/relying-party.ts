import { isIP } from 'node:net'

/** The relying party: a site at one of its addresses. */
export interface RelyingParty {
  /** The host that its passkeys are good for, and no other one. */
  readonly id: string
  /** The origin of the calling page: scheme, host and port. */
  readonly origin: string
}

/** The relying party of an address; undefined where browsers support no passkeys: an IP address as host. */
export function relyingPartyAt(address: string): RelyingParty | undefined {
  const { hostname, origin } = new URL(address)
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : undefined
}
