import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog, MediaUrl } from '../../../catalog/index.ts'
import type { Events } from '../../../site/events/index.ts'
import type { MailFeature } from '../../../site/mail/index.ts'
import type { CartFeature } from '../../cart/index.ts'

/** The mail address of a member; undefined if there is no such account. */
export type MemberAddress = (
  tx: Tx,
  memberId: string,
) => Promise<
  | { readonly email: string; readonly isVerified: boolean; readonly language: string | null }
  | undefined
>

/** Dependencies of wish lists on other features. */
export interface WishListDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'jobs' | 'logger' | 'sealing' | 'work'>
  readonly events: Events
  readonly catalog: Pick<
    Catalog,
    'findListed' | 'preorderDatesOf' | 'resolvePurchasables' | 'seenStockOf' | 'shopOf'
  >
  readonly carts: Pick<CartFeature, 'add' | 'newOwner' | 'read' | 'removeLines'>
  readonly mail: Pick<MailFeature, 'write'>
  readonly settingsOf: (siteId: string) => Promise<Pick<SiteSettings, 'priceDrops'>>
  readonly addressOf: MemberAddress
  /** The member with an address; undefined where there is none. */
  readonly memberWith: (tx: Tx, email: string) => Promise<string | undefined>
  readonly mediaUrl: MediaUrl
  /** Signs links that show lists to others. */
  readonly linkKey: string
}

export const system = { type: 'system', id: 'wish-lists' } as const
