import type { Handlers } from '@vitrine/contract/kit'
import type { ordersSettings } from '@vitrine/contract/orders-settings'
import type { InvoicesFeature } from '../../../areas/commerce/invoices/index.ts'
import type { SiteArea } from '../../../areas/site/compose.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeMoment, encodeOrdersSettings } from '../codec/orders-settings.ts'

export interface OrdersSettingsDeps {
  readonly sites: Pick<SiteArea['sites'], 'get' | 'changeSettings'>
  readonly invoices: Pick<InvoicesFeature, 'readSettings' | 'changeSettings'>
}

/** The settings for reducing stock and for automatic invoices. */
export function ordersSettingsHandlers({ sites, invoices }: OrdersSettingsDeps) {
  const answer = async (
    tx: Tx,
    takeStock: Parameters<typeof encodeOrdersSettings>[0]['takeStock'],
  ) => {
    const { createdDate } = await sites.get(tx.siteId)
    const { issue } = await invoices.readSettings(tx)
    const stored = { takeStock, issue, createdDate, updatedDate: createdDate }
    return { ordersSettings: encodeOrdersSettings(stored) }
  }
  const present = async ({ siteId }: Tx) => (await sites.get(siteId)).settings.orders.takeStock
  return {
    getOrdersSettings: async ({ tx }) => answer(tx, await present(tx)),
    updateOrdersSettings: async ({ tx, input }) => {
      const { inventoryUpdateTrigger: takeStock, createInvoice } = input.ordersSettings
      const settings = await invoices.readSettings(tx)
      const issue = decodeMoment(createInvoice, settings.issue)
      if (issue) await invoices.changeSettings(tx, { settings: { ...settings, issue } })
      if (takeStock === undefined) return answer(tx, await present(tx))
      const changed = await sites.changeSettings(tx, { orders: { takeStock } })
      return answer(tx, changed.orders.takeStock)
    },
  } satisfies Handlers<typeof ordersSettings, HandlerContext>
}
