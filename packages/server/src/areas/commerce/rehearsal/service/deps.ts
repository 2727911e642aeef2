import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'
import type { MailFeature } from '../../../site/mail/index.ts'
import type { CartFeature } from '../../cart/index.ts'
import type { CheckoutFeature } from '../../checkout/index.ts'
import type { DeliveryFeature } from '../../delivery/index.ts'
import type { DraftOrdersFeature } from '../../draft-orders/index.ts'
import type { Ledger } from '../../ledger/index.ts'
import type { OrdersFeature, StockPort } from '../../orders/index.ts'
import type { PaymentEvent, PaymentsFeature } from '../../payments/index.ts'

/** What a rehearsal needs from other features. */
export interface RehearsalDeps {
  readonly platform: Pick<Platform, 'jobs' | 'work'>
  readonly events: Events
  readonly orders: OrdersFeature
  readonly payments: PaymentsFeature
  readonly carts: Pick<CartFeature, 'deleteRehearsed'>
  readonly checkouts: CheckoutFeature
  readonly delivery: Pick<DeliveryFeature, 'read'>
  readonly draftOrders: Pick<DraftOrdersFeature, 'deleteRehearsed'>
  readonly ledger: Pick<Ledger, 'of'>
  readonly mail: Pick<MailFeature, 'deleteRehearsed'>
  readonly stock: Pick<StockPort, 'reserveRouted'>
  readonly bank: TestBank
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  /** A token for four hours. */
  readonly tokens: {
    create(siteId: string): { readonly token: string; readonly expiresDate: Date }
  }
  /** The base URL of a site's pages; jobs have no URL of a call. */
  readonly urlOf: (siteId: string, baseUrl?: string) => Promise<string>
}

/** The bank from the customer's side: its events have to be passed to the shop. */
export interface TestBank {
  useCard(siteId: string, paymentId: string, card: string): Promise<readonly PaymentEvent[]>
  /** Answers the question of 3-D Secure with yes. */
  confirm(siteId: string, paymentId: string): Promise<readonly PaymentEvent[]>
  deleteRehearsed(tx: Tx): Promise<void>
}
