import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportCatalog, importFile } from './exports.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

type People = TestServer['people']
type Line = { readonly type: string; readonly id?: string; readonly handle?: string }

const linesOf = (text: string): Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

const fileOf = (lines: readonly object[]) => lines.map((line) => JSON.stringify(line)).join('\n')

/** Lines of a catalog with two products. */
async function twoProducts(): Promise<{ header: Line; jar: Line; cup: Line }> {
  const { people } = await shop.anotherSite()
  await importFile(people, 'Handle,Title,Variant Price\njar,Jar,5\ncup,Cup,6\n')
  const lines = linesOf(await exportCatalog(shop, people, { format: 'jsonl' }))
  const [header] = lines
  const [jar, cup] = ['jar', 'cup'].map((handle) => lines.find((one) => one.handle === handle))
  return { header, jar, cup } as { header: Line; jar: Line; cup: Line }
}

async function reportOf({ merchant }: People, id: string) {
  const { rows } = await merchant().api.imports.getImportReport({ id })
  return rows.map(({ line, severity, message }) => ({ line, severity, message }))
}

test('a line that is in a file twice is imported once', async () => {
  const { header, jar, cup } = await twoProducts()
  const { people } = await shop.anotherSite()
  const brand = { type: 'brand', id: '00000000-0000-4000-8000-000000000001', name: 'Kiln' }
  const collection = {
    type: 'collection',
    id: '00000000-0000-4000-8000-000000000002',
    name: 'Clay',
    slug: 'clay',
    description: '',
    visible: true,
  }
  const file = fileOf([header, brand, brand, collection, collection, jar, jar, cup])
  expect(await importFile(people, file, 'twice.jsonl')).toMatchObject({
    state: 'DONE',
    productsCreated: 2,
    productsUnchanged: 1,
    rowsFailed: 0,
  })
})

test('a product with the name of another line is reported, and the others are imported', async () => {
  const { header, jar, cup } = await twoProducts()
  const { people } = await shop.anotherSite()
  const done = await importFile(people, fileOf([header, jar, { ...cup, handle: 'jar' }]), 'a.jsonl')
  expect(done).toMatchObject({ state: 'DONE', productsCreated: 1, rowsFailed: 1, reportCount: 1 })
  expect(await reportOf(people, done.id)).toEqual([
    {
      line: 3,
      severity: 'ERROR',
      message: expect.stringContaining('another product of the site is called "jar"'),
    },
  ])
})

test('unknown collections in a file are reported', async () => {
  const { header, jar } = await twoProducts()
  const { people } = await shop.anotherSite()
  const { collection } = await people
    .merchant()
    .api.catalogV1.createCollection({ collection: { name: 'Clay' } })
  const unknown = '00000000-0000-4000-8000-000000000003'
  const member = (collectionId: string, ...productIds: (string | undefined)[]) => ({
    type: 'membership',
    collectionId,
    productIds,
  })
  const file = fileOf([
    header,
    jar,
    member(unknown, jar.id),
    member(collection.id, jar.id, unknown),
  ])
  const done = await importFile(people, file, 'members.jsonl')
  expect(done).toMatchObject({ state: 'DONE', rowsTotal: 3, rowsFailed: 1, reportCount: 2 })
  expect(await reportOf(people, done.id)).toMatchObject([
    { line: 3, severity: 'ERROR', message: expect.stringContaining('is no collection') },
    { line: 4, severity: 'WARNING', message: expect.stringContaining('is no product') },
  ])
  const read = await people.merchant().api.catalogV1.getCollection({ id: collection.id })
  expect(read.collection.numberOfProducts).toBe(1)
})

test('digital products are digital after an import elsewhere, too', async () => {
  const { people } = await shop.anotherSite()
  const table =
    'Handle,Title,Variant Price,Variant Requires Shipping\nsong,Song,1,false\njar,Jar,5,\n'
  await importFile(people, table)
  const first = await exportCatalog(shop, people, { format: 'csv' })
  const target = await shop.anotherSite()
  expect(await importFile(target.people, first)).toMatchObject({ reportCount: 0 })
  const { products } = await target.people.merchant().api.catalogV1.queryProducts({})
  expect(products.map(({ name, productType }) => [name, productType])).toEqual([
    ['Song', 'digital'],
    ['Jar', 'physical'],
  ])
  expect(await exportCatalog(shop, target.people, { format: 'csv' })).toBe(first)
  expect(await importFile(people, first)).toMatchObject({ productsUnchanged: 2, reportCount: 0 })
})

test('importing the exported table of a catalog in the other dialect changes nothing', async () => {
  const { people } = await shop.anotherSite()
  const { catalogV3, categories } = people.merchant().api
  const treeReference = { appNamespace: '@wix/stores' }
  const create = (product: object) =>
    catalogV3.createProduct({
      product: {
        productType: 'PHYSICAL',
        physicalProperties: {},
        variantsInfo: { variants: [{ price: { actualPrice: { amount: '5' } } }] },
        ...product,
      } as never,
    })
  await create({ name: 'Long', plainDescription: `<p>${'word '.repeat(2400)}</p>` })
  const { product: padded } = await create({ name: 'Padded', handle: ' padded ' })
  const { category } = await categories.createCategory({
    category: { name: 'x'.repeat(80) },
    treeReference,
  })
  await categories.bulkAddItemsToCategory({
    categoryId: category.id,
    treeReference,
    items: [{ catalogItemId: padded.id, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }],
  })
  const { product: titled } = await create({
    name: 'Titled',
    handle: 'titled',
    options: [
      {
        name: 'Title',
        optionRenderType: 'TEXT_CHOICES',
        choicesSettings: { choices: [{ name: 'Default Title', choiceType: 'CHOICE_TEXT' }] },
      },
    ],
    variantsInfo: {
      variants: [
        {
          price: { actualPrice: { amount: '5' } },
          choices: [
            {
              optionChoiceNames: {
                optionName: 'Title',
                choiceName: 'Default Title',
                renderType: 'TEXT_CHOICES',
              },
            },
          ],
        },
      ],
    },
  })
  const table = await exportCatalog(shop, people, { format: 'csv' })
  expect(await importFile(people, table)).toMatchObject({
    productsCreated: 0,
    productsUpdated: 0,
    productsUnchanged: 3,
    reportCount: 0,
  })
  const dearer = table.replace(/^(titled.*?),5,/m, '$1,7,')
  expect(dearer).not.toBe(table)
  expect(await importFile(people, dearer)).toMatchObject({ productsUpdated: 1, rowsFailed: 0 })
  const { product } = await catalogV3.getProduct({ productId: titled.id })
  expect(product.options?.map(({ name }) => name)).toEqual(['Title'])
  expect(product.variantsInfo?.variants).toMatchObject([
    {
      id: titled.variantsInfo?.variants?.[0]?.id,
      price: { actualPrice: { amount: '7.00' } },
    },
  ])
})
