import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, unique } from '../catalog/listed-products.fixture.ts'
import { put } from './cart.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { readyNow } from './order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
type ProductToSave = Parameters<ReturnType<typeof api>['products']['saveProduct']>[0]['product']

const sell = async (name: string, more: ProductToSave = {}) => {
  const { product } = await api().products.saveProduct({
    product: { name: unique(name), price: '20.00', ...more },
  })
  return product
}
const pageOf = ({ slug }: { slug: string }) => shop.people.visitor().api.shop.productPage({ slug })
const shownBelow = async (product: { slug: string }) => {
  const { relation, related } = await pageOf(product)
  return { relation, ids: related.map(({ id }) => id) }
}
const sellOut = (productId: string) =>
  api().inventory.updateInventoryVariants({
    inventoryItem: {
      productId,
      trackQuantity: true,
      variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 0 }],
    },
  })

/** Orders one piece of each by transfer, and records the payment unless `isPaid` is false. */
async function buy(ids: readonly string[], isPaid = true) {
  const visitor = shop.people.visitor()
  for (const id of ids) await put(visitor, id)
  const { checkoutId } = await readyNow(visitor, parcel)
  const { order } = await visitor.api.orders.placeOrder({ checkoutId })
  if (isPaid) await api().orders.recordPayment({ id: order.id })
}
const count = () =>
  shop.server.tasks['bought-together:count'](
    {},
    { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
  )

describe('related products', () => {
  test('are those that the merchant chose, in this order, sold out ones last, without hidden ones and the product itself', async () => {
    const brand = { name: unique('Kiln') }
    const [first, gone, hidden, last] = [
      await sell('First'),
      await sell('Gone'),
      await sell('Hidden', { visible: false }),
      await sell('Last'),
    ]
    await sellOut(gone.id)
    const { id, revision } = await sell('Cup', { brand })
    await sell('Of the same brand', { brand })
    const relatedProductIds = [gone.id, id, hidden.id, last.id, first.id]
    const { product } = await api().products.saveProduct({
      product: { id, revision, relatedProductIds },
    })
    expect(product.relatedProductIds).toEqual(relatedProductIds)
    expect(await shownBelow(product)).toEqual({
      relation: 'CHOSEN',
      ids: [last.id, first.id, gone.id],
    })
    await api().products.saveProduct({
      product: { id, revision: product.revision, relatedProductIds: null },
    })
    expect((await shownBelow(product)).relation).toBe('BRAND')
  })

  test('are those bought with it in three or more paid orders', async () => {
    const [jar, lid, spoon, tray] = [
      await sell('Jar'),
      await sell('Lid'),
      await sell('Spoon'),
      await sell('Tray'),
    ]
    for (const _ of [1, 2, 3]) await buy([jar.id, lid.id, spoon.id])
    await buy([jar.id, spoon.id])
    await buy([jar.id, tray.id])
    await buy([jar.id, tray.id])
    await buy([jar.id, tray.id], false)
    await count()
    await count()
    expect(await shownBelow(jar)).toEqual({ relation: 'BOUGHT_TOGETHER', ids: [spoon.id, lid.id] })
    expect((await shownBelow(tray)).relation).not.toBe('BOUGHT_TOGETHER')
    shop.clock.pass({ days: 181 })
    await count()
    await api().products.saveProduct({
      product: { id: jar.id, revision: jar.revision, subtitle: 'With a lid' },
    })
    expect((await shownBelow(jar)).relation).not.toBe('BOUGHT_TOGETHER')
  })

  test('are those of its brand, else of its collection, else the newest', async () => {
    const brand = { name: unique('Aro') }
    const { collection } = await api().collections.saveCollection({
      collection: { name: unique('Kitchen') },
    })
    const sibling = await sell('Sibling', { brand })
    const neighbour = await sell('Neighbour', { collectionIds: [collection.id] })
    const both = await sell('Both', { brand, collectionIds: [collection.id] })
    const alone = await sell('Alone', { collectionIds: [collection.id] })
    expect(await shownBelow(both)).toEqual({ relation: 'BRAND', ids: [sibling.id] })
    expect(await shownBelow(alone)).toEqual({
      relation: 'COLLECTION',
      ids: [both.id, neighbour.id],
    })
    const nowhere = await sell('Nowhere')
    expect((await shownBelow(nowhere)).relation).toBe('SHOP')
    await sellOut(sibling.id)
    expect((await shownBelow(both)).relation).toBe('COLLECTION')
  })

  test('are limited to twenty choices', async () => {
    const { id, revision } = await sell('Chooser')
    const many = Array.from({ length: 21 }, () => id)
    const save = api().products.saveProduct({ product: { id, revision, relatedProductIds: many } })
    expect(await codeOf(save)).toMatch(/^400/)
  })
})

test('products are listed by ids in the given order, in as many statements for twelve as for one', async () => {
  const products = []
  for (let at = 0; at < 12; at += 1) products.push(await sell(`Card ${at}`))
  const hidden = await sell('Unseen', { visible: false })
  const ids = products.map(({ id }) => id).toReversed()
  const { productCards } = shop.people.visitor().api.shop
  const shown = await productCards({ ids: [...ids.slice(0, 11), hidden.id] })
  expect(shown.products.map(({ id }) => id)).toEqual(ids.slice(0, 11))
  const statementsOf = async (some: string[]) =>
    (await shop.countStatements(() => productCards({ ids: some }))).statements.length
  expect(await statementsOf(ids)).toBe(await statementsOf(ids.slice(3, 4)))
  expect(await codeOf(productCards({ ids: [...ids, hidden.id] }))).toMatch(/^400/)
})
