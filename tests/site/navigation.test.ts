import type { Navigation, NavigationItem } from '@vitrine/contract/navigation'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const staff = staffAt(() => shop)
const api = () => shop.people.merchant().api
const shown = async () => (await shop.people.visitor().api.shop.menu({})).navigation
const entry = (one: Partial<NavigationItem>): NavigationItem => ({
  id: crypto.randomUUID(),
  label: '',
  ...one,
})
/** Saves with the current revision. */
async function save(navigation: Navigation) {
  const { revision } = await api().navigation.getNavigation({})
  return api().navigation.saveNavigation({ navigation, revision })
}

test('visitors see the menu and footer that the merchant arranged, without deleted pages', async () => {
  expect(await shown()).toEqual({ menu: null, footer: null })
  const { collection } = await api().collections.saveCollection({ collection: { name: 'Kitchen' } })
  const pageId = crypto.randomUUID()
  const draft = { title: 'About us', description: '', sections: [] }
  await api().pages.savePage({ id: pageId, revision: 0, slug: 'about', draft })
  const menu = [
    entry({
      collectionId: collection.id,
      items: [entry({ pageId }), entry({ link: 'https://blog.example', label: 'Blog' })],
    }),
    entry({ pageId, label: 'Who we are' }),
  ]
  const footer = {
    columns: [{ id: crypto.randomUUID(), title: 'Help', links: [entry({ pageId })] }],
    text: 'Made in Bremen',
    legal: [entry({ pageId, label: 'Imprint' })],
  }
  await save({ menu, footer })
  const blog = { label: 'Blog', link: 'https://blog.example' }
  expect((await shown()).menu).toEqual([
    { label: 'Kitchen', collectionSlug: 'kitchen', items: [blog] },
  ])
  await api().pages.publishPage({ id: pageId, revision: 1 })
  expect(await shown()).toEqual({
    menu: [
      {
        label: 'Kitchen',
        collectionSlug: 'kitchen',
        items: [{ label: 'About us', pageSlug: 'about' }, blog],
      },
      { label: 'Who we are', pageSlug: 'about', items: [] },
    ],
    footer: {
      columns: [{ title: 'Help', links: [{ label: 'About us', pageSlug: 'about' }] }],
      text: 'Made in Bremen',
      legal: [{ label: 'Imprint', pageSlug: 'about' }],
    },
  })
  await api().collections.deleteCollection({ id: collection.id })
  expect((await shown()).menu).toMatchObject([{ label: 'Who we are' }])
})

test('a change is undone part by part, and refused over a colleague’s newer change', async () => {
  const link = entry({ link: '/search', label: 'Search' })
  const before = (await save({ menu: [link], footer: null })).navigation
  const saved = await save({ menu: null, footer: null })
  const stale = { navigation: before, revision: saved.revision - 1 }
  await expect(api().navigation.saveNavigation(stale)).rejects.toMatchObject({
    code: 'INVALID_REVISION',
    data: { revision: saved.revision },
  })
  const asked = { entityType: 'navigation', entityId: 'navigation' } as const
  const [change] = (await api().history.listHistory(asked)).entries
  expect(change).toMatchObject({ action: 'UPDATED', undoable: true })
  await api().history.undoChange({ id: change?.id ?? '' })
  expect((await shown()).menu).toMatchObject([{ label: 'Search', link: '/search' }])
})

test.each<[string, Partial<NavigationItem>]>([
  ['to nothing', { label: 'Nothing' }],
  ['to two things', { label: 'Two', link: '/cart', pageId: crypto.randomUUID() }],
  ['to a script', { label: 'Bad', link: 'javascript:alert(1)' }],
  ['by a link without a label', { link: '/cart' }],
])('an entry that leads %s is refused', async (_, one) => {
  await expect(save({ menu: [entry(one)], footer: null })).rejects.toMatchObject({
    code: 'NAVIGATION_LINK_INVALID',
    data: { field: expect.stringContaining('navigation.menu[0]') },
  })
})

test('other sites have menus of their own, a copy has the same ones, viewers change nothing', async () => {
  await save({ menu: [entry({ link: '/cart', label: 'Cart' })], footer: null })
  const { api: viewer } = await staff.person('viewer')
  const nothing = { navigation: { menu: null, footer: null }, revision: 0 }
  await expect(viewer.navigation.saveNavigation(nothing)).rejects.toMatchObject({ status: 403 })
  const owner = await staff.person('owner')
  const { site } = await owner.api.sites.createSite({
    site: { name: 'Other', domains: ['other.test'] },
  })
  expect(await owner.on(site.id).navigation.getNavigation({})).toEqual(nothing)
  const { site: copy } = await owner.api.sites.duplicateSite({
    id: shop.site.id,
    domains: ['copy.test'],
  })
  const { navigation } = await owner.on(copy.id).navigation.getNavigation({})
  expect(navigation.menu).toMatchObject([{ label: 'Cart' }])
})
