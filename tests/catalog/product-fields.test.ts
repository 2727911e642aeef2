import {
  type ProductFieldName,
  productFieldNames,
  productFieldTable,
} from '@vitrine/contract/catalog'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportCatalog, importFile } from '../site/exports.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const visitor = () => shop.people.visitor().api

async function make(name: string, subtitle?: string) {
  const { product } = await merchant().catalogV3.createProduct({
    product: {
      name,
      ...(subtitle !== undefined && { subtitle }),
      productType: 'PHYSICAL',
      physicalProperties: {},
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '10' } }, choices: [] }] },
    },
  })
  return product
}
const read = async (productId: string) =>
  (await visitor().catalogV3.getProduct({ productId })).product

async function change(productId: string, subtitle: string | null) {
  const { revision } = await read(productId)
  return merchant().catalogV3.updateProduct({ product: { id: productId, revision, subtitle } })
}

describe('a subtitle', () => {
  test('is read exactly as it was saved, and is absent where there is none', async () => {
    const { id } = await make('Cup', 'For two')
    expect(await read(id)).toMatchObject({ subtitle: 'For two' })
    await change(id, null)
    expect(await read(id)).not.toHaveProperty('subtitle')
    expect(await make('Plate')).not.toHaveProperty('subtitle')
  })

  test('has at most 200 characters', async () => {
    await expect(make('Long', 'x'.repeat(201))).rejects.toMatchObject({ status: 400 })
    expect(await make('Long', 'ö'.repeat(200))).toMatchObject({ subtitle: 'ö'.repeat(200) })
  })

  test('finds its product by its current words', async () => {
    const { id } = await make('Vase', 'Handblown moonlight')
    const found = async (q: string) => (await visitor().search.findProducts({ q })).productIds
    expect(await found('moonlight')).toEqual([id])
    await change(id, 'Handblown sunrise')
    expect([await found('moonlight'), await found('sunrise')]).toEqual([[], [id]])
  })

  test('can be filtered and sorted by', async () => {
    const [second, first] = [await make('Tray', 'Series B'), await make('Tray', 'Series A')]
    const { products } = await visitor().catalogV3.searchProducts({
      search: {
        filter: { subtitle: { $startsWith: 'Series' } },
        sort: [{ fieldName: 'subtitle', order: 'ASC' }],
      },
    })
    expect(products.map(({ id }) => id)).toEqual([first.id, second.id])
  })

  test('is reported as a changed field, and returns when the change is undone', async () => {
    const { id } = await make('Lamp', 'Warm light')
    await change(id, 'Cold light')
    const { entries } = await merchant().history.listHistory({ entityId: id })
    const [last] = entries
    expect(last?.changes).toMatchObject([
      { field: 'subtitle', before: 'Warm light', after: 'Cold light' },
    ])
    await merchant().history.undoChange({ id: last?.id ?? '' })
    expect(await read(id)).toMatchObject({ subtitle: 'Warm light' })
  })
})

describe('a subtitle in a file', () => {
  test('is a column of CSV, and stays unchanged where a file has no such column', async () => {
    const { people } = await shop.anotherSite()
    await importFile(people, 'Handle,Title,Subtitle,Variant Price\njar,Jar,"Stoneware, blue",5\n')
    const first = await exportCatalog(shop, people, { format: 'csv' })
    expect(first).toContain('Title,Subtitle,')
    expect(first).toContain('"Stoneware, blue"')
    await importFile(people, 'Handle,Title,Variant Price\njar,Jar,6\n')
    expect(await exportCatalog(shop, people, { format: 'csv' })).toContain('"Stoneware, blue"')
    await importFile(people, 'Handle,Title,Subtitle,Variant Price\njar,Jar,,6\n')
    expect(await exportCatalog(shop, people, { format: 'csv' })).not.toContain('Stoneware')
  })

  test('is exported and imported in JSON Lines', async () => {
    const source = await shop.anotherSite()
    await importFile(source.people, 'Handle,Title,Subtitle,Variant Price\njar,Jar,Blue,5\n')
    const file = await exportCatalog(shop, source.people, { format: 'jsonl' })
    const target = await shop.anotherSite()
    await importFile(target.people, file, 'catalog.jsonl')
    expect(await exportCatalog(shop, target.people, { format: 'jsonl' })).toBe(file)
    expect(file).toContain('"subtitle":"Blue"')
  })
})

test('every declared field is saved, cleared and duplicated by the native API', async () => {
  const values = {
    subtitle: 'For two',
    taxGroupId: crypto.randomUUID(),
    isGiftCard: true,
    quantityLimits: { minimum: 2, maximum: 6, perBuyer: 12 },
    purchaseEligibility: { type: 'EVERYONE' },
    extendedFields: { namespaces: { '@ours/care': { heat: 3 } } },
    relatedProductIds: [crypto.randomUUID()],
  } satisfies Record<ProductFieldName, unknown>
  expect(Object.keys(values)).toEqual(productFieldNames)
  const { products } = merchant()
  const { product } = await products.saveProduct({
    product: { name: 'Pot', price: '8', ...values },
  })
  expect(product).toMatchObject(values)
  const copy = (await products.duplicateProduct({ id: product.id })).product
  expect(copy).toMatchObject(values)
  const nothing = Object.fromEntries(productFieldNames.map((name) => [name, null]))
  const { id, revision } = product
  const cleared = await products.saveProduct({ product: { id, revision, ...nothing } })
  const empty = productFieldNames.map((name) => [name, productFieldTable[name]?.empty])
  expect(cleared.product).toMatchObject(Object.fromEntries(empty))
})
