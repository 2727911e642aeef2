import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CustomFields } from '../../../catalog/custom-fields/index.ts'
import type { Events } from '../../../site/events/index.ts'
import type { JobsFeature } from '../../../site/jobs/index.ts'
import type { MailFeature } from '../../../site/mail/index.ts'
import type { NewsletterFeature } from '../../../site/newsletter/index.ts'
import type {
  HeldStock,
  HoldOutcome,
  HoldProblem,
  HoldRequest,
  ReturnedStock,
  RoutedHold,
  RoutedRequest,
} from '../../../stock/index.ts'
import type { CartFeature } from '../../cart/index.ts'
import type { CheckoutFeature } from '../../checkout/index.ts'
import type { GiftCardsFeature } from '../../gift-cards/index.ts'
import type { Ledger } from '../../ledger/index.ts'
import type { PaymentsFeature } from '../../payments/index.ts'
import type { PromotionsFeature } from '../../promotions/index.ts'
import type { StoreCreditFeature } from '../../store-credit/index.ts'

/** What orders need from stock. */
export interface StockPort {
  reserve(tx: Tx, request: HoldRequest): Promise<readonly HoldProblem[]>
  reserveRouted(tx: Tx, request: RoutedRequest): Promise<RoutedHold>
  reserveThere(tx: Tx, request: HoldRequest): Promise<HoldOutcome>
  findLocationIds(tx: Tx, ids: readonly string[]): Promise<string[]>
  commit(tx: Tx, holderId: string): Promise<HeldStock[]>
  release(tx: Tx, holderId: string): Promise<HeldStock[]>
  postpone(tx: Tx, holderId: string, expiresDate?: Date): Promise<boolean>
  find(tx: Tx, holderId: string): Promise<HeldStock[]>
  giveBack(tx: Tx, sold: readonly ReturnedStock[]): Promise<void>
}

/** Dependencies of orders on other features. */
export interface OrderDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'direct' | 'work' | 'logger'>
  readonly events: Events
  readonly jobs: Pick<JobsFeature, 'addKind'>
  readonly carts: CartFeature
  readonly checkouts: CheckoutFeature
  readonly ledger: Ledger
  readonly payments: PaymentsFeature
  readonly giftCards: Pick<GiftCardsFeature, 'redeem' | 'issueSold' | 'cancelSold' | 'restoreSold'>
  readonly storeCredit: Pick<StoreCreditFeature, 'spend' | 'refund' | 'isForMember'>
  readonly customFields: Pick<CustomFields, 'check' | 'testsOf' | 'valuesOf'>
  readonly promotions: Pick<PromotionsFeature, 'claim' | 'release' | 'findCodeId'>
  readonly stock: StockPort
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  /** The day in the shop, `YYYY-MM-DD`; one statement. */
  readonly todayOf: (tx: Tx) => Promise<string>
  readonly mail: Pick<MailFeature, 'write'>
  /** Subscribes buyers who consented with an order. */
  readonly newsletter: Pick<NewsletterFeature, 'subscribeBuyer'>
  /** The owners, who are notified of new orders. */
  readonly ownersOf: (
    siteId: string,
  ) => Promise<readonly { readonly email: string; readonly name: string }[]>
  readonly dashboardUrl: string
  /** The key that signs the links of orders. */
  readonly linkKey: string
}
