import { violation } from '@vitrine/contract/kit'
import { OrderLineNotFound } from '@vitrine/contract/orders'
import { InvalidReturnQuantity } from '@vitrine/contract/returns'
import type { Order, OrderLine } from '../../orders/index.ts'
import type { RequestedLine, ReturnLine, ReturnSettings } from '../model.ts'
import { piecesLeft } from './options.ts'

/** The lines of a return; a line that is named twice is one. */
export function linesOf(
  order: Pick<Order, 'delivery'>,
  known: readonly OrderLine[],
  asked: readonly RequestedLine[],
  evenUnsent: boolean,
): ReturnLine[] {
  const lines = new Map<string, ReturnLine>()
  for (const { lineId, quantity, reason = '', comment = '', wish = '' } of asked) {
    const before = lines.get(lineId)
    lines.set(lineId, {
      lineId,
      quantity: quantity + (before?.quantity ?? 0),
      reason: before?.reason || reason,
      comment: [before?.comment, comment].filter(Boolean).join('\n'),
      wish: [before?.wish, wish].filter(Boolean).join('; '),
      resell: null,
    })
  }
  const unknown = [...lines.keys()].filter((id) => !known.some((line) => line.id === id))
  if (unknown.length > 0) throw OrderLineNotFound({ lineIds: unknown })
  const short = known.filter(
    (line) => (lines.get(line.id)?.quantity ?? 0) > piecesLeft(order, line, evenUnsent),
  )
  if (short.length > 0) throw tooMany(order, short, evenUnsent)
  return [...lines.values()]
}

export const tooMany = (
  order: Pick<Order, 'delivery'>,
  lines: readonly OrderLine[],
  evenUnsent: boolean,
) =>
  InvalidReturnQuantity({
    lines: lines.map((line) => ({
      lineId: line.id,
      available: piecesLeft(order, line, evenUnsent),
    })),
  })

/** Buyers choose from the reasons of the shop. */
export function refuseOtherReasons(
  lines: readonly RequestedLine[],
  { reasons }: Pick<ReturnSettings, 'reasons'>,
): void {
  const at = lines.findIndex(({ reason }) => reason && !reasons.includes(reason))
  if (at < 0) return
  const sentence = `is one of: ${reasons.join(', ')}`
  throw violation(`lines.${at}.reason`, 'INVALID_ENUM_VALUE', sentence)
}

export const countsOf = (
  lines: readonly Pick<ReturnLine, 'lineId' | 'quantity'>[],
  sign: 1 | -1 = 1,
): Map<string, number> => new Map(lines.map(({ lineId, quantity }) => [lineId, sign * quantity]))
