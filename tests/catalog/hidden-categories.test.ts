import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { categoryHelpers, treeReference } from './categories.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { merchant, visitor, add, sell, put } = categoryHelpers(() => shop)
const fields = [
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'DIRECT_CATEGORY_IDS',
  'BREADCRUMBS_INFO',
] as never[]

test('hidden categories and what is above or below them never reach visitors, wherever categories are shown', async () => {
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
  const named = (observed: string) =>
    Object.entries({ top: top.id, middle: middle.id, leaf: leaf.id, word: 'Cellar' })
      .filter(([, mark]) => observed.includes(mark))
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
  const observed = await everywhere(visitor())
  expect(named(observed)).toEqual(['top', 'word'])
  expect(observed.includes('Cellar middle') || observed.includes('Cellar leaf')).toBe(false)
  const seen = await visitor().catalogV3.getProduct({ productId, fields })
  expect(JSON.stringify(seen).includes(top.id)).toBe(false)
})

type CatalogReader = Pick<ReturnType<typeof visitor>, 'catalogV1' | 'catalogV3'>

test('a hidden collection of the older dialect has no page, and is shown like any other', async () => {
  const hidden = await add({ name: 'Stockroom', visible: false })
  const open = await add({ name: 'Shelf' })
  const productId = await sell()
  await put(hidden.id, [productId])
  await put(open.id, [productId])
  const observed = async (api: CatalogReader) => {
    const find = async (filter: object) =>
      (await api.catalogV1.queryProducts({ query: { filter } })).products
    const text = JSON.stringify({ id: productId })
    return {
      read: (await api.catalogV1.getProduct({ id: productId })).product.collectionIds,
      listed: (await find({ id: productId }))[0]?.collectionIds,
      byText: (await api.catalogV1.queryProductsByText({ query: { filter: text } })).products[0]
        ?.collectionIds,
      withVariants: (
        await api.catalogV1.queryProductsByText({ query: { filter: text }, includeVariants: true })
      ).products[0]?.collectionIds,
      variant: (await api.catalogV1.queryStoreVariants({ query: { filter: { productId } } }))
        .variants[0]?.collectionIds,
      in: (await find({ 'collections.id': hidden.id })).length,
      among: (await find({ 'collections.id': { $hasSome: [hidden.id, open.id] } })).length,
      both: (await find({ 'collections.id': { $hasAll: [hidden.id, open.id] } })).length,
      notIn: (await find({ id: productId, $not: { 'collections.id': hidden.id } })).length,
      variantsIn: (
        await api.catalogV1.queryStoreVariants({ query: { filter: { collectionIds: hidden.id } } })
      ).variants.length,
    }
  }
  const all = [hidden.id, open.id].toSorted()
  const whole = (ids: readonly string[] | undefined) =>
    (ids ?? []).filter((id) => all.includes(id)).toSorted()
  const seenBy = async (api: CatalogReader) => {
    const { read, listed, byText, withVariants, variant, ...counts } = await observed(api)
    return { lists: [read, listed, byText, withVariants, variant].map(whole), ...counts }
  }
  const lists = Array.from({ length: 5 }, () => all)
  const seen = { lists, in: 1, among: 1, both: 1, notIn: 0, variantsIn: 1 }
  expect(await seenBy(merchant())).toEqual(seen)
  expect(await seenBy(visitor())).toEqual(seen)
  const { collection } = await visitor().catalogV1.getCollection({ id: hidden.id })
  expect(collection).toMatchObject({ name: 'Stockroom', visible: false, numberOfProducts: 1 })
  await expect(
    visitor().categories.getCategory({ categoryId: hidden.id, treeReference }),
  ).rejects.toMatchObject({ status: 404 })
})

test('an order by the places in a hidden category shows visitors nothing of them', async () => {
  const hidden = await add({ name: 'Backroom' })
  const ids = [await sell(), await sell(), await sell()]
  await put(hidden.id, ids)
  const items = [1, 2, 0].map((at) => ({
    catalogItemId: ids[at] as string,
    appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
  }))
  await merchant().categories.setArrangedItems({ categoryId: hidden.id, items, treeReference })
  const placed = async (api: CatalogReader) => {
    const fieldName = 'directCategoriesInfo.categories.index'
    const selectItemsBy = [{ 'directCategoriesInfo.categories.id': hidden.id }]
    const search = { filter: { id: { $in: ids } }, sort: [{ fieldName, selectItemsBy }] }
    const { products } = await api.catalogV3.searchProducts({ search })
    return products.map(({ id }) => ids.indexOf(id))
  }
  expect(await placed(visitor())).toEqual([1, 2, 0])
  await merchant().catalogV1.updateCollection({ collection: { id: hidden.id, visible: false } })
  expect(await placed(merchant())).toEqual([1, 2, 0])
  const unplaced = await placed(visitor())
  const other = await merchant().categories.setArrangedItems({
    categoryId: hidden.id,
    items: items.toReversed(),
    treeReference,
  })
  expect(other.items.length).toBe(3)
  expect(await placed(visitor())).toEqual(unplaced)
})
