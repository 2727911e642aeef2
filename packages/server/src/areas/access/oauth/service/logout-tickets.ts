import type { Client, Deps } from '../model.ts'
import { inSeconds, lifetime } from '../rules/times.ts'

const SECONDS = 600

/** The redirect after a confirmed sign-out. */
export interface LogoutTicket {
  readonly clientId: string
  readonly address: string
}

export const signLogoutTicket = ({ platform }: Deps, client: Client, address: string): string =>
  platform.tokens.issue({
    typ: 'leave',
    sub: address,
    site: client.siteId,
    client: client.id,
    ...lifetime(platform.clock.now(), SECONDS),
  })

export function readLogoutTicket({ platform }: Deps, ticket: string): LogoutTicket | undefined {
  const claims = platform.tokens.read(ticket, inSeconds(platform.clock.now()))
  return claims?.typ === 'leave'
    ? { clientId: String(claims.client), address: claims.sub }
    : undefined
}
