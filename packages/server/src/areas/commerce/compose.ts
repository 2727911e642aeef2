import type { SiteArea } from '../site/compose.ts'
import { taxHandlers } from './tax/handlers.ts'
import { createTax } from './tax/index.ts'

export type CommerceArea = ReturnType<typeof composeCommerce>

export interface CommerceAreaDeps {
  readonly site: SiteArea
}

/** What selling takes: taxes. */
export function composeCommerce({ site }: CommerceAreaDeps) {
  const settingsOf = async (siteId: string) => (await site.sites.get(siteId)).settings
  const tax = createTax({ events: site.events, settingsOf })
  return { tax, handlers: { taxes: taxHandlers(tax) } }
}
