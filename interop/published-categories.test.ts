import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  failureOf,
  type PublishedShop,
  picture,
  startPublishedShop,
  unknownId,
} from './published-shop.ts'

let shop: PublishedShop
beforeAll(async () => {
  shop = await startPublishedShop()
})
afterAll(() => shop?.stop())

const calls = () => shop.merchant().categories
const treeReference = { appNamespace: '@wix/stores', treeKey: null }
const inTree = { treeReference }
const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const allProducts = '00000000-000000-000000-000000000001'
const item = (catalogItemId: string) => ({ catalogItemId, appId })

let count = 0
async function add(requestInput: object = {}) {
  count += 1
  const category = { name: `Shelf ${count}`, ...requestInput }
  const made = await calls().createCategory(category as never, inTree)
  return { ...made, _id: made._id ?? '', revision: made.revision ?? '' }
}
const below = (_id: string) => ({ parentCategory: { _id } })
async function sell() {
  const product = { name: 'Jar', priceData: { price: 1 }, productType: 'physical' }
  const { product: made } = await shop.merchant().products.createProduct(product as never)
  return made?._id ?? ''
}

describe('a category', () => {
  test('is added, read by id and slug, changed, hidden, shown and deleted', async () => {
    const parent = await add({ name: 'Tableware' })
    const { _id: id, revision } = await add({
      ...below(parent._id),
      name: 'Bowls',
      image: picture('bowls'),
      description: 'To eat from.',
      slug: 'bowls',
      extendedFields: { namespaces: { kiln: { heat: 1280 } } },
    })
    const fields = ['BREADCRUMBS_INFO', 'DESCRIPTION'] as const
    const read = await shop.visitor().categories.getCategory(id, treeReference, {
      fields: [...fields],
    })
    expect(read).toMatchObject({
      _id: id,
      name: 'Bowls',
      description: 'To eat from.',
      visible: true,
      itemCounter: 0,
      parentCategory: { _id: parent._id, index: 0 },
      breadcrumbsInfo: { breadcrumbs: [{ categoryId: parent._id, categorySlug: 'tableware' }] },
      extendedFields: { namespaces: { kiln: { heat: 1280 } } },
      treeReference: { appNamespace: '@wix/stores' },
    })
    expect(read.image).toMatch(/^wix:image:\/\/v1\//)
    expect(read._createdDate).toBeInstanceOf(Date)
    const bySlug = await shop.visitor().categories.getCategoryBySlug('bowls', treeReference)
    expect(bySlug.category?._id).toBe(id)
    const changed = await calls().updateCategory(
      id,
      { ...read, revision, name: 'Deep bowls' } as never,
      inTree,
    )
    expect(changed).toMatchObject({ name: 'Deep bowls', revision: '2' })
    const hidden = await calls().updateCategoryVisibility(id, {
      visible: false,
      revision: '2',
      treeReference,
    })
    expect(hidden.category).toMatchObject({ visible: false, revision: '3' })
    const unseen = await failureOf(shop.visitor().categories.getCategory(id, treeReference))
    expect(unseen.code).toBe('CATEGORY_NOT_FOUND')
    const shown = await calls().bulkShowCategories([id, unknownId], {
      treeReference,
      returnEntity: true,
    })
    expect(shown.results[0]?.category).toMatchObject({ _id: id, visible: true })
    expect(shown.results[1]?.itemMetadata?.error?.code).toBe('CATEGORY_NOT_FOUND')
    await calls().deleteCategory(parent._id, treeReference)
    expect((await failureOf(calls().getCategory(id, treeReference))).code).toBe(
      'CATEGORY_NOT_FOUND',
    )
  })

  test('returns errors with the field names of the request', async () => {
    const one = await add()
    const again = { name: 'Again', slug: one.slug }
    expect((await failureOf(calls().createCategory(again as never, inTree))).code).toBe(
      'DUPLICATE_SLUG',
    )
    const nameless = await failureOf(calls().createCategory({ name: '' } as never, inTree))
    expect(nameless.fields).toEqual(['category.name'])
    const stale = { revision: '7', name: 'Late' }
    expect((await failureOf(calls().updateCategory(one._id, stale, inTree))).code).toBe(
      'INVALID_REVISION',
    )
    const otherTarget = { appNamespace: '@other/app', treeKey: null }
    expect((await failureOf(calls().getCategory(one._id, otherTarget))).code).toBe(
      'NAMESPACE_NOT_FOUND_IN_DEV_CENTER',
    )
    expect((await failureOf(calls().deleteCategory(allProducts, treeReference))).code).toBe(
      'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
    )
    const visitor = shop.visitor().categories.createCategory({ name: 'Mine' } as never, inTree)
    expect((await failureOf(visitor)).code).toBe('PERMISSION_DENIED')
  })

  test('is moved with its subcategories, but not below itself', async () => {
    const [top, other] = [await add(), await add()]
    const child = await add(below(top._id))
    const sibling = await add(below(other._id))
    const moved = await calls().moveCategory(child._id, treeReference, {
      parentCategoryId: other._id,
      position: 'AFTER',
      moveAfterCategoryId: sibling._id,
    })
    expect(moved).toMatchObject({
      parentCategoryId: other._id,
      categoriesAfterMove: [sibling._id, child._id],
    })
    const into = { parentCategoryId: child._id, position: 'FIRST' as const }
    expect((await failureOf(calls().moveCategory(other._id, treeReference, into))).code).toBe(
      'TREE_CYCLE_DETECTED',
    )
    const lost = { position: 'AFTER' as const }
    expect((await failureOf(calls().moveCategory(child._id, treeReference, lost))).code).toBe(
      'MISSING_AFTER_CATEGORY',
    )
  })
})

describe('many categories', () => {
  test('are changed at once', async () => {
    const [one, two] = [await add(), await add()]
    const changed = await calls().bulkUpdateCategories(
      [one, two].map(({ _id, revision }) => ({ category: { _id, revision, name: `New ${_id}` } })),
      { treeReference, returnEntity: true },
    )
    expect(changed.results.map(({ category }) => category?.revision)).toEqual(['2', '2'])
    expect(changed.bulkActionMetadata?.totalSuccesses).toBe(2)
  })

  test('are queried, paged both ways, searched and counted', async () => {
    for (const letter of ['A', 'B', 'C']) await add({ name: `Page ${letter}` })
    const first = await shop
      .visitor()
      .categories.queryCategories(inTree)
      .startsWith('name', 'Page ')
      .ascending('name')
      .limit(2)
      .find()
    const names = (page: typeof first) => page.items.map(({ name }) => name)
    expect([names(first), first.hasNext()]).toEqual([['Page A', 'Page B'], true])
    const second = await first.next()
    expect([names(second), second.hasNext()]).toEqual([['Page C'], false])
    expect(names(await second.prev())).toEqual(['Page A', 'Page B'])
    const filter = { name: { $startsWith: 'Page ' } }
    expect((await calls().countCategories({ filter, treeReference })).count).toBe(3)
    const found = await calls().searchCategories(
      {
        filter,
        search: { expression: 'page' },
        aggregations: [{ name: 'seen', type: 'VALUE', fieldPath: 'visible', value: {} }],
      } as never,
      inTree,
    )
    expect(found.categories?.length).toBe(3)
    expect(found.aggregationData?.results?.[0]?.values?.results).toEqual([
      { value: 'true', count: 3 },
    ])
    const wrong = calls().searchCategories({ filter: { colour: 1 } } as never, inTree)
    expect((await failureOf(wrong)).code).toBe('INVALID_FILTER')
  })

  test('form a tree', async () => {
    expect((await shop.visitor().categories.listTrees()).trees).toMatchObject([
      { appNamespace: '@wix/stores' },
    ])
  })
})

describe('items', () => {
  test('are added to a category, listed, arranged and removed', async () => {
    const { _id: id } = await add()
    const [one, two] = [await sell(), await sell()]
    const put = await calls().bulkAddItemsToCategory(id, [one, two, unknownId].map(item), inTree)
    expect(put.results.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([
      true,
      true,
      false,
    ])
    expect(put.results[0]?.itemMetadata?.item).toEqual(item(one))
    const list = async (options = {}) => {
      const { items } = await shop
        .visitor()
        .categories.listItemsInCategory(id, treeReference, options)
      return items.map(({ catalogItemId }) => catalogItemId)
    }
    expect(await list()).toEqual([two, one])
    const page = await calls().listItemsInCategory(id, treeReference, {
      cursorPaging: { limit: 1 },
    })
    const cursor = page.pagingMetadata?.cursors?.next ?? ''
    expect(await list({ cursorPaging: { limit: 1, cursor } })).toEqual([one])
    const arranged = await calls().setArrangedItems(id, treeReference, { items: [item(one)] })
    expect(arranged.items).toEqual([item(one)])
    expect(await list({ useCategoryArrangement: true })).toEqual([one, two])
    const stored = await shop.visitor().categories.getArrangedItems(id, treeReference)
    expect(stored.items).toEqual([item(one)])
    const stranger = { items: [item(await sell())] }
    expect((await failureOf(calls().setArrangedItems(id, treeReference, stranger))).code).toBe(
      'ITEM_NOT_IN_CATEGORY',
    )
    const taken = await calls().bulkRemoveItemsFromCategory(id, [item(one)], inTree)
    expect(taken.bulkActionMetadata?.totalSuccesses).toBe(1)
    expect(await list()).toEqual([two])
  })

  test('show their categories, and are added to others', async () => {
    const top = await add()
    const [one, two] = [await add(below(top._id)), await add()]
    const product = await sell()
    const options = { categoryIds: [one._id, allProducts], treeReference }
    const put = await calls().bulkAddItemToCategories(item(product), options)
    expect(put.results.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
      undefined,
      'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
    ])
    const seen = await shop.visitor().categories.listCategoriesForItem(item(product), inTree)
    expect(seen).toMatchObject({
      directCategoryIds: [allProducts, one._id],
      allCategoryIds: [allProducts, one._id, top._id],
    })
    const lost = await calls().listCategoriesForItems([item(product)], inTree)
    expect(lost.categoriesForItems).toEqual([])
    const set = await calls().bulkSetItemCategories(item(product), {
      categoryIds: [two._id],
      treeReference,
    })
    expect(set.addResults?.map(({ itemMetadata }) => itemMetadata?._id)).toEqual([two._id])
    expect(set.removeResults?.map(({ itemMetadata }) => itemMetadata?._id)).toEqual([one._id])
    const taken = await calls().bulkRemoveItemFromCategories(item(product), {
      categoryIds: [two._id, one._id],
      treeReference,
    })
    expect(taken.results.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
      undefined,
      'ITEM_NOT_IN_CATEGORY',
    ])
  })
})

const event = 'A handler of events: nothing is called'
test('no function of the module is left out', () => {
  const events = ['Created', 'Deleted', 'Updated', 'Moved', 'ItemAddedToCategory']
  const items = ['ItemRemovedFromCategory', 'ItemsArrangedInCategory']
  const handlers = [...events, ...items].map((end) => [`onCategory${end}`, event])
  expect(shop.uncalled('categories', Object.fromEntries(handlers))).toEqual({
    silent: [],
    stale: [],
  })
})
