import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importConversation, targetsOf } from './import-mappings.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

const merchant = importConversation(() => shop)

test('variations of WooCommerce become the variants of their product', async () => {
  const file = [
    'ID,Type,SKU,Name,Published,Description,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
    '10,variable,HOOD,Hoodie,1,<p>Soft</p>,1,,,,,"Clothing > Hoodies, Sale",warm,,,Colour,"Blue, Green"',
    '11,simple,CAP,Cap,1,,0,,0.12,,18,Accessories,,,,,',
    '12,variation,HOOD-B,Hoodie - Blue,1,,1,4,0.5,39,45,,,,HOOD,Colour,Blue',
    '13,variation,HOOD-G,Hoodie - Green,1,,1,2,0.5,,45,,,,HOOD,Colour,Green',
  ].join('\n')
  const { id, mapping } = await merchant.prepare(file)
  expect(mapping.platform).toBe('WOOCOMMERCE')
  expect(targetsOf(mapping)).toMatchObject({ 'Weight (kg)': 'kilograms', Parent: 'parent' })
  const checked = await merchant.check(id)
  expect(checked).toMatchObject({ productsCreated: 2, rowsTotal: 4, rowsDone: 4, rowsFailed: 0 })
  expect(await merchant.start(id)).toMatchObject({ state: 'DONE', productsCreated: 2 })
  const hoodie = await merchant.productOf('Hoodie')
  expect(hoodie.variants).toMatchObject([
    { sku: 'HOOD-B', price: '45.00', salePrice: '39.00', weight: '0.5' },
    { sku: 'HOOD-G', price: '45.00', salePrice: null },
  ])
  const { collections } = await shop.people.merchant().api.collections.listCollections({})
  const names = collections.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Hoodies', 'Sale', 'warm', 'Accessories']))
  expect(names).not.toContain('Clothing > Hoodies')
  const again = await merchant.prepare(file)
  expect(await merchant.check(again.id)).toMatchObject({ productsUnchanged: 2 })
})

test('options of Wix become variants, with surcharge and discount', async () => {
  const file = [
    'handleId,fieldType,name,description,collection,sku,price,surcharge,visible,discountMode,discountValue,inventory,weight,productOptionName1,productOptionType1,productOptionDescription1',
    'p1,Product,Lamp,<p>Warm</p>,Light;Living,,40,,true,PERCENT,25,InStock,1.2,Size,DROP_DOWN,Small;Large',
    'p1,Variant,,,,L-S,,0,true,,,5,1.2,,,Small',
    'p1,Variant,,,,L-L,,20,true,,,3,2,,,Large',
    'p2,Product,Candle,,,C-1,8,,true,AMOUNT,0,InStock,,Scent,COLOR,#ff0000:Rose;#00ff00:Mint',
  ].join('\n')
  const { id, mapping } = await merchant.prepare(file)
  expect(mapping.platform).toBe('WIX')
  expect(await merchant.start(id)).toMatchObject({ productsCreated: 2, rowsFailed: 0 })
  expect((await merchant.productOf('Lamp')).variants).toMatchObject([
    { sku: 'L-S', price: '40.00', salePrice: '30.00' },
    { sku: 'L-L', price: '60.00', salePrice: '45.00', weight: '2' },
  ])
  expect((await merchant.productOf('Candle')).variants).toMatchObject([
    { price: '8.00', salePrice: null },
    { price: '8.00', salePrice: null },
  ])
})

test('rows of Squarespace belong to the product that is named above them', async () => {
  const file = [
    'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Visible,Hosted Image URLs',
    'a1,v1,PHYSICAL,shop,linen-towel,Linen towel,<p>Soft</p>,T-S,Size,Small,20,15,Yes,Unlimited,/home,linen,0.2,Yes,',
    ',v2,,,,,,T-L,,Large,30,15,No,4,,,0.4,,',
  ].join('\n')
  const { id, mapping } = await merchant.prepare(file)
  expect(mapping.platform).toBe('SQUARESPACE')
  const done = await merchant.start(id)
  expect(done).toMatchObject({ productsCreated: 1, rowsFailed: 0 })
  expect((await merchant.productOf('Linen towel')).variants).toMatchObject([
    { sku: 'T-S', price: '20.00', salePrice: '15.00' },
    { sku: 'T-L', price: '30.00', salePrice: null },
  ])
})

test('a table of no known system is read by its usual names, and several pictures in a cell are separate', async () => {
  const file =
    'SKU;Name;Price;Stock;Category;Images\n' +
    'JUG-1;Jug;12,50;3;Kitchen;http://127.0.0.1:9/a.jpg, http://127.0.0.1:9/b.jpg\n'
  const { id, mapping } = await merchant.prepare(file)
  expect(mapping).toMatchObject({ platform: 'OTHER', missing: [] })
  expect(targetsOf(mapping)).toEqual({
    SKU: 'sku',
    Name: 'title',
    Price: 'price',
    Stock: 'quantity',
    Category: 'categories',
    Images: 'images',
  })
  expect(await merchant.start(id)).toMatchObject({ productsCreated: 1, picturesTotal: 2 })
  const failed = async () => (await merchant.api().getImport({ id })).import.picturesFailed
  await expect.poll(failed, { interval: 50 }).toBe(2)
})
