import type { Platform } from '../../../../platform/platform.ts'
import type { Events } from '../../../site/events/index.ts'
import type { MailFeature } from '../../../site/mail/index.ts'
import type { OrdersFeature } from '../../orders/index.ts'

/** Dependencies of fulfillments on other features. */
export interface FulfillmentDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'work' | 'logger'>
  readonly events: Events
  readonly orders: Pick<
    OrdersFeature,
    'require' | 'visible' | 'lockAll' | 'linesOf' | 'send' | 'note'
  >
  readonly mail: Pick<MailFeature, 'write'>
  /** The key that signs the links of orders. */
  readonly linkKey: string
}

export const merchant = { kind: 'merchant' } as const
