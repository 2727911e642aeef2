import { definePlugin, type Plugin } from '@vitrine/plugin'
import { dashboard } from './dashboard.ts'
import { operations } from './operations.ts'
import { orderCancelled, orderPlaced } from './orders.ts'
import { shippingRates } from './shipping.ts'
import { collected } from './store.ts'

export interface LoyaltySettings {
  /** Points for each whole unit of the currency. */
  readonly pointsPerUnit: number
}

/** Buyers collect points with their orders. */
export const loyalty = ({ pointsPerUnit }: LoyaltySettings): Plugin =>
  definePlugin({
    name: 'loyalty',
    title: { en: 'Loyalty points', de: 'Treuepunkte' },
    permissions: ['orders:read', 'members:read'],
    migrations: new URL('./migrations', import.meta.url),
    on: {
      'order.placed': orderPlaced(pointsPerUnit),
      'order.cancelled': orderCancelled,
    },
    operations,
    ports: { shippingRates },
    dashboard,
    sections: {
      productPage: async ({ context }) => {
        const points = await collected(context)
        return [
          { kind: 'heading', text: { en: 'Collect points', de: 'Punkte sammeln' } },
          {
            kind: 'paragraph',
            text: {
              en: `${pointsPerUnit} points for each unit of your order. Collected so far: ${points}.`,
              de: `${pointsPerUnit} Punkte für jede Einheit Ihrer Bestellung. Bisher gesammelt: ${points}.`,
            },
          },
        ]
      },
    },
  })
