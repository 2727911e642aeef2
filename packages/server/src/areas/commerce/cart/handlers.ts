import type { cart as cartService } from '@vitrine/contract/cart'
import type { CheckoutViolation } from '@vitrine/contract/checkout'
import type { Handlers } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { type CartEncoding, decodeLines, encodeCart } from './codec/cart.ts'
import { decodeEstimate, encodeEstimate } from './codec/estimate.ts'
import {
  type CartFeature,
  type CartView,
  cartCallerOf,
  type Estimate,
  repeatable,
} from './index.ts'

export interface CartHandlerDeps {
  readonly carts: CartFeature
  /** The violations that rules of plug-ins find in a cart. */
  violationsOf(tx: Tx, estimate: Estimate): Promise<CheckoutViolation[]>
  encodingOf(call: Pick<HandlerContext, 'tx'>): Promise<CartEncoding>
}

const current = { kind: 'current' } as const

export const cartHandlers = ({ carts, encodingOf, violationsOf }: CartHandlerDeps) => {
  const answer = async (call: HandlerContext, view: CartView) => ({
    cart: encodeCart(view, await encodingOf(call)),
  })
  return {
    get: async (call) => {
      const view = await carts.read(call.tx, cartCallerOf(call), current)
      return view ? answer(call, view) : { cart: null }
    },
    addLines: async (call) => {
      const { lines } = call.input
      const additions = { lines: decodeLines(lines), request: repeatable(call) }
      return answer(call, await carts.add(call.tx, cartCallerOf(call), current, additions))
    },
    changeLines: async (call) => {
      const quantities = new Map(call.input.lines.map(({ id, quantity }) => [id, quantity]))
      const caller = cartCallerOf(call)
      return answer(call, await carts.setQuantities(call.tx, caller, current, quantities))
    },
    removeLines: async (call) => {
      const { lineIds } = call.input
      return answer(call, await carts.removeLines(call.tx, cartCallerOf(call), current, lineIds))
    },
    update: async (call) => {
      const { acceptChanges, ...changes } = call.input
      const caller = cartCallerOf(call)
      return answer(
        call,
        await carts.update(call.tx, caller, current, changes, { accept: acceptChanges === true }),
      )
    },
    applyCode: async (call) => {
      const { code } = call.input
      return answer(call, await carts.applyCode(call.tx, cartCallerOf(call), current, code, 'add'))
    },
    removeCode: async (call) => {
      const { code } = call.input
      return answer(call, await carts.removeCode(call.tx, cartCallerOf(call), current, code))
    },
    applyGiftCard: async (call) => {
      const { code, amount: requestedMinor = null } = call.input
      const entered = { code, requestedMinor }
      return answer(call, await carts.applyGiftCard(call.tx, cartCallerOf(call), current, entered))
    },
    removeGiftCard: async (call) => {
      const { giftCardId } = call.input
      return answer(
        call,
        await carts.removeGiftCard(call.tx, cartCallerOf(call), current, giftCardId),
      )
    },
    estimate: async (call) => {
      const request = decodeEstimate(call.input)
      const estimate = await carts.estimate(call.tx, cartCallerOf(call), current, request)
      return {
        ...(await answer(call, estimate.view)),
        estimate: encodeEstimate(estimate),
        violations: await violationsOf(call.tx, estimate),
      }
    },
    delete: async (call) => {
      await carts.delete(call.tx, cartCallerOf(call), current)
      return {}
    },
  } satisfies Handlers<typeof cartService, HandlerContext>
}
