import { beforeAll, describe, expect, test } from 'vitest'
import { productsOf } from './published-product.ts'
import { failureOf, type PublishedShop, unknownId } from './published-shop.ts'

/** Finding products through the builder of the published client. */
export function queriesOf(shop: () => PublishedShop): void {
  const { merchant, visitor, createProduct } = productsOf(shop)

  describe('querying products', () => {
    const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon']
    const mark = 'Q'
    beforeAll(async () => {
      const { collection } = await merchant().createCollection({ name: 'Letters' })
      for (const [index, name] of names.entries()) {
        const { _id } = await createProduct({
          name: `${mark}-${name}`,
          sku: `${mark}${index}`,
          priceData: { price: 10.1 * (index + 1) },
        })
        if (index < 3) await merchant().addProductsToCollection(collection?._id ?? '', [_id])
      }
    })
    const all = () => visitor().queryProducts().startsWith('name', `${mark}-`)
    const namesOf = ({ items }: { items: { name?: string | null }[] }) =>
      items.map(({ name }) => name?.slice(2)).sort()

    test('every operator of the builder finds the matching products', async () => {
      const [first] = (await all().ascending('priceData.price').find()).items
      const collectionId = first?.collectionIds?.find((id) => !id.startsWith('00000000')) ?? ''
      const found = {
        eq: await all().eq('sku', 'Q1').find(),
        ne: await all().ne('sku', 'Q1').find(),
        gt: await all().gt('priceData.price', 30.3).find(),
        ge: await all().ge('priceData.price', 30.3).find(),
        lt: await all().lt('priceData.price', 20.2).find(),
        le: await all().le('priceData.price', 20.2).find(),
        in: await all()
          .in('_id', [first?._id ?? '', unknownId])
          .find(),
        hasSome: await all().hasSome('collectionIds', [collectionId, unknownId]).find(),
        hasAll: await all().hasAll('collectionIds', [collectionId]).find(),
        exists: await all().exists('sku', true).find(),
        date: await all().ge('lastUpdated', new Date(0)).find(),
        idFrom: await all().ge('_id', first?._id).le('_id', first?._id).find(),
        idStart: await all()
          .startsWith('_id', first?._id ?? unknownId)
          .find(),
      }
      expect(
        Object.fromEntries(Object.entries(found).map(([key, one]) => [key, namesOf(one)])),
      ).toEqual({
        eq: ['Beta'],
        ne: ['Alpha', 'Delta', 'Epsilon', 'Gamma'],
        gt: ['Delta', 'Epsilon'],
        ge: ['Delta', 'Epsilon', 'Gamma'],
        lt: ['Alpha'],
        le: ['Alpha', 'Beta'],
        in: ['Alpha'],
        hasSome: ['Alpha', 'Beta', 'Gamma'],
        hasAll: ['Alpha', 'Beta', 'Gamma'],
        exists: ['Alpha', 'Beta', 'Delta', 'Epsilon', 'Gamma'],
        date: ['Alpha', 'Beta', 'Delta', 'Epsilon', 'Gamma'],
        idFrom: ['Alpha'],
        idStart: ['Alpha'],
      })
    })

    test('pages go forward and back, with their totals', async () => {
      const first = await all().descending('priceData.price').limit(2).find()
      expect(first).toMatchObject({ length: 2, pageSize: 2, totalCount: 5, totalPages: 3 })
      expect([first.currentPage, first.hasPrev(), first.hasNext()]).toEqual([0, false, true])
      const last = await (await first.next()).next()
      expect(last.items.map(({ name }) => name)).toEqual(['Q-Alpha'])
      expect([last.currentPage, last.hasPrev(), last.hasNext()]).toEqual([2, true, false])
      const middle = await last.prev()
      expect(middle.items.map(({ name }) => name)).toEqual(['Q-Gamma', 'Q-Beta'])
      const skipped = await all().ascending('name').skip(4).limit(10).find()
      expect(skipped.items.map(({ name }) => name)).toEqual(['Q-Gamma'])
    })

    test('every field the builder offers can be sorted by, in both directions', async () => {
      const fields = [
        '_id',
        'name',
        'slug',
        'productType',
        'sku',
        'price',
        'priceData.price',
      ] as const
      for (const field of [...fields, 'numericId', 'lastUpdated'] as const) {
        const up = await all().ascending(field).find()
        const down = await all().descending(field).find()
        expect([field, up.length, down.length]).toEqual([field, 5, 5])
      }
      const byPrice = await all().ascending('price').find()
      expect(byPrice.items.map(({ sku }) => sku)).toEqual(['Q0', 'Q1', 'Q2', 'Q3', 'Q4'])
    })

    test('every field the builder offers can be compared', async () => {
      const fields = ['_id', 'name', 'slug', 'description', 'sku', 'numericId'] as const
      for (const field of [...fields, 'lastUpdated', '_createdDate'] as const) {
        const none = await all()
          .eq(
            field,
            field.endsWith('Date') || field === 'lastUpdated'
              ? new Date(5)
              : field === '_id'
                ? unknownId
                : field === 'numericId'
                  ? '5'
                  : 'nothing is called so',
          )
          .find()
        expect([field, none.length]).toEqual([field, 0])
      }
      expect((await all().eq('productType', 'physical').find()).length).toBe(5)
    })

    test('a long query falls back to another form with the same result', async () => {
      const few = await all().in('sku', ['Q0', 'Q1']).find()
      const padding = Array.from({ length: 300 }, (_, index) => `not-there-${index}`)
      const many = await all()
        .in('sku', ['Q0', 'Q1', ...padding])
        .find()
      expect(namesOf(many)).toEqual(namesOf(few))
    })

    test('a field that cannot be filtered is named', async () => {
      const failure = await failureOf(
        visitor()
          .queryProducts()
          .eq('secret' as never, 1)
          .find(),
      )
      expect(failure).toMatchObject({
        code: 'INVALID_FILTER',
        message: expect.stringContaining('secret'),
      })
      const tooMany = await failureOf(visitor().queryProducts().limit(101).find())
      expect(tooMany.fields).toEqual([expect.stringContaining('paging.limit')])
    })

    test('the same query twice has the same result, and a change is visible at once', async () => {
      const ask = async () => (await all().ascending('name').find()).items.map(({ name }) => name)
      const [first, second] = [await ask(), await ask()]
      expect(second).toEqual(first)
      const { _id } = await createProduct({ name: `${mark}-Zeta` })
      expect(await ask()).toEqual([...first, 'Q-Zeta'])
      await merchant().deleteProduct(_id)
      expect(await ask()).toEqual(first)
    })
  })
}
