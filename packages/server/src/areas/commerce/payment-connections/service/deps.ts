import type { Platform } from '../../../../platform/platform.ts'
import type { Events } from '../../../site/events/index.ts'
import type { PaymentEvent } from '../../payments/index.ts'
import type { Gateways } from '../model.ts'

export interface ConnectionsDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'direct' | 'logger' | 'sealing' | 'work'>
  readonly events: Events
}

/** What following messages needs besides. */
export interface MessageDeps extends ConnectionsDeps {
  readonly gateways: Gateways
  /** Where people and providers reach a site. */
  urlOf(siteId: string): Promise<string>
  currencyOf(siteId: string): Promise<string>
  /** Whether the shop still waits for a payment. */
  isAwaited(siteId: string, paymentId: string): Promise<boolean>
  /** Stores what a provider says, and judges it. */
  receive(siteId: string, events: readonly PaymentEvent[]): Promise<void>
}
