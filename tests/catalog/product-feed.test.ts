import type { FeedItem } from '@vitrine/contract/shop'
import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from './listed-products.fixture.ts'
import { create, type ProductToSave, save } from './saved-products.fixture.ts'

let shop: TestServer
let visitor: Visitor['api']
beforeAll(async () => {
  shop = await startTestServer()
  visitor = shop.people.visitor().api
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const sell = (name: string, more: ProductToSave = {}) => create(merchant(), { name, ...more })
const sized = (...names: string[]) => ({
  name: 'Size',
  isShared: false,
  choices: names.map((name) => ({ name })),
})

/** All items, page by page. */
async function feed(limit = 500): Promise<FeedItem[]> {
  const items: FeedItem[] = []
  let after: string | null | undefined
  while (after !== null) {
    const page = await visitor.shop.listFeedItems({ limit, ...(after && { after }) })
    items.push(...page.items)
    after = page.next
  }
  return items
}
const itemsOf = async (name: string) => (await feed()).filter((one) => one.name === name)
const itemOf = async (name: string) => (await itemsOf(name))[0]

describe('a visitor finds in the feed', () => {
  test('each visible variant, with its choices and price', async () => {
    const {
      id,
      slug,
      variants = [],
    } = await sell('Bowl', {
      price: '30.00',
      options: [sized('Small', 'Large', 'Secret')],
      description: '<p>Thrown &amp; glazed.</p><p>By hand.</p>',
      brand: { name: 'Kiln' },
    })
    await save(merchant(), {
      id,
      revision: 1,
      variants: [
        { id: variants[0]?.id ?? '', price: '20.00', salePrice: '15.00', sku: 'B-S' },
        { id: variants[2]?.id ?? '', visible: false },
      ],
    })
    const items = await itemsOf('Bowl')
    expect(items).toMatchObject([
      {
        id: variants[0]?.id,
        productId: id,
        variantCount: 2,
        slug,
        choices: [{ option: 'Size', choice: 'Small' }],
        description: 'Thrown & glazed.\nBy hand.',
        brand: 'Kiln',
        sku: 'B-S',
        price: '20.00',
        salePrice: '15.00',
        inStock: true,
      },
      { choices: [{ option: 'Size', choice: 'Large' }], price: '30.00', salePrice: null },
    ])
    const { product } = await visitor.shop.productPage({ slug })
    expect(items.map((one) => [one.id, one.price, one.salePrice])).toEqual(
      product.variants.map((one) => [one.id, one.price, one.salePrice]),
    )
  })

  test('sold-out products, and preorders with their date', async () => {
    await sell('Gone lamp', { stock: { tracked: true } })
    const preorder = { enabled: true, message: null, limit: null, shipsAt: '2027-05-01' }
    await sell('Early lamp', { stock: { tracked: true, preorder } })
    const { id, variants = [] } = await sell('Few lamps')
    const variant = { id: variants[0]?.id ?? '', stock: { quantity: 2 } }
    await save(merchant(), { id, revision: 1, variants: [variant] })
    const [gone, early, few] = await Promise.all(
      ['Gone lamp', 'Early lamp', 'Few lamps'].map(itemOf),
    )
    expect(gone).toMatchObject({ inStock: false, preorderable: false })
    expect(gone).not.toHaveProperty('preorderShipsAt')
    expect(early).toMatchObject({
      inStock: false,
      preorderable: true,
      preorderShipsAt: '2027-05-01',
    })
    expect(few).toMatchObject({ inStock: true, left: 2 })
  })

  test('the content of a piece when the product has a price per unit', async () => {
    const pricePerUnit = {
      totalQuantity: '250',
      totalMeasurementUnit: 'ML',
      baseQuantity: '100',
      baseMeasurementUnit: 'ML',
    } as const
    await sell('Oil', { pricePerUnit, weight: '0.4' })
    expect(await itemOf('Oil')).toMatchObject({
      unit: { quantity: '250', measurementUnit: 'ML' },
      baseUnit: { quantity: '100', measurementUnit: 'ML' },
      weight: '0.4',
    })
    expect(await itemOf('Few lamps')).toMatchObject({ unit: null, baseUnit: null })
  })

  test.each([
    ['4006381333931', '4006381333931'],
    [' 4006381333931 ', '4006381333931'],
    ['4006381333930', null],
    ['2000000000008', null],
    ['SHELF-7', null],
  ])('the barcode “%s” as the GTIN %j', async (barcode, gtin) => {
    const name = `Coded ${barcode.trim()} ${barcode.length}`
    const { id, variants = [] } = await sell(name)
    await save(merchant(), { id, revision: 1, variants: [{ id: variants[0]?.id ?? '', barcode }] })
    expect((await itemOf(name))?.gtin).toBe(gtin)
  })

  test('the collections above a product by name', async () => {
    const add = async (collection: object) =>
      (await merchant().collections.saveCollection({ collection })).collection.id
    const kitchen = await add({ name: 'Kitchen' })
    const table = await add({ name: 'Table', parentId: kitchen })
    await sell('Trivet', { collectionIds: [table] })
    expect((await itemOf('Trivet'))?.collections).toEqual(['Kitchen', 'Table'])
    expect((await itemOf('Oil'))?.collections).toEqual([])
  })

  test('the pictures of its choice first', async () => {
    const media = ['red', 'blue', 'both'].map((name) => ({ url: `https://p.example/${name}.jpg` }))
    const created = await sell('Scarf', { options: [sized('Red', 'Blue')], media })
    const ids = created.media?.map((one) => one.id) ?? []
    const option = created.options?.[0]
    await save(merchant(), {
      id: created.id,
      revision: 1,
      options: [
        {
          id: option?.id ?? '',
          choices: (option?.choices ?? []).map(({ id, name }) =>
            name === 'Blue' ? { id, mediaIds: [ids[1] ?? ''] } : { id },
          ),
        },
      ],
    })
    const [red, blue] = await itemsOf('Scarf')
    expect(red?.pictures.map((one) => one.id)).toEqual(ids)
    expect(blue?.pictures.map((one) => one.id)).toEqual([ids[1], ids[0], ids[2]])
  })

  test('at most 5000 characters of a description, and the subtitle where there is none', async () => {
    await sell('Long story', { description: `<p>${'word '.repeat(1500)}</p>` })
    await sell('Short story', { subtitle: 'A line' })
    const { description = '' } = (await itemOf('Long story')) ?? {}
    expect(description.length).toBeLessThanOrEqual(5000)
    expect(description).toMatch(/ word…$/)
    expect((await itemOf('Short story'))?.description).toBe('A line')
  })
})

test('hidden products, gift cards, gifts and what search engines shall not list are in no feed', async () => {
  await sell('Unseen', { visible: false })
  await sell('Voucher', { isGiftCard: true })
  await sell('Sample', { price: '0.00' })
  const robots = (content: string, more: object = {}) => ({
    tags: [{ type: 'meta' as const, props: { name: 'robots', content }, children: '', ...more }],
  })
  await sell('Unlisted', { seo: robots('noindex, follow') })
  await sell('Listed again', { seo: robots('noindex', { disabled: true }) })
  await sell('Unfollowed', { seo: robots('nofollow') })
  const names = (await feed()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Listed again', 'Unfollowed']))
  for (const name of ['Unseen', 'Voucher', 'Sample', 'Unlisted']) expect(names).not.toContain(name)
})

describe('the pages of a feed', () => {
  test('have every variant once, however short they are', async () => {
    const whole = (await feed()).map(({ id }) => id)
    expect(new Set(whole).size).toBe(whole.length)
    for (const limit of [1, 2, 7]) expect((await feed(limit)).map(({ id }) => id)).toEqual(whole)
  })

  test('continue after a product that is deleted meanwhile', async () => {
    const { id } = await sell('Passing')
    const whole = (await feed()).map((one) => one.id)
    const { items, next } = await visitor.shop.listFeedItems({ limit: whole.length - 1 })
    expect(items).toHaveLength(whole.length - 1)
    await merchant().products.deleteProduct({ id })
    await sell('Following')
    const rest = await visitor.shop.listFeedItems({ after: next ?? '' })
    expect(rest.items.map(({ name }) => name)).toEqual(['Following'])
  })

  test('refuse an invalid cursor by its field', async () => {
    expect(await refusal(visitor.shop.listFeedItems({ after: 'yesterday' }))).toMatchObject({
      violations: [{ field: 'after' }],
    })
  })

  test('take as many statements for many variants as for one', async () => {
    const statementsOf = async (limit: number) =>
      (await shop.countStatements(() => visitor.shop.listFeedItems({ limit }))).statements.length
    const one = await statementsOf(1)
    const names = Array.from({ length: 30 }, (_, at) => `L${at}`)
    await sell('Rope', { options: [sized(...names)] })
    expect(await statementsOf(500)).toBe(one)
    expect(one).toBeLessThanOrEqual(6)
  })
})

describe('the report on feeds', () => {
  const report = () => merchant().shop.getFeedReport({})
  const gapsOf = async (name: string) =>
    (await report()).products.find((one) => one.name === name)?.gaps

  test('counts their items', async () => {
    const items = await feed()
    const physical = items.filter((one) => one.productType === 'physical')
    expect(await report()).toMatchObject({ items: items.length, physicalItems: physical.length })
  })

  test('counts missing data as in the items', async () => {
    const items = await feed()
    const { gaps } = await report()
    const count = (test: (one: FeedItem) => boolean) => items.filter(test).length
    expect(Object.fromEntries(gaps.map((one) => [one.gap, one.count]))).toEqual({
      PICTURE: count(({ pictures }) => pictures.length === 0),
      DESCRIPTION: count(({ description }) => description === ''),
      BRAND_OR_GTIN: count(({ brand, gtin }) => brand === null && gtin === null),
      PREORDER_DAY: count((one) => one.preorderable && one.preorderShipsAt === undefined),
    })
  })

  test('lists products with their missing data', async () => {
    const preorder = { enabled: true, message: null, limit: null, shipsAt: null }
    await sell('Bare', { stock: { tracked: true, preorder } })
    const media = [{ url: 'https://p.example/full.jpg' }]
    await sell('Full', { description: '<p>All.</p>', brand: { name: 'Kiln' }, media })
    expect(await gapsOf('Bare')).toEqual([
      'BRAND_OR_GTIN',
      'DESCRIPTION',
      'PICTURE',
      'PREORDER_DAY',
    ])
    expect(await gapsOf('Full')).toBeUndefined()
  })

  test('is one statement of any catalog, and no business of visitors', async () => {
    const { statements } = await shop.countStatements(report)
    expect(statements.length).toBeLessThanOrEqual(2)
    await expect(visitor.shop.getFeedReport({})).rejects.toMatchObject({ status: 403 })
  })
})
