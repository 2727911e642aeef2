import type { StatusTone } from '@vitrine/ui/status'
import type { OperationName, OutputOf } from '../../../api/client.ts'
import type { Messages } from '../../../messages/index.ts'
import { type Order, staleReads } from '../setup.ts'

export type OrderReturns = OutputOf<'returns.getOrderReturns'>
export type Return = OrderReturns['returns'][number]

/** Queries that contain returns. */
export const staleReturns: readonly OperationName[] = [
  ...staleReads,
  'returns.getOrderReturns',
  'returns.queryReturns',
  'returns.previewSettlement',
]

/** Windows over the page of an order that are about one return. */
export type ReturnWindow = 'agree' | 'decline' | 'inspect' | 'settle'

export interface ReturnWindowProps {
  readonly order: Order
  readonly one: Return
  readonly locale: string
  readonly onClose: () => void
}

export const returnTones: Readonly<Record<Return['state'], StatusTone>> = {
  REQUESTED: 'warn',
  AGREED: 'note',
  DECLINED: 'bad',
  CANCELLED: 'note',
  RECEIVED: 'warn',
  INSPECTED: 'warn',
  SETTLED: 'good',
}

export const nameOf = (
  { kind, number }: Pick<Return, 'kind' | 'number'>,
  { returns }: Messages,
): string => returns.kinds[kind]({ number })

/** Standard reasons are translated; others are the shop's own texts. */
export const reasonText = (reason: string, { returns }: Messages): string =>
  Object.hasOwn(returns.reasons, reason)
    ? returns.reasons[reason as keyof typeof returns.reasons]
    : reason

/** The actions on a return in its state. */
export function actsOf({ state, lines }: Pick<Return, 'state' | 'lines'>) {
  const isHere = state === 'RECEIVED' || state === 'INSPECTED'
  const isComing = state === 'AGREED'
  const isResold = lines.some(({ resell }) => (resell ?? 0) > 0)
  return {
    agree: state === 'REQUESTED',
    decline: state === 'REQUESTED' || isComing || (isHere && !isResold),
    receive: isComing,
    inspect: isComing || state === 'RECEIVED',
    settle: isComing || isHere,
    cancel: state === 'REQUESTED' || isComing,
  }
}

/** Whole pieces that were typed; undefined for anything else. Empty is none. */
export function piecesOf(text: string | undefined): number | undefined {
  const typed = (text ?? '').trim()
  if (typed === '') return 0
  return /^\d{1,6}$/.test(typed) ? Number(typed) : undefined
}

/** A line of which pieces can be chosen. */
export interface PieceLine {
  readonly id: string
  readonly name: string
  readonly most: number
}

type Pieces = Readonly<Record<string, string>>

/** Errors by `pieces.` and the id of the line. */
export const wrongPieces = (
  pieces: Pieces,
  lines: readonly PieceLine[],
  { returns }: Messages,
): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(({ id, most }) => {
      const count = piecesOf(pieces[id])
      const isRight = count !== undefined && count <= most
      return isRight ? [] : [[`pieces.${id}`, returns.wrongPieces({ n: most })] as const]
    }),
  )

/** The lines of which pieces are chosen. */
export const chosenPieces = (pieces: Pieces, lines: readonly PieceLine[]) =>
  lines.flatMap(({ id: lineId }) => {
    const quantity = piecesOf(pieces[lineId]) ?? 0
    return quantity > 0 ? [{ lineId, quantity }] : []
  })

export const countOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
