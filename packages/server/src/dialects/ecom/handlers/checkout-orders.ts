import {
  CalculationError,
  CheckoutAlreadyPaid,
  EmptyCheckout,
  MembersOnlyItem,
  NoSavePaymentMethodConfirmation,
  NoSelectedCarrierServiceOption,
  SelectedCarrierServiceOptionGone,
} from '@vitrine/contract/checkout-v1'
import { CheckoutIsComplete } from '@vitrine/contract/checkouts'
import { ApplicationError, type DefinedError } from '@vitrine/contract/kit'
import { CheckoutHasViolations } from '@vitrine/contract/orders'
import { cartCallerOf } from '../../../areas/commerce/cart/index.ts'
import type {
  CheckoutFeature,
  CheckoutView,
  Violation,
} from '../../../areas/commerce/checkout/index.ts'
import type { OrdersFeature } from '../../../areas/commerce/orders/index.ts'
import type { Payment, PaymentsFeature } from '../../../areas/commerce/payments/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'

export interface CheckoutOrderDeps {
  readonly checkouts: CheckoutFeature
  readonly orders: OrdersFeature
  readonly payments: PaymentsFeature
  siteUrlOf(call: HandlerContext): Promise<string>
}

/** The ordered checkout, and the price that its buyer expects, in minor units. */
interface OrderRequest {
  readonly checkoutId: string
  readonly expectedTotal?: number | undefined
}

/** Whether the buyer agreed to save the payment method, and the refusal if a subscription requires it. */
interface SaveConsent {
  readonly savePaymentMethod?: boolean | null | undefined
  readonly unconfirmed: typeof NoSavePaymentMethodConfirmation
}

/** Creates the order of a checkout; returns the existing one if there is one. */
export const orderCheckout = (
  deps: CheckoutOrderDeps,
  call: HandlerContext,
  { id, savePaymentMethod }: { readonly id: string } & Pick<SaveConsent, 'savePaymentMethod'>,
) =>
  placeAndStart(deps, call, async () => ({ checkoutId: id }), {
    savePaymentMethod,
    unconfirmed: NoSavePaymentMethodConfirmation,
  }).catch(rethrow)

/** Orders the checkout that `prepare` updates in the same transaction. */
export async function placeAndStart(
  deps: CheckoutOrderDeps,
  call: HandlerContext,
  prepare: (tx: Tx) => Promise<OrderRequest>,
  saving: SaveConsent,
) {
  const { orders, payments, checkouts } = deps
  const caller = cartCallerOf(call)
  const returnUrl = await deps.siteUrlOf(call)
  const { order, open } = await call.transaction(async (tx) => {
    const { checkoutId, expectedTotal } = await prepare(tx)
    const view = await checkouts.get(tx, caller, checkoutId)
    refuseUnconfirmed(view, saving)
    const methodId = await methodFor(deps, call, tx, view)
    const request = { checkoutId, expectedTotal, methodId, returnUrlOf: () => returnUrl }
    const placed = await orders.place(tx, caller, { ...request, language: undefined })
    return { order: placed.order, open: await openPayment(payments, tx, placed.order.id) }
  })
  const { siteId } = call.caller
  if (!open) return { orderId: order.id }
  await payments.start({ siteId, paymentId: open.id })
  return { orderId: order.id, paymentGatewayOrderId: open.id }
}

/** Recurring payments require a payment method that can be saved. */
function refuseUnconfirmed(
  { cart }: CheckoutView,
  { savePaymentMethod, unconfirmed }: SaveConsent,
) {
  if (savePaymentMethod) return
  const subscriptions = cart.lines.filter(({ purchasable }) => purchasable?.subscription)
  if (subscriptions.length === 0) return
  throw unconfirmed({ lineItemIds: subscriptions.map(({ line }) => line.id) })
}

/** The offered payment method without a provider's page, otherwise the first one. */
async function methodFor(
  { orders, payments }: CheckoutOrderDeps,
  call: HandlerContext,
  tx: Tx,
  { checkout }: CheckoutView,
): Promise<string | undefined> {
  const offers = await payments.offers(
    tx,
    await orders.payable(tx, cartCallerOf(call), checkout.id),
  )
  const offered = offers.flatMap((one) => (one.offered ? [one.method] : []))
  const isOffline = ({ provider }: { readonly provider: (typeof offered)[number]['provider'] }) =>
    payments.isOffline(provider)
  const online = offered.filter((one) => !isOffline(one))
  const isByProviderOnly = checkout.settings?.disabledManualPayment === true
  const [first] = isByProviderOnly ? online : [...offered.filter(isOffline), ...online]
  return first?.id
}

/** The payment that a provider's page is to collect. */
async function openPayment(
  payments: PaymentsFeature,
  tx: Tx,
  orderId: string,
): Promise<Payment | undefined> {
  const money = (await payments.of(tx, [orderId])).get(orderId)
  return money?.payments.find(({ state, isOffline }) => state === 'PENDING' && !isOffline)
}

const isCode = (error: unknown, { code }: DefinedError): error is ApplicationError =>
  error instanceof ApplicationError && error.definition.code === code

/** Converts errors to those of the published clients. */
function rethrow(error: unknown): never {
  if (isCode(error, CheckoutIsComplete)) throw CheckoutAlreadyPaid(error.data)
  if (!isCode(error, CheckoutHasViolations)) throw error
  const violations = (error.data.violations ?? []) as readonly Violation[]
  const of = (code: string) => violations.find((one) => one.code === code)
  if (of('EMPTY_CHECKOUT')) throw EmptyCheckout()
  const addresses = violations.filter(({ code }) => code.endsWith('_ADDRESS'))
  if (addresses.length > 0) throw missingAddresses(addresses)
  const forMembers = violations.filter(({ code }) => code === 'MEMBERS_ONLY_ITEM')
  if (forMembers.length > 0) {
    throw MembersOnlyItem({ lineItemIds: forMembers.map(({ lineId }) => lineId) })
  }
  if (of('MISSING_DELIVERY_METHOD')) throw NoSelectedCarrierServiceOption()
  if (of('DELIVERY_METHOD_NO_LONGER_AVAILABLE')) {
    throw SelectedCarrierServiceOptionGone(of('DELIVERY_METHOD_NO_LONGER_AVAILABLE')?.data)
  }
  throw error
}

const missingAddresses = (violations: readonly Violation[]) =>
  CalculationError({
    calculationErrors: {
      orderValidationErrors: violations.map(({ code, description, field }) => ({
        applicationError: { code, description, data: { field } },
      })),
    },
  })
