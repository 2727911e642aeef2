import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureOf, type PublishedShop, startPublishedShop, unknownId } from './published-shop.ts'

let shop: PublishedShop
beforeAll(async () => {
  shop = await startPublishedShop()
})
afterAll(() => shop?.stop())

const brands = () => shop.merchant().brandsV3
const ribbons = () => shop.merchant().ribbonsV3

describe('a brand', () => {
  test('is added, read, changed and deleted', async () => {
    const made = await brands().createBrand({ name: 'Kiln' })
    expect(made).toMatchObject({ name: 'Kiln', revision: '1' })
    expect(made._createdDate).toBeInstanceOf(Date)
    const id = made._id ?? ''
    expect(await shop.visitor().brandsV3.getBrand(id)).toMatchObject({ _id: id, name: 'Kiln' })
    const changed = await brands().updateBrand(id, { revision: made.revision ?? '', name: 'Oven' })
    expect(changed).toMatchObject({ name: 'Oven', revision: '2' })
    await brands().deleteBrand(id)
    expect((await failureOf(brands().getBrand(id))).code).toBe('BRAND_NOT_FOUND')
  })

  test('returns how many products have it', async () => {
    const { brand } = await brands().getOrCreateBrand('Counted')
    await shop.merchant().products.createProduct({
      name: 'Jar',
      brand: 'Counted',
      priceData: { price: 1 },
      productType: 'physical',
    } as never)
    const fields = ['ASSIGNED_PRODUCTS_COUNT'] as const
    const found = await brands().getBrand(brand?._id ?? '', { fields: [...fields] })
    expect(found.assignedProductsCount).toBe(1)
  })

  test('returns errors with the field names of the request', async () => {
    const { _id: id = '', revision = '' } = await brands().createBrand({ name: 'Twice' })
    expect((await failureOf(brands().createBrand({ name: 'twice' }))).code).toBe('ALREADY_EXISTS')
    expect((await failureOf(brands().createBrand({ name: '' }))).fields).toEqual(['brand.name'])
    await brands().updateBrand(id, { revision, name: 'Thrice' })
    const stale = await failureOf(brands().updateBrand(id, { revision, name: 'Once' }))
    expect(stale.code).toBe('INVALID_REVISION')
    const visitor = await failureOf(shop.visitor().brandsV3.createBrand({ name: 'Mine' }))
    expect(visitor.code).toBe('PERMISSION_DENIED')
  })
})

describe('many brands', () => {
  test('are added, changed, found or added, and deleted at once', async () => {
    const made = await brands().bulkCreateBrands([{ name: 'One' }, { name: 'Two' }], {
      returnEntity: true,
    })
    expect(made.bulkActionMetadata?.totalSuccesses).toBe(2)
    const items = made.results.map(({ item }) => item)
    const changed = await brands().bulkUpdateBrands(
      items.map((item) => ({
        brand: { _id: item?._id ?? '', revision: item?.revision ?? '', name: `${item?.name}!` },
      })),
    )
    expect(changed.results.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, true])
    const found = await brands().bulkGetOrCreateBrands(['One!', 'Three'])
    expect(found.results[0]?.item?._id).toBe(items[0]?._id)
    const ids = [...items.map((item) => item?._id ?? ''), unknownId]
    const gone = await brands().bulkDeleteBrands(ids)
    expect(gone.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
  })

  test('are counted, and paged in both directions', async () => {
    await brands().bulkCreateBrands(['A', 'B', 'C'].map((name) => ({ name: `Page ${name}` })))
    const filter = { name: { $startsWith: 'Page ' } }
    expect((await brands().countBrands({ filter })).count).toBe(3)
    const first = await brands()
      .queryBrands()
      .startsWith('name', 'Page ')
      .ascending('name')
      .limit(2)
      .find()
    const names = (page: typeof first) => page.items.map(({ name }) => name)
    expect([names(first), first.hasNext(), first.hasPrev()]).toEqual([
      ['Page A', 'Page B'],
      true,
      false,
    ])
    const second = await first.next()
    expect([names(second), second.hasNext()]).toEqual([['Page C'], false])
    expect(names(await second.prev())).toEqual(['Page A', 'Page B'])
  })
})

describe('a ribbon', () => {
  test('is added, read, changed, counted and deleted', async () => {
    const made = await ribbons().createRibbon({ name: 'Sale' })
    const id = made._id ?? ''
    const fields = ['ASSIGNED_PRODUCT_COUNT'] as const
    const read = await shop.visitor().ribbonsV3.getRibbon(id, { fields: [...fields] })
    expect(read).toMatchObject({ name: 'Sale', assignedProductCount: 0 })
    const changed = await ribbons().updateRibbon(id, { revision: made.revision ?? '', name: 'New' })
    expect(changed.revision).toBe('2')
    expect((await ribbons().getOrCreateRibbon('new')).ribbon?._id).toBe(id)
    const page = await ribbons().queryRibbons().eq('name', 'New').find()
    expect(page.items.map(({ _id }) => _id)).toEqual([id])
    expect((await ribbons().countRibbons()).count).toBe(1)
    await ribbons().deleteRibbon(id)
    expect((await failureOf(ribbons().deleteRibbon(id))).code).toBe('RIBBON_NOT_FOUND')
  })

  test('has bulk calls, too', async () => {
    const made = await ribbons().bulkCreateRibbons([{ name: 'Hot' }, { name: 'hot' }], {
      returnEntity: true,
    })
    expect(made.results.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false])
    const { _id = '', revision = '' } = made.results[0]?.item ?? {}
    await ribbons().bulkUpdateRibbons([{ ribbon: { _id, revision, name: 'Cold' } }])
    const found = await ribbons().bulkGetOrCreateRibbons(['cold'])
    expect(found.results[0]?.item?._id).toBe(_id)
    const gone = await ribbons().bulkDeleteRibbons([_id])
    expect(gone.bulkActionMetadata?.totalSuccesses).toBe(1)
  })
})

const events = 'A handler of events: nothing is called'
test('no function of the two modules is left out', () => {
  const handlers = (name: string) =>
    Object.fromEntries(['Created', 'Deleted', 'Updated'].map((end) => [`on${name}${end}`, events]))
  expect(shop.uncalled('brandsV3', handlers('Brand'))).toEqual({ silent: [], stale: [] })
  expect(shop.uncalled('ribbonsV3', handlers('Ribbon'))).toEqual({ silent: [], stale: [] })
})
