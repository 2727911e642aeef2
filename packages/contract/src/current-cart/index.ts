import { OwnedCartNotFound } from '../carts/errors.ts'
import { GET, operation, service, Type } from '../kit/index.ts'

/** The cart of the visitor or member who calls. */
export const currentCart = service({
  name: 'currentCart',
  summary: 'The cart of the current visitor or member',
  mounts: ['/ecom/v1/carts', '/_api/ecom-cart/v1/carts', '/_api/cart/v1/carts'],
  operations: {
    getCurrentCart: operation({
      route: GET('/current'),
      aliases: [GET('/ecom/v2/carts/current'), GET('/_api/cart-v2/v2/carts/current')],
      permission: 'anyone',
      summary: 'The caller’s cart',
      description:
        'There are no carts yet, so the answer is always OWNED_CART_NOT_FOUND, which published clients read as an empty cart.',
      request: Type.Object({}),
      response: Type.Object({ cart: Type.Unknown() }),
      errors: [OwnedCartNotFound],
    }),
  },
})
