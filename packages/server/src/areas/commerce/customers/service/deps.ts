import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'
import type { OrdersFeature } from '../../orders/index.ts'

export interface CustomerDeps {
  readonly platform: Pick<Platform, 'work' | 'db' | 'logger'>
  readonly events: Events
  readonly orders: Pick<OrdersFeature, 'query' | 'forgetBuyer' | 'visitorsOf'>
  /** Erases what was written by and to a guest outside of orders, and what mentions them. */
  readonly eraseGuest: (tx: Tx, guest: Guest) => Promise<void>
  readonly currencyOf: (tx: Tx) => Promise<string>
}

/** By what a guest is known. */
export interface Guest {
  readonly emails: readonly string[]
  readonly visitorIds: readonly string[]
  readonly orderIds: readonly string[]
}
