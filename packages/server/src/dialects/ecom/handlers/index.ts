import type { EcomDeps } from './cart-calls.ts'
import { cartV1Handlers } from './carts.ts'
import { currentCartHandlers } from './current-cart.ts'

export const ecomHandlers = (deps: EcomDeps) => ({
  currentCart: currentCartHandlers(deps),
  cartV1: cartV1Handlers(deps),
})
