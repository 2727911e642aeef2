import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { lampInStock, ordered, readyToOrder, readyWith } from './order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await shop.people.merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const callbacks = {
  thankYouPageUrl: 'http://shop.test/thanks',
  cartPageUrl: 'http://shop.test/basket',
}
/** Requests a link as a website, with the token of its visitor or member; returns the link's content. */
async function linkTo({ api }: Pick<Visitor, 'api'>, checkoutId: string, more: object = callbacks) {
  const { redirectSession } = await api.redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: more,
  })
  const url = new URL(redirectSession.fullUrl)
  return { url, token: url.searchParams.get('access') ?? '', redirectSession }
}
const open = ({ api }: Pick<Visitor, 'api'>, token: string) => api.checkout.openLink({ token })

describe('a link from another website to the checkout', () => {
  test('lets the browser that opens it use that checkout, order and pay', async () => {
    const { visitor, checkoutId } = await readyToOrder(shop, parcel)
    const { url, token } = await linkTo(visitor, checkoutId)
    expect(url.pathname).toBe(`/checkout/${checkoutId}`)
    expect([...url.searchParams.keys()]).toEqual(['access'])
    const browser = shop.people.visitor()
    expect(await codeOf(browser.api.checkout.get({ id: checkoutId }))).toBe(
      '404 CHECKOUT_NOT_FOUND',
    )
    expect(await open(browser, token)).toEqual({ checkoutId, returnTo: callbacks })
    await browser.api.checkout.update({ id: checkoutId, email: 'eve@example.com' })
    const { order } = await browser.api.orders.placeOrder({ checkoutId })
    expect(order.email).toBe('eve@example.com')
    expect((await browser.api.orders.getOrder({ id: order.id })).order.id).toBe(order.id)
    expect((await visitor.api.orders.getOrder({ id: order.id })).order.id).toBe(order.id)
    const { returnTo } = await browser.api.checkout.getReturnAddresses({ id: checkoutId })
    expect(returnTo).toEqual(callbacks)
  })

  test('gives access to nothing else: no cart, no other checkout, no order, no second use', async () => {
    const { visitor, productId, order } = await ordered(shop, parcel)
    const { checkoutId } = await readyWith(visitor, parcel, { productId })
    const { checkout: other } = await visitor.api.checkout.create({
      lines: [{ productId, quantity: 1 }],
    })
    const { token } = await linkTo(visitor, checkoutId)
    const [browser, stranger] = [shop.people.visitor(), shop.people.visitor()]
    await open(browser, token)
    expect((await browser.api.cart.get({})).cart).toBeNull()
    expect(await codeOf(browser.api.checkout.get({ id: other.id }))).toBe('404 CHECKOUT_NOT_FOUND')
    expect(await codeOf(browser.api.orders.getOrder({ id: order.id }))).toBe('404 ORDER_NOT_FOUND')
    for (const late of [stranger, browser]) {
      expect(await codeOf(open(late, token))).toBe('404 CHECKOUT_LINK_NOT_FOUND')
    }
    expect(await codeOf(stranger.api.checkout.get({ id: checkoutId }))).toMatch(/^404/)
    const { returnTo } = await stranger.api.checkout.getReturnAddresses({ id: checkoutId })
    expect(returnTo).toEqual({})
  })

  test('of a checkout that is somebody else’s opens nothing', async () => {
    const { checkoutId } = await readyToOrder(shop, parcel)
    const thief = shop.people.visitor()
    const { token } = await linkTo(thief, checkoutId)
    await open(thief, token)
    expect(await codeOf(thief.api.checkout.get({ id: checkoutId }))).toBe('404 CHECKOUT_NOT_FOUND')
  })

  test('of a member signs nobody in, and the order is the member’s', async () => {
    const member = await shop.people.member()
    const productId = await lampInStock(shop, 5)
    const { checkoutId } = await readyWith(member, parcel, { productId })
    const { token, redirectSession } = await linkTo(member, checkoutId)
    expect(redirectSession.sessionToken).toBe('')
    const browser = shop.people.visitor()
    await open(browser, token)
    const { order } = await browser.api.orders.placeOrder({ checkoutId })
    expect((await browser.api.members.getCurrentMember({})).member).toBeUndefined()
    expect(order.memberId).toBe(member.id)
    expect((await member.api.orders.getOrder({ id: order.id })).order.id).toBe(order.id)
  })

  test('works for ten minutes', async () => {
    const { visitor, checkoutId } = await readyToOrder(shop, parcel)
    const { token } = await linkTo(visitor, checkoutId)
    shop.clock.pass({ minutes: 11 })
    expect(await codeOf(open(shop.people.visitor(), token))).toBe('404 CHECKOUT_LINK_NOT_FOUND')
  })

  test('redirects back to pages of that website only', async () => {
    const { visitor, checkoutId } = await readyToOrder(shop, parcel)
    const elsewhere = { thankYouPageUrl: 'https://evil.example/thanks' }
    expect(await codeOf(linkTo(visitor, checkoutId, elsewhere))).toBe('403 REDIRECT_NOT_ALLOWED')
  })
})
