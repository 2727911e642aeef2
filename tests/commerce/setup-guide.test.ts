import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { cartOf, lamp, put } from './cart.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'
import { readyToOrder } from './order.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const IBAN = 'DE89370400440532013000'
type Site = Pick<TestServer, 'people'>
const setOpen = ({ people }: Site, open: boolean) =>
  people.merchant().api.sites.updateSettings({ settings: { storefront: { open } } })

/** The completed steps. */
async function doneOn({ people }: Site) {
  const { steps } = await people.merchant().api.setupGuide.getSetupGuide({})
  return steps.flatMap(({ step, isDone }) => (isDone ? [step] : []))
}

async function enterSeller({ people }: Site) {
  const { invoices } = people.merchant().api
  const { settings, revision } = await invoices.getInvoiceSettings({})
  const address = {
    ...settings.seller.address,
    addressLine: 'Weg 1',
    city: 'Berlin',
    country: 'DE',
  }
  const seller = { ...settings.seller, name: 'Ada Lamp', address }
  await invoices.saveInvoiceSettings({ settings: { ...settings, seller }, revision })
}

async function takeTransfers({ people }: Site, account: { holder: string; iban: string } | null) {
  const { payments } = people.merchant().api
  const { methods } = await payments.listMethods({})
  const [method] = methods
  if (!method) throw new Error('A site begins with a method')
  await payments.saveMethod({ method: { ...method, account } })
}

describe('the setup guide', () => {
  test('completes steps in any order, and opens them again after a deletion', async () => {
    const site = await shop.anotherSite()
    const merchant = site.people.merchant()
    await setOpen(site, false)
    expect(await doneOn(site)).toEqual([])

    const option = await deliverToGermany(merchant)
    await takeTransfers(site, { holder: 'Ada Lamp', iban: IBAN })
    const productId = await lamp(merchant)
    expect(await doneOn(site)).toEqual(['DELIVERY', 'PAYMENT', 'PRODUCT'])

    await enterSeller(site)
    await merchant.api.sites.updateSettings({
      settings: { taxes: { originCountry: 'DE' }, branding: { accentColor: '#335577' } },
    })
    expect(await doneOn(site)).toEqual(['SHOP', 'TAXES', 'DELIVERY', 'PAYMENT', 'PRODUCT', 'LOOK'])
    expect(await merchant.api.setupGuide.getSetupGuide({})).toMatchObject({ isOver: false })

    await merchant.api.delivery.deleteShippingOption({ id: option })
    await merchant.api.catalogV1.updateProduct({ product: { id: productId, visible: false } })
    await takeTransfers(site, null)
    expect(await doneOn(site)).toEqual(['SHOP', 'TAXES', 'LOOK'])
    expect(await doneOn(shop)).toEqual(['OPEN'])
  })

  test('is complete when the shop is open and has everything, or has sold something', async () => {
    const site = await shop.anotherSite()
    const { api } = site.people.merchant()
    const parcel = await deliverToGermany(site.people.merchant())
    const guide = () => api.setupGuide.getSetupGuide({})
    expect(await guide()).toMatchObject({ isOver: false })
    const { visitor, checkoutId } = await readyToOrder({ ...shop, ...site }, parcel)
    await visitor.api.orders.placeOrder({ checkoutId })
    expect(await guide()).toMatchObject({ isOver: true })
    await setOpen(site, false)
    expect(await guide()).toMatchObject({ isOver: false })
    await enterSeller(site)
    await takeTransfers(site, { holder: 'Ada Lamp', iban: IBAN })
    await api.sites.updateSettings({ settings: { taxes: { originCountry: 'DE' } } })
    await setOpen(site, true)
    expect(await guide()).toMatchObject({ isOver: true })
  })

  test('requires an imprint of a shop in Germany, and of no other', async () => {
    const site = await shop.anotherSite()
    const { api } = site.people.merchant()
    const legal = async () =>
      (await api.setupGuide.getSetupGuide({})).steps.find(({ step }) => step === 'LEGAL')
    expect(await legal()).toMatchObject({ isDone: false, isOptional: true })
    await enterSeller(site)
    expect(await legal()).toMatchObject({ isDone: false, isOptional: false })
    const id = crypto.randomUUID()
    const draft = { title: 'Impressum', description: '', sections: [] }
    await api.pages.savePage({ id, slug: 'impressum', revision: 0, draft })
    expect(await legal()).toMatchObject({ isDone: false })
    await api.pages.publishPage({ id, revision: 1 })
    expect(await legal()).toMatchObject({ isDone: true })
  })

  test('is dismissed and shown again, in as many statements however much there is', async () => {
    const { api } = shop.people.merchant()
    const read = () => api.setupGuide.getSetupGuide({})
    await api.sites.updateSettings({ settings: { setupGuide: { dismissed: true } } })
    expect(await read()).toMatchObject({ isDismissed: true })
    await api.sites.updateSettings({ settings: { setupGuide: { dismissed: false } } })
    await read()
    const { result, statements: few } = await shop.countStatements(read)
    expect(result).toMatchObject({ isDismissed: false })
    for (const _ of [1, 2, 3]) await lamp(shop.people.merchant())
    await deliverToGermany(shop.people.merchant())
    const { statements: more } = await shop.countStatements(read)
    // Either call may fill other caches of the site.
    expect(few.length).toBeLessThanOrEqual(6)
    expect(more.length).toBeLessThanOrEqual(6)
  })
})

describe('a shop that is not open yet', () => {
  const refused = '409 SHOP_NOT_OPEN'
  const opensSoon = async ({ people }: Site) => (await people.visitor().api.sites.getSite()).site

  test('sells nothing to visitors and members, by any call; another site does', async () => {
    const site = await shop.anotherSite()
    const parcel = await deliverToGermany(site.people.merchant())
    const { visitor, checkoutId } = await readyToOrder({ ...shop, ...site }, parcel)
    await setOpen(site, false)
    const { api } = visitor
    expect(await codeOf(api.orders.placeOrder({ checkoutId }))).toBe(refused)
    expect(await codeOf(api.checkoutV1.createOrder({ id: checkoutId }))).toBe(refused)
    expect(await codeOf(api.checkout.create({ email: 'ada@example.com' }))).toBe(refused)
    expect(
      await codeOf(api.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })),
    ).toBe(refused)
    expect(await opensSoon(site)).toMatchObject({ opensSoon: true })
    // Calls that are not about selling work as usual.
    expect(await cartOf(visitor)).not.toBeNull()
    expect((await api.catalogV1.queryProducts({ query: {} })).products).toHaveLength(1)
    expect((await api.checkout.get({ id: checkoutId })).checkout.id).toBe(checkoutId)

    const other = await readyToOrder(shop, await deliverToGermany(shop.people.merchant()))
    const { order } = await other.visitor.api.orders.placeOrder({ checkoutId: other.checkoutId })
    expect(order.state).toBe('PLACED')
    expect(await opensSoon(shop)).not.toHaveProperty('opensSoon')

    await setOpen(site, true)
    expect((await api.orders.placeOrder({ checkoutId })).order.state).toBe('PLACED')
  })

  test('is visible with the preview link, for 12 hours and on this site alone', async () => {
    const site = await shop.anotherSite()
    const strange = await shop.anotherSite()
    await deliverToGermany(site.people.merchant())
    await setOpen(site, false)
    const tokenOf = async ({ people }: Site) => {
      const { url } = await people.merchant().api.sites.createPreview()
      return url.split('/preview/')[1] ?? ''
    }
    const visitor = site.people.visitor()
    await put(visitor, await lamp(site.people.merchant()), 1)
    const buyWith = (token: string) =>
      visitor.api.checkout.create(
        { email: 'ada@example.com', shipping: berlin },
        { headers: { 'vitrine-preview': token } },
      )
    const token = await tokenOf(site)
    expect((await buyWith(token)).checkout.state).toBe('OPEN')
    const [until = '', signature = ''] = token.split('.')
    const later = (Number.parseInt(until, 36) + 1).toString(36)
    for (const wrong of [await tokenOf(strange), `${later}.${signature}`, until, '']) {
      expect(await codeOf(buyWith(wrong))).toBe(refused)
    }
    const seen = await visitor.api.sites.getSite({}, { headers: { 'vitrine-preview': token } })
    expect(seen.site).not.toHaveProperty('opensSoon')
    shop.clock.pass({ hours: 12 })
    expect(await codeOf(buyWith(token))).toBe(refused)
  })
})

describe('the step of the shop itself', () => {
  test('is saved again after its second call failed or its reply was lost, and changes nothing twice', async () => {
    const site = await shop.anotherSite()
    const { sites, invoices } = site.people.merchant().api
    const { settings, revision } = await invoices.getInvoiceSettings({})
    const seller = { ...settings.seller, name: 'Ada Lamp' }
    const save = async (timeZone: string) => {
      await sites.updateSettings({ settings: { name: 'Lamp & Light', currency: 'CHF' } })
      await invoices.saveInvoiceSettings({ settings: { ...settings, seller, timeZone }, revision })
    }
    expect(await codeOf(save('Nowhere/Atall'))).toContain('400')
    await save(settings.timeZone)
    await save(settings.timeZone)
    const changes = await shop.server.platform.db
      .selectFrom('facts')
      .select('name')
      .where('site_id', '=', site.site.id)
      .where('name', 'in', ['site.settings_changed', 'invoice_settings.changed'])
      .orderBy('seq')
      .execute()
    expect(changes.map(({ name }) => name)).toEqual([
      'site.settings_changed',
      'invoice_settings.changed',
    ])
    const other = { ...settings, seller: { ...seller, name: 'Grace Lamp' } }
    const late = invoices.saveInvoiceSettings({ settings: other, revision })
    expect(await codeOf(late)).toBe('409 INVALID_REVISION')
  })
})
