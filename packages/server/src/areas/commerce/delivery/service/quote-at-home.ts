import type { Tx } from '../../../../platform/tx.ts'
import { minorUnits } from '../rules/candidates.ts'
import { type CandidateDeps, findCandidates, verdictsOn } from './candidates.ts'
import { lowestOf } from './quote-item.ts'

/** A product as delivery sees it. */
export interface ProductToQuote {
  readonly deliveryProfileId: string | null
  /** The different pieces that can be ordered: the price as exact decimal text, and the weight. */
  readonly pieces: readonly { readonly price: string; readonly weight: string | null }[]
}

export interface HomeQuote {
  /** The country of the shop, from its locale. */
  readonly country: string
  /** Exact decimal text in the site's currency. */
  readonly price: string
}

/** Products with more different pieces get no quote. */
const MAX_PIECES = 50

/**
 * The lowest price for delivering one piece of a product within the shop's own country; null where no option
 * matches, or where it depends on the piece. One statement.
 */
export async function quoteAtHome(
  tx: Tx,
  deps: CandidateDeps,
  { deliveryProfileId, pieces }: ProductToQuote,
): Promise<HomeQuote | null> {
  const { currency, locale } = await deps.settingsOf(tx.siteId)
  const country = new Intl.Locale(locale).region
  if (!country || pieces.length === 0 || pieces.length > MAX_PIECES) return null
  const candidates = await findCandidates(tx, deps, {
    destination: { country },
    lines: [{ id: '0', deliveryProfileId }],
  })
  const prices = pieces.map(({ price, weight }) => {
    const piece = { id: '0', quantity: 1, unitPrice: minorUnits(price, currency), shippable: true }
    const line = { ...piece, ...(weight && { weight }) }
    return lowestOf(candidates, verdictsOn(tx, currency, candidates, [line]), currency)
  })
  const [first] = prices
  return first !== undefined && prices.every((one) => one === first)
    ? { country, price: first }
    : null
}
