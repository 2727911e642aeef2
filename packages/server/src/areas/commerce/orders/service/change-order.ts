import { isDeepStrictEqual } from 'node:util'
import type { AddressWithContact } from '@vitrine/contract/carts'
import type { CustomFieldValuesToSave } from '@vitrine/contract/custom-fields'
import {
  OrderAlreadyPaid,
  OrderHasAuthorizedPayment,
  OrderRevisionConflict,
  OrderStateUnsuitable,
  PaymentNotAuthorized,
  PaymentNotFound,
} from '@vitrine/contract/orders'
import type { Tx } from '../../../../platform/tx.ts'
import { withValues } from '../../../catalog/custom-fields/index.ts'
import type { Payment, RequestKey } from '../../payments/index.ts'
import type { Activity, Order } from '../model/order.ts'
import { nameOf } from '../rules/new-order.ts'
import { balanceOf, isGivenUp } from '../rules/states.ts'
import type { OrderDeps } from './deps.ts'
import { refreshOrder } from './follow-payments.ts'
import { giveUp } from './give-up.ts'
import { notifyBuyer } from './notify.ts'
import { placeUnpaid } from './pay-order.ts'
import { saveOrder } from './save-order.ts'
import { requireOrder } from './view-order.ts'

const merchant = { kind: 'merchant' } as const

/** Changes of an order by a merchant. Absent fields stay unchanged. */
export interface OrderChanges {
  readonly revision?: number | undefined
  readonly email?: string | null | undefined
  readonly shipping?: AddressWithContact | null | undefined
  readonly billing?: AddressWithContact | null | undefined
  readonly tags?: readonly string[] | undefined
  readonly publicTags?: readonly string[] | undefined
  readonly language?: string | undefined
  readonly attribution?: string | undefined
  readonly extendedFields?: Order['extendedFields'] | undefined
  readonly archived?: boolean | undefined
  readonly seen?: boolean | undefined
  readonly hold?: { readonly reason: string } | null | undefined
  /** Values of custom fields; null clears all. */
  readonly staffFields?: CustomFieldValuesToSave | null | undefined
}

export async function changeOrder(
  tx: Tx,
  deps: OrderDeps,
  id: string,
  { revision, hold, staffFields, ...changes }: OrderChanges,
): Promise<Order> {
  const before = await requireOrder(tx, merchant, id, true)
  if (revision !== undefined && revision !== before.revision) {
    throw OrderRevisionConflict({ revision: before.revision })
  }
  const values = await deps.customFields.check(tx, {
    owner: 'ORDER',
    before: before.staffFields,
    sent: staffFields,
    path: 'staffFields',
  })
  const sent = Object.entries(changes).filter(([, value]) => value !== undefined)
  const changed: Order = { ...before, ...Object.fromEntries(sent) }
  const after = {
    ...changed,
    tags: [...new Set(changed.tags)],
    publicTags: [...new Set(changed.publicTags)],
    buyerName: nameOf(changed.shipping) || nameOf(changed.billing) || before.buyerName,
    hold: hold === undefined ? before.hold : holdOf(tx, before, hold),
    staffFields: withValues(before.staffFields, values ?? {}),
  }
  return saveOrder(tx, deps, before, after, { activities: editsOf(before, after) })
}

/** The same reason again does not change the hold. */
function holdOf({ now }: Tx, before: Order, asked: { readonly reason: string } | null) {
  if (!asked || before.hold?.reason === asked.reason) return asked && before.hold
  return { reason: asked.reason, createdDate: now }
}

function editsOf(before: Order, after: Order): Pick<Activity, 'kind' | 'content'>[] {
  const isMoved =
    !isDeepStrictEqual(before.shipping, after.shipping) ||
    !isDeepStrictEqual(before.billing, after.billing)
  return [
    ...(before.email === after.email ? [] : [{ kind: 'EMAIL_CHANGED', content: {} } as const]),
    ...(isMoved ? [{ kind: 'ADDRESS_CHANGED', content: {} } as const] : []),
    ...(before.hold === after.hold ? [] : [holdActivity(after)]),
  ]
}

const holdActivity = ({ hold }: Order): Pick<Activity, 'kind' | 'content'> =>
  hold
    ? { kind: 'HOLD_SET', content: hold.reason === '' ? {} : { reason: hold.reason } }
    : { kind: 'HOLD_LIFTED', content: {} }

export interface CancelOptions {
  readonly restock: boolean
  readonly reason: string | undefined
  /** Whether the buyer gets a mail; default no. */
  readonly notify?: boolean
  /** Recorded in addition to the reason. */
  readonly note?: Activity['content']
}

/** Cancels an order; does nothing when cancelled already. */
export async function cancelOrder(
  tx: Tx,
  deps: OrderDeps,
  id: string,
  options: CancelOptions,
): Promise<Order> {
  const order = await requireOrder(tx, merchant, id, true)
  if (order.state === 'CANCELLED') return order
  if (isGivenUp(order.state)) throw OrderStateUnsuitable({ state: order.state })
  const { payments = [] } = (await deps.payments.of(tx, [order.id])).get(order.id) ?? {}
  const authorized = payments.filter(({ state }) => state === 'AUTHORIZED')
  if (authorized.length > 0) {
    throw OrderHasAuthorizedPayment({ paymentIds: authorized.map((one) => one.id) })
  }
  await giveUp(tx, deps, order, 'CANCELLED', options)
  const cancelled = await requireOrder(tx, merchant, id)
  const { reason } = options
  if (options.notify) await notifyBuyer(tx, deps, cancelled, 'order-cancelled', { reason })
  return cancelled
}

/** Money that a merchant has got outside of the shop. */
export interface ReceivedMoney {
  /** In minor units; absent: everything that is due. */
  readonly amountMinor: number | undefined
  readonly name: string | undefined
  readonly reference: string | undefined
}

export async function recordPayment(
  tx: Tx,
  deps: OrderDeps,
  id: string,
  { amountMinor, ...received }: ReceivedMoney,
  key: RequestKey | undefined,
): Promise<Order> {
  const order = await requireOrder(tx, merchant, id, true)
  if (await deps.payments.wasRecorded(tx, order.id, key)) return order
  if (order.state === 'CANCELLED') throw OrderStateUnsuitable({ state: order.state })
  const money = (await deps.payments.of(tx, [order.id])).get(order.id)
  const { due } = balanceOf(order.totals.total, money ?? { payments: [], refunds: [] })
  if (amountMinor === undefined && due <= 0) throw OrderAlreadyPaid()
  const { currency } = order
  const recorded = { orderId: order.id, amountMinor: amountMinor ?? due, currency, ...received }
  await deps.payments.record(tx, recorded, key)
  return requireOrder(tx, merchant, id)
}

/** An authorized payment of an order, to capture or void. */
export async function requireAuthorized(
  tx: Tx,
  deps: OrderDeps,
  id: string,
  paymentId: string,
): Promise<Payment> {
  const order = await requireOrder(tx, merchant, id)
  const { payments = [] } = (await deps.payments.of(tx, [order.id])).get(order.id) ?? {}
  const payment = payments.find((one) => one.id === paymentId)
  if (!payment) throw PaymentNotFound({ paymentId })
  if (payment.state !== 'AUTHORIZED') throw PaymentNotAuthorized({ state: payment.state })
  return payment
}

/** Approves an unpaid order, or one whose payment is under review. */
export async function approveOrder(tx: Tx, deps: OrderDeps, id: string): Promise<Order> {
  const { state } = await requireOrder(tx, merchant, id, true)
  const isOpen = state === 'AWAITING_PAYMENT' || state === 'IN_REVIEW'
  if (!isOpen) throw OrderStateUnsuitable({ state })
  await placeUnpaid(tx, deps, id)
  await refreshOrder(tx, deps, id)
  return requireOrder(tx, merchant, id)
}
