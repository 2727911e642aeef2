import type { RoutingAddress } from '@vitrine/contract/inventory'
import type { Tx } from '../../../../platform/tx.ts'
import type { HoldProblem } from '../../../stock/index.ts'
import type { Order, OrderLine } from '../model/order.ts'
import { notHeld } from '../rules/out-of-stock.ts'
import { withTaken } from '../rules/taken-stock.ts'
import type { OrderDeps } from './deps.ts'

/** The order that reserves the pieces, with its destination. */
export type Holder = Pick<Order, 'id' | 'shipping' | 'billing'>

interface ReservedLines {
  /** By the index of the line; empty if all are reserved. */
  readonly problems: readonly HoldProblem[]
  /** With the taken stock; unchanged where none was. */
  readonly lines: readonly OrderLine[]
}

/** Reserves pieces of lines with products, all or none, at the locations chosen by the rules of the site. */
export async function reserveLines(
  tx: Tx,
  { stock }: Pick<OrderDeps, 'stock'>,
  holder: Holder,
  lines: readonly OrderLine[],
  expiresDate: Date | null = null,
): Promise<ReservedLines> {
  if (lines.length === 0) return { problems: [], lines }
  const { problems, taken, parts } = await stock.reserveRouted(tx, {
    holderId: holder.id,
    ...(expiresDate && { expiresDate }),
    destination: destinationOf(holder),
    lines: lines.map(({ productId, variantId, quantity }) => ({
      productId: productId ?? '',
      ...(variantId !== null && { variantId }),
      quantity,
    })),
  })
  return { problems, lines: problems.length > 0 ? lines : withTaken(lines, taken, parts) }
}

/** The same; throws when some are short. */
export async function reserveAll(
  tx: Tx,
  deps: Pick<OrderDeps, 'stock'>,
  holder: Holder,
  lines: readonly OrderLine[],
  expiresDate: Date | null = null,
): Promise<readonly OrderLine[]> {
  const reserved = await reserveLines(tx, deps, holder, lines, expiresDate)
  if (reserved.problems.length > 0) throw notHeld(lines, reserved.problems)
  return reserved.lines
}

/** Whether anything was taken for a line, or a location chosen. */
export const isReserved = ({ taken, sources }: OrderLine): boolean =>
  taken > 0 || sources.length > 0

function destinationOf({ shipping, billing }: Holder): RoutingAddress | undefined {
  const { country, subdivision, postalCode } = shipping?.address ?? billing?.address ?? {}
  if (!country) return undefined
  return {
    country,
    ...(subdivision && { subdivision }),
    ...(postalCode && { postalCode }),
  }
}
