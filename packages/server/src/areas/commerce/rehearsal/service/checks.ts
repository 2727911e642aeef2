import type { LaunchCheckName } from '@vitrine/contract/rehearsal'
import type { OrderView } from '../../orders/index.ts'
import { isTender, type PaymentEvent } from '../../payments/index.ts'
import { CheckFailed, NothingToCheck } from '../model.ts'
import { findCodes } from '../store.ts'
import type { RehearsalDeps } from './deps.ts'
import { type CheckoutWishes, openShop, type RehearsedShop } from './rehearsed-shop.ts'

const PAYS = '4242424242424242'
const DECLINED = '4000000000000002'
const ASKS = '4000002500003155'
const CODES = 5

/** Parameters of a check, and a callback for its order. */
interface CheckContext {
  readonly deps: RehearsalDeps
  readonly shop: RehearsedShop
  readonly onOrder: (view: OrderView) => void
}

type Check = (checking: CheckContext) => Promise<void>

/** Runs a check; throws if it fails. */
export async function makeCheck(
  deps: RehearsalDeps,
  siteId: string,
  name: LaunchCheckName,
  onOrder: (view: OrderView) => void,
): Promise<void> {
  await checks[name]({ deps, shop: openShop(deps, siteId), onOrder })
}

const checks: Readonly<Record<LaunchCheckName, Check>> = {
  CARD: async (checking) => {
    await paidOrder(checking)
  },
  async DECLINED(checking) {
    const { deps, shop } = checking
    const { view, methodId } = await ordered(checking)
    await record(checking, await deps.bank.useCard(shop.siteId, paymentOf(view), DECLINED))
    await expectState(checking, view, 'AWAITING_PAYMENT', 'DECLINED')
    const again = await shop.payAgain(view.order.id, methodId)
    await record(checking, await deps.bank.useCard(shop.siteId, paymentOf(again), PAYS))
    await expectPaid(checking, view)
  },
  async ASKED(checking) {
    const { bank } = checking.deps
    const { view } = await ordered(checking)
    await record(checking, await bank.useCard(checking.shop.siteId, paymentOf(view), ASKS))
    await expectState(checking, view, 'AWAITING_PAYMENT', 'PENDING')
    await record(checking, await bank.confirm(checking.shop.siteId, paymentOf(view)))
    await expectPaid(checking, view)
  },
  async LATE(checking) {
    const { view } = await ordered(checking)
    const { siteId } = checking.shop
    const events = await checking.deps.bank.useCard(siteId, paymentOf(view), PAYS)
    await expectState(checking, view, 'AWAITING_PAYMENT', 'PENDING')
    await record(checking, events)
    await expectPaid(checking, view)
  },
  async TWICE(checking) {
    const { view } = await ordered(checking)
    const { siteId } = checking.shop
    const events = await checking.deps.bank.useCard(siteId, paymentOf(view), PAYS)
    await record(checking, events)
    await record(checking, events)
    await expectPaid(checking, view)
  },
  async TRANSFER(checking) {
    const { deps, shop } = checking
    const { checkout } = await shop.checkout()
    const offers = await shop.offers(checkout.id)
    const byHand = offers.find(
      ({ method, offered }) => offered && deps.payments.isOffline(method.provider),
    )
    if (!byHand) throw new NothingToCheck('NO_METHOD_BY_HAND')
    const view = await shop.order(checkout.id, byHand.method.id)
    checking.onOrder(view)
    await expectState(checking, view, 'PLACED', 'UNPAID')
    const received = { amountMinor: undefined, name: undefined, reference: undefined }
    await shop.work((tx) => deps.orders.recordPayment(tx, view.order.id, received, undefined))
    await expectPaid(checking, view)
  },
  async PART_REFUND(checking) {
    const view = await paidOrder(checking)
    await refund(checking, view, Math.max(1, Math.floor(view.order.totals.total / 2)))
    await expectState(checking, view, 'PLACED', 'PARTLY_REFUNDED')
  },
  async REFUND(checking) {
    const view = await paidOrder(checking)
    await refund(checking, view, view.order.totals.total)
    await expectState(checking, view, 'PLACED', 'REFUNDED')
  },
  async CANCEL(checking) {
    const view = await paidOrder(checking)
    const { deps, shop } = checking
    await refund(checking, view, view.order.totals.total)
    const options = { restock: true, reason: undefined }
    await shop.work((tx) => deps.orders.cancel(tx, view.order.id, options))
    await expectState(checking, view, 'CANCELLED', 'REFUNDED')
    await expectReceivable(checking, view, 0)
  },
  async SOLD_OUT({ shop }) {
    const checkout = await shop.checkout()
    await shop.orderSoldOut(checkout, await bankMethod(shop, checkout.checkout.id))
  },
  async CODE(checking) {
    const codes = await checking.shop.work((tx) => findCodes(tx, CODES))
    for (const code of codes) {
      const ready = await checking.shop.checkout({ code }).catch(() => undefined)
      if (ready?.estimate.result.discounts.some((one) => one.code !== undefined)) {
        await paidOrder(checking, { code })
        return
      }
    }
    throw new NothingToCheck('NO_CODE')
  },
  OTHER_DELIVERY: async (checking) => {
    await paidOrder(checking, { deliveryAt: 1 })
  },
}

/** Places an order that waits for its payment at the test bank. */
async function ordered({ shop, onOrder }: CheckContext, wishes: CheckoutWishes = {}) {
  const { checkout } = await shop.checkout(wishes)
  const methodId = await bankMethod(shop, checkout.id)
  const view = await shop.order(checkout.id, methodId)
  onOrder(view)
  return { view, methodId }
}

/** The same, paid. */
async function paidOrder(checking: CheckContext, wishes: CheckoutWishes = {}): Promise<OrderView> {
  const { view } = await ordered(checking, wishes)
  const { siteId } = checking.shop
  await record(checking, await checking.deps.bank.useCard(siteId, paymentOf(view), PAYS))
  await expectPaid(checking, view)
  return view
}

async function bankMethod(shop: RehearsedShop, checkoutId: string): Promise<string> {
  const offer = (await shop.offers(checkoutId)).find(
    ({ method, offered }) => offered && method.provider === 'TEST_BANK',
  )
  if (!offer) throw new CheckFailed('NO_TEST_BANK')
  return offer.method.id
}

/** The payment that was started last. */
const paymentOf = ({ payments }: OrderView): string =>
  payments.findLast((one) => !isTender(one))?.id ?? ''

/** Passes events of the bank to the shop, like its webhook. */
const record = async (
  { deps, shop }: CheckContext,
  events: readonly PaymentEvent[],
): Promise<void> => {
  if (events.length === 0) throw new CheckFailed('BANK_SILENT')
  await deps.payments.receive(shop.siteId, events)
}

async function refund({ deps, shop }: CheckContext, { order }: OrderView, amountMinor: number) {
  const asked = {
    lines: [],
    deliveryGroupIds: [],
    amountMinor,
    paymentId: undefined,
    reason: '',
  }
  const requested = await shop.work((tx) => deps.orders.refund(tx, order.id, asked, undefined))
  await deps.payments.sendRefund(shop.siteId, requested)
}

async function expectState(
  { shop }: CheckContext,
  { order }: OrderView,
  state: OrderView['order']['state'],
  paymentState: OrderView['order']['paymentState'],
): Promise<void> {
  const now = (await shop.view(order.id)).order
  if (now.state !== state) throw new CheckFailed(`STATE_${now.state}`)
  if (now.paymentState !== paymentState) throw new CheckFailed(`PAYMENT_${now.paymentState}`)
}

/** Placed and paid once, and nothing is owed. */
async function expectPaid(checking: CheckContext, view: OrderView): Promise<void> {
  await expectState(checking, view, 'PLACED', 'PAID')
  await expectReceivable(checking, view, 0)
}

/** Checks the open receivable in the ledger. */
async function expectReceivable(
  { deps, shop }: CheckContext,
  { order }: OrderView,
  expected: number,
): Promise<void> {
  const entries = await shop.work((tx) => deps.ledger.of(tx, order.id))
  const owed = entries
    .filter(({ account }) => account === 'RECEIVABLE')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  if (owed !== expected) throw new CheckFailed('LEDGER_NOT_ZERO')
}
