import { definePlugin, type Plugin } from '@vitrine/plugin'
import { minimumOrder } from './minimum-order.ts'
import { tradePrices } from './prices.ts'
import { type StateRates, salesTaxes } from './taxes.ts'

export interface TradeSettings {
  /** The least that is ordered at once, in the currency of the shop. */
  readonly minimum: string
  /** By subdivision, such as `{ 'US-CA': '0.0725' }`. */
  readonly stateRates: StateRates
  /** Key of the role whose members buy for less. */
  readonly role: string
}

/** What differs for a shop that sells to businesses, too. */
export const trade = ({ minimum, stateRates, role }: TradeSettings): Plugin =>
  definePlugin({
    name: 'trade',
    title: { en: 'Trade', de: 'Fachhandel' },
    ports: { prices: tradePrices(role), tax: salesTaxes(stateRates) },
    rules: { basket: minimumOrder(minimum) },
  })
