import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureOf, type PublishedShop, startPublishedShop, unknownId } from './published-shop.ts'

let shop: PublishedShop
const ids: Record<string, string> = {}
beforeAll(async () => {
  shop = await startPublishedShop()
  const { products } = shop.merchant()
  for (const name of ['Bowls', 'Cups', 'Jars', 'Plates']) {
    const { collection } = await products.createCollection({ name })
    ids[name] = collection?._id ?? ''
  }
  const { product } = await products.createProduct({
    name: 'Jar',
    priceData: { price: 1 },
    productType: 'physical',
  } as never)
  await products.addProductsToCollection(ids.Jars ?? '', [product?._id ?? ''])
})
afterAll(() => shop?.stop())

const visitor = () => shop.visitor().collections
const allProducts = '00000000-000000-000000-000000000001'

describe('a collection', () => {
  test('is read by its id and by its slug, in both response formats', async () => {
    const byId = await visitor().getCollection(ids.Jars ?? '')
    expect(byId).toMatchObject({ _id: ids.Jars, name: 'Jars', slug: 'jars', numberOfProducts: 1 })
    const { collection } = await visitor().getCollectionBySlug('jars')
    expect(collection).toMatchObject({ _id: ids.Jars, visible: true, media: { items: [] } })
  })

  test('of all products exists from the start', async () => {
    const built = await visitor().getCollection(allProducts)
    expect(built).toMatchObject({ _id: allProducts, slug: 'all-products', numberOfProducts: 1 })
    const refused = await failureOf(shop.merchant().products.deleteCollection(allProducts))
    expect(refused.code).toBe('COLLECTION_IS_BUILT_IN')
  })

  test('with an unknown id is not found', async () => {
    const missing = { code: 'COLLECTION_NOT_FOUND' }
    expect(await failureOf(visitor().getCollection(unknownId))).toMatchObject(missing)
    expect(await failureOf(visitor().getCollectionBySlug('nowhere'))).toMatchObject(missing)
    const tooLong = await failureOf(visitor().getCollectionBySlug('x'.repeat(101)))
    expect(tooLong.fields).toEqual(['slug'])
    expect(await failureOf(shop.nobody().collections.getCollection(ids.Jars ?? ''))).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })
})

describe('querying collections', () => {
  const own = () => visitor().queryCollections().ne('_id', allProducts)
  const namesOf = (found: { items: { name?: string | null }[] }) =>
    found.items.map(({ name }) => name)

  test('every operator of the builder finds the matching items', async () => {
    expect(namesOf(await own().eq('name', 'Cups').find())).toEqual(['Cups'])
    expect(namesOf(await own().ne('name', 'Cups').ascending('name').find())).toEqual([
      'Bowls',
      'Jars',
      'Plates',
    ])
    expect(namesOf(await own().in('_id', [ids.Cups, ids.Jars]).ascending('name').find())).toEqual([
      'Cups',
      'Jars',
    ])
    expect(namesOf(await own().startsWith('name', 'pl').find())).toEqual(['Plates'])
    expect(namesOf(await own().startsWith('_id', ids.Cups).find())).toEqual(['Cups'])
    expect(namesOf(await own().ge('_id', ids.Jars).le('_id', ids.Jars).find())).toEqual(['Jars'])
    expect(
      namesOf(
        await own()
          .eq('slug' as never, 'jars')
          .find(),
      ),
    ).toEqual(['Jars'])
  })

  test('pages go forward and back', async () => {
    const first = await own().descending('name').limit(3).find()
    expect(first).toMatchObject({ length: 3, totalCount: 4, totalPages: 2, currentPage: 0 })
    expect(namesOf(first)).toEqual(['Plates', 'Jars', 'Cups'])
    const last = await first.next()
    expect([namesOf(last), last.hasNext(), last.hasPrev()]).toEqual([['Bowls'], false, true])
    expect(namesOf(await last.prev())).toEqual(namesOf(first))
    expect(namesOf(await own().ascending('name').skip(2).find())).toEqual(['Jars', 'Plates'])
  })

  test('a query too long for an address has the same result', async () => {
    const padding = Array.from({ length: 300 }, () => unknownId)
    const found = await own()
      .in('_id', [ids.Cups, ...padding])
      .find()
    expect(namesOf(found)).toEqual(['Cups'])
  })

  test('names fields that cannot be filtered or paged', async () => {
    const wrong = await failureOf(
      own()
        .eq('secret' as never, 1)
        .find(),
    )
    expect(wrong).toMatchObject({
      code: 'INVALID_FILTER',
      message: expect.stringContaining('secret'),
    })
    expect((await failureOf(own().limit(101).find())).fields).toEqual([
      expect.stringContaining('paging.limit'),
    ])
  })
})

test('a host of one’s own answers at its paths', async () => {
  const { collections } = shop.visitorAtOwnHost()
  expect((await collections.getCollection(ids.Cups ?? '')).name).toBe('Cups')
  expect((await collections.getCollectionBySlug('cups')).collection?._id).toBe(ids.Cups)
  expect((await collections.queryCollections().eq('name', 'Cups').find()).items).toHaveLength(1)
})

test('no function of the module is left out', () => {
  expect(shop.uncalled('collections', {})).toEqual({ silent: [], stale: [] })
})
