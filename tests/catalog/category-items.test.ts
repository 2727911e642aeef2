import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  allProducts,
  categoryHelpers,
  codeOf,
  item,
  refusal,
  treeReference,
  unknownId,
} from './categories.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { merchant, visitor, add, read, show, sell, put, items } = categoryHelpers(() => shop)
const several = async (count: number) => {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) ids.push(await sell())
  return ids as [string, string, string, ...string[]]
}
const codes = (results: readonly { itemMetadata: { error?: { code: string } } }[]) =>
  results.map(({ itemMetadata }) => itemMetadata.error?.code)

describe('items of a category', () => {
  test('are added, listed newest first, and counted as far as the caller sees them', async () => {
    const { id } = await add()
    const [first, second] = await several(2)
    const hidden = await sell({ visible: false })
    const reply = await put(id, [first as string, second as string, hidden, unknownId])
    expect(codes(reply.results)).toEqual([undefined, undefined, undefined, 'PRODUCT_NOT_FOUND'])
    expect(reply.results[0]?.itemMetadata.item).toEqual(item(first as string))
    expect(reply.bulkActionMetadata).toMatchObject({ totalSuccesses: 3, totalFailures: 1 })
    expect(await items(merchant(), id)).toEqual([hidden, second, first])
    expect(await items(visitor(), id)).toEqual([second, first])
    const { category } = await visitor().categories.getCategory({ categoryId: id, treeReference })
    expect([category.itemCounter, (await read(id)).itemCounter]).toEqual([2, 3])
    const again = await put(id, [first as string])
    expect(codes(again.results)).toEqual([undefined])
    expect((await read(id)).itemCounter).toBe(3)
  })

  test('of other apps are refused in the category tree of the store', async () => {
    const { id: categoryId } = await add()
    const { results } = await merchant().categories.bulkAddItemsToCategory({
      categoryId,
      items: [{ catalogItemId: await sell(), appId: unknownId }],
      treeReference,
    })
    expect(codes(results)).toEqual(['PRODUCT_NOT_FOUND'])
  })

  test('are removed, and a removal of an item that is not in it is an error', async () => {
    const { id: categoryId } = await add()
    const [one, two] = await several(2)
    await put(categoryId, [one as string])
    const { results } = await merchant().categories.bulkRemoveItemsFromCategory({
      categoryId,
      items: [item(one as string), item(two as string)],
      treeReference,
    })
    expect(codes(results)).toEqual([undefined, 'ITEM_NOT_IN_CATEGORY'])
    expect(await items(merchant(), categoryId)).toEqual([])
  })

  test('are paged by a cursor that belongs to one query', async () => {
    const { id: categoryId } = await add()
    const all = await several(5)
    await put(categoryId, all)
    const list = (more: object) =>
      visitor().categories.listItemsInCategory({ categoryId, treeReference, ...more })
    const first = await list({ cursorPaging: { limit: 2 } })
    expect(first.items).toEqual([...all].reverse().slice(0, 2).map(item))
    expect(first.pagingMetadata).toMatchObject({ count: 2, total: 5 })
    const cursor = first.pagingMetadata.cursors?.next
    const second = await list({ cursorPaging: { limit: 2, cursor } })
    expect(second.items).toEqual([...all].reverse().slice(2, 4).map(item))
    const back = second.pagingMetadata.cursors?.prev
    expect((await list({ cursorPaging: { limit: 2, cursor: back } })).items).toEqual(first.items)
    const other = list({ useCategoryArrangement: true, cursorPaging: { cursor } })
    const error = await refusal(other)
    expect(error.violations[0]?.field).toBe('query.cursorPaging.cursor')
  })

  test('include those of subcategories, each once', async () => {
    const parent = await add()
    const [child, secret] = [await add({}, parent.id), await add({ visible: false }, parent.id)]
    const [one, two, three] = await several(3)
    await put(parent.id, [one])
    await put(child.id, [two, one])
    await put(secret.id, [three])
    const below = { includeItemsFromSubcategories: true }
    expect(new Set(await items(visitor(), parent.id, below))).toEqual(new Set([one, two]))
    expect((await items(merchant(), parent.id, below)).length).toBe(3)
    await show(parent.id, false)
    const work = items(visitor(), parent.id, below)
    expect(await codeOf(work)).toEqual([404, 'CATEGORY_NOT_FOUND'])
  })

  test('have the order that the merchant arranged, and others follow', async () => {
    const { id: categoryId } = await add()
    const [one, two, three, four] = (await several(4)) as [string, string, string, string]
    await put(categoryId, [one, two, three, four])
    const arrange = (ids: readonly string[]) =>
      merchant().categories.setArrangedItems({
        categoryId,
        items: ids.map(item),
        treeReference,
      })
    expect((await arrange([two, four])).items).toEqual([item(two), item(four)])
    const arranged = await visitor().categories.getArrangedItems({ categoryId, treeReference })
    expect(arranged.items).toEqual([item(two), item(four)])
    const asArranged = { useCategoryArrangement: true }
    expect(await items(visitor(), categoryId, asArranged)).toEqual([two, four, three, one])
    expect(await items(visitor(), categoryId)).toEqual([four, three, two, one])
    const pages: string[] = []
    let cursor: string | undefined
    do {
      const page = await visitor().categories.listItemsInCategory({
        categoryId,
        treeReference,
        ...asArranged,
        cursorPaging: { limit: 1, ...(cursor && { cursor }) },
      })
      pages.push(...page.items.map(({ catalogItemId }) => catalogItemId))
      cursor = page.pagingMetadata.cursors?.next
    } while (cursor)
    expect(pages).toEqual([two, four, three, one])
    await arrange([four])
    expect(await items(visitor(), categoryId, asArranged)).toEqual([four, three, two, one])
    const stranger = await sell()
    expect(await codeOf(arrange([stranger]))).toEqual([428, 'ITEM_NOT_IN_CATEGORY'])
  })

  test('are added and removed with as many statements for many as for one', async () => {
    const { id: categoryId } = await add()
    const all = await several(6)
    const adding = (ids: readonly string[]) => shop.countStatements(() => put(categoryId, ids))
    const one = await adding(all.slice(0, 1))
    const many = await adding(all.slice(1))
    expect(many.statements.length).toBe(one.statements.length)
    const deleting = await shop.countStatements(() =>
      merchant().categories.deleteCategory({ categoryId, treeReference }),
    )
    expect(deleting.statements.length).toBeLessThanOrEqual(20)
  })
})

describe('an item', () => {
  test('is added to several categories, and removed from them', async () => {
    const [one, two] = [await add(), await add()]
    const product = await sell()
    const put = await merchant().categories.bulkAddItemToCategories({
      item: item(product),
      categoryIds: [one.id, two.id, unknownId, allProducts],
      treeReference,
    })
    expect(codes(put.results)).toEqual([
      undefined,
      undefined,
      'CATEGORY_NOT_FOUND',
      'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
    ])
    expect(put.results[0]?.itemMetadata.id).toBe(one.id)
    const taken = await merchant().categories.bulkRemoveItemFromCategories({
      item: item(product),
      categoryIds: [one.id, unknownId],
      treeReference,
    })
    expect(codes(taken.results)).toEqual([undefined, 'CATEGORY_NOT_FOUND'])
    const { product: seen } = await visitor().catalogV1.getProduct({ id: product })
    expect(seen.collectionIds).toEqual([allProducts, two.id])
  })

  test('is in exactly the categories that were set', async () => {
    const [left, stored, entered] = [await add(), await add(), await add()]
    const product = await sell()
    await put(left.id, [product])
    await put(stored.id, [product])
    const set = await merchant().categories.bulkSetItemCategories({
      item: item(product),
      categoryIds: [stored.id, entered.id, unknownId, allProducts],
      treeReference,
    })
    expect(
      set.addResults.map(({ itemMetadata }) => [itemMetadata.id, itemMetadata.success]),
    ).toEqual([
      [entered.id, true],
      [unknownId, false],
    ])
    expect(set.removeResults.map(({ itemMetadata }) => itemMetadata.id)).toEqual([left.id])
    expect(set.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
    const { directCategoryIds } = await visitor().categories.listCategoriesForItem({
      item: item(product),
      treeReference,
    })
    expect(new Set(directCategoryIds)).toEqual(new Set([allProducts, stored.id, entered.id]))
  })

  test('is also in every parent category, except those that visitors do not see', async () => {
    const parent = await add()
    const child = await add({}, parent.id)
    const secret = await add({ visible: false })
    const product = await sell()
    await put(child.id, [product])
    await put(secret.id, [product])
    const asked = { item: item(product), treeReference }
    expect(await visitor().categories.listCategoriesForItem(asked)).toEqual({
      directCategoryIds: [allProducts, child.id],
      allCategoryIds: [allProducts, child.id, parent.id],
    })
    const { directCategoryIds } = await merchant().categories.listCategoriesForItem(asked)
    expect(directCategoryIds).toContain(secret.id)
    const hidden = { item: item(await sell({ visible: false })), treeReference }
    expect(await visitor().categories.listCategoriesForItem(hidden)).toEqual({
      directCategoryIds: [],
      allCategoryIds: [],
    })
    const lost = await visitor().categories.listCategoriesForItems({ treeReference })
    expect(lost).toEqual({ categoriesForItems: [] })
  })
})

describe('the category of all products', () => {
  test('has every product and lists the latest first', async () => {
    const latest = await sell()
    const [first] = await items(visitor(), allProducts)
    expect(first).toBe(latest)
    const { category } = await visitor().categories.getCategory({
      categoryId: allProducts,
      treeReference,
    })
    expect(category).toMatchObject({ slug: 'all-products', visible: true })
    expect(category.itemCounter).toBeGreaterThan(0)
    const none = { categoryId: allProducts, treeReference }
    expect(await visitor().categories.getArrangedItems(none)).toEqual({ items: [] })
  })

  test.each<[string, () => Promise<unknown>]>([
    [
      'taken from',
      () => merchant().categories.deleteCategory({ categoryId: allProducts, treeReference }),
    ],
    ['put into', async () => put(allProducts, [await sell()])],
    [
      'emptied',
      async () =>
        merchant().categories.bulkRemoveItemsFromCategory({
          categoryId: allProducts,
          items: [item(await sell())],
          treeReference,
        }),
    ],
    [
      'arranged',
      async () =>
        merchant().categories.setArrangedItems({
          categoryId: allProducts,
          items: [item(await sell())],
          treeReference,
        }),
    ],
    [
      'moved',
      () =>
        merchant().categories.moveCategory({
          categoryId: allProducts,
          position: 'LAST',
          treeReference,
        }),
    ],
    ['hidden', () => show(allProducts, false)],
  ])('is not %s by anybody', async (_, work) => {
    expect(await codeOf(work())).toEqual([428, 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'])
  })
})

describe('a category that an app manages', () => {
  test('accepts items from that app alone, also in V1', async () => {
    const stored = await add({ managingAppId: unknownId })
    expect(stored.managingAppId).toBe(unknownId)
    const product = await sell()
    const code = [428, 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED']
    expect(await codeOf(put(stored.id, [product]))).toEqual(code)
    const { catalogV1, categories } = merchant()
    const flat = catalogV1.addProductsToCollection({ id: stored.id, productIds: [product] })
    expect(await codeOf(flat)).toEqual(code)
    expect(await codeOf(catalogV1.deleteCollection({ id: stored.id }))).toEqual(code)
    const gone = categories.deleteCategory({ categoryId: stored.id, treeReference })
    expect(await codeOf(gone)).toEqual(code)
    const change = { id: stored.id, revision: '1', managingAppId: crypto.randomUUID() }
    const error = await refusal(categories.updateCategory({ category: change, treeReference }))
    expect(error.code).toBe('UPDATE_OF_FIELD_NOT_ALLOWED')
  })
})
