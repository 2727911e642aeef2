import { createShopHandler } from '@vitrine/storefront/handler'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const origin = 'http://shop.test'
let shop: TestServer
let handle: ReturnType<typeof createShopHandler>
let ids: string[]
beforeAll(async () => {
  shop = await startTestServer()
  handle = createShopHandler({
    manifest: { 'app/entry-client.tsx': { file: 'entry.js' } },
    changes: { count: 0 },
    fetch: (request) => shop.server.fetch(request),
  })
  ids = [await sell('Jug'), await sell('Cup')]
})
afterAll(() => shop.close())

async function sell(name: string): Promise<string> {
  const { api } = shop.people.merchant()
  const { product } = await api.products.saveProduct({ product: { name, price: '20.00' } })
  return product.id
}

/** A browser without scripts: it sends forms and keeps cookies. */
function openBrowser() {
  const cookies = new Map<string, string>()
  async function visit(path: string, init: RequestInit = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { origin, accept: 'text/html', cookie }
    const response = await handle(new Request(`${origin}${path}`, { headers, ...init }), {})
    for (const set of response?.headers.getSetCookie() ?? []) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/)
      cookies.set(name, value)
    }
    return (await response?.text()) ?? ''
  }
  return {
    page: visit,
    add: (productId: string | undefined, key: string) =>
      visit(`/cart?product=${productId}&key=${key}`, {
        method: 'POST',
        body: new URLSearchParams({ 'cart.quantity': '1' }),
      }),
  }
}

const quantitiesOf = (html: string) =>
  [...html.matchAll(/name="cart\.quantity"[^>]*value="(\d+)"/g)].map(([, value]) => Number(value))

describe('a form that adds to the cart', () => {
  test('adds once, however often it is sent', async () => {
    const browser = openBrowser()
    for (const _ of [1, 2, 3]) await browser.add(ids[0], 'first')
    expect(quantitiesOf(await browser.page('/cart'))).toEqual([1])
  })

  test('adds once, too, when its page was opened again with another choice', async () => {
    const browser = openBrowser()
    await browser.add(ids[0], 'same')
    for (const _ of [1, 2, 3]) await browser.add(ids[1], 'same')
    expect(quantitiesOf(await browser.page('/cart'))).toEqual([1, 1])
  })

  test('shows its message on the next page, and on no other', async () => {
    const browser = openBrowser()
    await browser.add(ids[0], 'said')
    expect(await browser.page('/cart')).toContain('Jug is in your cart.')
    expect(await browser.page('/cart')).not.toContain('Jug is in your cart.')
  })
})
