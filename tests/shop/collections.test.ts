import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, factsOf, unique } from '../catalog/listed-products.fixture.ts'
import { create as createProduct } from '../catalog/saved-products.fixture.ts'
import { type Api, colleagues, fieldOf, fieldsOf, staleAnswer } from './saves.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
type ToSave = Parameters<Api['collections']['saveCollection']>[0]['collection']

const save = (collection: ToSave, more: object = {}, by = api()) =>
  by.collections.saveCollection({ collection, ...more })
const create = async (fields: ToSave = {}) =>
  (await save({ name: unique('Kitchen'), ...fields })).collection
const get = async (id: string) => (await api().collections.getCollection({ id })).collection
const products = async (count: number) => {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) ids.push((await createProduct(api())).id)
  return ids
}
const missing = '00000000-0000-4000-8000-000000000000'

describe('one save', () => {
  test('creates a collection with its place, its products and their order', async () => {
    const parent = await create()
    const first = await create({ parentId: parent.id })
    const [one = '', two = '', three = ''] = await products(3)
    const { collection, created, changes } = await save({
      name: 'Table ware',
      description: 'For every day',
      parentId: parent.id,
      afterId: null,
      hiddenFromMenu: true,
      seo: { tags: [{ type: 'title', children: 'Tables' }] },
      addedProductIds: [one, two, three],
      arrangedProductIds: [three, one],
    })
    expect(created).toBe(true)
    expect(collection).toMatchObject({
      revision: 1,
      slug: 'table-ware',
      parentId: parent.id,
      position: 0,
      hiddenFromMenu: true,
      productCount: 3,
      ancestors: [{ id: parent.id, name: parent.name }],
      seo: { tags: [{ children: 'Tables' }] },
      arrangedProductIds: [three, one],
    })
    expect(fieldsOf(changes)).toContain('arrangedProductIds')
    expect(await get(collection.id)).toEqual(collection)
    expect(await get(first.id)).toMatchObject({ position: 1, revision: 1 })
    expect(await get(parent.id)).toMatchObject({ childCount: 2 })
    const { productIds, total } = await api().collections.listCollectionProducts({
      id: collection.id,
      limit: 2,
      offset: 1,
    })
    expect([productIds, total]).toEqual([[one, two], 3])
    const below = await api().collections.listCollectionProducts({ id: parent.id, withBelow: true })
    expect([below.productIds.toSorted(), below.total]).toEqual([[one, two, three].sort(), 3])
    const own = await api().collections.listCollectionProducts({ id: parent.id })
    expect(own).toEqual({ productIds: [], total: 0 })
  })

  test('changes fields, place, products and order as one revision', async () => {
    const [was, is] = [await create(), await create()]
    const [one = '', two = ''] = await products(2)
    const { id } = await create({ parentId: was.id, addedProductIds: [one] })
    const { collection, changes } = await save({
      id,
      revision: 1,
      name: 'Bowls',
      parentId: is.id,
      addedProductIds: [two],
      removedProductIds: [one],
      arrangedProductIds: [two],
    })
    expect(collection).toMatchObject({
      revision: 2,
      name: 'Bowls',
      parentId: is.id,
      productCount: 1,
    })
    expect(fieldsOf(changes)).toEqual(['arrangedProductIds', 'name', 'parentId'])
    const { productIds } = await api().collections.listCollectionProducts({ id })
    expect(productIds).toEqual([two])
  })

  test('is undone as a whole', async () => {
    const parent = await create()
    const [one = '', two = ''] = await products(2)
    const before = await create({ addedProductIds: [one], arrangedProductIds: [one] })
    const { id } = before
    await save({
      id,
      revision: 1,
      name: 'Bowls',
      parentId: parent.id,
      hiddenFromMenu: true,
      addedProductIds: [two],
      arrangedProductIds: [two],
    })
    const { entries } = await api().history.listHistory({
      entityType: 'collection',
      entityId: id,
    })
    await api().history.undoGroup({ groupId: entries[0]?.groupId ?? '' })
    const { name, parentId, hiddenFromMenu, arrangedProductIds, productCount } = before
    expect(await get(id)).toMatchObject({
      name,
      parentId,
      hiddenFromMenu,
      arrangedProductIds,
      productCount,
    })
  })

  test('that only moves, arranges, adds or removes is a revision too', async () => {
    const [one = '', two = ''] = await products(2)
    const { id } = await create({ addedProductIds: [one, two] })
    const other = await create()
    expect((await save({ id, revision: 1, afterId: other.id })).collection.revision).toBe(2)
    const arranged = await save({ id, revision: 2, arrangedProductIds: [two, one] })
    expect(arranged.collection.revision).toBe(3)
    const more = await save({ id, revision: 3, removedProductIds: [one] })
    expect(more.collection).toMatchObject({ revision: 4, arrangedProductIds: [two] })
    const same = await save({ id, revision: 4, removedProductIds: [one], addedProductIds: [two] })
    expect(same.collection.revision).toBe(4)
  })

  test('moves a collection out of a hidden one and shows it', async () => {
    const hidden = await create({ visible: false })
    const { id } = await create({ parentId: hidden.id, visible: false })
    expect(await codeOf(save({ id, revision: 1, visible: true }))).toBe(
      '428 PARENT_CATEGORY_HIDDEN',
    )
    const { collection } = await save({ id, revision: 1, visible: true, parentId: null })
    expect(collection).toMatchObject({ revision: 2, visible: true, parentId: null })
  })

  test('that changes nothing saves nothing', async () => {
    const { id, name, slug } = await create()
    const facts = await factsOf(shop, id)
    const again = await save({ id, revision: 1, name, slug, image: null })
    expect(again).toMatchObject({ created: false, changes: [], collection: { revision: 1 } })
    expect(await factsOf(shop, id)).toEqual(facts)
  })

  test('that fails at its last step leaves nothing behind', async () => {
    const before = await create()
    const { id } = before
    const wrong = { id, revision: 1, name: 'Half', arrangedProductIds: [missing] }
    expect(await codeOf(save(wrong))).toBe('428 ITEM_NOT_IN_CATEGORY')
    expect(await get(id)).toEqual(before)
  })

  test('is refused by field', async () => {
    const { id } = await create()
    expect(await fieldOf(save({}))).toBe('collection.name')
    expect(await fieldOf(save({ name: '  ' }))).toBe('collection.name')
    expect(await fieldOf(save({ id, name: 'Bowls' }))).toBe('collection.revision')
    expect(await fieldOf(save({ id, revision: 1, image: {} }))).toBe('collection.image')
    const removed = { name: 'Bowls', removedProductIds: [missing] }
    expect(await fieldOf(save(removed))).toBe('collection.removedProductIds')
    expect(await codeOf(save({ id: missing, revision: 1 }))).toBe('404 COLLECTION_NOT_FOUND')
    expect(await codeOf(save({ id, revision: 1, image: { id: 'none.jpg' } }))).toBe(
      '404 MEDIA_NOT_FOUND',
    )
    expect(await codeOf(save({ id, revision: 1, parentId: id }))).toBe('428 TREE_CYCLE_DETECTED')
    const added = { id, revision: 1, addedProductIds: [missing] }
    expect(await codeOf(save(added))).toBe('404 PRODUCT_NOT_FOUND')
  })

  test('is for those who may change the catalog', async () => {
    const { id } = await create()
    const viewer = shop.people.visitor().api as unknown as Api
    expect(await codeOf(save({ id, revision: 1, name: 'Mine' }, {}, viewer))).toMatch(/^403/)
    expect(await codeOf(viewer.collections.listCollections({}))).toMatch(/^403/)
  })
})

describe('a dry run', () => {
  test('returns the result of a save, and does nothing', async () => {
    const [one = ''] = await products(1)
    const before = await create()
    const { id } = before
    const facts = await factsOf(shop, id)
    const change = { id, revision: 1, name: 'Vases', addedProductIds: [one] }
    const answer = await save(change, { dryRun: true })
    expect(answer.collection).toMatchObject({ revision: 2, name: 'Vases', productCount: 1 })
    expect(fieldsOf(answer.changes)).toEqual(['name'])
    expect(await get(id)).toEqual(before)
    expect(await factsOf(shop, id)).toEqual(facts)
  })
})

describe('two people on one collection', () => {
  test('get an error with what the other changed, and where both changed the same', async () => {
    const [ann, ben] = colleagues(shop)
    const [one = '', two = ''] = await products(2)
    const { id, name } = await create({ addedProductIds: [one, two] })
    await save({ id, revision: 1, name: 'Plates', arrangedProductIds: [two, one] }, {}, ann)
    const late = { id, revision: 1, name: 'Dishes', description: 'All of them' }
    const answer = await staleAnswer(save(late, {}, ben))
    expect(answer).toMatchObject({
      code: '409 REVISION_CONFLICT',
      entity: 'collection',
      revision: 2,
      isComplete: true,
    })
    expect(fieldsOf(answer.changes)).toEqual(['arrangedProductIds', 'name'])
    expect(answer.conflicts).toMatchObject([
      { field: 'name', base: name, theirs: 'Plates', yours: 'Dishes' },
    ])
    expect(await get(id)).toMatchObject({ name: 'Plates', description: '' })
  })

  test('merge field by field where they changed different fields', async () => {
    const [ann, ben] = colleagues(shop)
    const parent = await create()
    const { id } = await create()
    await save({ id, revision: 1, name: 'Plates', parentId: parent.id }, {}, ann)
    await save({ id, revision: 2, hiddenFromMenu: true }, {}, ann)
    const late = { id, revision: 1, description: 'All of them' }
    const { collection, othersChanges } = await save(late, { merge: true }, ben)
    expect(collection).toMatchObject({
      revision: 4,
      name: 'Plates',
      parentId: parent.id,
      description: 'All of them',
    })
    expect(fieldsOf(othersChanges)).toEqual(['hiddenFromMenu', 'name', 'parentId', 'position'])
  })

  test('merge even when one sends back the whole collection as it was read', async () => {
    const [ann, ben] = colleagues(shop)
    const { id, name, slug, visible, parentId } = await create({ description: 'Old' })
    await save({ id, revision: 1, name: 'Plates' }, {}, ann)
    const whole = {
      id,
      revision: 1,
      name,
      slug,
      visible,
      parentId,
      image: null,
      description: 'New',
    }
    const { collection } = await save(whole, { merge: true }, ben)
    expect(collection).toMatchObject({ revision: 3, name: 'Plates', description: 'New' })
  })

  test('do not overwrite each other’s arrangement silently', async () => {
    const [ann, ben] = colleagues(shop)
    const [one = '', two = ''] = await products(2)
    const { id } = await create({ addedProductIds: [one, two] })
    await save({ id, revision: 1, arrangedProductIds: [two] }, {}, ann)
    const late = { id, revision: 1, arrangedProductIds: [one] }
    const { conflicts } = await staleAnswer(save(late, { merge: true }, ben))
    expect(conflicts).toMatchObject([
      { field: 'arrangedProductIds', base: [], theirs: [two], yours: [one] },
    ])
  })

  test('who save at the same time lose nothing', async () => {
    const [ann, ben] = colleagues(shop)
    const { id } = await create()
    await Promise.all([
      save({ id, revision: 1, name: 'Plates' }, { merge: true }, ann),
      save({ id, revision: 1, description: 'All' }, { merge: true }, ben),
    ])
    expect(await get(id)).toMatchObject({ revision: 3, name: 'Plates', description: 'All' })
  })
})

describe('a list', () => {
  test('finds by words of the name, sorts, pages and counts', async () => {
    const [one = ''] = await products(1)
    const parent = await create({ name: 'Quartz lamps' })
    shop.clock.pass({ seconds: 1 })
    await create({ name: 'Quartz bowls', parentId: parent.id, addedProductIds: [one] })
    await create({ name: 'Quartz vases', parentId: parent.id, visible: false })
    const list = async (input: Parameters<Api['collections']['listCollections']>[0]) => {
      const { collections, total } = await api().collections.listCollections(input)
      return [collections.map(({ name }) => name.replace('Quartz ', '')), total]
    }
    expect(await list({ filter: { text: 'quarz' } })).toEqual([['bowls', 'lamps', 'vases'], 3])
    expect(await list({ filter: { text: 'quartz', visible: true }, sort: 'NEWEST' })).toEqual([
      ['bowls', 'lamps'],
      2,
    ])
    expect(await list({ filter: { parentId: parent.id }, limit: 1, offset: 1 })).toEqual([
      ['vases'],
      2,
    ])
    expect(await list({ filter: { parentId: null, text: 'Quartz' } })).toEqual([['lamps'], 1])
    const { collections } = await api().collections.listCollections({
      filter: { text: 'quartz' },
      sort: 'MOST_PRODUCTS',
      parts: ['ancestors'],
      limit: 1,
    })
    expect(collections).toMatchObject([
      { name: 'Quartz bowls', productCount: 1, ancestors: [{ name: 'Quartz lamps' }] },
    ])
  })

  test('has only the collections of the shop, and not that of all products', async () => {
    const other = await startTestServer()
    const { collections } = await other.people.merchant().api.collections.listCollections({})
    expect(collections).toEqual([])
    await other.close()
  })
})

describe('a deleted collection', () => {
  test('returns 404, and is restored with its products', async () => {
    const [one = ''] = await products(1)
    const { id } = await create({ addedProductIds: [one] })
    const again = () => api().collections.restoreCollection({ id })
    expect(await codeOf(again())).toBe('404 COLLECTION_NOT_FOUND')
    await api().collections.deleteCollection({ id })
    expect(await codeOf(api().collections.getCollection({ id }))).toBe('404 COLLECTION_NOT_FOUND')
    expect((await again()).collection).toMatchObject({ id, productCount: 1 })
  })

  test('moves its subcollections into its place, or deletes them too', async () => {
    const top = await create()
    const { id } = await create({ parentId: top.id })
    const below = await create({ parentId: id })
    await api().collections.deleteCollection({ id })
    expect(await get(below.id)).toMatchObject({ parentId: top.id, position: 0 })
    await api().collections.deleteCollection({ id: top.id, children: 'DELETE' })
    expect(await codeOf(get(below.id))).toBe('404 COLLECTION_NOT_FOUND')
  })
})

test('the subtitle is changed, undone, shown to visitors, and cleared by an empty text', async () => {
  const { id, slug, revision, subtitle } = await create()
  expect(subtitle).toBeNull()
  const { collection, changes } = await save({ id, revision, subtitle: 'For every day' })
  expect(fieldsOf(changes)).toEqual(['subtitle'])
  const page = await shop.people.visitor().api.shop.collectionPage({ slug })
  expect(page.collection.subtitle).toBe('For every day')
  const other = await save({ id, revision: collection.revision, subtitle: 'For feasts' })
  const { entries } = await api().history.listHistory({ entityId: id })
  await api().history.undoChange({ id: entries[0]?.id ?? '' })
  expect(await get(id)).toMatchObject({ subtitle: 'For every day' })
  await save({ id, revision: other.collection.revision + 1, subtitle: '' })
  expect((await get(id)).subtitle).toBeNull()
})
