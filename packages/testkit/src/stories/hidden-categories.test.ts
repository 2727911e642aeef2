import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tree, treeReference } from './categories.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { merchant, visitor, add, sell, put } = tree(() => shop)
const fields = [
  ...['DIRECT_CATEGORIES_INFO', 'ALL_CATEGORIES_INFO', 'DIRECT_CATEGORY_IDS', 'BREADCRUMBS_INFO'],
] as never[]

test('hidden categories and what is above or below them never reach visitors, wherever categories are told of', async () => {
  const top = await add({ name: 'Cellar top' })
  const middle = await add({ name: 'Cellar middle' }, top.id)
  const leaf = await add({ name: 'Cellar leaf' }, middle.id)
  const open = await add({ name: 'Window' })
  const productId = await sell()
  await put(leaf.id, [productId])
  await put(open.id, [productId])
  const { product } = await merchant().catalogV3.getProduct({ productId })
  await merchant().catalogV3.updateProduct({
    product: { id: productId, revision: product.revision, mainCategoryId: leaf.id },
  })
  const everywhere = async (api: ReturnType<typeof visitor>) => {
    const variantsOf = { query: { filter: { 'productData.productId': productId } } }
    const aggregations = ['direct', 'all'].map((which) => ({
      name: which,
      type: 'VALUE' as const,
      fieldPath: `${which}CategoriesInfo.categories.id`,
      value: { limit: 250 },
    }))
    const item = { catalogItemId: productId, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
    const inDirect = { filter: { 'directCategoriesInfo.categories.id': leaf.id } }
    const inAll = { filter: { 'allCategoriesInfo.categories.id': top.id } }
    return JSON.stringify([
      await api.catalogV3.getProduct({ productId, fields }),
      await api.catalogV3.queryProducts({ query: {}, fields }),
      await api.catalogV3.searchProducts({ search: { aggregations }, fields }),
      (await api.catalogV3.searchProducts({ search: inDirect })).products,
      (await api.catalogV3.searchProducts({ search: inAll })).products,
      await api.catalogV3.queryVariants(variantsOf),
      await api.catalogV3.searchVariants({ search: {} }),
      await api.categories.queryCategories({ query: {}, treeReference }),
      await api.categories.searchCategories({ search: {}, treeReference }),
      await api.categories.listCategoriesForItem({ item, treeReference }),
      await api.search.getSuggestions({ q: 'cellar' }),
    ])
  }
  const named = (told: string) =>
    Object.entries({ top: top.id, middle: middle.id, leaf: leaf.id, word: 'Cellar' })
      .filter(([, mark]) => told.includes(mark))
      .map(([which]) => which)
  expect(named(await everywhere(visitor()))).toEqual(['top', 'middle', 'leaf', 'word'])
  const { revision } = (
    await merchant().categories.getCategory({ categoryId: middle.id, treeReference })
  ).category
  await merchant().categories.updateCategoryVisibility({
    categoryId: middle.id,
    visible: false,
    revision,
    treeReference,
  })
  // The one on top is still to be seen, but no way leads from the product to it.
  const told = await everywhere(visitor())
  expect(named(told)).toEqual(['top', 'word'])
  expect(told.includes('Cellar middle') || told.includes('Cellar leaf')).toBe(false)
  const seen = await visitor().catalogV3.getProduct({ productId, fields })
  expect(JSON.stringify(seen).includes(top.id)).toBe(false)
})
