import { HOME_PAGE_ID, type PageContent, type PageSection } from '@vitrine/contract/pages'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const staff = staffAt(() => shop)
const api = () => shop.people.merchant().api
const visitor = () => shop.people.visitor().api

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#8a5"/></svg>'
const upload = async () =>
  (await api().media.uploadMedia({ fileName: 'kiln.svg' }, { body: drawing })).media.id

const section = (one: Omit<PageSection, 'id'>): PageSection => ({ id: crypto.randomUUID(), ...one })
const quote = (text: string) => section({ quote: { text } })
const content = (title: string, ...sections: PageSection[]): PageContent => ({
  title,
  description: '',
  sections,
})

let pages = 0
/** A new page with a draft. */
async function draft(sections: PageSection[], slug = `page-${++pages}`) {
  const id = crypto.randomUUID()
  const about = content('About us', ...sections)
  const { page } = await api().pages.savePage({ id, revision: 0, slug, draft: about })
  return { ...page, slug }
}
type Which = { id: string; revision: number }
const which = ({ id, revision }: Which): Which => ({ id, revision })
const publish = async (page: Which) => (await api().pages.publishPage(which(page))).page
const shown = async (slug: string) => (await visitor().shop.contentPage({ slug })).content
const runJobs = () => shop.server.tasks['pages:publish']({}, attempt)
const attempt = { id: '1', attempt: 1, isLastAttempt: false, signal: undefined }
const sell = async (name: string, more: object = {}) =>
  (await api().products.saveProduct({ product: { name, price: '20.00', ...more } })).product

describe('a visitor', () => {
  test('sees a page from the moment it is published, and never its draft', async () => {
    const page = await draft([quote('Made by hand')])
    expect(page).toMatchObject({ state: 'DRAFT', revision: 1, published: null })
    await expect(shown(page.slug)).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND', status: 404 })
    const live = await publish(page)
    expect(live).toMatchObject({ state: 'PUBLISHED', revision: 2 })
    expect((await shown(page.slug)).sections).toMatchObject([{ quote: { text: 'Made by hand' } }])
    const { page: changed } = await api().pages.savePage({
      id: page.id,
      revision: 2,
      draft: content('Us', quote('Made with care')),
    })
    expect(changed).toMatchObject({ state: 'CHANGED', slug: page.slug, draft: { title: 'Us' } })
    expect(await shown(page.slug)).toMatchObject({ title: 'About us' })
    const { addresses } = await visitor().shop.listAddresses({ of: 'PAGES' })
    expect(addresses.map(({ slug }) => slug)).toContain(page.slug)
    await api().pages.unpublishPage({ id: page.id, revision: changed.revision })
    await expect(shown(page.slug)).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' })
  })

  test('sees a page from its scheduled date on, and not when that was cancelled', async () => {
    const soon = () => new Date(shop.clock.now().getTime() + 60_000)
    const page = await draft([quote('Spring')])
    const past = api().pages.schedulePage({ ...which(page), publishDate: shop.clock.now() })
    await expect(past).rejects.toMatchObject({ status: 400 })
    const { page: set } = await api().pages.schedulePage({ ...which(page), publishDate: soon() })
    await runJobs()
    await expect(shown(page.slug)).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' })
    const { page: saved } = await api().pages.savePage({
      ...which(set),
      draft: content('Spring', quote('Summer')),
    })
    expect(saved.publishDate).toEqual(set.publishDate)
    shop.clock.pass({ seconds: 61 })
    await runJobs()
    expect((await shown(page.slug)).sections).toMatchObject([{ quote: { text: 'Summer' } }])
    const now = (await api().pages.getPage({ id: page.id })).page
    expect(now).toMatchObject({ state: 'PUBLISHED', publishDate: null })
    const other = await draft([quote('Autumn')])
    const { page: planned } = await api().pages.schedulePage({
      ...which(other),
      publishDate: soon(),
    })
    await api().pages.schedulePage({ ...which(planned), publishDate: null })
    shop.clock.pass({ seconds: 61 })
    await runJobs()
    await expect(shown(other.slug)).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' })
  })

  test('sees the current data of products in sections, and the rest of the page where some are deleted', async () => {
    const picture = { mediaId: await upload(), altText: 'Our kiln' }
    const bowl = await sell('Bowl')
    const { collection } = await api().collections.saveCollection({
      collection: { name: 'Kitchen' },
    })
    const jug = await sell('Jug', { collectionIds: [collection.id] })
    const page = await draft([
      section({ hero: { title: 'Clay', picture, button: { label: 'Go', link: '/cart' } } }),
      section({ products: { source: 'CHOSEN', productIds: [bowl.id, crypto.randomUUID()] } }),
      section({ products: { source: 'COLLECTION', collectionId: collection.id } }),
      section({ collections: { collectionIds: [collection.id] } }),
      section({ story: { html: '<p>One <b>two</b><script>alert(1)</script></p>', picture } }),
    ])
    await publish(page)
    const [hero, chosen, kitchen, grid, story] = (await shown(page.slug)).sections
    expect(hero?.hero).toMatchObject({ picture: { altText: 'Our kiln', kind: 'image' } })
    expect(chosen?.products?.products.map(({ name }) => name)).toEqual(['Bowl'])
    expect(kitchen?.products).toMatchObject({
      collection: { name: 'Kitchen' },
      products: [{ id: jug.id }],
    })
    expect(grid?.collections?.collections).toMatchObject([{ name: 'Kitchen', productCount: 1 }])
    expect(story?.story?.html).toBe('<p>One <b>two</b></p>')
    await expect(api().media.deleteMedia({ id: picture.mediaId })).rejects.toMatchObject({
      status: 409,
    })
    await api().collections.deleteCollection({ id: collection.id })
    await api().products.deleteProduct({ id: bowl.id })
    const after = await shown(page.slug)
    expect(after.sections).toHaveLength(5)
    expect(after.sections[1]?.products?.products).toEqual([])
    expect(after.sections[2]?.products).toMatchObject({ collection: null, products: [] })
    expect(after.sections[3]?.collections?.collections).toEqual([])
  })

  test('causes no more statements for more products, pictures and collections', async () => {
    const count = async (sections: PageSection[]) => {
      const page = await draft(sections)
      await publish(page)
      return (await shop.countStatements(() => shown(page.slug))).statements.length
    }
    const ids: string[] = []
    for (let at = 0; at < 6; at += 1) ids.push((await sell(`Cup ${at}`)).id)
    const chosen = (productIds: string[]) => section({ products: { source: 'CHOSEN', productIds } })
    const picture = { mediaId: await upload(), decorative: true }
    const few = [
      chosen(ids.slice(0, 1)),
      section({ story: { html: '', picture } }),
      section({ hero: { newestProduct: true } }),
    ]
    const columns = [1, 2, 3, 4].map(() => ({ picture }))
    const many = [
      ...few,
      chosen(ids),
      chosen(ids.slice(2)),
      section({ columns: { columns } }),
      section({ products: { source: 'NEWEST', limit: 12 } }),
      section({ products: { source: 'ON_SALE' } }),
    ]
    expect(await count(many)).toBe(await count(few))
  })
})

describe('the home page', () => {
  test('is the default one until a merchant publishes another, and again after an undo', async () => {
    const home = () => visitor().shop.homePage({})
    expect((await home()).content).toBeNull()
    const { page } = await api().pages.getPage({ id: HOME_PAGE_ID })
    expect(page).toMatchObject({ state: 'DEFAULT', revision: 0, slug: null })
    expect(page.draft.sections).toHaveLength(4)
    const sections = [section({ hero: { title: 'Clay for every day' } }), ...page.draft.sections]
    const { page: saved } = await api().pages.savePage({
      id: HOME_PAGE_ID,
      revision: 0,
      draft: { ...page.draft, sections },
    })
    expect((await home()).content).toBeNull()
    await publish(saved)
    expect((await home()).content?.sections[0]?.hero).toMatchObject({ title: 'Clay for every day' })
    const asked = { entityType: 'page', entityId: HOME_PAGE_ID } as const
    const [published] = (await api().history.listHistory(asked)).entries
    expect(published).toMatchObject({ action: 'UPDATED', undoable: true })
    await api().history.undoChange({ id: published?.id ?? '' })
    expect((await home()).content).toBeNull()
    const { pages: list } = await api().pages.listPages({})
    expect(list[0]).toMatchObject({ id: HOME_PAGE_ID, state: 'DRAFT' })
  })
})

describe('a merchant', () => {
  test('cannot save over a colleague’s newer change; saving the same again changes nothing', async () => {
    const page = await draft([quote('One')])
    const again = { id: page.id, slug: page.slug, draft: page.draft }
    expect((await api().pages.savePage({ ...again, revision: 1 })).page.revision).toBe(1)
    for (const revision of [0, 2]) {
      await expect(api().pages.savePage({ ...again, revision })).rejects.toMatchObject({
        code: 'INVALID_REVISION',
        status: 409,
        data: { revision: 1 },
      })
    }
    const stale = { id: page.id, revision: 4 }
    await expect(api().pages.publishPage(stale)).rejects.toMatchObject({ code: 'INVALID_REVISION' })
    const unknown = { ...again, id: crypto.randomUUID(), revision: 3 }
    await expect(api().pages.savePage(unknown)).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' })
  })

  test('restores a deleted page in the history, unless another page has its address now', async () => {
    const page = await draft([quote('Gone')])
    await publish(page)
    const removal = async () => {
      await api().pages.deletePage({ id: page.id })
      const asked = { entityType: 'page', entityId: page.id } as const
      const [entry] = (await api().history.listHistory(asked)).entries
      return entry?.id ?? ''
    }
    const id = await removal()
    await expect(shown(page.slug)).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' })
    await api().history.undoChange({ id })
    expect((await shown(page.slug)).title).toBe('About us')
    const second = await removal()
    await draft([quote('New')], page.slug)
    await expect(api().history.undoChange({ id: second })).rejects.toMatchObject({
      code: 'UNDO_CONFLICTS',
      data: { conflicts: [expect.objectContaining({ field: 'slug', reason: 'TAKEN' })] },
    })
  })

  test('shows a draft to everybody with the preview link, for 12 hours', async () => {
    const page = await draft([quote('Not yet')])
    const { url } = await api().pages.createPagePreview({ id: page.id })
    const token = url.split('/page-preview/')[1] ?? ''
    const preview = await visitor().shop.previewPage({ token })
    expect(preview.content.sections).toMatchObject([{ quote: { text: 'Not yet' } }])
    const other = await draft([quote('Secret')])
    const forged = `${other.id}${token.slice(other.id.length)}`
    for (const wrong of [forged, 'x', `${token}x`]) {
      await expect(visitor().shop.previewPage({ token: wrong })).rejects.toMatchObject({
        code: 'PAGE_PREVIEW_EXPIRED',
      })
    }
    shop.clock.pass({ hours: 13 })
    await expect(visitor().shop.previewPage({ token })).rejects.toMatchObject({ status: 404 })
  })

  const picture = (more: object) => ({ mediaId: 'nothing', ...more })
  const button = (link: string) => section({ hero: { button: { label: 'Go', link } } })
  test.each<[string, PageSection[], object]>([
    ['a script as link', [button('javascript:alert(1)')], { code: 'PAGE_LINK_INVALID' }],
    ['another protocol', [button('ftp://a.example')], { code: 'PAGE_LINK_INVALID' }],
    ['an address without protocol', [button('//a.example')], { code: 'PAGE_LINK_INVALID' }],
    [
      'a picture without text',
      [section({ story: { html: '', picture: picture({}) } })],
      { code: 'PAGE_ALT_TEXT_MISSING', data: { field: 'draft.sections[0].story.picture.altText' } },
    ],
    [
      'a picture that is not in the library',
      [quote('a'), section({ hero: { picture: picture({ decorative: true }) } })],
      { code: 'PAGE_PICTURE_UNKNOWN', data: { field: 'draft.sections[1].hero.picture.mediaId' } },
    ],
    ['a section of no type', [section({})], { code: 'PAGE_SECTION_INVALID' }],
    [
      'a section of two types',
      [section({ quote: { text: 'a' }, story: { html: '' } })],
      { code: 'PAGE_SECTION_INVALID', data: { field: 'draft.sections[0]' } },
    ],
    [
      'chosen products without any',
      [section({ products: { source: 'CHOSEN' } })],
      { code: 'PAGE_SECTION_INVALID' },
    ],
    ['too many sections', Array.from({ length: 31 }, () => quote('a')), { status: 400 }],
    ['a title that is too long', [section({ hero: { title: 'x'.repeat(121) } })], { status: 400 }],
    [
      'too many collections',
      Array.from({ length: 9 }, () =>
        section({ products: { source: 'COLLECTION', collectionId: crypto.randomUUID() } }),
      ),
      { status: 400 },
    ],
  ])('cannot save %s', async (_, sections, refusal) => {
    await expect(draft(sections)).rejects.toMatchObject(refusal)
  })

  test.each(['home', 'Über-uns', 'a b', '-a', 'a/b', '', 'x'.repeat(81)])(
    'cannot give a page the address “%s”',
    async (slug) => {
      await expect(draft([quote('a')], slug)).rejects.toMatchObject({ status: 400 })
    },
  )

  test('can choose an address in any script, and each only once', async () => {
    await draft([quote('a')], 'über-uns')
    await expect(draft([quote('b')], 'über-uns')).rejects.toMatchObject({
      code: 'PAGE_SLUG_TAKEN',
      data: { slug: 'über-uns' },
    })
  })
})

test('a site has at most 200 pages', async () => {
  const { db } = shop.server.platform
  const now = shop.clock.now()
  const row = (at: number) => ({
    site_id: shop.site.id,
    id: crypto.randomUUID(),
    slug: `many-${at}`,
    draft: JSON.stringify(content('Many')),
    media_ids: [],
    revision: 1,
    created_date: now,
    updated_date: now,
  })
  const rows = Array.from({ length: 200 }, (_, at) => row(at))
  await db.insertInto('pages').values(rows).execute()
  await expect(draft([quote('a')])).rejects.toMatchObject({ code: 'TOO_MANY_PAGES' })
  const ids = rows.map(({ id }) => id)
  await db.deleteFrom('pages').where('id', 'in', ids).execute()
})

test('viewers see pages and change nothing; other sites see nothing; a copy has its own pictures', async () => {
  const mediaId = await upload()
  const hero = section({ hero: { picture: { mediaId, altText: 'Kiln' } } })
  const page = await publish(await draft([hero], 'kiln'))
  const { api: viewer } = await staff.person('viewer')
  expect((await viewer.pages.getPage({ id: page.id })).page.id).toBe(page.id)
  await expect(viewer.pages.publishPage(which(page))).rejects.toMatchObject({ status: 403 })
  await expect(viewer.pages.deletePage({ id: page.id })).rejects.toMatchObject({ status: 403 })
  const owner = await staff.person('owner')
  const { site } = await owner.api.sites.createSite({
    site: { name: 'Other', domains: ['other.test'] },
  })
  const other = owner.on(site.id)
  await expect(other.pages.getPage({ id: page.id })).rejects.toMatchObject({ status: 404 })
  expect((await other.pages.listPages({})).pages).toHaveLength(1)
  const { site: copy } = await owner.api.sites.duplicateSite({
    id: shop.site.id,
    domains: ['copy.test'],
  })
  const copied = await owner.on(copy.id).shop.contentPage({ slug: 'kiln' })
  const shownPicture = copied.content.sections[0]?.hero?.picture
  expect(shownPicture).toMatchObject({ altText: 'Kiln' })
  expect(shownPicture?.id).not.toBe(mediaId)
})
