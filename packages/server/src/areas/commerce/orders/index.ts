import type { CustomFieldTests } from '@vitrine/contract/custom-fields'
import { violation } from '@vitrine/contract/kit'
import { isGuid } from '../../../platform/db/query-to-sql.ts'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Listener } from '../../site/events/index.ts'
import type { CartCaller } from '../cart/index.ts'
import type { RequestKey } from '../payments/index.ts'
import type { Order, OrderView } from './model/order.ts'
import type { MovedLine } from './rules/moved-sources.ts'
import { numberOf } from './rules/number.ts'
import type { RefundRequest } from './rules/refund-plan.ts'
import {
  approveOrder,
  type CancelOptions,
  cancelOrder,
  changeOrder,
  type OrderChanges,
  type ReceivedMoney,
  recordPayment,
  requireAuthorized,
} from './service/change-order.ts'
import { deleteImported, deletionKind, type OrdersToDelete } from './service/delete-imported.ts'
import type { OrderDeps } from './service/deps.ts'
import { type EditedOrder, editOrder } from './service/edit-order.ts'
import { expireOrders } from './service/expire-orders.ts'
import { type PiecesSent, sendLines } from './service/follow-fulfillments.ts'
import { followPayment } from './service/follow-payments.ts'
import { type PiecesReturned, restockReturned, returnLines } from './service/follow-returns.ts'
import { type EarlierOrder, importOrder } from './service/import-order.ts'
import { type MergedOrders, mergeOrder } from './service/merge-order.ts'
import { moveLines } from './service/move-lines.ts'
import { addNotes, changeNote, type Note } from './service/notes.ts'
import { mailOf, notifyBuyer, type RefundNotice } from './service/notify.ts'
import { ordersForMoney } from './service/orders-for-money.ts'
import {
  type Charge,
  chargeOrder,
  type PartRequest,
  type PayRequest,
  payAgain,
  payableOf as payableOfOrder,
  payPart,
} from './service/pay-order.ts'
import { type OrderRequest, payableOf, placeOrder } from './service/place-order.ts'
import { recordOrder, type SoldOrder } from './service/record-order.ts'
import { type AddedPayment, addPayments, setPaymentState } from './service/record-payments.ts'
import { refundBalance } from './service/refund-balance.ts'
import { previewRefund, refundOrder } from './service/refund-order.ts'
import { saveOrder } from './service/save-order.ts'
import { verifyLedger } from './service/verify-ledger.ts'
import { requireOrder, viewOrder, viewOrdersById, visibleIds } from './service/view-order.ts'
import { type MerchantOrder, writeOrder } from './service/write-order.ts'
import type { NewActivity } from './store/activities.ts'
import { findBoughtPieces } from './store/bought-pieces.ts'
import { findLines } from './store/lines.ts'
import {
  eraseBuyer,
  findImported,
  findOrder,
  findOrderByNumber,
  findVisitors,
  lockCounter,
  lockOrder,
  lockOrders,
  moveOrders,
  setCounter,
} from './store/orders.ts'
import type { OrdersForMoney } from './store/orders-for-money.ts'
import { countOrders, type OrderOwner, type OrderQuery, queryOrders } from './store/query-orders.ts'
import { deleteRehearsed, findRehearsed } from './store/rehearsed-orders.ts'

export { encodeOrder, encodeSummary } from './codec/order.ts'
export { decodeQuery } from './codec/query.ts'
export type * from './model/order.ts'
export { buyerActivities } from './model/order.ts'
export { editRefusalsOf } from './rules/edit-refusals.ts'
export {
  type GivenPrices,
  type RoughLine,
  shareOut,
  sumOf,
  taxedAmount,
} from './rules/given-prices.ts'
export { linkOf, orderIdOf } from './rules/link.ts'
export { isSubscribed, nameOf } from './rules/new-order.ts'
export { openSources } from './rules/open-sources.ts'
export {
  counts,
  partsOf,
  piecesOf,
  type RefundRequest,
  refundedDeliveries,
} from './rules/refund-plan.ts'
export { returnUrlOf } from './rules/return-url.ts'
export { balanceOf, isAwaited, isGivenUp, leftToPay, linesToSend } from './rules/states.ts'
export type { OrderChanges } from './service/change-order.ts'
export type { OrderDeps, StockPort } from './service/deps.ts'
export type { EditedOrder } from './service/edit-order.ts'
export type { EarlierOrder } from './service/import-order.ts'
export type { MergedOrders } from './service/merge-order.ts'
export type { Note } from './service/notes.ts'
export type { OrderForMoney } from './service/orders-for-money.ts'
export type { PartRequest } from './service/pay-order.ts'
export type { OrderRequest } from './service/place-order.ts'
export type { SoldOrder } from './service/record-order.ts'
export type { AddedPayment } from './service/record-payments.ts'
export { isGiftCard } from './service/sold-gift-cards.ts'
export type { LedgerDifference, LedgerReport } from './service/verify-ledger.ts'
export type { MerchantOrder } from './service/write-order.ts'
export type { NewActivity } from './store/activities.ts'
export type { OrderOwner, OrderQuery } from './store/query-orders.ts'
export type { RefundNotice }
export { numberOf }

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'orders:expire': Record<string, unknown>
  }
}

/** Expires unpaid orders every minute. */
export const ordersCrontab = '* * * * * orders:expire'

/** The functions of orders that payments need; separate, because orders need payments. */
export const ordersPort = {
  lockOrder,
  boughtBefore: findBoughtPieces,
  async orderFacts(tx: Tx, id: string) {
    const order = await findOrder(tx, id)
    return {
      orderNumber: order ? numberOf(order) : '',
      email: order?.email ?? null,
      language: order?.language ?? '',
    }
  },
}

export type { OrdersToDelete }

export type OrdersFeature = ReturnType<typeof createOrders>

/** Orders: placed by buyers, worked on by merchants. */
export const createOrders = (deps: OrderDeps) => ({
  /** Creates the order of a checkout; returns the existing one if there is one. */
  place: (tx: Tx, caller: CartCaller, request: OrderRequest) =>
    placeOrder(tx, deps, caller, request),
  /** Records an order that was sold elsewhere, with its prices. */
  recordSold: (tx: Tx, sold: SoldOrder) => recordOrder(tx, deps, sold),
  /** Starts a job that deletes orders that were imported. */
  startDeletingImported: deps.jobs.addKind('orders.deleteImported', deletionKind(deps)),
  deleteImported: (tx: Tx, id: string) => deleteImported(tx, deps, id),
  /** Creates an order of a merchant for a buyer: placed, and not paid. */
  write: (tx: Tx, written: MerchantOrder) => writeOrder(tx, deps, written),
  /** Changes the purchased lines of an order, which is locked. */
  edit: (tx: Tx, view: OrderView, edited: EditedOrder) => editOrder(tx, deps, view, edited),
  /** Makes one order of two, which are locked. */
  merge: (tx: Tx, merged: MergedOrders) => mergeOrder(tx, deps, merged),
  /** The data of an order for mails; undefined where there is none. */
  async mailOf(tx: Tx, id: string) {
    const order = isGuid(id) ? await findOrder(tx, id) : undefined
    return order && mailOf(tx, deps, order, {})
  },
  /** Notifies the buyer of an edited order. */
  notifyEdited: (tx: Tx, order: Order) => notifyBuyer(tx, deps, order, 'order-edited'),
  /** Refunds the overpaid amount of a locked order; null: none. */
  refundBalance: (tx: Tx, order: Order, how: Parameters<typeof refundBalance>[3]) =>
    refundBalance(tx, deps, order, how),
  /** Stores an order that another system has sold and worked on. */
  importEarlier: (tx: Tx, earlier: EarlierOrder) => importOrder(tx, deps, earlier),
  /** The number of the next order, locked until the transaction ends. */
  lockCounter,
  setCounter,
  /** Which of these orders of another system were imported, by their ids there. */
  findImported,
  /** A further attempt to pay. */
  payAgain: (tx: Tx, caller: CartCaller, id: string, request: PayRequest) =>
    payAgain(tx, deps, caller, id, request),
  /** An attempt to pay a part of an order. */
  payPart: (tx: Tx, id: string, request: PartRequest) => payPart(tx, deps, id, request),
  /** An attempt to pay an order without its buyer, which the caller starts after the commit. */
  charge: (tx: Tx, id: string, charge: Charge) => chargeOrder(tx, deps, id, charge),
  /** How an amount of an order can be paid. */
  payableOf: payableOfOrder,
  /** The payable amount of a checkout. */
  payable: async (tx: Tx, caller: CartCaller, checkoutId: string) =>
    payableOf(await deps.checkouts.get(tx, caller, checkoutId)),
  /** An order that the caller may see; locked for changes. */
  require: (tx: Tx, caller: CartCaller, id: string, lock = false) =>
    requireOrder(tx, caller, id, lock),
  view: (tx: Tx, order: Order) => viewOrder(tx, deps, order),
  /** Orders in the order of the ids, as many statements for many as for one. */
  viewAll: (tx: Tx, ids: readonly string[]) => viewOrdersById(tx, deps, ids),
  /** The ids of orders that the caller may see, of these. */
  visible: (tx: Tx, caller: CartCaller, ids: readonly string[]) => visibleIds(tx, caller, ids),
  /** Locks several orders; returns their numbers by id. */
  lockAll: (tx: Tx, ids: readonly string[]) => lockOrders(tx, ids),
  /** Orders that a bank transfer may be for, with amounts due. */
  forMoney: (tx: Tx, wanted: OrdersForMoney) => ordersForMoney(tx, deps, wanted),
  /** Anonymizes orders; amounts and lines stay. */
  forgetBuyer: eraseBuyer,
  visitorsOf: findVisitors,
  linesOf: (tx: Tx, id: string) => findLines(tx, id),
  /** Counts pieces as shipped or not shipped; false, so that the caller rolls back, if there are fewer. */
  send: (tx: Tx, order: Order, sending: PiecesSent) => sendLines(tx, deps, order, sending),
  /** Counts pieces as returned or not returned; false, so that the caller rolls back, if there are fewer. */
  returnPieces: (tx: Tx, order: Order, returning: PiecesReturned) =>
    returnLines(tx, deps, order, returning),
  /** Puts sold pieces of lines back into stock. */
  restock: (tx: Tx, id: string, pieces: ReadonlyMap<string, number>) =>
    restockReturned(tx, deps, id, pieces),
  /** Orders of rehearsals. */
  rehearsed: { find: findRehearsed, delete: deleteRehearsed },
  /** The order of this number, locked; undefined where there is none. */
  lockByNumber: findOrderByNumber,
  /** Records activities of an order. */
  note: (tx: Tx, order: Order, activities: readonly NewActivity[], others: readonly string[]) =>
    saveOrder(tx, deps, order, order, { activities, others }),
  query: (tx: Tx, owner: OrderOwner, query: OrderQuery) => queryOrders(tx, owner, query),
  /** The tests of a filter by custom fields, which only staff have. */
  async staffFieldTests(tx: Tx, owner: OrderOwner, tests: CustomFieldTests | undefined) {
    if (tests && owner.kind !== 'all') {
      throw violation('staffFields', 'FIELD_NOT_ALLOWED', 'is for merchants only')
    }
    return deps.customFields.testsOf(tx, 'ORDER', tests, 'staffFields')
  },
  /** Has lines sent from other locations. */
  moveLines: (tx: Tx, id: string, lines: readonly MovedLine[]) => moveLines(tx, deps, id, lines),
  change: (tx: Tx, id: string, changes: OrderChanges) => changeOrder(tx, deps, id, changes),
  addNotes: (tx: Tx, id: string, notes: readonly Note[]) => addNotes(tx, deps, id, notes),
  changeNote: (tx: Tx, id: string, change: Parameters<typeof changeNote>[3]) =>
    changeNote(tx, deps, id, change),
  /** Numbers of orders by the values of fields. */
  count: (tx: Tx, filter: OrderQuery['filter'], fields: readonly string[]) =>
    countOrders(tx, filter, fields),
  approve: (tx: Tx, id: string) => approveOrder(tx, deps, id),
  cancel: (tx: Tx, id: string, options: CancelOptions) => cancelOrder(tx, deps, id, options),
  recordPayment: (tx: Tx, id: string, received: ReceivedMoney, key: RequestKey | undefined) =>
    recordPayment(tx, deps, id, received, key),
  requireAuthorized: (tx: Tx, id: string, paymentId: string) =>
    requireAuthorized(tx, deps, id, paymentId),
  /** Records payments that were made elsewhere, all or none. */
  addPayments: (tx: Tx, id: string, added: readonly AddedPayment[]) =>
    addPayments(tx, deps, id, added),
  setPaymentState: (tx: Tx, id: string, change: Parameters<typeof setPaymentState>[3]) =>
    setPaymentState(tx, deps, id, change),
  previewRefund: (tx: Tx, id: string, request: RefundRequest) =>
    previewRefund(tx, deps, id, request),
  refund: (
    tx: Tx,
    id: string,
    request: Parameters<typeof refundOrder>[3],
    key: RequestKey | undefined,
  ) => refundOrder(tx, deps, id, request, key),
  /** Replays every order and compares it with its payments and the ledger. */
  verifyLedger,
  /** An order follows its payments. */
  onPaymentChanged: (async (tx, fact) => followPayment(tx, deps, fact)) satisfies Listener,
  /** Assigns the orders of a visitor to the member who signed in. */
  onSignedIn: (async (tx, { entityId }) => {
    const { actor } = tx
    if (actor.type !== 'visitor' || !isGuid(actor.id)) return
    await moveOrders(tx, { visitorId: actor.id, memberId: entityId })
  }) satisfies Listener,
  tasks: {
    'orders:expire': (_payload, { signal }) => expireOrders(deps, signal),
  } satisfies Pick<Tasks<JobPayloads>, 'orders:expire'>,
})
