import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unique } from '../catalog/listed-products.fixture.ts'
import { create as createProduct, sizes } from '../catalog/saved-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api

/** A preorder product in two sizes, of which the second ships earlier. */
async function soldAhead() {
  const options = [sizes('Small', 'Large')]
  const product = await createProduct(api(), { name: unique('Carafe'), options, visible: true })
  const variantIds = (product.variants ?? []).map(({ id }) => id)
  const days = ['2030-05-02', '2030-04-01']
  await api().stock.saveStock({
    items: variantIds.map((variantId, at) => ({
      productId: product.id,
      variantId,
      quantity: 0,
      preorder: { enabled: true, shipsAt: days[at] },
    })),
  })
  return { productId: product.id, variantIds }
}

test('an item of the wish list shows the shipping date of its variant, or the first of all variants', async () => {
  const { productId, variantIds } = await soldAhead()
  const { wishLists } = shop.people.visitor().api
  await wishLists.addItems({ items: [{ productId, variantId: variantIds[0] ?? '' }] })
  shop.clock.pass({ seconds: 1 })
  await wishLists.addItems({ items: [{ productId }] })
  const { wishList } = await wishLists.get({})
  expect(wishList?.items).toMatchObject([
    { variantId: null, availability: 'PREORDER', shipsAt: '2030-04-01' },
    { variantId: variantIds[0], availability: 'PREORDER', shipsAt: '2030-05-02' },
  ])
})

test('products in stock, and preorders without a date, show no shipping date', async () => {
  const { productId, variantIds } = await soldAhead()
  const [small = '', large = ''] = variantIds
  await api().stock.saveStock({
    items: [
      { productId, variantId: small, quantity: 4 },
      { productId, variantId: large, preorder: { shipsAt: null } },
    ],
  })
  const { wishLists } = shop.people.visitor().api
  await wishLists.addItems({ items: variantIds.map((variantId) => ({ productId, variantId })) })
  const { wishList } = await wishLists.get({})
  const states = new Map(wishList?.items.map((one) => [one.variantId, one]))
  expect(states.get(large)).toMatchObject({ availability: 'PREORDER', shipsAt: null })
  expect(states.get(small)).toMatchObject({ availability: 'AVAILABLE', shipsAt: null })
})

test('the menu has the time zone of the shop, and whether it has a journal of articles', async () => {
  const menu = () => shop.people.visitor().api.shop.menu({})
  expect(await menu()).toMatchObject({ timeZone: 'UTC', hasJournal: false })
  const { settings, revision } = await api().invoices.getInvoiceSettings({})
  await api().invoices.saveInvoiceSettings({
    settings: { ...settings, timeZone: 'Pacific/Auckland' },
    revision,
  })
  const id = crypto.randomUUID()
  const draft = {
    title: 'From the kiln',
    description: '',
    sections: [{ id, story: { html: '<p>It is warm.</p>' } }],
    article: { summary: 'It is warm.' },
  }
  await api().pages.savePage({ id, revision: 0, slug: 'from-the-kiln', draft })
  await api().pages.publishPage({ id, revision: 1 })
  await expect.poll(menu).toMatchObject({ timeZone: 'Pacific/Auckland', hasJournal: true })
})
