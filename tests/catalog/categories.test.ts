import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  allProducts,
  categoryHelpers,
  codeOf,
  name,
  refusal,
  treeReference,
  unknownId,
} from './categories.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { merchant, visitor, add, read, children, move, show, sell, put } = categoryHelpers(
  () => shop,
)
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)

describe('a category', () => {
  test('is added last among its siblings and read by everybody, by id and by slug', async () => {
    const parent = await add({ name: 'Für den Tisch' })
    expect(parent).toMatchObject({
      revision: '1',
      slug: 'für-den-tisch',
      visible: true,
      itemCounter: 0,
      treeReference,
    })
    const [first, second] = [await add({}, parent.id), await add({}, parent.id)]
    expect([first.parentCategory, second.parentCategory]).toEqual([
      { id: parent.id, index: 0 },
      { id: parent.id, index: 1 },
    ])
    const asked = { treeReference, slug: second.slug }
    expect((await visitor().categories.getCategoryBySlug(asked)).category).toEqual(second)
  })

  test('returns costly fields only on request', async () => {
    const parent = await add()
    const document = { nodes: [{ type: 'PARAGRAPH' as const, id: 'a', nodes: [] }] }
    const made = await add(
      { description: 'Fired twice.', richContentDescription: document },
      parent.id,
    )
    expect(made).not.toHaveProperty('description')
    const { category } = await visitor().categories.getCategory({
      categoryId: made.id,
      treeReference,
      fields: ['DESCRIPTION', 'BREADCRUMBS_INFO', 'RICH_CONTENT_DESCRIPTION'],
    })
    const { id, name: title, slug } = parent
    expect(category).toMatchObject({
      description: 'Fired twice.',
      richContentDescription: document,
      breadcrumbsInfo: {
        breadcrumbs: [{ categoryId: id, categoryName: title, categorySlug: slug }],
      },
    })
  })

  test('has extended fields, SEO data and a picture', async () => {
    const requestInput = {
      image: { url: 'https://pictures.example.test/bowl.jpg' },
      handle: name('handle'),
      seoData: { tags: [{ type: 'title' as const, children: 'Bowls' }] },
      extendedFields: { namespaces: { kiln: { heat: 1280 } } },
    }
    const made = await add(requestInput)
    const { image: _, ...kept } = requestInput
    expect(await read(made.id)).toMatchObject(kept)
    expect(made.image).toMatchObject({ url: expect.stringContaining('/media/'), width: 0 })
    const change = { id: made.id, revision: '1', image: null, seoData: null, handle: null }
    const { category } = await merchant().categories.updateCategory({
      category: change,
      treeReference,
    })
    expect(category).not.toHaveProperty('image')
    expect(category).not.toHaveProperty('seoData')
    expect(category.extendedFields).toEqual(requestInput.extendedFields)
  })

  test('cannot have the slug or handle of another category', async () => {
    const taken = await add({ handle: name('handle') })
    expect(await codeOf(add({ slug: taken.slug }))).toEqual([409, 'DUPLICATE_SLUG'])
    expect(await codeOf(add({ slug: 'all-products' }))).toEqual([409, 'DUPLICATE_SLUG'])
    const handle = taken.handle ?? ''
    const error = await refusal(add({ handle }))
    expect([error.code, error.data]).toEqual([
      'DUPLICATE_HANDLE',
      expect.objectContaining({ existingCategoryId: taken.id }),
    ])
    const same = await add({ name: taken.name })
    expect(same.slug).toBe(`${taken.slug}-1`)
    const change = (more: object) =>
      merchant().categories.updateCategory({
        category: { id: same.id, revision: '1', ...more },
        treeReference,
      })
    expect(await codeOf(change({ slug: taken.slug }))).toEqual([409, 'DUPLICATE_SLUG'])
    expect(await codeOf(change({ handle }))).toEqual([409, 'DUPLICATE_HANDLE'])
    expect(await codeOf(change({ slug: null }))).toEqual([400, 'REMOVED_SLUG'])
  })

  test.each([
    [{ name: '  ' }, 'category.name', 'ONLY_SPACES_STRING_ERROR'],
    [{ id: unknownId }, 'category.id', 'ID_NOT_ALLOWED_IN_REQUEST'],
    [{ slug: 'a b' }, 'category.slug', 'INVALID_SLUG_FORMAT'],
  ])('is not added like %j', async (requestInput, field, rule) => {
    const error = await refusal(add(requestInput))
    expect(error.violations[0]).toMatchObject({ field, ruleName: rule })
  })

  test('has a picture only when it exists in the library', async () => {
    expect(await codeOf(add({ image: { id: 'nothing.png' } }))).toEqual([404, 'MEDIA_NOT_FOUND'])
  })

  test('is changed with its latest revision; place and visibility have calls of their own', async () => {
    const { id } = await add()
    const change = (more: object, revision = '1') =>
      merchant().categories.updateCategory({ category: { id, revision, ...more }, treeReference })
    const { category } = await change({ name: 'Lids', visible: true, parentCategory: {} })
    expect(category).toMatchObject({ name: 'Lids', revision: '2' })
    expect(await codeOf(change({ name: 'Old' }))).toEqual([409, 'INVALID_REVISION'])
    const error = await refusal(change({ visible: false }, '2'))
    expect([error.status, error.code]).toEqual([400, 'UPDATE_OF_FIELD_NOT_ALLOWED'])
    expect(error.data).toMatchObject({ field: 'visible' })
  })

  test('belongs to the one tree of its site', async () => {
    const other = { appNamespace: '@other/app', treeKey: null }
    const work = visitor().categories.queryCategories({ treeReference: other })
    expect(await codeOf(work)).toEqual([404, 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER'])
    expect((await visitor().categories.listTrees({})).trees).toEqual([treeReference])
    const { people } = await shop.anotherSite()
    const { id } = await add()
    const otherTarget = people
      .visitor()
      .api.categories.getCategory({ categoryId: id, treeReference })
    expect(await codeOf(otherTarget)).toEqual([404, 'CATEGORY_NOT_FOUND'])
  })
})

describe('the tree', () => {
  test('moves a category with everything below it', async () => {
    const [from, to] = [await add(), await add()]
    const moved = await add({}, from.id)
    const leaf = await add({}, moved.id)
    const [first, second] = [await add({}, to.id), await add({}, to.id)]
    const reply = await move(moved.id, to.id, 'AFTER', first.id)
    expect(reply).toEqual({
      parentCategoryId: to.id,
      categoriesAfterMove: [first.id, moved.id, second.id],
    })
    expect((await children(to.id)).map(({ parentCategory }) => parentCategory.index)).toEqual([
      0, 1, 2,
    ])
    const { category } = await visitor().categories.getCategory({
      categoryId: leaf.id,
      treeReference,
      fields: ['BREADCRUMBS_INFO'],
    })
    const way = category.breadcrumbsInfo?.breadcrumbs.map(({ categoryId }) => categoryId)
    expect(way).toEqual([to.id, moved.id])
    expect((await move(second.id, to.id, 'FIRST')).categoriesAfterMove[0]).toBe(second.id)
    const top = await move(moved.id, null)
    expect(top.categoriesAfterMove.at(-1)).toBe(moved.id)
    expect((await read(moved.id)).parentCategory).not.toHaveProperty('id')
  })

  test('is no deeper than five levels and has no cycle', async () => {
    const levels = [await add()]
    for (let depth = 1; depth < 5; depth += 1) levels.push(await add({}, levels.at(-1)?.id))
    const [top, second, , , last] = ids(levels) as [string, string, string, string, string]
    expect(await codeOf(add({}, last))).toEqual([428, 'CATEGORY_DEPTH_LIMIT_EXCEEDED'])
    expect(await codeOf(move(top, last))).toEqual([428, 'TREE_CYCLE_DETECTED'])
    expect(await codeOf(move(top, top))).toEqual([428, 'TREE_CYCLE_DETECTED'])
    const other = await add({}, (await add()).id)
    expect(await codeOf(move(second, other.id))).toEqual([428, 'CATEGORY_DEPTH_LIMIT_EXCEEDED'])
  })

  test('reports what is missing in a move', async () => {
    const [parent, other] = [await add(), await add()]
    const child = await add({}, parent.id)
    expect(await codeOf(move(child.id, unknownId))).toEqual([428, 'PARENT_CATEGORY_NOT_IN_TREE'])
    expect(await codeOf(add({}, unknownId))).toEqual([428, 'PARENT_CATEGORY_NOT_IN_TREE'])
    expect(await codeOf(move(unknownId, null))).toEqual([404, 'CATEGORY_NOT_FOUND'])
    expect(await codeOf(move(child.id, null, 'AFTER'))).toEqual([400, 'MISSING_AFTER_CATEGORY'])
    const beside = move(child.id, parent.id, 'AFTER', other.id)
    expect(await codeOf(beside)).toEqual([428, 'AFTER_CATEGORY_NOT_IN_PARENT'])
  })

  test('deletes a category with everything below it, and its siblings move up', async () => {
    const parent = await add()
    const [first, gone, last] = [
      await add({}, parent.id),
      await add({}, parent.id),
      await add({}, parent.id),
    ]
    const below = await add({}, gone.id)
    const product = await sell()
    await put(below.id, [product])
    await merchant().categories.deleteCategory({ categoryId: gone.id, treeReference })
    expect(ids(await children(parent.id))).toEqual([first.id, last.id])
    expect((await read(last.id)).parentCategory.index).toBe(1)
    const work = merchant().categories.getCategory({ categoryId: below.id, treeReference })
    expect(await codeOf(work)).toEqual([404, 'CATEGORY_NOT_FOUND'])
    const seen = await visitor().catalogV1.getProduct({ id: product })
    expect(seen.product.collectionIds).toEqual([allProducts])
  })

  test('moves up subcategories of a collection that V1 deletes', async () => {
    const parent = await add()
    const [before, gone, after] = [
      await add({}, parent.id),
      await add({}, parent.id),
      await add({}, parent.id),
    ]
    const [one, two] = [await add({}, gone.id), await add({}, gone.id)]
    await merchant().catalogV1.deleteCollection({ id: gone.id })
    expect(ids(await children(parent.id))).toEqual([before.id, one.id, two.id, after.id])
  })

  test('stays a tree when categories are moved into each other at once', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => add()))
    const moves = all.flatMap((one, at) =>
      [1, 2].map((step) => move(one.id, all[(at + step) % all.length]?.id ?? null)),
    )
    const done = await Promise.allSettled(moves)
    expect(done.some(({ status }) => status === 'fulfilled')).toBe(true)
    const parents = new Map<string, string | undefined>()
    for (const { id } of all) parents.set(id, (await read(id)).parentCategory.id)
    for (const { id } of all) {
      let [at, steps]: [string | undefined, number] = [id, 0]
      while (at && steps <= 5) [at, steps] = [parents.get(at), steps + 1]
      expect(steps).toBeLessThanOrEqual(5)
    }
  })
})

describe('visibility', () => {
  test('hides everything below, and shows only below what is shown', async () => {
    const parent = await add()
    const child = await add({}, parent.id)
    const leaf = await add({}, child.id)
    await show(parent.id, false)
    const seen = (categoryId: string) =>
      visitor().categories.getCategory({ categoryId, treeReference })
    expect(await codeOf(seen(leaf.id))).toEqual([404, 'CATEGORY_NOT_FOUND'])
    expect(await read(leaf.id)).toMatchObject({ visible: false, revision: '2' })
    expect(await codeOf(show(leaf.id, true))).toEqual([428, 'PARENT_CATEGORY_HIDDEN'])
    expect(await codeOf(add({}, parent.id))).toEqual([428, 'PARENT_CATEGORY_HIDDEN'])
    const shown = await merchant().categories.bulkShowCategories({
      categoryIds: [leaf.id, child.id, unknownId],
      treeReference,
    })
    expect(shown.results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([
      'PARENT_CATEGORY_HIDDEN',
      'PARENT_CATEGORY_HIDDEN',
      'CATEGORY_NOT_FOUND',
    ])
    const all = await merchant().categories.bulkShowCategories({
      categoryIds: [leaf.id, child.id, parent.id],
      returnEntity: true,
      treeReference,
    })
    expect(all.results.map(({ category }) => category?.visible)).toEqual([true, true, true])
    expect((await seen(leaf.id)).category.id).toBe(leaf.id)
  })

  test('follows a category that is moved below a hidden one', async () => {
    const [hidden, moved] = [await add({ visible: false }), await add()]
    const leaf = await add({}, moved.id)
    await move(moved.id, hidden.id)
    expect([(await read(moved.id)).visible, (await read(leaf.id)).visible]).toEqual([false, false])
  })

  test('follows the flat list, which cannot show a category below a hidden one', async () => {
    const parent = await add()
    const child = await add({}, parent.id)
    await merchant().catalogV1.updateCollection({ collection: { id: parent.id, visible: false } })
    expect((await read(child.id)).visible).toBe(false)
    const work = merchant().catalogV1.updateCollection({
      collection: { id: child.id, visible: true },
    })
    expect(await codeOf(work)).toEqual([428, 'PARENT_CATEGORY_HIDDEN'])
  })

  test('leaves hidden ones out of lists and counts unless a merchant asks for them', async () => {
    const word = name('Hidden')
    await add({ name: `${word} a` })
    await add({ name: `${word} b`, visible: false })
    const filter = { name: { $startsWith: word } }
    const count = async (api: Pick<ReturnType<typeof visitor>, 'categories'>, more: object = {}) =>
      (await api.categories.countCategories({ filter, treeReference, ...more })).count
    const all = { returnNonVisibleCategories: true }
    expect([await count(visitor()), await count(merchant()), await count(merchant(), all)]).toEqual(
      [1, 1, 2],
    )
    expect(await codeOf(count(visitor(), all))).toEqual([403, 'PERMISSION_DENIED'])
  })
})
