import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unique } from '../catalog/listed-products.fixture.ts'
import { create as createProduct, sizes } from '../catalog/saved-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const count = async (work: () => Promise<unknown>) =>
  (await shop.countStatements(work)).statements.length

/** Adds more entities of every kind, some of them used by products. */
async function addMore(many: number): Promise<void> {
  for (let at = 0; at < many; at += 1) {
    const { brand } = await api().brands.saveBrand({ brand: { name: unique('Kiln') } })
    const { option } = await api().options.saveOption({
      option: { name: unique('Size'), choices: [{ name: 'S' }, { name: 'M' }] },
    })
    const { infoSection } = await api().infoSections.saveInfoSection({
      infoSection: { uniqueName: unique('care'), title: 'Care' },
    })
    const { id } = await createProduct(api(), {
      brand: { id: brand.id },
      options: [{ id: option.id, name: option.name, choices: [{ name: 'S' }] }],
      infoSections: [{ id: infoSection.id }],
    })
    await api().collections.saveCollection({
      collection: { name: unique('Kitchen'), addedProductIds: [id] },
    })
  }
}

test('lists take as many statements for one as for twenty', async () => {
  const counts = []
  for (const more of [1, 19]) {
    await addMore(more)
    const parts = ['seo', 'ancestors'] as const
    counts.push({
      collections: await count(() => api().collections.listCollections({ parts: [...parts] })),
      stock: await count(() => api().stock.listStock({})),
      brands: await count(() => api().brands.listBrands({})),
      options: await count(() => api().options.listOptions({})),
      infoSections: await count(() => api().infoSections.listInfoSections({})),
    })
  }
  expect(counts[1]).toEqual(counts[0])
  expect(Math.max(...Object.values(counts[0] ?? {}))).toBeLessThanOrEqual(6)
})

test('a save of stock takes as many statements for one item as for a hundred', async () => {
  const names = Array.from({ length: 100 }, (_, at) => `Size ${at}`)
  const product = await createProduct(api(), { options: [sizes(...names)] })
  const variants = (product.variants ?? []).map(({ id }) => id)
  const save = (many: number, values: { quantity: number } | { preorder: { enabled: boolean } }) =>
    api().stock.saveStock({
      items: variants.slice(0, many).map((variantId) => {
        const item = { productId: product.id, variantId, ...values }
        return 'preorder' in values ? { ...item, revision: 1 } : item
      }),
      merge: true,
    })
  const one = await count(() => save(1, { quantity: 1 }))
  expect(await count(() => save(100, { quantity: 2 }))).toBe(one)
  const stale = await count(() => save(1, { preorder: { enabled: true } }))
  expect(await count(() => save(100, { preorder: { enabled: true } }))).toBe(stale)
  expect(stale).toBe(one + 1)
})

test('a save of a collection takes as many statements for one product as for forty', async () => {
  const ids: string[] = []
  for (let at = 0; at < 40; at += 1) ids.push((await createProduct(api())).id)
  const save = (productIds: string[]) => () =>
    api().collections.saveCollection({
      collection: {
        name: unique('Kitchen'),
        addedProductIds: productIds,
        arrangedProductIds: productIds.toReversed(),
      },
    })
  const one = await count(save(ids.slice(0, 1)))
  expect(await count(save(ids))).toBe(one)
})
