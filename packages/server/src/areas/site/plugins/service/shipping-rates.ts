import { createHash } from 'node:crypto'
import { type Decimal, toMinorUnits } from '@vitrine/money'
import type { Plugin, ShippingRate, ShippingRequest } from '@vitrine/plugin'
import { NeededFromOutside } from '../../../../platform/db/needed-from-outside.ts'
import { isInsideTransaction } from '../../../../platform/db/transaction-scope.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { PluginDeps } from '../model.ts'
import { createWorkContext } from './context.ts'
import { within } from './within.ts'

/** A way to deliver that a plug-in offers, in minor units of the currency. */
export interface PluginRate {
  /** Names the plug-in, too. */
  readonly id: string
  readonly title: string
  readonly amount: number
  readonly deliveryTime: string
}

/**
 * The rates of all plug-ins for a basket. In a transaction that needs rates nobody asked for yet it fails with what
 * has them asked for outside: the transaction is then run again.
 */
export type ShippingRates = (tx: Tx, request: ShippingRequest) => Promise<readonly PluginRate[]>

const ANSWER_MS = 2_000
const KEEP_MS = 300_000
const FAILED_MS = 30_000
/** Baskets whose rates are remembered; the oldest are forgotten first. */
const MAX_REMEMBERED = 5_000
const MAX_RATES = 20

interface Remembered {
  readonly rates: readonly PluginRate[]
  readonly until: number
}

export function createShippingRates(deps: PluginDeps): ShippingRates {
  const asked = deps.plugins.filter(({ ports }) => ports?.shippingRates)
  const remembered = new Map<string, Remembered>()
  const now = () => deps.clock.now().getTime()

  function recall(key: string): readonly PluginRate[] | undefined {
    const found = remembered.get(key)
    return found && found.until > now() ? found.rates : undefined
  }

  function remember(key: string, rates: readonly PluginRate[], milliseconds: number) {
    remembered.delete(key)
    remembered.set(key, { rates, until: now() + milliseconds })
    const [oldest] = remembered.keys()
    if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    return rates
  }

  async function ask(plugin: Plugin, siteId: string, request: ShippingRequest, key: string) {
    try {
      const context = createWorkContext(deps, plugin, siteId)
      const rates = await within(
        ANSWER_MS,
        async (signal) => (await plugin.ports?.shippingRates?.({ request, context, signal })) ?? [],
      )
      return remember(key, toRates(plugin, rates, request.currency), KEEP_MS)
    } catch (error) {
      const details = { error, plugin: plugin.name, siteId }
      deps.logger.warn(details, 'A plug-in gives no rates of delivery; the others are offered')
      return remember(key, [], FAILED_MS)
    }
  }

  return async ({ siteId }, request) => {
    if (asked.length === 0 || request.lines.length === 0) return []
    const hash = hashOf(request)
    const wanted = asked.map((plugin) => ({ plugin, key: `${plugin.name} ${siteId} ${hash}` }))
    const missing = wanted.filter(({ key }) => recall(key) === undefined)
    const askAll = () =>
      Promise.all(missing.map(({ plugin, key }) => ask(plugin, siteId, request, key)))
    if (missing.length > 0 && isInsideTransaction()) throw new NeededFromOutside(askAll)
    if (missing.length > 0) await askAll()
    return wanted.flatMap(({ key }) => recall(key) ?? [])
  }
}

/** The same basket at the same place, in whichever order its lines are. */
function hashOf({ currency, destination, lines }: ShippingRequest): string {
  const { country, subdivision, postalCode, city } = destination
  const ordered = lines
    .map(({ productId, variantId, quantity, weight, price }) =>
      JSON.stringify([productId, variantId, quantity, weight, price]),
    )
    .sort()
  const text = JSON.stringify([currency, country, subdivision, postalCode, city, ordered])
  return createHash('sha256').update(text).digest('base64')
}

function toRates(plugin: Plugin, rates: readonly ShippingRate[], currency: string): PluginRate[] {
  if (rates.length > MAX_RATES) throw new Error(`It gives more than ${MAX_RATES} rates`)
  const codes = new Set(rates.map(({ code }) => code))
  if (codes.size < rates.length) throw new Error('It gives two rates with the same code')
  return rates.map(({ code, title, price, deliveryTime = '' }) => ({
    id: `${plugin.name}:${checked('code', code, /^[\w.-]{1,50}$/)}`,
    title: checked('title', title, /^.{1,200}$/),
    amount: Number(
      toMinorUnits(
        checked('price', price, /^\d{1,9}(\.\d{1,3})?$/) as Decimal,
        currency,
        'half-up',
      ),
    ),
    deliveryTime: String(deliveryTime),
  }))
}

function checked(name: string, value: unknown, pattern: RegExp): string {
  if (typeof value === 'string' && pattern.test(value)) return value
  throw new Error(`It gives a rate with the ${name} ${JSON.stringify(value)}`)
}
