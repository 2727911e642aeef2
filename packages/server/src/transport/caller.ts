import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { Actor } from '../platform/tx.ts'

/** Who calls. Every caller has a site, `none` the one whose address was asked. */
export type Caller =
  | { readonly kind: 'none'; readonly siteId: string }
  | {
      readonly kind: 'visitor'
      readonly siteId: string
      readonly id: string
      readonly clientId: string
    }
  | {
      readonly kind: 'member'
      readonly siteId: string
      readonly id: string
      readonly clientId: string
      readonly signedInAt: number
    }
  | {
      readonly kind: 'merchant'
      readonly siteId: string
      readonly id: string
      readonly via: 'staff' | 'api-key'
      readonly role: StaffRole
      /** Service names with `:read` or `:write`, or `*`. */
      readonly scopes: readonly string[]
    }

/** How the ledger names a caller. */
export function actorOf(caller: Caller): Actor {
  if (caller.kind === 'merchant') return { type: caller.via, id: caller.id }
  if (caller.kind === 'none') return { type: 'visitor', id: 'unknown' }
  return { type: caller.kind, id: caller.id }
}

export const isMerchant = (caller: Caller): boolean => caller.kind === 'merchant'
