import type { FactDefinition } from '@vitrine/contract/kit'
import {
  ReturnAgreed,
  ReturnCancelled,
  ReturnDeclined,
  ReturnInspected,
  ReturnNotFound,
  ReturnReceived,
  ReturnSettled,
  ReturnStateUnsuitable,
} from '@vitrine/contract/returns'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { NewActivity, Order } from '../../orders/index.ts'
import type { Return, ReturnEvent, ReturnState, ShownReturn } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { countsOf } from '../rules/pieces.ts'
import { isGivenUp, mayBecome, stateOf } from '../rules/state.ts'
import { findReturn, insertEvents, updateReturn } from '../store/returns.ts'
import { merchant, type ReturnDeps } from './deps.ts'

export interface LockedReturn {
  readonly order: Order
  readonly one: ShownReturn
}

export async function requireReturn(tx: Tx, id: string): Promise<ShownReturn> {
  const found = isGuid(id) ? await findReturn(tx, id) : undefined
  if (!found) throw ReturnNotFound({ id })
  return found
}

/** A return under the lock of its order. */
export async function lockReturn(
  tx: Tx,
  { orders }: Pick<ReturnDeps, 'orders'>,
  id: string,
): Promise<LockedReturn> {
  const { orderId } = await requireReturn(tx, id)
  const order = await orders.require(tx, merchant, orderId, true)
  return { order, one: await requireReturn(tx, id) }
}

export function refuseUnsuitable({ state }: Pick<Return, 'state'>, next: ReturnState): void {
  if (!mayBecome(state, next)) throw ReturnStateUnsuitable({ state })
}

type Step = Exclude<ReturnState, 'REQUESTED'>

const definitions: Readonly<Record<Step, FactDefinition>> = {
  AGREED: ReturnAgreed,
  DECLINED: ReturnDeclined,
  CANCELLED: ReturnCancelled,
  RECEIVED: ReturnReceived,
  INSPECTED: ReturnInspected,
  SETTLED: ReturnSettled,
}

export interface Change {
  readonly kind: Step
  readonly text?: string | undefined
  /** Changes besides the state. */
  readonly changes?: Partial<Pick<Return, 'lines' | 'settlement'>>
  /** Data for the timeline of the order besides the number. */
  readonly note?: NewActivity['content']
}

/** Adds an event to a return, which is locked, with its fact and the timeline of its order. */
export async function advance(
  tx: Tx,
  deps: ReturnDeps,
  { one: before }: Pick<LockedReturn, 'one'>,
  { kind, text = '', changes = {}, note = {} }: Change,
): Promise<ShownReturn> {
  refuseUnsuitable(before, kind)
  const actor = { type: tx.actor.type, id: tx.actor.id }
  const event: ReturnEvent = { kind, actor, text, createdDate: tx.now }
  const events = [...before.events, event]
  const after: ShownReturn = {
    ...before,
    ...changes,
    events,
    state: stateOf(events),
    revision: before.revision + 1,
    updatedDate: tx.now,
  }
  await updateReturn(tx, after)
  await insertEvents(tx, after.id, [event])
  await deps.events.append(tx, {
    definition: definitions[kind],
    entityId: after.id,
    before: factOf(before),
    after: factOf(after),
  })
  await noteOf(tx, deps, after, { kind, text, note })
  return after
}

/** Records the step on the order; pieces of a declined or cancelled return can be returned again. */
async function noteOf(
  tx: Tx,
  deps: ReturnDeps,
  { orderId, id, number, state, lines }: ShownReturn,
  { kind, text, note }: Required<Pick<Change, 'kind' | 'text' | 'note'>>,
): Promise<void> {
  const content = { returnId: id, number: String(number), ...(text && { reason: text }), ...note }
  const activities = [{ kind: `RETURN_${kind}`, content } as const]
  const order = await deps.orders.require(tx, merchant, orderId)
  if (!isGivenUp(state) || lines.length === 0) {
    await deps.orders.note(tx, order, activities, ['returns'])
    return
  }
  await deps.orders.returnPieces(tx, order, { pieces: countsOf(lines, -1), activities })
}
