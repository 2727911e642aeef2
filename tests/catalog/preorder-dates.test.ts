import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from './listed-products.fixture.ts'
import { colleagues, create, get, save, sizes } from './saved-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const ann = () => colleagues(shop)[0]
const visitor = () => shop.people.visitor().api
const terms = { enabled: true, message: null, limit: null, shipsAt: '2027-05-01' }
const ahead = { tracked: true, preorder: terms }

describe('the shipping date of a preorder', () => {
  test('is shown on the card and the page of the product', async () => {
    const { id, slug } = await create(ann(), { name: 'Early lamp', stock: ahead })
    const { product } = await visitor().shop.productPage({ slug })
    expect(product).toMatchObject({ preorderable: true, preorderShipsAt: '2027-05-01' })
    expect(product.variants).toMatchObject([{ preorderShipsAt: '2027-05-01' }])
    const { products } = await visitor().shop.collectionPage({ slug: 'all-products' })
    expect(products.find((one) => one.id === id)?.preorderShipsAt).toBe('2027-05-01')
  })

  test('is the first one on the card where variants differ', async () => {
    const {
      id,
      slug,
      variants = [],
    } = await create(ann(), {
      name: 'Jar ahead',
      options: [sizes('S', 'M')],
      stock: ahead,
    })
    const variantId = variants[1]?.id ?? ''
    await ann().stock.saveStock({
      items: [{ productId: id, variantId, preorder: { shipsAt: '2027-03-09' } }],
      merge: true,
    })
    const { product } = await visitor().shop.productPage({ slug })
    expect(product.preorderShipsAt).toBe('2027-03-09')
    expect(product.variants.map((one) => one.preorderShipsAt)).toEqual(['2027-05-01', '2027-03-09'])
  })

  test('is absent for a product in stock', async () => {
    const { id, slug, variants = [] } = await create(ann(), { name: 'Lamp there', stock: ahead })
    await save(ann(), {
      id,
      revision: 1,
      variants: [{ id: variants[0]?.id ?? '', stock: { quantity: 4 } }],
    })
    const { product } = await visitor().shop.productPage({ slug })
    expect(product.preorderShipsAt).toBeUndefined()
    expect(product.variants[0]?.preorderShipsAt).toBeUndefined()
  })

  test.each(['2027-02-30', '2027-13-01', 'in May'])('has to be a day: %s', async (shipsAt) => {
    const wrong = { tracked: true, preorder: { ...terms, shipsAt } }
    expect(await refusal(create(ann(), { stock: wrong }))).toMatchObject({
      violations: [{ field: 'product.stock.preorder.shipsAt' }],
    })
    const { id, variants = [] } = await create(ann(), {})
    const item = { productId: id, variantId: variants[0]?.id ?? '', preorder: { shipsAt } }
    expect(await refusal(ann().stock.saveStock({ items: [item] }))).toMatchObject({
      violations: [{ field: 'items[0].preorder.shipsAt' }],
    })
  })

  test('is unchanged when V1 sets preorders, and is removed when they end', async () => {
    const { id } = await create(ann(), { stock: ahead })
    const set = (preorderInfo: { enabled: boolean; message?: string } | null) =>
      ann().inventory.updateInventoryVariants({
        inventoryItem: { productId: id, trackQuantity: true, preorderInfo },
      })
    await set({ enabled: true, message: 'Soon' })
    expect((await get(ann(), id)).preorder).toEqual({ ...terms, message: 'Soon' })
    const { inventoryItem } = await ann().inventory.getInventoryVariants({
      inventoryId: id,
      productId: id,
    })
    expect(inventoryItem.preorderInfo).toEqual({ enabled: true, message: 'Soon', limit: null })
    await set(null)
    expect((await get(ann(), id)).preorder?.shipsAt).toBeNull()
  })

  test('is undone with the change that set it', async () => {
    const { id } = await create(ann(), { stock: ahead })
    await save(ann(), { id, revision: 1, stock: { preorder: { shipsAt: '2027-06-01' } } })
    const { entries } = await ann().history.listHistory({ entityType: 'product', entityId: id })
    await ann().history.undoGroup({ groupId: entries[0]?.groupId ?? '' })
    expect((await get(ann(), id)).preorder?.shipsAt).toBe('2027-05-01')
  })
})
