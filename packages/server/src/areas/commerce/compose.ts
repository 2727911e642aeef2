import type { SiteArea } from '../site/compose.ts'
import { deliveryHandlers } from './delivery/handlers.ts'
import { createDelivery } from './delivery/index.ts'
import { taxHandlers } from './tax/handlers.ts'
import { createTax } from './tax/index.ts'

export type CommerceArea = ReturnType<typeof composeCommerce>

export interface CommerceAreaDeps {
  readonly site: SiteArea
}

/** What selling takes: taxes and delivery. */
export function composeCommerce({ site }: CommerceAreaDeps) {
  const { events } = site
  const settingsOf = async (siteId: string) => (await site.sites.get(siteId)).settings
  const tax = createTax({ events, settingsOf })
  const delivery = createDelivery({ events, settingsOf })
  return {
    tax,
    delivery,
    handlers: { taxes: taxHandlers(tax), delivery: deliveryHandlers(delivery) },
  }
}
