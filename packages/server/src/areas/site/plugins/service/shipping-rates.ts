import { type Decimal, toMinorUnits } from '@vitrine/money'
import type { Plugin, ShippingRate, ShippingRequest } from '@vitrine/plugin'
import type { Tx } from '../../../../platform/tx.ts'
import type { PluginDeps } from '../model.ts'
import { checkedText } from '../rules/checked-text.ts'
import { createAnswers } from './answers.ts'

/** A way to deliver that a plug-in offers, in minor units of the currency. */
export interface PluginRate {
  /** Names the plug-in, too. */
  readonly id: string
  readonly title: string
  readonly amount: number
  readonly deliveryTime: string
}

/** The rates of all plug-ins for a basket. */
export type ShippingRates = (tx: Tx, request: ShippingRequest) => Promise<readonly PluginRate[]>

const MAX_RATES = 20

export function createShippingRates(deps: PluginDeps): ShippingRates {
  const answers = createAnswers<ShippingRequest, readonly PluginRate[]>(deps, {
    plugins: deps.plugins.filter(({ ports }) => ports?.shippingRates),
    keyOf: keyOfBasket,
    ask: async ({ plugin, request, context, signal }) => {
      const rates = await plugin.ports?.shippingRates?.({ request, context, signal })
      return toRates(plugin, rates ?? [], request.currency)
    },
    withoutAnswer: [],
    answerMs: 2_000,
    keepMs: 300_000,
    failure: 'A plug-in gives no rates of delivery; the others are offered',
  })
  return async (tx, request) =>
    request.lines.length === 0 ? [] : (await answers(tx, request)).flat()
}

/** The same basket at the same place, in whichever order its lines are. */
function keyOfBasket({ currency, destination, lines }: ShippingRequest) {
  const { country, subdivision, postalCode, city } = destination
  const ordered = lines
    .map(({ productId, variantId, quantity, weight, price }) =>
      JSON.stringify([productId, variantId, quantity, weight, price]),
    )
    .sort()
  return [currency, country, subdivision, postalCode, city, ordered]
}

function toRates(plugin: Plugin, rates: readonly ShippingRate[], currency: string): PluginRate[] {
  if (rates.length > MAX_RATES) throw new Error(`It gives more than ${MAX_RATES} rates`)
  const codes = new Set(rates.map(({ code }) => code))
  if (codes.size < rates.length) throw new Error('It gives two rates with the same code')
  return rates.map(({ code, title, price, deliveryTime = '' }) => ({
    id: `${plugin.name}:${checkedText('code', code, /^[\w.-]{1,50}$/)}`,
    title: checkedText('title', title, /^.{1,200}$/),
    amount: Number(
      toMinorUnits(
        checkedText('price', price, /^\d{1,9}(\.\d{1,3})?$/) as Decimal,
        currency,
        'half-up',
      ),
    ),
    deliveryTime: String(deliveryTime),
  }))
}
