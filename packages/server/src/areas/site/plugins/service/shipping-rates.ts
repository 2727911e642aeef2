import { type Decimal, toMinorUnits } from '@vitrine/money'
import type { Plugin, ShippingRate, ShippingRequest } from '@vitrine/plugin'
import type { Tx } from '../../../../platform/tx.ts'
import type { PluginDeps } from '../model.ts'
import { checkedText } from '../rules/checked-text.ts'
import { encodeText } from '../rules/encode-blocks.ts'
import { carrierIdOf } from '../rules/names.ts'
import { createAnswers } from './answers.ts'

/** A delivery option of a plug-in, in minor units of the currency. */
export interface PluginRate {
  /** Names the plug-in, too. */
  readonly id: string
  readonly title: string
  readonly amount: number
  readonly deliveryTime: string
}

/** The options of a plug-in; null while it does not respond. */
export interface PluginOffer {
  readonly carrierId: string
  readonly title: string
  readonly rates: readonly PluginRate[] | null
}

/** The options of all plug-ins for a basket. */
export type ShippingRates = (tx: Tx, request: ShippingRequest) => Promise<readonly PluginOffer[]>

/** A plug-in that computes rates, as merchants meet it. */
export interface InstalledCarrier {
  readonly id: string
  readonly name: string
}

const computesRates = ({ ports }: Plugin) => ports?.shippingRates !== undefined

export const carriersOf = (plugins: readonly Plugin[]): InstalledCarrier[] =>
  plugins
    .filter(computesRates)
    .map((plugin) => ({ id: carrierIdOf(plugin), name: titleOf(plugin) }))

/** In English, or its first language. */
function titleOf({ name, title = name }: Plugin): string {
  const texts = encodeText(title)
  return texts.en ?? Object.values(texts)[0] ?? name
}

const MAX_RATES = 20

export function createShippingRates(deps: PluginDeps): ShippingRates {
  const plugins = deps.plugins.filter(computesRates)
  const answers = createAnswers<ShippingRequest, readonly PluginRate[] | null>(deps, {
    plugins,
    keyOf: keyOfBasket,
    ask: async ({ plugin, request, context, signal }) => {
      const rates = await plugin.ports?.shippingRates?.({ request, context, signal })
      return toRates(plugin, rates ?? [], request.currency)
    },
    withoutAnswer: null,
    answerMs: 2_000,
    keepMs: 300_000,
    failure: 'A plug-in gives no rates of delivery; the others are offered',
  })
  return async (tx, request) => {
    if (request.lines.length === 0) return []
    const found = await answers(tx, request)
    return plugins.map((plugin, at) => ({
      carrierId: carrierIdOf(plugin),
      title: titleOf(plugin),
      rates: found[at] ?? null,
    }))
  }
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
