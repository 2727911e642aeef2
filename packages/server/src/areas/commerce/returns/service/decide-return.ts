import { violation } from '@vitrine/contract/kit'
import { OrderLineNotFound } from '@vitrine/contract/orders'
import {
  InvalidReturnQuantity,
  ReturnNotFound,
  ReturnStateUnsuitable,
} from '@vitrine/contract/returns'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller } from '../../cart/index.ts'
import type { RequestedLine, Return, ReturnLine, ShownReturn } from '../model.ts'
import { countsOf, linesOf, tooMany } from '../rules/pieces.ts'
import { insertLines, updateResell } from '../store/returns.ts'
import { advance, type LockedReturn, lockReturn, refuseUnsuitable } from './change-return.ts'
import type { ReturnDeps } from './deps.ts'
import { mailBuyer } from './mails.ts'
import { requireOrderOf } from './order-of.ts'

export interface Decision {
  readonly text?: string | undefined
  readonly notify: boolean
}

/** Accepts a return; one declared in words gets its lines now. Does nothing when accepted already. */
export async function agreeReturn(
  tx: Tx,
  deps: ReturnDeps,
  id: string,
  {
    lines: asked,
    text,
    notify,
  }: Decision & { readonly lines?: readonly RequestedLine[] | undefined },
): Promise<ShownReturn> {
  const locked = await lockReturn(tx, deps, id)
  const { order, one } = locked
  if (one.state === 'AGREED') return one
  refuseUnsuitable(one, 'AGREED')
  const lines = await linesNow(tx, deps, locked, asked)
  const after = await advance(tx, deps, locked, { kind: 'AGREED', text, changes: { lines } })
  if (notify) await mailBuyer(tx, deps, order, after, 'return-agreed', { reason: text })
  return after
}

async function linesNow(
  tx: Tx,
  deps: ReturnDeps,
  { order, one }: LockedReturn,
  asked: readonly RequestedLine[] | undefined,
): Promise<readonly ReturnLine[]> {
  if (one.lines.length > 0) {
    if (asked) throw violation('lines', 'OTHER', 'are known already: leave them out')
    return one.lines
  }
  if (!asked) throw violation('lines', 'REQUIRED_FIELD', 'say which pieces the words are about')
  const known = await deps.orders.linesOf(tx, order.id)
  const lines = linesOf(order, known, asked, true)
  await insertLines(tx, one.id, lines)
  const returning = { pieces: countsOf(lines), activities: [], evenUnsent: true }
  if (!(await deps.orders.returnPieces(tx, order, returning))) throw tooMany(order, known, true)
  return lines
}

/** Declines a return, even after the inspection; not once pieces are back in stock. */
export async function declineReturn(
  tx: Tx,
  deps: ReturnDeps,
  id: string,
  { text, notify }: Decision,
): Promise<ShownReturn> {
  const locked = await lockReturn(tx, deps, id)
  const { order, one } = locked
  if (one.state === 'DECLINED') return one
  if (one.lines.some(({ resell }) => (resell ?? 0) > 0)) {
    throw ReturnStateUnsuitable({ state: one.state })
  }
  const after = await advance(tx, deps, locked, { kind: 'DECLINED', text })
  if (notify) await mailBuyer(tx, deps, order, after, 'return-declined', { reason: text })
  return after
}

/** Cancels a return before the goods arrive, by the buyer or by a merchant. */
export async function cancelReturn(
  tx: Tx,
  deps: ReturnDeps,
  caller: CartCaller,
  { id, order: named }: { readonly id: string; readonly order: string },
): Promise<ShownReturn> {
  const order = await requireOrderOf(tx, deps, caller, named, true)
  const locked = await lockReturn(tx, deps, id)
  if (locked.one.orderId !== order.id) throw ReturnNotFound({ id })
  if (locked.one.state === 'CANCELLED') return locked.one
  return advance(tx, deps, locked, { kind: 'CANCELLED' })
}

export async function receiveReturn(
  tx: Tx,
  deps: ReturnDeps,
  id: string,
  text: string | undefined,
): Promise<ShownReturn> {
  const locked = await lockReturn(tx, deps, id)
  if (locked.one.state === 'RECEIVED') return locked.one
  return advance(tx, deps, locked, { kind: 'RECEIVED', text })
}

export interface Inspection {
  readonly lines: readonly { readonly lineId: string; readonly resell: number }[]
  readonly text?: string | undefined
}

/** Records an inspection, and returns resalable pieces to stock. Implies that the goods arrived. */
export async function inspectReturn(
  tx: Tx,
  deps: ReturnDeps,
  id: string,
  { lines: asked, text }: Inspection,
): Promise<ShownReturn> {
  const { order, one } = await lockReturn(tx, deps, id)
  if (one.state === 'INSPECTED') return one
  refuseUnsuitable(one, 'INSPECTED')
  const lines = inspectedLines(one, asked)
  const here =
    one.state === 'RECEIVED' ? one : await advance(tx, deps, { one }, { kind: 'RECEIVED' })
  await updateResell(tx, { id, lines })
  const after = await advance(
    tx,
    deps,
    { one: here },
    { kind: 'INSPECTED', text, changes: { lines } },
  )
  const pieces = lines.flatMap(({ lineId, resell }): [string, number][] =>
    resell ? [[lineId, resell]] : [],
  )
  await deps.orders.restock(tx, order.id, new Map(pieces))
  return after
}

function inspectedLines({ lines }: Return, asked: Inspection['lines']): ReturnLine[] {
  const resells = new Map(asked.map(({ lineId, resell }) => [lineId, resell]))
  const unknown = [...resells.keys()].filter((id) => !lines.some(({ lineId }) => lineId === id))
  if (unknown.length > 0) throw OrderLineNotFound({ lineIds: unknown })
  const inspected = lines.map((line) => ({ ...line, resell: resells.get(line.lineId) ?? 0 }))
  const short = inspected.filter(({ resell, quantity }) => resell > quantity)
  if (short.length === 0) return inspected
  const data = short.map(({ lineId, quantity }) => ({ lineId, available: quantity }))
  throw InvalidReturnQuantity({ lines: data })
}
