import type { cart as cartService } from '@vitrine/contract/cart'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { type CartEncoding, decodeLines, encodeCart } from './codec/cart.ts'
import { type CartFeature, type CartView, cartCallerOf } from './index.ts'

export interface CartHandlerDeps {
  readonly carts: CartFeature
  encodingOf(call: Pick<HandlerContext, 'tx'>): Promise<CartEncoding>
}

const current = { kind: 'current' } as const

export const cartHandlers = ({ carts, encodingOf }: CartHandlerDeps) => {
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
        await carts.update(call.tx, caller, current, changes, acceptChanges === true),
      )
    },
    delete: async (call) => {
      await carts.delete(call.tx, cartCallerOf(call), current)
      return {}
    },
  } satisfies Handlers<typeof cartService, HandlerContext>
}

/** The request with the key that its caller sent along, if it did. */
export function repeatable({
  request,
  input,
}: Pick<HandlerContext, 'request'> & { input: unknown }) {
  const key = request.header('idempotency-key')
  return key ? { key, body: input } : undefined
}
