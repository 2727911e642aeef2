import { FullOutOfStock, PartialOutOfStock } from '@vitrine/contract/orders'
import type { HoldProblem } from '../../../stock/index.ts'
import type { OrderLine } from '../model/order.ts'

interface ShortLine {
  readonly lineId: string | undefined
  readonly available: number
  readonly name?: string | undefined
}

/** The error for lines that are short; `ordered` is the number of ordered lines. */
export function outOfStock(lines: readonly ShortLine[], ordered: number) {
  const isFull = lines.length === ordered && lines.every(({ available }) => available === 0)
  return (isFull ? FullOutOfStock : PartialOutOfStock)({ lines })
}

/** The error for lines that could not be held. */
export const notHeld = (sold: readonly OrderLine[], problems: readonly HoldProblem[]) =>
  outOfStock(
    problems.map(({ line, available }) => ({
      lineId: sold[line]?.id,
      name: sold[line]?.name,
      available,
    })),
    sold.length,
  )
