import { GiftCardUpdated } from '@vitrine/contract/gift-cards'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'
import type { MailFeature } from '../../../site/mail/index.ts'
import type { Ledger } from '../../ledger/index.ts'
import type { GiftCard } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { updateGiftCard } from '../store/gift-cards.ts'

/** Dependencies of gift cards on other features. */
export interface GiftCardDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'work' | 'logger' | 'sealing'>
  readonly events: Events
  readonly mail: Pick<MailFeature, 'write'>
  readonly ledger: Pick<Ledger, 'post'>
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  /** Key for hashing codes. */
  readonly codeKey: string
  /** The first page of the shop. */
  readonly shopUrlOf: (siteId: string) => Promise<string>
}

/** Stores a gift card that has changed, with its fact. */
export async function saveGiftCard(
  tx: Tx,
  { events }: Pick<GiftCardDeps, 'events'>,
  before: GiftCard,
  changed: GiftCard,
): Promise<GiftCard> {
  const after = { ...changed, revision: before.revision + 1, updatedDate: tx.now }
  await updateGiftCard(tx, after)
  await events.append(tx, {
    definition: GiftCardUpdated,
    entityId: after.id,
    before: factOf(before),
    after: factOf(after),
  })
  return after
}
