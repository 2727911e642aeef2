import { isIP } from 'node:net'

/** Who asks for a passkey: a site at one of its addresses. */
export interface RelyingParty {
  /** The host that its passkeys are good for, and no other one. */
  readonly id: string
  /** What the page that asks must call itself: scheme, host and port. */
  readonly origin: string
}

/** Who asks at an address; undefined where browsers know no passkeys: a host without a name. */
export function relyingPartyAt(address: string): RelyingParty | undefined {
  const { hostname, origin } = new URL(address)
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : undefined
}
