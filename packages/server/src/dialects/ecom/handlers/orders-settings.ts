import type { Handlers } from '@vitrine/contract/kit'
import type { ordersSettings } from '@vitrine/contract/orders-settings'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { SiteArea } from '../../../areas/site/compose.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'

/** The settings that say when stock goes down. */
export function ordersSettingsHandlers(sites: Pick<SiteArea['sites'], 'get' | 'changeSettings'>) {
  const answer = async (tx: Tx, { takeStock }: SiteSettings['orders']) => {
    const { createdDate } = await sites.get(tx.siteId)
    return {
      ordersSettings: {
        inventoryUpdateTrigger: takeStock,
        createInvoice: false,
        createdDate,
        updatedDate: createdDate,
      },
    }
  }
  return {
    getOrdersSettings: async ({ tx }) => answer(tx, (await sites.get(tx.siteId)).settings.orders),
    updateOrdersSettings: async ({ tx, input }) => {
      const { inventoryUpdateTrigger: takeStock } = input.ordersSettings
      if (takeStock === undefined) {
        return answer(tx, (await sites.get(tx.siteId)).settings.orders)
      }
      return answer(tx, (await sites.changeSettings(tx, { orders: { takeStock } })).orders)
    },
  } satisfies Handlers<typeof ordersSettings, HandlerContext>
}
