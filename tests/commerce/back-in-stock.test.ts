import { MAX_REQUESTS_OF_ADDRESS } from '@vitrine/contract/back-in-stock'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, sized, unique } from '../catalog/listed-products.fixture.ts'
import { mailsTo } from './abandoned.fixture.ts'
import { lamp, setStock, stocked } from './cart.fixture.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  await allowCalls(100)
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const api = () => merchant().api
const ask = (productId: string, email: string, more: object = {}) =>
  shop.people.visitor().api.backInStock.requestNotice({ productId, email, ...more })
const requestsOf = async (email: string) =>
  (await api().backInStock.queryRequests({ query: { filter: { email } } })).requests
const soldOut = () => lamp(merchant(), 0)
/** Multiplies the limit of ten calls per minute. */
const allowCalls = (callsPerMinuteFactor: number) =>
  api().sites.updateSettings({ settings: { limits: { callsPerMinuteFactor } } })
const collect = (isCollecting: boolean) =>
  api().sites.updateSettings({ settings: { backInStock: { collect: isCollecting } } })
const linkIn = (text = '') => /\/back-in-stock\/(\S+)/.exec(text)?.[1] ?? ''

/** Shirts in two sizes, all out of stock. */
const shirt = () => stocked(merchant(), sized(['Small', 'Large'], { name: unique('Shirt') }), 0)
const restock = (productId: string, variantId: string, quantity: number) =>
  api().inventory.updateInventoryVariants({
    inventoryItem: { productId, trackQuantity: true, variants: [{ variantId, quantity }] },
  })

describe('a visitor who asks for a mail when a product is back in stock', () => {
  test('gets one mail when it is back, and no other one', async () => {
    const productId = await soldOut()
    const email = 'one@example.com'
    await ask(productId, email, { language: 'de' })
    await ask(productId, 'ONE@example.com')
    expect(await requestsOf(email)).toMatchObject([
      { productId, variantId: null, name: 'Lamp', status: 'RECEIVED', notifiedDate: null },
    ])
    await setStock(merchant(), productId, 2)
    await expect.poll(() => mailsTo(shop, email)).toHaveLength(1)
    const [mail] = await mailsTo(shop, email)
    expect(mail?.subject).toContain('Lamp')
    expect(mail?.subject).toContain('wieder da')
    expect(mail?.text).toMatch(/9,00/)
    expect(mail?.text).toContain('/products/lamp')
    expect(await requestsOf(email)).toMatchObject([{ status: 'NOTIFICATION_SENT' }])
    await setStock(merchant(), productId, 0)
    const other = 'later@example.com'
    await ask(productId, other)
    await setStock(merchant(), productId, 1)
    await expect.poll(() => mailsTo(shop, other)).toHaveLength(1)
    expect(await mailsTo(shop, email)).toHaveLength(1)
  })

  test('for a variant gets a mail of that variant alone', async () => {
    const { productId, variantIds } = await shirt()
    const [small = '', large = ''] = variantIds
    await ask(productId, 'small@example.com', { variantId: small })
    await ask(productId, 'large@example.com', { variantId: large })
    await ask(productId, 'any@example.com')
    await restock(productId, large, 3)
    await expect.poll(() => mailsTo(shop, 'large@example.com')).toHaveLength(1)
    await expect.poll(() => mailsTo(shop, 'any@example.com')).toHaveLength(1)
    const [mail] = await mailsTo(shop, 'large@example.com')
    expect(mail?.text).toContain('Large')
    expect(mail?.text).toContain('?Size=Large')
    expect(await mailsTo(shop, 'small@example.com')).toEqual([])
    expect(await requestsOf('small@example.com')).toMatchObject([
      { variantId: small, choices: 'Small', status: 'RECEIVED' },
    ])
  })

  test('gets nothing of a hidden product until it is shown', async () => {
    const productId = await soldOut()
    const email = 'hidden@example.com'
    await ask(productId, email)
    await api().catalogV1.updateProduct({ product: { id: productId, visible: false } })
    await setStock(merchant(), productId, 1)
    const seen = await soldOut()
    await ask(seen, 'seen@example.com')
    await setStock(merchant(), seen, 1)
    await expect.poll(() => mailsTo(shop, 'seen@example.com')).toHaveLength(1)
    expect(await mailsTo(shop, email)).toEqual([])
    await api().catalogV1.updateProduct({ product: { id: productId, visible: true } })
    await expect.poll(() => mailsTo(shop, email)).toHaveLength(1)
  })

  test('is not sent for a variant that nobody sees', async () => {
    const product = sized(['Small', 'Large'], { name: unique('Shirt') })
    const [small, large] = product.variantsInfo.variants
    const variants = [small, { ...large, visible: false }] as typeof product.variantsInfo.variants
    const secret = await stocked(merchant(), { ...product, variantsInfo: { variants } }, 0)
    await ask(secret.productId, 'secret@example.com')
    await restock(secret.productId, secret.variantIds[1] ?? '', 1)
    const seen = await soldOut()
    await ask(seen, 'after@example.com')
    await setStock(merchant(), seen, 1)
    await expect.poll(() => mailsTo(shop, 'after@example.com')).toHaveLength(1)
    expect(await mailsTo(shop, 'secret@example.com')).toEqual([])
    await restock(secret.productId, secret.variantIds[0] ?? '', 1)
    await expect.poll(() => mailsTo(shop, 'secret@example.com')).toHaveLength(1)
  })

  test('ends all requests with the link of a mail, without signing in', async () => {
    const [one, two] = [await soldOut(), await soldOut()]
    const email = 'enough@example.com'
    await ask(one, email)
    await ask(two, email)
    await setStock(merchant(), one, 1)
    await expect.poll(() => mailsTo(shop, email)).toHaveLength(1)
    const [mail] = await mailsTo(shop, email)
    const link = linkIn(mail?.text)
    const { backInStock } = shop.people.visitor().api
    await backInStock.unsubscribe({ link })
    await backInStock.unsubscribe({ link })
    expect(await requestsOf(email)).toMatchObject([{ status: 'NOTIFICATION_SENT' }])
    expect(await codeOf(backInStock.unsubscribe({ link: `${link}x` }))).toBe(
      '404 BACK_IN_STOCK_LINK_INVALID',
    )
  })

  test('gets an error for a product in stock, for an unknown one, or when the shop collects none', async () => {
    const email = 'no@example.com'
    const inStock = await lamp(merchant(), 3)
    expect(await codeOf(ask(inStock, email))).toBe('428 PRODUCT_IS_IN_STOCK')
    expect(await codeOf(ask(NOBODY, email))).toBe('404 PRODUCT_NOT_FOUND')
    const { productId } = await shirt()
    expect(await codeOf(ask(productId, email, { variantId: NOBODY }))).toMatch(/VARIANT_NOT_FOUND/)
    await collect(false)
    expect(await codeOf(ask(productId, email))).toBe('428 REQUEST_COLLECTION_DISABLED')
    await collect(true)
    expect(await codeOf(ask(productId, 'no address'))).toMatch(/^400/)
    expect(await requestsOf(email)).toEqual([])
  })

  test('may wait for fifty items, and ask ten times in a minute', async () => {
    const email = 'flood@example.com'
    const sizes = Array.from({ length: MAX_REQUESTS_OF_ADDRESS + 1 }, (_, at) => `Size ${at}`)
    const { productId, variantIds } = await stocked(merchant(), sized(sizes), 0)
    for (const variantId of variantIds.slice(0, MAX_REQUESTS_OF_ADDRESS)) {
      await ask(productId, email, { variantId })
    }
    const last = { variantId: variantIds.at(-1) }
    expect(await codeOf(ask(productId, email, last))).toBe('429 TOO_MANY_BACK_IN_STOCK_REQUESTS')
    await allowCalls(1)
    expect(await codeOf(ask(productId, email, last))).toBe('429 RESOURCE_EXHAUSTED')
    await allowCalls(100)
  })

  test('gets the mail when stock is added during the request', async () => {
    const rounds = Array.from({ length: 8 }, (_, at) => `race${at}@example.com`)
    for (const email of rounds) {
      const productId = await soldOut()
      const [asked] = await Promise.allSettled([
        ask(productId, email),
        setStock(merchant(), productId, 1),
      ])
      if (asked.status === 'rejected') {
        expect(asked.reason).toMatchObject({ code: 'PRODUCT_IS_IN_STOCK' })
      } else await expect.poll(() => mailsTo(shop, email)).toHaveLength(1)
    }
  })
})

describe('a merchant', () => {
  test('sees the most wanted products, and deletes requests', async () => {
    const productId = await soldOut()
    const { productId: shirtId, variantIds } = await shirt()
    for (const name of ['a', 'b', 'c']) await ask(productId, `${name}@list.example`)
    await ask(shirtId, 'a@list.example', { variantId: variantIds[0] })
    const { name } = (await api().catalogV3.getProduct({ productId: shirtId })).product
    const awaited = async (search: string) => api().backInStock.listAwaited({ search })
    const { items } = await awaited('lamp')
    expect(items[0]).toMatchObject({ productId, name: 'Lamp', choices: '', count: 3 })
    expect((await awaited(`${name} small`)).items).toMatchObject([
      { productId: shirtId, variantId: variantIds[0], choices: 'Small', count: 1 },
    ])
    expect(await awaited('100%')).toEqual({ items: [], total: 0, requestCount: 0 })
    const all = await api().backInStock.queryRequests({
      query: { filter: { productId }, cursorPaging: { limit: 2 } },
    })
    expect(all.requests).toHaveLength(2)
    expect(all.pagingMetadata).toMatchObject({ hasNext: true })
    const ids = all.requests.map(({ id }) => id)
    const { deletedIds } = await api().backInStock.deleteRequests({ ids: [...ids, NOBODY] })
    expect(deletedIds.toSorted()).toEqual(ids.toSorted())
    expect((await awaited('lamp')).items).toMatchObject([{ productId, count: 1 }])
  })

  test('is the only one who sees addresses', async () => {
    const { backInStock } = shop.people.visitor().api
    expect(await codeOf(backInStock.queryRequests({}))).toMatch(/^40[13]/)
    expect(await codeOf(backInStock.listAwaited({}))).toMatch(/^40[13]/)
  })
})

test('a member exports the own requests, and they are deleted with the account', async () => {
  const member = await shop.people.member()
  const productId = await soldOut()
  const email = 'member.waits@example.com'
  await member.api.backInStock.requestNotice({ productId, email })
  const [request] = await requestsOf(email)
  expect(request?.memberId).toBeTruthy()
  await ask(productId, 'guest@example.com')
  await api().personalData.eraseMember({ id: request?.memberId ?? '', reason: 'Asked for it' })
  expect(await requestsOf(email)).toEqual([])
  expect(await requestsOf('guest@example.com')).toHaveLength(1)
})

test('a price is that of the variant', async () => {
  const { productId, variantIds } = await shirt()
  await ask(productId, 'priced@example.com', { variantId: variantIds[1] })
  await restock(productId, variantIds[1] ?? '', 1)
  await expect.poll(() => mailsTo(shop, 'priced@example.com')).toHaveLength(1)
  expect((await mailsTo(shop, 'priced@example.com'))[0]?.text).toContain('20.00')
})
