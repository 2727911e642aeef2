import type { checkout as checkoutService } from '@vitrine/contract/checkout'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import {
  type CartEncoding,
  type CartFeature,
  cartCallerOf,
  decodeLines,
  findReturnAddresses,
  repeatable,
} from '../cart/index.ts'
import { decodeChanges, encodeCheckout } from './codec/checkout.ts'
import type { CheckoutFeature, CheckoutView } from './index.ts'

export interface CheckoutHandlerDeps {
  readonly checkouts: CheckoutFeature
  readonly carts: Pick<CartFeature, 'openLink'>
  encodingOf(call: Pick<HandlerContext, 'tx'>): Promise<CartEncoding>
}

export const checkoutHandlers = ({ checkouts, carts, encodingOf }: CheckoutHandlerDeps) => {
  const answer = async (call: HandlerContext, view: CheckoutView) =>
    encodeCheckout(view, await encodingOf(call))
  return {
    create: async (call) => {
      const { lines, channel = 'WEB', ...fields } = call.input
      const { tx } = call
      const caller = cartCallerOf(call)
      const given = { channel, changes: decodeChanges(fields) }
      if (!lines) {
        return answer(call, await checkouts.ofCart(tx, caller, { kind: 'current' }, given))
      }
      const items = { lines: decodeLines(lines), request: repeatable(call) }
      return answer(call, await checkouts.ofItems(tx, caller, items, given))
    },
    get: async (call) =>
      answer(call, await checkouts.get(call.tx, cartCallerOf(call), call.input.id)),
    openLink: async (call) => carts.openLink(call.tx, cartCallerOf(call), call.input.token),
    getReturnAddresses: async (call) => ({
      returnTo: await findReturnAddresses(call.tx, cartCallerOf(call), call.input.id),
    }),
    update: async (call) => {
      const { id, revision, acceptChanges, ...fields } = call.input
      const options = { revision, accept: acceptChanges === true }
      const changes = { ...decodeChanges(fields), ...options }
      return answer(call, await checkouts.change(call.tx, cartCallerOf(call), id, changes))
    },
    addLines: async (call) => {
      const { id, lines } = call.input
      const additions = { lines: decodeLines(lines), request: repeatable(call) }
      return answer(call, await checkouts.add(call.tx, cartCallerOf(call), id, additions))
    },
    changeLines: async (call) => {
      const { id, lines } = call.input
      const quantities = new Map(lines.map((line) => [line.id, line.quantity]))
      return answer(
        call,
        await checkouts.setQuantities(call.tx, cartCallerOf(call), id, quantities),
      )
    },
    applyCode: async (call) => {
      const { id, code } = call.input
      const added = { code, policy: 'add' } as const
      return answer(call, await checkouts.applyCode(call.tx, cartCallerOf(call), id, added))
    },
    removeCode: async (call) => {
      const { id, code } = call.input
      return answer(call, await checkouts.removeCode(call.tx, cartCallerOf(call), id, code))
    },
    applyGiftCard: async (call) => {
      const { id, code, amount: requestedMinor = null } = call.input
      const entered = { code, requestedMinor }
      return answer(call, await checkouts.applyGiftCard(call.tx, cartCallerOf(call), id, entered))
    },
    removeGiftCard: async (call) => {
      const { id, giftCardId } = call.input
      return answer(
        call,
        await checkouts.removeGiftCard(call.tx, cartCallerOf(call), id, giftCardId),
      )
    },
    review: async (call) => {
      const { id, expectedTotal } = call.input
      return answer(call, await checkouts.review(call.tx, cartCallerOf(call), id, expectedTotal))
    },
    complete: async (call) =>
      answer(call, await checkouts.complete(call.tx, cartCallerOf(call), call.input.id)),
  } satisfies Handlers<typeof checkoutService, HandlerContext>
}
