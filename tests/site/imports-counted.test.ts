import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFile } from './exports.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

const header =
  'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant Price,Variant Inventory Qty,Variant Inventory Tracker,Variant Visible'
const rows = [
  'S,Red,Oak,1,0,,true',
  'S,Blue,Oak,2,4,,false',
  'M,Red,Ash,3,0,,true',
  'M,Blue,Ash,4,7,,true',
]
const cells = (row: string) => {
  const [size, colour, wood, ...sold] = row.split(',')
  return `Size,${size},Colour,${colour},Wood,${wood},${sold.join(',')}`
}
const file = [
  header,
  ...rows.map((row, at) => `deep,${at === 0 ? 'Deep' : ''},${cells(row)}`),
  'plain,Plain,,,,,,,5,,,',
  'sold-out,Sold out,,,,,,,5,0,none,',
  'counted,Counted,,,,,,,5,3,,',
].join('\n')

const observed =
  'stock_status stock_tracked stock_quantity preorder out_of_stock_count tracked_count preorder_count'

test('the totals that an import stores with a new product equal the count in the database', async () => {
  const first = await shop.anotherSite()
  const second = await shop.anotherSite()
  expect(await importFile(first.people, file)).toMatchObject({ productsCreated: 4, rowsFailed: 0 })
  // The second shop has the products already, so that the database counts their stock itself.
  const bare = file.replaceAll(/,(\d*),(none)?,(true|false)?$/gm, ',,,$3')
  await importFile(second.people, bare)
  await importFile(second.people, file)
  const { db } = shop.server.platform
  const countsOf = async (siteId: string) => {
    const products = await db
      .selectFrom('products')
      .selectAll()
      .where('site_id', '=', siteId)
      .orderBy('handle')
      .execute()
    const choices = await db
      .selectFrom('product_choices')
      .select(['description', 'variant_count', 'in_stock_count', 'visible_count'])
      .where('site_id', '=', siteId)
      .orderBy('description')
      .execute()
    const combinations = await db
      .selectFrom('choice_combinations')
      .select(['variant_count', 'in_stock_count', 'visible_count'])
      .where('site_id', '=', siteId)
      .execute()
    const variants = await db
      .selectFrom('variants')
      .innerJoin('products', (on) =>
        on
          .onRef('products.id', '=', 'variants.product_id')
          .onRef('products.site_id', '=', 'variants.site_id'),
      )
      .select(['products.handle', 'variants.position', 'variants.in_stock'])
      .where('variants.site_id', '=', siteId)
      .orderBy('products.handle')
      .orderBy('variants.position')
      .execute()
    return {
      products: products.map((one) =>
        observed.split(' ').map((name) => one[name as keyof typeof one]),
      ),
      choices,
      combinations: combinations.map((one) => JSON.stringify(one)).sort(),
      variants,
    }
  }
  const counted = await countsOf(first.site.id)
  expect(counted.combinations.length).toBeGreaterThan(0)
  expect(counted).toEqual(await countsOf(second.site.id))
})
