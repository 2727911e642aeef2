import { definePlugin, type Plugin } from '@vitrine/plugin'
import { minimumOrder } from './minimum-order.ts'

export interface TradeSettings {
  /** The least that is ordered at once, in the currency of the shop. */
  readonly minimum: string
}

/** What differs for a shop that sells to businesses, too. */
export const trade = ({ minimum }: TradeSettings): Plugin =>
  definePlugin({
    name: 'trade',
    title: { en: 'Trade', de: 'Fachhandel' },
    rules: { basket: minimumOrder(minimum) },
  })
