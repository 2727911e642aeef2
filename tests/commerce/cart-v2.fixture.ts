import type { TestServer, Visitor } from '@vitrine/testkit'
import { unique } from '../catalog/listed-products.fixture.ts'
import { lamp } from './cart.fixture.ts'

export const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
export const itemOf = (catalogItemId: string, quantity = 1) => ({
  quantity,
  catalogReference: { catalogItemId, appId },
})

/** A visitor with lamps for 9.00 in the current cart, filled through the second generation. */
export async function withLamps(shop: TestServer, quantity = 1, stock: number | null = null) {
  const visitor: Visitor = shop.people.visitor()
  const productId = await lamp(shop.people.merchant(), stock)
  const { cart } = await visitor.api.currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [itemOf(productId, quantity)],
  })
  return { visitor, productId, cart, lineId: cart.lineItems[0]?.id ?? '' }
}

type NewPromotion = Parameters<
  ReturnType<TestServer['people']['merchant']>['api']['promotions']['createPromotion']
>[0]['promotion']

/** Ten percent off with a code. */
export async function coupon(
  { people }: Pick<TestServer, 'people'>,
  condition?: NewPromotion['condition'],
  combination?: NewPromotion['combination'],
) {
  const code = unique('TEN').replace(' ', '-')
  await people.merchant().api.promotions.createPromotion({
    promotion: {
      name: 'Ten percent',
      trigger: 'CODE',
      effect: { type: 'PERCENT', percent: '10', level: 'SUM' },
      ...(condition && { condition }),
      ...(combination && { combination }),
    },
    code,
  })
  return code
}
