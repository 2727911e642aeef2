import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../platform/platform.ts'
import type { CommerceAreaDeps } from './area-deps.ts'
import { rehearsalHandlers } from './rehearsal/handlers.ts'
import { createRehearsal, type RehearsalDeps } from './rehearsal/index.ts'
import { testBankCustomer } from './test-bank/index.ts'

interface Needs
  extends Pick<CommerceAreaDeps, 'site' | 'inventory'>,
    Pick<
      RehearsalDeps,
      'carts' | 'checkouts' | 'delivery' | 'draftOrders' | 'ledger' | 'orders' | 'payments'
    > {
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
}

/** Trying the shop without consequences, with its handlers. */
export function composeRehearsal(platform: Platform, { site, inventory, ...others }: Needs) {
  const { sites, events, mail } = site
  const rehearsal = createRehearsal({
    ...others,
    platform,
    events,
    mail,
    stock: inventory.holds,
    bank: testBankCustomer({ platform }),
    tokens: sites.rehearsals,
    urlOf: (siteId, baseUrl = platform.config.publicUrl) => sites.urlOf(siteId, baseUrl),
  })
  return { tasks: rehearsal.tasks, handlers: { rehearsal: rehearsalHandlers(rehearsal) } }
}
