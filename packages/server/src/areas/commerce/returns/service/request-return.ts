import { ReturnNotPossible, type ReturnRefusal } from '@vitrine/contract/returns'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller } from '../../cart/index.ts'
import { isRepeated, type RequestKey } from '../../payments/index.ts'
import type { RequestedLine, Return } from '../model.ts'
import { isOver } from '../rules/deadline.ts'
import { type Options, optionsOf } from '../rules/options.ts'
import { linesOf, refuseOtherReasons } from '../rules/pieces.ts'
import { findByRequest, findReturn } from '../store/returns.ts'
import { findSettings } from '../store/settings.ts'
import type { ReturnDeps } from './deps.ts'
import { mailBuyer, mailOwners } from './mails.ts'
import { openReturn } from './open-return.ts'
import { arrivalAt, requireOrderOf } from './order-of.ts'

export interface ReturnRequest {
  /** The id of an order, or its link. */
  readonly order: string
  readonly lines: readonly RequestedLine[]
  /**
   * Whether the buyer is mailed about a return recorded by a merchant; requests of buyers are always mailed.
   */
  readonly notify: boolean
}

/**
 * Requests a return, within the rules of the shop; one recorded by a merchant is accepted immediately. A
 * repeated call returns the same return.
 */
export async function requestReturn(
  tx: Tx,
  deps: ReturnDeps,
  caller: CartCaller,
  { order: named, lines: asked, notify }: ReturnRequest,
  key: RequestKey | undefined,
): Promise<Pick<Return, 'id'>> {
  const order = await requireOrderOf(tx, deps, caller, named, true)
  const repeated = key && (await findByRequest(tx, order.id, key.key))
  if (key && repeated && isRepeated(repeated, key)) return repeated
  const isMerchant = caller.kind === 'merchant'
  const known = await deps.orders.linesOf(tx, order.id)
  const settings = await findSettings(tx)
  const arrival = await arrivalAt(tx, deps, order)
  if (order.state !== 'PLACED') throw ReturnNotPossible({ reason: 'ORDER_STATE' })
  if (!isMerchant) {
    refuseImpossible(optionsOf(order, known, settings, arrival, tx.now), asked)
    refuseOtherReasons(asked, settings)
  }
  const lines = linesOf(order, known, asked, false)
  const late = isOver(arrival, settings.windowDays, tx.now)
  const returned = { kind: 'RETURN', lines, isAgreed: isMerchant, late } as const
  const made = await openReturn(tx, deps, order, returned, key)
  const shown = await findReturn(tx, made.id)
  if (shown && (notify || !isMerchant)) {
    await mailBuyer(tx, deps, order, shown, isMerchant ? 'return-agreed' : 'return-requested')
  }
  if (shown && !isMerchant) await mailOwners(tx, deps, order, shown)
  return made
}

function refuseImpossible({ refusal, lines }: Options, asked: readonly RequestedLine[]): void {
  const named = lines.filter(({ lineId }) => asked.some((one) => one.lineId === lineId))
  const reason: ReturnRefusal | null | undefined =
    refusal ?? named.find((line) => line.refusal)?.refusal
  if (reason) throw ReturnNotPossible({ reason })
}
