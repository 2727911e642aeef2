import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../platform/platform.ts'
import type { CommerceAreaDeps } from './area-deps.ts'
import { createGiftCards } from './gift-cards/index.ts'
import { ledger } from './ledger/index.ts'
import { createStoreCredit } from './store-credit/index.ts'

/** Liabilities of a shop: gift cards and store credit. */
export function composeCredit(
  platform: Platform,
  deps: Pick<CommerceAreaDeps, 'site' | 'addressOf' | 'creditOwnersOf' | 'isMember'>,
  settingsOf: (siteId: string) => Promise<SiteSettings>,
) {
  const { events, mail, sites } = deps.site
  const giftCards = createGiftCards({
    platform,
    events,
    mail,
    ledger,
    settingsOf,
    codeKey: platform.sealing.keyFor('codes of gift cards'),
    shopUrlOf: (siteId) => sites.urlOf(siteId, platform.config.publicUrl),
  })
  const storeCredit = createStoreCredit({
    platform,
    events,
    ledger,
    mail,
    settingsOf,
    addressOf: deps.addressOf,
    ownersOf: deps.creditOwnersOf,
    currencyOf: async ({ siteId }) => (await settingsOf(siteId)).currency,
    isMember: deps.isMember,
  })
  return { giftCards, storeCredit }
}
