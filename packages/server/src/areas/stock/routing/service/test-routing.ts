import type { RoutingAddress, TestedRoute } from '@vitrine/contract/inventory'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { HoldLine } from '../../holds/model/hold.ts'
import { routeBasket } from '../rules/routed-request.ts'
import { findRoutedStock } from '../store/routed-stock.ts'

export interface RoutingTest {
  readonly address?: RoutingAddress | undefined
  readonly lines: readonly {
    readonly productId: string
    readonly variantId?: string | undefined
    readonly quantity: number
  }[]
}

/** Applies the rules to a basket. Without saved rules, everything comes from the default location. */
export async function testRouting(tx: Tx, { address, lines }: RoutingTest): Promise<TestedRoute[]> {
  const named = lines.map(toLine)
  const routed = await findRoutedStock(tx, named)
  if (!routed) return named.map(({ quantity }) => unrouted(tx, quantity))
  const { parts, missing } = routeBasket(routed, {
    lines: named,
    stock: routed.lines,
    destination: address,
  })
  return named.map((_, at) => ({
    sources: parts
      .filter(({ line }) => line === at)
      .map(({ locationId, quantity, reason }) => ({ locationId, quantity, reason })),
    missing: missing[at] ?? 0,
  }))
}

const toLine = ({ variantId, ...line }: RoutingTest['lines'][number]): HoldLine => ({
  ...line,
  ...(variantId !== undefined && variantId !== DEFAULT_VARIANT_ID && { variantId }),
})

const unrouted = ({ siteId }: Tx, quantity: number): TestedRoute => ({
  sources: [{ locationId: siteId, quantity, reason: 'PRIORITY' }],
  missing: 0,
})
