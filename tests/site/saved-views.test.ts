import { type SavedView, savedViewLists } from '@vitrine/contract/saved-views'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())
const staff = staffAt(() => shop)

const view = (name: string, search: Record<string, string> = {}): SavedView => ({
  id: crypto.randomUUID(),
  name,
  search,
})
const list = 'PRODUCTS'
const none = { views: [], revision: 0 }

test('all staff see shared views, and nobody sees the personal views of another', async () => {
  const [ada, ben] = [await staff.person('editor'), await staff.person('viewer')]
  const sale = view('Sale', { onSale: 'true', sort: 'price' })
  const mine = view('Mine', { q: 'jar' })
  await ada.api.savedViews.saveSharedViews({ list, set: { views: [sale], revision: 0 } })
  await ben.api.savedViews.saveOwnViews({ list, set: { views: [mine], revision: 0 } })
  const shared = { views: [sale], revision: 1 }
  expect(await ada.api.savedViews.getSavedViews({ list })).toEqual({ shared, own: none })
  expect(await ben.api.savedViews.getSavedViews({ list })).toEqual({
    shared,
    own: { views: [mine], revision: 1 },
  })
  expect(await ben.api.savedViews.getSavedViews({ list: 'ORDERS' })).toEqual({
    shared: none,
    own: none,
  })
  await expect(
    ben.api.savedViews.saveSharedViews({ list, set: { ...shared, views: [] } }),
  ).rejects.toMatchObject({ status: 403 })
})

test('a stale save of the views is refused; a deleted view is restored unchanged', async () => {
  const { api } = await staff.person('editor')
  const [first, second] = [view('First'), view('Second')]
  const save = (views: SavedView[], revision: number) =>
    api.savedViews.saveSharedViews({ list: 'MEMBERS', set: { views, revision } })
  await expect(save([first], 3)).rejects.toMatchObject({ code: 'INVALID_REVISION' })
  await save([first, second], 0)
  await expect(save([second], 0)).rejects.toMatchObject({ code: 'INVALID_REVISION' })
  await save([second], 1)
  const { set } = await save([second, first], 2)
  expect(set).toEqual({ views: [second, first], revision: 3 })
})

test.each(savedViewLists)('the list %s has views of its own', async (one) => {
  const { api } = await staff.person('viewer')
  const mine = view(`Mine of ${one}`, { q: 'jar' })
  await api.savedViews.saveOwnViews({ list: one, set: { views: [mine], revision: 0 } })
  for (const other of savedViewLists) {
    const { own } = await api.savedViews.getSavedViews({ list: other })
    expect(own.views).toEqual(other === one ? [mine] : [])
  }
})

test('each name is unique, and there are 20 at most', async () => {
  const { api } = await staff.person('viewer')
  const save = (views: SavedView[]) =>
    api.savedViews.saveOwnViews({ list: 'ORDERS', set: { views, revision: 0 } })
  await expect(save([view('Open'), view(' Open ')])).rejects.toMatchObject({
    code: 'SAVED_VIEW_TAKEN',
    data: { name: 'Open' },
  })
  const many = Array.from({ length: 21 }, (_, at) => view(`View ${at}`))
  await expect(save(many)).rejects.toMatchObject({ status: 400 })
  expect((await save(many.slice(1))).set.views).toHaveLength(20)
})

test('a copy of the site has the shared views; personal ones are deleted with the role of their owner', async () => {
  const [owner, ben] = [await staff.person('owner'), await staff.person('viewer')]
  const { shared } = await owner.api.savedViews.getSavedViews({ list: 'MEMBERS' })
  const blocked = view('Blocked', { status: 'BLOCKED' })
  const { set } = await owner.api.savedViews.saveSharedViews({
    list: 'MEMBERS',
    set: { ...shared, views: [blocked] },
  })
  await ben.api.savedViews.saveOwnViews({ list: 'MEMBERS', set: { ...none, views: [blocked] } })
  const { staff: person } = await ben.api.staff.getCurrent({})
  const ownSets = async () => {
    const { rows } = await shop.server.platform.pool.query<{ views: SavedView[] }>(
      'SELECT views FROM saved_views WHERE owner_id = $1',
      [person.id],
    )
    return rows.map(({ views }) => views)
  }
  const { site } = await owner.api.sites.duplicateSite({
    id: shop.site.id,
    domains: ['views.test'],
  })
  expect(await owner.on(site.id).savedViews.getSavedViews({ list: 'MEMBERS' })).toEqual({
    shared: set,
    own: none,
  })
  expect(await ownSets()).toEqual([[blocked]])
  await owner.api.staff.removeStaff({ id: person.id })
  expect(await ownSets()).toEqual([])
})
