import type { FactDefinition } from '@vitrine/contract/kit'
import type { SiteSettings } from '@vitrine/contract/sites'
import { SubscriptionUpdated } from '@vitrine/contract/subscriptions'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog } from '../../../catalog/index.ts'
import type { Events } from '../../../site/events/index.ts'
import type { MailFeature } from '../../../site/mail/index.ts'
import type { DraftOrdersFeature } from '../../draft-orders/index.ts'
import type { OrdersFeature } from '../../orders/index.ts'
import type { PaymentRequestsFeature } from '../../payment-requests/index.ts'
import type { PaymentsFeature } from '../../payments/index.ts'
import type { Subscription } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { updateSubscription } from '../store/subscriptions.ts'

/** Dependencies of subscriptions on other features. */
export interface SubscriptionDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'work' | 'logger'>
  readonly events: Events
  readonly catalog: Pick<Catalog, 'resolvePurchasables'>
  readonly draftOrders: Pick<DraftOrdersFeature, 'priceSale'>
  readonly orders: Pick<OrdersFeature, 'require' | 'linesOf' | 'write' | 'charge' | 'cancel'>
  readonly payments: Pick<PaymentsFeature, 'of' | 'chargeable' | 'savedMethod' | 'start'>
  readonly paymentRequests: Pick<PaymentRequestsFeature, 'create' | 'mail' | 'ofOrder'>
  readonly mail: Pick<MailFeature, 'write'>
  /** Whether a member with this id exists. */
  isMember(tx: Tx, id: string): Promise<boolean>
  readonly ownersOf: (
    siteId: string,
  ) => Promise<readonly { readonly email: string; readonly name: string }[]>
  readonly dashboardUrl: string
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  readonly shopUrlOf: (siteId: string) => Promise<string>
  /** The page for paying a payment request. */
  readonly paymentPageOf: (siteId: string, id: string) => Promise<string>
  /** Key that signs the links of subscriptions. */
  readonly linkKey: string
}

export const merchant = { kind: 'merchant' } as const

/** Saves a changed subscription with its fact. */
export async function save(
  tx: Tx,
  { events }: Pick<SubscriptionDeps, 'events'>,
  before: Subscription,
  changed: Subscription,
  definition: FactDefinition = SubscriptionUpdated,
): Promise<Subscription> {
  const after: Subscription = { ...changed, revision: before.revision + 1, updatedDate: tx.now }
  await updateSubscription(tx, after)
  const changedFields = (Object.keys(after) as (keyof Subscription)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  await events.append(tx, {
    definition,
    entityId: after.id,
    before: factOf(before),
    after: factOf(after),
    changedFields,
  })
  return after
}
