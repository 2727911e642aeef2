import type { Merchant, TestServer } from '@vitrine/testkit'
import { expect } from 'vitest'
import { readyToOrder } from './order.fixture.ts'

/** A new gift card with its code. Amounts in minor units. */
export const issueTo = ({ api }: Merchant, amount: number, fields: object = {}) =>
  api.giftCards.issueGiftCard({ giftCard: { amount, ...fields } })

/** The balance of a gift card, which equals the sum of its movements. */
export async function balanceOf({ api }: Merchant, id: string): Promise<number> {
  const { giftCard, movements } = await api.giftCards.getGiftCard({ id })
  expect(movements.reduce((sum, one) => sum + one.amount, 0)).toBe(giftCard.balance)
  return giftCard.balance
}

/** A checkout of two lamps with a new gift card. */
export async function readyWithGiftCard(shop: TestServer, parcel: string, amount: number) {
  const issued = await issueTo(shop.people.merchant(), amount)
  const ready = await readyToOrder(shop, parcel, 2)
  const { visitor, checkoutId } = ready
  const view = await visitor.api.checkout.applyGiftCard({ id: checkoutId, code: issued.code })
  return { ...ready, ...issued, view }
}

/** A product of 50.00 that issues gift cards. */
export async function giftCardProduct({ api }: Merchant): Promise<string> {
  const { product } = await api.products.saveProduct({
    product: { name: 'Gift card', price: '50.00', productType: 'digital', isGiftCard: true },
  })
  return product.id
}
