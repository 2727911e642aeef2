import { type People, startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportCatalog, importFile } from './exports.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

const file = `Handle,Slug,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Cost per item,Image Src,Image Alt Text,Variant Image,SEO Title,SEO Description,additionalInfoTitle1,additionalInfoDescription1
bowl,bowls/blue,"=Bowl, ""blue"" 🫙","<p>Thrown
by hand</p>",Ön & Sön,Ceramics,"new, blue",Size,S,Colour,Blue,'007,400,3,20,25,7.5,http://127.0.0.1:9/a.jpg,From above,http://127.0.0.1:9/a.jpg,A bowl,Blue bowls,Care,"<p>Wash, by hand</p>"
bowl,,,,,,,,L,,Blue,@sku,1250.5,0,30,,,http://127.0.0.1:9/b.jpg,,http://127.0.0.1:9/b.jpg,,,=Size,24 cm
كوب,,كوب أزرق,,,,,,,,,,,,1234.5678,,,,,,,,,
gone,,Gone,,,,,,,,,,,0,5,,,,,,,,,
`

/** Puts all collections of a site below the last one, in reverse. */
async function nestCollections(people: People): Promise<void> {
  const { api } = people.merchant()
  const { categories } = await api.categories.queryCategories({
    query: { filter: { slug: { $ne: 'all-products' } }, sort: [{ fieldName: 'name' }] },
  })
  const parent = categories.at(-1)
  for (const { id } of categories.slice(0, -1)) {
    await api.categories.moveCategory({
      categoryId: id,
      parentCategoryId: parent?.id ?? null,
      position: 'FIRST',
    })
  }
}

describe('a catalog that is exported and imported', () => {
  test('gives the same file again from an empty site, as CSV', async () => {
    const source = await shop.anotherSite()
    expect(await importFile(source.people, file)).toMatchObject({
      productsCreated: 3,
      rowsFailed: 0,
    })
    const first = await exportCatalog(shop, source.people, { format: 'csv' })
    expect(first).toContain('"\'=Bowl, ""blue"" 🫙"')
    expect(first).toContain('Care,"<p>Wash, by hand</p>",\'=Size,24 cm')
    expect(await importFile(source.people, first)).toMatchObject({
      productsUnchanged: 3,
      productsUpdated: 0,
      reportCount: 0,
    })
    const target = await shop.anotherSite()
    const done = await importFile(target.people, first)
    expect(done).toMatchObject({ productsCreated: 3, rowsFailed: 0 })
    expect(await exportCatalog(shop, target.people, { format: 'csv' })).toBe(first)
  })

  test('is the same catalog in an empty site, as JSON Lines, with its ids', async () => {
    const source = await shop.anotherSite()
    await importFile(source.people, file.replaceAll(/http:\S+?jpg/g, ''))
    await nestCollections(source.people)
    const first = await exportCatalog(shop, source.people, { format: 'jsonl' })
    expect(first).toMatch(/"type":"collection".*"parentId":"/)
    const target = await shop.anotherSite()
    const done = await importFile(target.people, first, 'catalog.jsonl')
    expect(done).toMatchObject({ state: 'DONE', productsCreated: 3, rowsFailed: 0 })
    expect(await exportCatalog(shop, target.people, { format: 'jsonl' })).toBe(first)
    expect(await importFile(target.people, first, 'catalog.jsonl')).toMatchObject({
      productsCreated: 0,
      productsUnchanged: 3,
    })
  })

  test('has the shipping dates of preorders, of whole products and of single variants', async () => {
    const source = await shop.anotherSite()
    const { products, stock } = source.people.merchant().api
    const preorder = { enabled: true, shipsAt: '2027-05-01' }
    const choices = [{ name: 'S' }, { name: 'M' }]
    const product = { price: '9.00', stock: { tracked: true, preorder } }
    await products.saveProduct({ product: { ...product, name: 'Whole' } })
    const differing = await products.saveProduct({
      product: { ...product, name: 'Differing', options: [{ name: 'Size', choices }] },
      parts: ['variants'],
    })
    const { id: productId, variants = [] } = differing.product
    const variantId = variants[1]?.id ?? ''
    await stock.saveStock({
      items: [{ productId, variantId, preorder: { shipsAt: '2027-06-01' } }],
    })
    const first = await exportCatalog(shop, source.people, { format: 'jsonl' })
    expect(first.match(/"shipsAt":"2027-0[56]-01"/g)?.length).toBeGreaterThanOrEqual(3)
    const target = await shop.anotherSite()
    await importFile(target.people, first, 'catalog.jsonl')
    expect(await exportCatalog(shop, target.people, { format: 'jsonl' })).toBe(first)
    const wrong = first.replaceAll('2027-05-01', '2027-02-30')
    const done = await importFile((await shop.anotherSite()).people, wrong, 'catalog.jsonl')
    expect(done).toMatchObject({ state: 'DONE' })
  })

  test('does not separate shared sections, and applies the sections of a file', async () => {
    const { people } = await shop.anotherSite()
    const { catalogV1, catalogV3 } = people.merchant().api
    const { infoSection: care } = await catalogV3.createInfoSection({
      infoSection: { uniqueName: 'care', title: 'Care', plainDescription: '<p>Wash by hand.</p>' },
    })
    await importFile(people, 'Handle,Title,Variant Price\njar,Jar,5\n')
    const { products } = await catalogV1.queryProducts({})
    const id = products[0]?.id ?? ''
    const own = Array.from({ length: 7 }, (_, at) => ({
      title: `Fact ${at}`,
      description: `<p>${at}</p>`,
    }))
    await catalogV1.updateProduct({ product: { id, additionalInfoSections: own } })
    const { product } = await catalogV3.getProduct({ productId: id })
    await catalogV3.bulkAddInfoSectionsToProducts({
      products: [{ productId: id, revision: product.revision }],
      infoSectionIds: [care.id],
    })
    const sectionsOf = async () =>
      (await catalogV3.getProduct({ productId: id, fields: ['INFO_SECTION'] })).product.infoSections
    const before = await sectionsOf()
    expect(before).toHaveLength(8)
    const whole = await exportCatalog(shop, people, { format: 'csv' })
    expect(await importFile(people, whole)).toMatchObject({ productsUnchanged: 1, reportCount: 0 })
    const edited = whole.replace('Fact 6', 'Origin')
    expect(await importFile(people, edited)).toMatchObject({ productsUpdated: 1, reportCount: 0 })
    const after = await sectionsOf()
    expect(after?.map(({ title }) => title)).toEqual([
      ...own.slice(0, 6).map(({ title }) => title),
      'Origin',
      'Care',
    ])
    expect(after?.at(-1)?.id).toBe(care.id)
    // A file that has no column for them leaves them alone.
    await importFile(people, 'Handle,Title,Variant Price\njar,Jar,6\n')
    expect(await sectionsOf()).toEqual(after)
  })
})
