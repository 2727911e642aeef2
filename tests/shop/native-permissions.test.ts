import { contract } from '@vitrine/contract'
import { ApiKeyStrategy, createClient } from '@vitrine/sdk'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'
import { codeOf, unique } from '../catalog/listed-products.fixture.ts'
import { create as createProduct } from '../catalog/saved-products.fixture.ts'
import type { Api } from './saves.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const staff = staffAt(() => shop)
const merchant = () => shop.people.merchant().api

/** Services of everything with native saves: the service, its list call and its save call. */
const servicesOf = (api: Api, productId: string, variantId: string) => ({
  collections: {
    list: () => api.collections.listCollections({}),
    save: () => api.collections.saveCollection({ collection: { name: unique('Kitchen') } }),
  },
  stock: {
    list: () => api.stock.listStock({}),
    save: () => api.stock.saveStock({ items: [{ productId, variantId, quantity: 3 }] }),
  },
  brands: {
    list: () => api.brands.listBrands({}),
    save: () => api.brands.saveBrand({ brand: { name: unique('Kiln') } }),
  },
  ribbons: {
    list: () => api.ribbons.listRibbons({}),
    save: () => api.ribbons.saveRibbon({ ribbon: { name: unique('New') } }),
  },
  options: {
    list: () => api.options.listOptions({}),
    save: () => api.options.saveOption({ option: { name: 'Size', choices: [{ name: 'S' }] } }),
  },
  'info-sections': {
    list: () => api.infoSections.listInfoSections({}),
    save: () =>
      api.infoSections.saveInfoSection({
        infoSection: { uniqueName: unique('care'), title: 'Care' },
      }),
  },
})
type Name = keyof ReturnType<typeof servicesOf>
const names: Name[] = ['collections', 'stock', 'brands', 'ribbons', 'options', 'info-sections']

/** The result of each call: `200`, or the code of the refusal. */
async function answersOf(api: Api, name: Name): Promise<{ list: string; save: string }> {
  const { id, variants = [] } = await createProduct(merchant())
  const { list, save } = servicesOf(api, id, variants[0]?.id ?? '')[name]
  const answer = (work: Promise<unknown>) => work.then(() => '200').catch(() => codeOf(work))
  return { list: await answer(list()), save: await answer(save()) }
}

describe('staff', () => {
  test.each(names)('with read permission list %s and cannot save any', async (name) => {
    const { api } = await staff.person('viewer')
    expect(await answersOf(api, name)).toEqual({ list: '200', save: '403 PERMISSION_DENIED' })
  })

  test.each(names)('with the permission to edit the catalog save %s', async (name) => {
    const { api } = await staff.person('editor')
    expect(await answersOf(api, name)).toEqual({ list: '200', save: '200' })
  })
})

describe('an API key', () => {
  const withScopes = async (scopes: string[]): Promise<Api> => {
    const { key } = await merchant().apiKeys.createApiKey({ name: 'Program', scopes })
    return createClient({
      baseUrl: shop.baseUrl,
      services: contract,
      fetch: (input, init) => shop.server.fetch(new Request(input, init)),
      auth: ApiKeyStrategy({ apiKey: key }),
    })
  }

  test.each(names)('for reading %s cannot save any', async (name) => {
    const api = await withScopes([`${name}:read`])
    const { list, save } = await answersOf(api, name)
    expect([list, save.slice(0, 3)]).toEqual(['200', '403'])
  })

  test('for brands has access to nothing else', async () => {
    const api = await withScopes(['brands:write'])
    expect(await answersOf(api, 'brands')).toEqual({ list: '200', save: '200' })
    const { list, save } = await answersOf(api, 'stock')
    expect([list.slice(0, 3), save.slice(0, 3)]).toEqual(['403', '403'])
  })
})

test('objects of another shop are not found', async () => {
  const other = await startTestServer()
  const { api } = other.people.merchant()
  const { collection } = await merchant().collections.saveCollection({
    collection: { name: 'Ours' },
  })
  const { id, revision } = collection
  const mine = api.collections.saveCollection({ collection: { id, revision, name: 'Mine' } })
  expect(await codeOf(mine)).toBe('404 COLLECTION_NOT_FOUND')
  const product = await createProduct(merchant())
  const variant = { productId: product.id, variantId: product.variants?.[0]?.id ?? '' }
  const { items } = await merchant().stock.saveStock({ items: [{ ...variant, quantity: 4 }] })
  const stolen = api.stock.saveStock({ items: [{ id: items[0]?.id ?? '', changeBy: -4 }] })
  expect(await codeOf(stolen)).toBe('404 INVENTORY_ITEM_NOT_FOUND')
  const alsoStolen = api.stock.saveStock({ items: [{ ...variant, quantity: 0 }] })
  expect(await codeOf(alsoStolen)).toBe('404 VARIANT_NOT_FOUND')
  const { brand } = await merchant().brands.saveBrand({ brand: { name: 'Ours' } })
  const renamed = api.brands.saveBrand({ brand: { id: brand.id, revision: 1, name: 'Mine' } })
  expect(await codeOf(renamed)).toBe('404 BRAND_NOT_FOUND')
  await other.close()
})
