import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'
import type { OrdersFeature } from '../../orders/index.ts'

export interface CustomerDeps {
  readonly platform: Pick<Platform, 'work' | 'db' | 'logger'>
  readonly events: Events
  readonly orders: Pick<OrdersFeature, 'query' | 'forgetBuyer'>
  /** Erases what was written to addresses, and what mentions them. */
  readonly eraseAddresses: (tx: Tx, emails: readonly string[]) => Promise<void>
  readonly currencyOf: (tx: Tx) => Promise<string>
}
