import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportCatalog, importFile } from '../site/exports.fixture.ts'
import { categoryHelpers, treeReference } from './categories.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

const { merchant, visitor, add, read, sell, put } = categoryHelpers(() => shop)

const setHidden = async (id: string, hiddenFromMenu: boolean | null) => {
  const { revision } = await read(id)
  const category = { id, revision, hiddenFromMenu }
  return (await merchant().categories.updateCategory({ category, treeReference })).category
}
const inMenu = async () => {
  const query = { filter: { hiddenFromMenu: false } }
  return (await visitor().categories.queryCategories({ query, treeReference })).categories.map(
    ({ name }) => name,
  )
}
/** The collections in the menu of the shop's pages. */
const inShopMenu = async () => (await visitor().shop.menu({})).collections.map(({ name }) => name)
const lastChange = async (entityId: string) =>
  (await merchant().history.listHistory({ entityType: 'collection', entityId })).entries[0]

test('a category is in the menu until a merchant takes it out, and stays searchable', async () => {
  const { id, hiddenFromMenu } = await add({ name: 'Press kit', slug: 'press-kit' })
  const productId = await sell()
  await put(id, [productId])
  expect(hiddenFromMenu).toBe(false)
  expect(await inMenu()).toContain('Press kit')
  expect(await inShopMenu()).toContain('Press kit')
  expect(await setHidden(id, true)).toMatchObject({ hiddenFromMenu: true, visible: true })
  expect(await inMenu()).not.toContain('Press kit')
  expect(await inShopMenu()).not.toContain('Press kit')

  const bySlug = { slug: 'press-kit', treeReference }
  const { category } = await visitor().categories.getCategoryBySlug(bySlug)
  expect(category).toMatchObject({ id, hiddenFromMenu: true, itemCounter: 1 })
  const filter = { 'collections.id': id }
  const { products } = await visitor().catalogV1.queryProducts({ query: { filter } })
  expect(products.map((one) => one.id)).toEqual([productId])

  expect((await setHidden(id, null)).hiddenFromMenu).toBe(false)
  expect(await inMenu()).toContain('Press kit')
})

test('other changes leave it in or out of the menu, also changes in V1', async () => {
  const { id, revision } = await add({ name: 'Outlet', hiddenFromMenu: true })
  const change = { id, revision, name: 'Factory outlet' }
  await merchant().categories.updateCategory({ category: change, treeReference })
  await merchant().catalogV1.updateCollection({ collection: { id, description: 'Seconds' } })
  expect(await read(id)).toMatchObject({ name: 'Factory outlet', hiddenFromMenu: true })
})

test('the history shows the change and undoes it', async () => {
  const { id } = await add({ name: 'Wholesale' })
  await setHidden(id, true)
  const change = await lastChange(id)
  expect(change?.changes).toEqual([{ field: 'hiddenFromMenu', before: false, after: true }])
  await merchant().history.undoChange({ id: change?.id ?? '' })
  expect((await read(id)).hiddenFromMenu).toBe(false)
  await setHidden(id, true)
  await merchant().catalogV1.deleteCollection({ id })
  await merchant().history.undoChange({ id: (await lastChange(id))?.id ?? '' })
  expect(await read(id)).toMatchObject({ name: 'Wholesale', hiddenFromMenu: true })
})

test('the setting moves to another site with the whole catalog', async () => {
  const [source, target] = [await shop.anotherSite(), await shop.anotherSite()]
  const { api } = source.people.merchant()
  for (const category of [{ name: 'Shown' }, { name: 'Campaign', hiddenFromMenu: true }]) {
    await api.categories.createCategory({ category, treeReference })
  }
  const file = await exportCatalog(shop, source.people, { format: 'jsonl' })
  await importFile(target.people, file, 'catalog.jsonl')
  const { categories } = await target.people.merchant().api.categories.queryCategories({
    query: { filter: { hiddenFromMenu: true } },
    treeReference,
  })
  expect(categories.map(({ name }) => name)).toEqual(['Campaign'])
})
