import { violation } from '@vitrine/contract/kit'
import { WithdrawalReceived } from '@vitrine/contract/returns'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller } from '../../cart/index.ts'
import type { Order, OrderLine } from '../../orders/index.ts'
import { isRepeated, type RequestKey } from '../../payments/index.ts'
import type { RequestedLine, ReturnSettings, Withdrawal } from '../model.ts'
import { isOver, lastMoment } from '../rules/deadline.ts'
import { withdrawalFactOf } from '../rules/facts.ts'
import { piecesLeft } from '../rules/options.ts'
import { linesOf } from '../rules/pieces.ts'
import { findReturn } from '../store/returns.ts'
import { findSettings } from '../store/settings.ts'
import { findWithdrawalByRequest, insertWithdrawal } from '../store/withdrawals.ts'
import type { ReturnDeps } from './deps.ts'
import { mailOwners, mailReceipt } from './mails.ts'
import { openReturn } from './open-return.ts'
import { arrivalAt, requireOrderOf } from './order-of.ts'

/** A buyer's declaration. */
export interface Declaration {
  /** The id of an order, or its link token; otherwise `number` with the order's email address. */
  readonly order?: string | undefined
  readonly number?: string | undefined
  readonly name: string
  readonly email: string
  readonly lines?: readonly RequestedLine[] | undefined
  readonly statement: string
  readonly wording: string
  readonly language?: string | undefined
}

/**
 * Records a buyer's withdrawal, in time or late, with the confirmed text. A declaration that matches no order
 * is recorded without one. The response only contains the time, so that it does not reveal whether a number
 * exists.
 */
export async function withdraw(
  tx: Tx,
  deps: ReturnDeps,
  caller: CartCaller,
  declared: Declaration,
  key: RequestKey | undefined,
): Promise<Date> {
  const earlier = key && (await findWithdrawalByRequest(tx, key.key))
  if (key && earlier && isRepeated(earlier, key)) return earlier.createdDate
  const order = await orderOf(tx, deps, caller, declared)
  const withdrawal = await (order?.state === 'PLACED'
    ? withdrawFrom(tx, deps, order, declared)
    : { ...newWithdrawal(tx, declared), ...(order && { orderNumber: String(order.number) }) })
  await insertWithdrawal(tx, withdrawal, key)
  await deps.events.append(tx, {
    definition: WithdrawalReceived,
    entityId: withdrawal.id,
    after: withdrawalFactOf(withdrawal),
  })
  const made = withdrawal.returnId && (await findReturn(tx, withdrawal.returnId))
  if (order && made) {
    await mailReceipt(tx, deps, order, made, declared.language)
    await mailOwners(tx, deps, order, made)
  }
  return tx.now
}

async function orderOf(
  tx: Tx,
  deps: ReturnDeps,
  caller: CartCaller,
  { order: named, number, email }: Declaration,
): Promise<Order | undefined> {
  if (named !== undefined) return requireOrderOf(tx, deps, caller, named, true)
  if (number === undefined) throw violation('number', 'REQUIRED_FIELD', 'is needed without `order`')
  const order = await deps.orders.lockByNumber(tx, number.trim().replace(/^#/, ''))
  return order?.email && isSame(order.email, email) ? order : undefined
}

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

const newWithdrawal = (tx: Tx, { number, name, email, statement, wording }: Declaration) =>
  ({
    id: newId(),
    orderId: null,
    returnId: null,
    orderNumber: number ?? '',
    name,
    email,
    statement,
    wording,
    deadlineDate: null,
    late: false,
    createdDate: tx.now,
  }) satisfies Withdrawal

async function withdrawFrom(
  tx: Tx,
  deps: ReturnDeps,
  order: Order,
  declared: Declaration,
): Promise<Withdrawal> {
  const settings = await findSettings(tx)
  const arrival = await arrivalAt(tx, deps, order)
  const late = isOver(arrival, settings.withdrawalDays, tx.now)
  const known = await deps.orders.linesOf(tx, order.id)
  const lines = linesOf(order, known, declared.lines ?? restOf(order, known, declared), true)
  const isAgreed = lines.length > 0 && !late && !isAnyExcluded(lines, known, settings)
  const made = await openReturn(
    tx,
    deps,
    order,
    { kind: 'WITHDRAWAL', lines, isAgreed, late },
    undefined,
  )
  return {
    ...newWithdrawal(tx, declared),
    orderId: order.id,
    returnId: made.id,
    orderNumber: String(order.number),
    deadlineDate: lastMoment(arrival, settings.withdrawalDays),
    late,
  }
}

/** Everything that is not returned yet; nothing where a part is named in words. */
const restOf = (
  order: Order,
  known: readonly OrderLine[],
  { statement }: Declaration,
): RequestedLine[] =>
  statement.trim() === ''
    ? known
        .map((line) => ({ lineId: line.id, quantity: piecesLeft(order, line, true) }))
        .filter(({ quantity }) => quantity > 0)
    : []

const isAnyExcluded = (
  lines: readonly RequestedLine[],
  known: readonly OrderLine[],
  { excludedProductIds }: ReturnSettings,
): boolean =>
  known.some(
    ({ id, productId }) =>
      productId !== null &&
      excludedProductIds.includes(productId) &&
      lines.some(({ lineId }) => lineId === id),
  )
