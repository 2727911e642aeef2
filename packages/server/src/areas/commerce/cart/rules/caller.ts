import type { Caller } from '../../../../transport/caller.ts'
import type { CartCaller } from '../model/cart.ts'

/** The cart caller of a call. */
export function cartCallerOf({ caller }: { readonly caller: Caller }): CartCaller {
  if (caller.kind === 'merchant') return { kind: 'merchant' }
  if (caller.kind === 'member') {
    return { kind: 'owner', owner: { visitorId: null, memberId: caller.id } }
  }
  if (caller.kind === 'visitor') {
    return { kind: 'owner', owner: { visitorId: caller.id, memberId: null } }
  }
  throw new Error('Operations of carts need a token')
}
