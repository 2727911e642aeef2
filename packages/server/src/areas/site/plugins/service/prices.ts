import { currencyDigits, scaleOf } from '@vitrine/money'
import type { LineToPrice, Plugin, PluginPrice, PriceRequest } from '@vitrine/plugin'
import { NeedsExternalCall } from '../../../../platform/db/needed-from-outside.ts'
import { isInsideTransaction } from '../../../../platform/db/transaction-scope.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { PluginDeps } from '../model.ts'
import { checkedText } from '../rules/checked-text.ts'
import { FAILED_MS } from './answers.ts'
import { createWorkContext } from './context.ts'
import { createRemembered, hashOf } from './remembered.ts'
import { within } from './within.ts'

/** The price of one piece, and its source. */
export interface BuyerPrice extends PluginPrice {
  readonly plugin: string
}

/** The prices of a plug-in for a buyer, in the order of the lines; null where that of the catalog counts. */
export type BuyerPrices = (tx: Tx, request: PriceRequest) => Promise<readonly (BuyerPrice | null)[]>

const ANSWER_MS = 1_000
const CACHE_MS = 300_000
/** Maximum number of cached lines. */
const MAX_REMEMBERED = 20_000

/** Undefined where no plug-in sets prices. */
export function createPrices(deps: PluginDeps): BuyerPrices | undefined {
  const plugin = deps.plugins.find(({ ports }) => ports?.prices)
  if (!plugin) return undefined
  const remembered = createRemembered<BuyerPrice | null>(MAX_REMEMBERED, () =>
    deps.clock.now().getTime(),
  )

  async function ask(siteId: string, request: PriceRequest): Promise<void> {
    const keys = keysOf(siteId, request)
    const rememberAll = (prices: readonly (BuyerPrice | null)[], milliseconds: number) => {
      for (const [at, key] of keys.entries())
        remembered.remember(key, prices[at] ?? null, milliseconds)
    }
    try {
      rememberAll(await askPlugin(deps, plugin as Plugin, siteId, request), CACHE_MS)
    } catch (error) {
      const details = { error, plugin: plugin?.name, siteId }
      deps.logger.warn(details, 'A plug-in gives no prices; those of the catalog count')
      rememberAll([], FAILED_MS)
    }
  }

  return async ({ siteId }, request) => {
    const keys = keysOf(siteId, request)
    const lines = request.lines.filter((_, at) => !remembered.recall(keys[at] ?? ''))
    const askForMissing = () => ask(siteId, { ...request, lines })
    if (lines.length > 0 && isInsideTransaction()) throw new NeedsExternalCall(askForMissing)
    if (lines.length > 0) await askForMissing()
    return keys.map((key) => remembered.recall(key)?.answer ?? null)
  }
}

const keysOf = (siteId: string, { currency, buyer, lines }: PriceRequest): string[] =>
  lines.map((line) => hashOf([siteId, currency, buyer.memberId, buyer.roles, valuesOf(line)]))

const valuesOf = ({ productId, variantId, quantity, price, fullPrice }: LineToPrice) => [
  productId,
  variantId,
  quantity,
  price,
  fullPrice,
]

async function askPlugin(
  deps: PluginDeps,
  plugin: Plugin,
  siteId: string,
  request: PriceRequest,
): Promise<readonly (BuyerPrice | null)[]> {
  const context = createWorkContext(deps, plugin, siteId)
  const prices = await within(
    ANSWER_MS,
    async (signal) => (await plugin.ports?.prices?.({ request, context, signal })) ?? [],
  )
  if (prices.length !== request.lines.length) {
    throw new Error(`It answers ${prices.length} prices for ${request.lines.length} lines`)
  }
  return prices.map((one) => one && { ...checkedPrice(one, request), plugin: plugin.name })
}

function checkedPrice(
  { price, fullPrice, reason }: PluginPrice,
  { currency }: PriceRequest,
): PluginPrice {
  return {
    price: checkedAmount('price', price, currency),
    ...(fullPrice !== undefined && {
      fullPrice: checkedAmount('full price', fullPrice, currency),
    }),
    reason: checkedText('reason', reason, /^.{1,100}$/),
  }
}

/** An amount that can be paid: none of a part of the smallest coin. */
function checkedAmount(name: string, value: string, currency: string): string {
  const amount = checkedText(name, value, /^\d{1,9}(\.\d{1,3})?$/)
  if (scaleOf(amount) <= currencyDigits(currency)) return amount
  throw new Error(`It answers with the ${name} ${amount}, which ${currency} has no coin for`)
}
