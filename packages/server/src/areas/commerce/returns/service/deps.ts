import type { SiteSettings } from '@vitrine/contract/sites'
import type { Events } from '../../../site/events/index.ts'
import type { MailFeature } from '../../../site/mail/index.ts'
import type { DraftOrdersFeature } from '../../draft-orders/index.ts'
import type { FulfillmentsFeature } from '../../fulfillments/index.ts'
import type { OrdersFeature } from '../../orders/index.ts'

/** Dependencies of returns on other features. */
export interface ReturnDeps {
  readonly events: Events
  readonly orders: Pick<
    OrdersFeature,
    | 'require'
    | 'lockByNumber'
    | 'view'
    | 'linesOf'
    | 'returnPieces'
    | 'restock'
    | 'note'
    | 'refund'
    | 'previewRefund'
    | 'write'
  >
  readonly draftOrders: Pick<DraftOrdersFeature, 'priceExchange' | 'requestPayment'>
  readonly fulfillments: Pick<FulfillmentsFeature, 'of'>
  readonly mail: Pick<MailFeature, 'write'>
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  /** The recipients of notifications about returns. */
  readonly ownersOf: (
    siteId: string,
  ) => Promise<readonly { readonly email: string; readonly name: string }[]>
  readonly dashboardUrl: string
  /** The key that signs the links of orders. */
  readonly linkKey: string
}

export const merchant = { kind: 'merchant' } as const
