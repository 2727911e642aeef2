import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog } from '../../../catalog/index.ts'
import type { Events } from '../../../site/events/index.ts'
import type { MailFeature } from '../../../site/mail/index.ts'
import type { CostSources } from '../../cart/index.ts'
import type { InvoicesFeature } from '../../invoices/index.ts'
import type { OrdersFeature } from '../../orders/index.ts'
import type { PaymentRequestsFeature } from '../../payment-requests/index.ts'
import type { PromotionsFeature } from '../../promotions/index.ts'

/** Dependencies of draft orders on other features. */
export interface DraftOrderDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'work' | 'logger'>
  readonly events: Events
  readonly catalog: Pick<Catalog, 'resolvePurchasables' | 'shopOf'>
  readonly costs: CostSources
  readonly promotions: Pick<PromotionsFeature, 'active'>
  readonly orders: OrdersFeature
  readonly invoices: Pick<InvoicesFeature, 'of' | 'credit' | 'issue' | 'mailLater'>
  readonly paymentRequests: Pick<PaymentRequestsFeature, 'create' | 'mail' | 'ofOrder'>
  readonly mail: Pick<MailFeature, 'write'>
  /** The page of the shop on which the buyer agrees to an edit. */
  proposalPageOf(siteId: string, id: string): Promise<string>
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  /** Whether there is a member with this id. */
  isMember(tx: Tx, id: string): Promise<boolean>
}

export const merchant = { kind: 'merchant' } as const
