import type { Platform } from '../../../../platform/platform.ts'
import type { Events } from '../../../site/events/index.ts'
import type { PaymentEvent } from '../../payments/index.ts'
import type { Gateways, KnownProvider } from '../model.ts'

export interface ConnectionsDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'direct' | 'logger' | 'sealing' | 'work'>
  readonly events: Events
  /** Providers that shops can be connected with. */
  readonly providers: Readonly<Record<string, KnownProvider>>
}

/** Additional dependencies for following messages. */
export interface MessageDeps extends Omit<ConnectionsDeps, 'providers'> {
  readonly gateways: Gateways
  /** The public address of a site. */
  urlOf(siteId: string): Promise<string>
  currencyOf(siteId: string): Promise<string>
  /** Whether the shop still waits for a payment. */
  isAwaited(siteId: string, paymentId: string): Promise<boolean>
  /** Stores the events of a provider and applies them. */
  receive(siteId: string, events: readonly PaymentEvent[]): Promise<void>
}
