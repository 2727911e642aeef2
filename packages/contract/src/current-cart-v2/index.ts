import { OwnedCartNotFound } from '../carts/index.ts'
import { GET, operation, service, Type } from '../kit/index.ts'

/** The second generation of published carts, as far as websites ask for it on every page. */
export const currentCartV2 = service({
  name: 'currentCartV2',
  summary: 'The cart of the current visitor or member, second generation',
  mounts: ['/ecom/v2/carts', '/_api/cart-v2/v2/carts'],
  operations: {
    getCurrentCart: operation({
      route: GET('/current'),
      permission: 'anyone',
      summary: 'The caller’s cart in the second generation',
      description:
        'Carts are not offered in this form yet, so the answer is always OWNED_CART_NOT_FOUND, which published clients read as an empty cart.',
      request: Type.Object({}),
      response: Type.Object({ cart: Type.Unknown() }),
      errors: [OwnedCartNotFound],
    }),
  },
})
