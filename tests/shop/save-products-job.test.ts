import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal, unique } from '../catalog/listed-products.fixture.ts'
import { create, get } from '../catalog/saved-products.fixture.ts'
import { colleagues } from './saves.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
type Product = Awaited<ReturnType<typeof create>>

test('more products than one save takes are saved in a job, and undone as one', async () => {
  const [anna, ben] = colleagues(shop)
  const made: Product[] = []
  for (let at = 0; at < 4; at += 1) made.push(await create(api(), { price: '10.00' }))
  const [first, second, third] = made as [Product, Product, Product]
  const theirs = { id: second.id, revision: second.revision, name: 'Theirs' }
  await anna.products.saveProduct({ product: theirs })
  const { collection } = await api().collections.saveCollection({
    collection: { name: unique('Cups') },
  })
  const products = made.map(({ id, revision }, at) => ({
    id,
    revision,
    name: `Of a job ${at}`,
    addToCollectionIds: [collection.id],
  }))
  const { jobId, count } = await ben.products.saveProductsInBackground({ products })
  expect(count).toBe(4)
  await expect.poll(async () => (await api().jobs.getJob({ id: jobId })).job.state).toBe('DONE')
  const { job } = await api().jobs.getJob({ id: jobId })
  expect(job).toMatchObject({
    kind: 'products.save',
    input: { productCount: 4 },
    succeeded: 3,
    errors: [
      {
        itemId: second.id,
        code: 'PRODUCT_REVISION_CONFLICT',
        data: { conflicts: [{ field: 'name', theirs: 'Theirs', yours: 'Of a job 1' }] },
      },
    ],
  })
  expect(await get(api(), third.id)).toMatchObject({
    name: 'Of a job 2',
    collectionIds: [collection.id],
  })
  await api().history.undoGroup({ groupId: jobId })
  expect(await get(api(), first.id)).toMatchObject({ name: first.name, collectionIds: [] })
  const twice = [...products, ...products]
  expect(await refusal(ben.products.saveProductsInBackground({ products: twice }))).toMatchObject({
    status: 400,
    violations: [{ field: 'products[4].id' }],
  })
})
