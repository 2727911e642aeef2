import { createShopHandler } from '@vitrine/storefront/handler'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
let handle: ReturnType<typeof createShopHandler>
beforeAll(async () => {
  shop = await startTestServer()
  handle = createShopHandler({
    manifest: { 'app/entry-client.tsx': { file: 'entry.js' } },
    changes: { count: 0 },
    fetch: (request) => shop.server.fetch(request),
  })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
type ProductToSave = Parameters<ReturnType<typeof api>['products']['saveProduct']>[0]['product']
type Thing = Record<string, unknown>

async function htmlOf(path: string): Promise<string> {
  const headers = { accept: 'text/html' }
  const response = await handle(new Request(`http://shop.test${path}`, { headers }), {})
  return (await response?.text()) ?? ''
}

/** The structured data of a page. */
async function thingsOn(path: string): Promise<Thing[]> {
  const scripts = (await htmlOf(path)).matchAll(
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g,
  )
  return [...scripts].map(([, json = '']) => JSON.parse(json) as Thing)
}

const sell = async (product: ProductToSave) =>
  (await api().products.saveProduct({ product: { price: '20.00', ...product } })).product
const offersOf = async (slug: string) => {
  const [product] = await thingsOn(`/products/${slug}`)
  return product?.offers as Thing
}

async function deliverWithin(countryCode: string, rates: readonly Thing[]): Promise<void> {
  const { profiles, shippingOptions } = await api().delivery.listDelivery({})
  for (const { id } of shippingOptions) await api().delivery.deleteShippingOption({ id })
  const profile = profiles.find(({ isDefault }) => isDefault)
  if (!profile) throw new Error('There is no default profile')
  const { id, revision, name } = profile
  const destination = { countryCode, subdivisions: [], postalCodes: [] }
  const region = { name: countryCode, active: true, destinations: [destination], carriers: [] }
  const saved = await api().delivery.saveDeliveryProfile({
    profile: { id, revision, name, regions: [region] },
  })
  await api().delivery.saveShippingOption({
    option: {
      title: 'Parcel',
      estimatedDeliveryTime: '',
      active: true,
      deliveryRegionIds: saved.profile.regions.map((one) => one.id),
      rates: rates.map((rate) => ({
        amount: '0',
        conditions: [],
        multiplyByQuantity: false,
        ...rate,
      })),
      freeFrom: null,
    },
  })
}

const shippingOf = async (slug: string) => (await offersOf(slug)).shippingDetails

test('an offer has the cost of delivery when the shop has set it up, and none before', async () => {
  const { slug } = await sell({ name: 'Ladle' })
  expect(await offersOf(slug)).not.toHaveProperty('shippingDetails')
  await deliverWithin('DE', [{ amount: '4.90' }])
  expect(await shippingOf(slug)).toBeUndefined()
  await deliverWithin('US', [{ amount: '7.50' }])
  expect(await shippingOf(slug)).toEqual({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: '7.50', currency: 'USD' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
  })
})

test('each variant has it, unless the cost differs between variants', async () => {
  const choices = [{ name: 'Small' }, { name: 'Large' }]
  const variants = [
    { choices: { Size: 'Small' }, price: '20.00' },
    { choices: { Size: 'Large' }, price: '90.00' },
  ]
  const { slug } = await sell({ name: 'Tureen', options: [{ name: 'Size', choices }], variants })
  const shipped = async () => {
    const [product] = await thingsOn(`/products/${slug}`)
    const of = product?.hasVariant as readonly { offers: Thing }[]
    return of.map(({ offers }) => (offers.shippingDetails as Thing | undefined)?.shippingRate)
  }
  const rate = { '@type': 'MonetaryAmount', value: '7.50', currency: 'USD' }
  expect(await shipped()).toEqual([rate, rate])
  const condition = { type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '50' }
  await deliverWithin('US', [{ amount: '7.50' }, { amount: '0', conditions: [condition] }])
  expect(await shipped()).toEqual([undefined, undefined])
  await deliverWithin('US', [{ amount: '7.50' }])
})

test('a product that is not shipped has neither delivery nor returns', async () => {
  await api().returns.updateReturnSettings({ settings: { active: true, windowDays: 30 } })
  const { slug } = await sell({ name: 'Gift card', isGiftCard: true, productType: 'digital' })
  const offers = await offersOf(slug)
  expect(offers).not.toHaveProperty('shippingDetails')
  expect(offers).not.toHaveProperty('hasMerchantReturnPolicy')
})

test('an offer has its return policy, and none without returns', async () => {
  const { id, slug } = await sell({ name: 'Whisk' })
  await api().returns.updateReturnSettings({
    settings: { active: true, windowDays: 45, costPaidBy: 'SHOP', returnFee: 0 },
  })
  expect((await offersOf(slug)).hasMerchantReturnPolicy).toMatchObject({
    applicableCountry: 'US',
    merchantReturnDays: 45,
    returnFees: 'https://schema.org/FreeReturn',
  })
  await api().returns.updateReturnSettings({ settings: { excludedProductIds: [id] } })
  expect(await offersOf(slug)).not.toHaveProperty('hasMerchantReturnPolicy')
})

test('the home page has the data of the shop', async () => {
  const shopOf = (things: readonly Thing[]) => things.find((one) => one['@type'] === 'OnlineStore')
  const before = shopOf(await thingsOn('/'))
  expect(before).toMatchObject({ url: 'http://shop.test/', name: 'Test shop' })
  expect(before).not.toHaveProperty('logo')
  const logoUrl = 'https://cdn.example/logo.svg'
  await api().sites.updateSettings({ settings: { branding: { logoUrl }, tagline: 'Fired twice' } })
  // What every page shows is in memory for a few seconds.
  await expect
    .poll(async () => shopOf(await thingsOn('/')), { timeout: 20_000 })
    .toMatchObject({ logo: logoUrl, slogan: 'Fired twice' })
})

test('the search shows matching pages and articles besides products', async () => {
  const write = async (title: string, slug: string, more: Thing = {}) => {
    const id = crypto.randomUUID()
    const sections = [{ id, story: { html: '<p>Clay.</p>' } }]
    const draft = { title, description: '', sections, ...more }
    await api().pages.savePage({ id, revision: 0, slug, draft })
    await api().pages.publishPage({ id, revision: 1 })
  }
  await write('How stoneware is fired', 'fired', { article: { summary: 'Twice, slowly.' } })
  await write('Stoneware care', 'care')
  const html = await htmlOf('/search?q=stoneware')
  expect(html).toContain('Pages and articles')
  expect(html).toContain('href="/journal/fired"')
  expect(html).toContain('href="/pages/care"')
  expect(html).toContain('Twice, slowly.')
  expect(html).not.toContain('Check the spelling')
  await sell({ name: 'Stoneware jug' })
  const beside = await htmlOf('/search?q=stoneware')
  expect(beside.indexOf('Stoneware jug')).toBeLessThan(beside.indexOf('Pages and articles'))
  expect((await api().search.listNothingFound({})).searches).toEqual([])
})
