import { definePlugin, type Plugin } from '@vitrine/plugin'
import { minimumOrder } from './minimum-order.ts'
import { tradePrices } from './prices.ts'
import { type StateRates, salesTaxes } from './taxes.ts'

export interface TradeSettings {
  /** The least that is ordered at once, in the currency of the shop. */
  readonly minimum: string
  /** Tax rates by subdivision, such as `{ 'US-CA': '0.0725' }`. */
  readonly stateRates: StateRates
  /** Key of the role whose members buy for less. */
  readonly role: string
}

/** Minimum amount, prices and taxes for a shop that also sells to businesses. */
export const trade = ({ minimum, stateRates, role }: TradeSettings): Plugin =>
  definePlugin({
    name: 'trade',
    title: { en: 'Trade', de: 'Fachhandel' },
    ports: { prices: tradePrices(role), tax: salesTaxes(stateRates) },
    rules: { basket: minimumOrder(minimum) },
  })
