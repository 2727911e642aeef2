import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal, unique } from '../catalog/listed-products.fixture.ts'
import { create, get, sizes } from '../catalog/saved-products.fixture.ts'
import { colleagues } from './saves.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
type Product = Awaited<ReturnType<typeof create>>
const variantOf = ({ variants = [] }: Product, at = 0) => variants[at]?.id ?? ''

test('many products are changed in their own ways, and undone as one', async () => {
  const plain = await create(api(), { price: '10.00' })
  const sized = await create(api(), { price: '20.00', options: [sizes('S', 'M')] })
  const { results, groupId } = await api().products.saveProducts({
    products: [
      {
        id: plain.id,
        revision: plain.revision,
        name: 'Carafe',
        brand: { name: 'Kiln' },
        tags: { public: ['glass'] },
        variants: [{ id: variantOf(plain), price: '12.00', salePrice: '9.99', sku: unique('sku') }],
      },
      {
        id: sized.id,
        revision: sized.revision,
        visible: false,
        variants: [{ id: variantOf(sized, 1), price: '24.99', cost: '8', weight: '0.5' }],
      },
    ],
  })
  expect(results).toMatchObject([
    { id: plain.id, revision: plain.revision + 1 },
    { id: sized.id, revision: sized.revision + 1 },
  ])
  expect(await get(api(), plain.id)).toMatchObject({
    name: 'Carafe',
    brand: { name: 'Kiln' },
    tags: { public: ['glass'] },
    variants: [{ price: '12.00', salePrice: '9.99' }],
  })
  expect(await get(api(), sized.id)).toMatchObject({
    visible: false,
    variants: [{ price: '20.00' }, { price: '24.99' }],
  })
  await api().history.undoGroup({ groupId })
  expect(await get(api(), plain.id)).toMatchObject({
    name: plain.name,
    brand: null,
    price: '10.00',
  })
  expect(await get(api(), sized.id)).toMatchObject({
    visible: true,
    variants: [{ price: '20.00' }, { price: '20.00' }],
  })
})

test('an invalid product is unchanged, and the others are saved', async () => {
  const sku = unique('sku')
  await create(api(), { sku })
  const [one, other] = [await create(api()), await create(api())]
  const { results } = await api().products.saveProducts({
    products: [
      { id: one.id, revision: one.revision, name: 'No', variants: [{ id: variantOf(one), sku }] },
      { id: other.id, revision: other.revision, name: 'Yes' },
      { id: '00000000-0000-4000-8000-000000000000', revision: 1, name: 'Gone' },
    ],
  })
  expect(results).toMatchObject([
    { error: { code: 'SKU_ALREADY_EXIST_ERROR' } },
    { revision: other.revision + 1 },
    { error: { code: 'PRODUCT_NOT_FOUND' } },
  ])
  expect((await get(api(), one.id)).name).toBe(one.name)
  expect((await get(api(), other.id)).name).toBe('Yes')
  const twice = [other, other].map(({ id, revision }) => ({ id, revision, name: 'Twice' }))
  expect(await refusal(api().products.saveProducts({ products: twice }))).toMatchObject({
    status: 400,
    violations: [{ field: 'products[1].id' }],
  })
})

test('products are added to and removed from collections, and those that others add meanwhile remain', async () => {
  const [cups, gifts, sale] = await Promise.all(
    ['Cups', 'Gifts', 'Sale'].map(async (name) => {
      const collection = { name: unique(name) }
      return (await api().collections.saveCollection({ collection })).collection.id
    }),
  )
  const ids = [cups, gifts, sale] as [string, string, string]
  const [one, other] = [await create(api(), { collectionIds: [ids[0]] }), await create(api())]
  // A concurrent change that does not increment the revision.
  await api().products.saveProducts({
    products: [{ id: one.id, revision: one.revision, addToCollectionIds: [ids[2]] }],
  })
  const unknown = '00000000-0000-4000-8000-000000000000'
  const request = {
    products: [
      {
        id: one.id,
        revision: one.revision,
        name: 'Cup',
        addToCollectionIds: [ids[1]],
        removeFromCollectionIds: [ids[0]],
      },
      {
        id: other.id,
        revision: other.revision,
        name: 'Never',
        addToCollectionIds: [ids[1], unknown],
      },
    ],
  }
  const { results, groupId } = await api().products.saveProducts(request)
  expect(results).toMatchObject([
    { changeCount: 2 },
    { changeCount: 0, error: { code: 'CATEGORY_NOT_FOUND' } },
  ])
  const after = await get(api(), one.id)
  expect(new Set(after.collectionIds)).toEqual(new Set([ids[1], ids[2]]))
  expect(await get(api(), other.id)).toMatchObject({ name: other.name, collectionIds: [] })
  const again = await api().products.saveProducts({ products: request.products.slice(0, 1) })
  expect(again.results).toMatchObject([{ changeCount: 0 }])
  await api().history.undoGroup({ groupId })
  const undone = await get(api(), one.id)
  expect(undone.name).toBe(one.name)
  expect(new Set(undone.collectionIds)).toEqual(new Set([ids[0], ids[2]]))
  const both = { addToCollectionIds: [ids[0]], removeFromCollectionIds: [ids[0]] }
  expect(
    await refusal(
      api().products.saveProducts({ products: [{ id: one.id, revision: one.revision, ...both }] }),
    ),
  ).toMatchObject({ status: 400, violations: [{ field: 'products[0].removeFromCollectionIds' }] })
})

test('changes of others are merged, and the same field is a conflict', async () => {
  const [anna, ben] = colleagues(shop)
  const [merged, refused] = [await create(api()), await create(api())]
  for (const one of [merged, refused]) {
    const variants = [{ id: variantOf(one), price: '35' }]
    await anna.products.saveProduct({ product: { id: one.id, revision: one.revision, variants } })
  }
  const request = {
    products: [
      { id: merged.id, revision: merged.revision, name: 'Merged' },
      {
        id: refused.id,
        revision: refused.revision,
        name: 'Refused',
        variants: [{ id: variantOf(refused), price: '36.00' }],
      },
    ],
  }
  const { results } = await ben.products.saveProducts(request)
  expect(results).toMatchObject([
    { changeCount: 1 },
    {
      error: { code: 'PRODUCT_REVISION_CONFLICT' },
      conflicts: [{ field: 'price', base: '20.00', theirs: '35', yours: '36.00' }],
    },
  ])
  expect(await get(api(), merged.id)).toMatchObject({ name: 'Merged', price: '35' })
  const again = await ben.products.saveProducts({ products: request.products.slice(0, 1) })
  expect(again.results).toMatchObject([{ changeCount: 0 }])
})

test('a save and a list take as many statements for one product as for thirty', async () => {
  const made: Product[] = []
  for (let at = 0; at < 30; at += 1) made.push(await create(api(), { options: [sizes('S', 'M')] }))
  const count = async (work: () => Promise<unknown>) =>
    (await shop.countStatements(work)).statements.length
  const { collection } = await api().collections.saveCollection({
    collection: { name: unique('Cups') },
  })
  const into = { addToCollectionIds: [collection.id] }
  const outOf = { removeFromCollectionIds: [collection.id] }
  const save =
    (many: number, price: string, revision: number, collections = {}) =>
    () =>
      api().products.saveProducts({
        products: made.slice(0, many).map((one) => ({
          id: one.id,
          revision,
          ...collections,
          variants: [{ id: variantOf(one), price }],
        })),
      })
  expect(await count(save(15, '23.00', 3, into))).toBe(await count(save(1, '24.00', 4, outOf)))
  const list = (many: number) => () =>
    api().products.listWithVariants({ filter: { ids: made.slice(0, many).map(({ id }) => id) } })
  expect(await count(save(30, '21.00', 1))).toBe(await count(save(1, '22.00', 2)))
  expect(await count(list(20))).toBe(await count(list(1)))
  const { products, total } = await list(20)()
  expect(total).toBe(20)
  expect(products.map(({ variants }) => variants?.length)).toEqual(Array(20).fill(2))
})
