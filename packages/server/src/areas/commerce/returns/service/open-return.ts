import { ReturnAgreed, ReturnRequested } from '@vitrine/contract/returns'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Order } from '../../orders/index.ts'
import type { RequestKey } from '../../payments/index.ts'
import type { Return, ReturnEvent, ReturnKind, ReturnLine } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { countsOf, tooMany } from '../rules/pieces.ts'
import { stateOf } from '../rules/state.ts'
import { insertReturn, takeNumber } from '../store/returns.ts'
import type { ReturnDeps } from './deps.ts'

export interface NewReturn {
  readonly kind: ReturnKind
  readonly lines: readonly ReturnLine[]
  readonly isAgreed: boolean
  readonly late: boolean
}

/** Makes a return of an order, which is locked, and counts its pieces. Throws when more would return than can. */
export async function openReturn(
  tx: Tx,
  deps: ReturnDeps,
  order: Order,
  { kind, lines, isAgreed, late }: NewReturn,
  key: RequestKey | undefined,
): Promise<Return> {
  const events = eventsOf(tx, isAgreed)
  const made: Return = {
    id: newId(),
    number: await takeNumber(tx),
    orderId: order.id,
    revision: 1,
    kind,
    state: stateOf(events),
    late,
    lines,
    events,
    withdrawal: null,
    settlement: null,
    createdDate: tx.now,
    updatedDate: tx.now,
  }
  await insertReturn(tx, made, key)
  await countPieces(tx, deps, order, made)
  const asked = factOf({ ...made, state: 'REQUESTED' })
  await deps.events.append(tx, { definition: ReturnRequested, entityId: made.id, after: asked })
  if (isAgreed) {
    const after = factOf(made)
    await deps.events.append(tx, {
      definition: ReturnAgreed,
      entityId: made.id,
      before: asked,
      after,
    })
  }
  return made
}

function eventsOf(tx: Tx, isAgreed: boolean): ReturnEvent[] {
  const actor = { type: tx.actor.type, id: tx.actor.id }
  const one = { actor, text: '', createdDate: tx.now }
  const asked: ReturnEvent = { kind: 'REQUESTED', ...one }
  return isAgreed ? [asked, { kind: 'AGREED', ...one }] : [asked]
}

async function countPieces(tx: Tx, deps: ReturnDeps, order: Order, made: Return): Promise<void> {
  const { kind, lines, id: returnId, number, late, state } = made
  const content = { returnId, number: String(number), ...(late && { late }) }
  const asked = kind === 'WITHDRAWAL' ? 'WITHDRAWN' : 'RETURN_REQUESTED'
  const activities = [
    { kind: asked, content } as const,
    ...(state === 'AGREED' ? [{ kind: 'RETURN_AGREED', content } as const] : []),
  ]
  const evenUnsent = kind === 'WITHDRAWAL' || order.delivery.length === 0
  const returning = { pieces: countsOf(lines), activities, evenUnsent }
  if (await deps.orders.returnPieces(tx, order, returning)) return
  throw tooMany(order, await deps.orders.linesOf(tx, order.id), evenUnsent)
}
