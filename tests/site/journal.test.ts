import type { ArticleFields, PageContent, PageSection } from '@vitrine/contract/pages'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

afterEach(async () => {
  const { articles } = await api().pages.listArticles({ limit: 100 })
  for (const { id } of articles) await api().pages.deletePage({ id })
})

const staff = staffAt(() => shop)
const api = () => shop.people.merchant().api
const visitor = () => shop.people.visitor().api

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#8a5"/></svg>'
const upload = async () =>
  (await api().media.uploadMedia({ fileName: 'kiln.svg' }, { body: drawing })).media.id
const section = (one: Omit<PageSection, 'id'>): PageSection => ({ id: crypto.randomUUID(), ...one })
const content = (title: string, article: ArticleFields, ...more: PageSection[]): PageContent => ({
  title,
  description: '',
  sections: [section({ story: { html: '<p>Clay first.</p>' } }), ...more],
  article,
})

let articles = 0
/** A new article with a draft. */
async function write(title: string, fields: ArticleFields = {}, ...more: PageSection[]) {
  const slug = `article-${++articles}`
  const draft = content(title, fields, ...more)
  const sent = { id: crypto.randomUUID(), revision: 0, slug, draft }
  return { ...(await api().pages.savePage(sent)).page, slug }
}
type Which = { id: string; revision: number }
const publish = async ({ id, revision }: Which) =>
  (await api().pages.publishPage({ id, revision })).page
/** An article that visitors see, a second newer than the one before. */
async function publishNew(title: string, fields: ArticleFields = {}, ...more: PageSection[]) {
  shop.clock.pass({ seconds: 1 })
  const article = await write(title, fields, ...more)
  return { ...(await publish(article)), slug: article.slug }
}
const shown = async (slug: string) => visitor().shop.articlePage({ slug })
const titles = async (asked: { tag?: string; limit?: number; offset?: number } = {}) =>
  (await visitor().shop.journalPage(asked)).articles.map(({ title }) => title)
const attempt = { id: '1', attempt: 1, isLastAttempt: false, signal: undefined }
const runJobs = () => shop.server.tasks['pages:publish']({}, attempt)
const missing = { code: 'PAGE_NOT_FOUND', status: 404 }

test('there is no journal for visitors until an article is published', async () => {
  await write('Not yet')
  await expect(visitor().shop.journalPage({})).rejects.toMatchObject(missing)
  const { total } = await visitor().shop.listAddresses({ of: 'ARTICLES' })
  expect(total).toBe(0)
})

describe('a visitor', () => {
  test('reads an article from the moment it is published, and never its draft', async () => {
    const article = await write('How we glaze', {
      author: 'Ada',
      summary: 'Twice.',
      tags: ['Glaze'],
    })
    expect(article).toMatchObject({ state: 'DRAFT', articleDate: null })
    await expect(shown(article.slug)).rejects.toMatchObject(missing)
    const live = await publish(article)
    expect(live.articleDate).toEqual(shop.clock.now())
    const page = await shown(article.slug)
    expect(page.content.sections).toMatchObject([{ story: { html: '<p>Clay first.</p>' } }])
    expect(page.article).toMatchObject({
      title: 'How we glaze',
      author: 'Ada',
      summary: 'Twice.',
      tags: ['Glaze'],
      date: live.articleDate,
    })
    const { id, revision } = live
    await api().pages.savePage({ id, revision, draft: content('Changed', {}) })
    expect((await shown(article.slug)).article.title).toBe('How we glaze')
    await expect(visitor().shop.contentPage({ slug: article.slug })).rejects.toMatchObject(missing)
    const { addresses } = await visitor().shop.listAddresses({ of: 'ARTICLES' })
    expect(addresses.map(({ slug }) => slug)).toEqual([article.slug])
  })

  test('sees it from its scheduled time on', async () => {
    const article = await write('Spring firing')
    const publishDate = new Date(shop.clock.now().getTime() + 60_000)
    await api().pages.schedulePage({ id: article.id, revision: 1, publishDate })
    await runJobs()
    await expect(shown(article.slug)).rejects.toMatchObject(missing)
    shop.clock.pass({ seconds: 61 })
    await runJobs()
    expect((await shown(article.slug)).article.date).toEqual(shop.clock.now())
  })

  test('pages through the journal, newest first, and by tag', async () => {
    const made = [
      await publishNew('One', { tags: ['Clay'] }),
      await publishNew('Two', { tags: ['Kiln', 'Clay'] }),
      await publishNew('Three', { tags: ['kiln', 'clay'] }),
      await publishNew('Four'),
    ]
    expect(await titles()).toEqual(['Four', 'Three', 'Two', 'One'])
    expect(await titles({ limit: 2, offset: 2 })).toEqual(['Two', 'One'])
    const kiln = await visitor().shop.journalPage({ tag: 'KILN' })
    expect(kiln).toMatchObject({ total: 2, articles: [{ title: 'Three' }, { title: 'Two' }] })
    expect(kiln.tag?.toLowerCase()).toBe('kiln')
    expect(kiln.tags.map(({ count }) => count)).toEqual([3, 2])
    await expect(titles({ tag: 'Glass' })).rejects.toMatchObject(missing)
    const { article } = await shown(made[1]?.slug ?? '')
    expect(article).toMatchObject({ previous: { title: 'One' }, next: { title: 'Three' } })
    expect(article.related.map(({ title }) => title)).toEqual(['Three', 'One'])
  })

  test('sees its picture and its products, without hidden ones', async () => {
    const mediaId = await upload()
    const sell = async (name: string, more: object = {}) =>
      (await api().products.saveProduct({ product: { name, price: '20.00', ...more } })).product.id
    const productIds = [await sell('Jug'), await sell('Secret', { visible: false })]
    const picture = { mediaId, altText: 'Our kiln' }
    const article = await publishNew('Jugs', { picture, productIds })
    const page = await shown(article.slug)
    expect(page.article.picture).toMatchObject({ altText: 'Our kiln', kind: 'image' })
    expect(page.article.products.map(({ name }) => name)).toEqual(['Jug'])
    await expect(api().media.deleteMedia({ id: mediaId })).rejects.toMatchObject({ status: 409 })
  })

  test('sees the newest articles on other pages', async () => {
    const made = [await publishNew('Old', { tags: ['Clay'] }), await publishNew('New')]
    const sections = [section({ articles: { tag: 'clay' } }), section({ articles: { limit: 1 } })]
    const id = crypto.randomUUID()
    const draft = { title: 'About', description: '', sections }
    await api().pages.savePage({ id, revision: 0, slug: made[0]?.slug ?? '', draft })
    await publish({ id, revision: 1 })
    const page = await visitor().shop.contentPage({ slug: made[0]?.slug ?? '' })
    const names = page.content.sections.map((one) => one.articles?.articles.map((a) => a.title))
    expect(names).toEqual([['Old'], ['New']])
  })

  test('causes no more statements for more articles, tags, pictures and products', async () => {
    const count = async (act: () => Promise<unknown>) =>
      (await shop.countStatements(act)).statements.length
    const picture = { mediaId: await upload(), decorative: true }
    const product = async (name: string) =>
      (await api().products.saveProduct({ product: { name, price: '20.00' } })).product.id
    const productIds = [await product('Cup')]
    const one = await publishNew('First', { tags: ['Clay'], picture, productIds })
    const two = await publishNew('Second', { tags: ['Clay'], picture, productIds })
    const few = [await count(() => titles()), await count(() => shown(one.slug))]
    const more = [one.id, two.id]
    for (const name of ['Bowl', 'Plate']) productIds.push(await product(name))
    for (const at of [3, 4, 5, 6]) {
      const tags = ['Clay', `Tag ${at}`]
      more.push((await publishNew(`Number ${at}`, { tags, picture, productIds })).id)
    }
    const large = await publishNew('Last', { tags: ['Clay', 'Kiln'], picture, productIds })
    const many = [await count(() => titles()), await count(() => shown(large.slug))]
    expect(many[0]).toBe(few[0])
    expect(many[1]).toBe(few[1])
  })
})

describe('a merchant', () => {
  test('finds articles by words, state and tag', async () => {
    const made = [
      await publishNew('Glazing', { author: 'Grace', tags: ['Glaze'] }),
      await write('Throwing', { tags: ['Wheel'] }),
      await write('Firing', { tags: ['Kiln', 'Glaze'] }),
    ]
    const publishDate = new Date(shop.clock.now().getTime() + 60_000)
    const [, , firing] = made
    await api().pages.schedulePage({ id: firing?.id ?? '', revision: 1, publishDate })
    const found = async (asked: object) =>
      (await api().pages.listArticles(asked)).articles.map(({ title }) => title)
    expect(await found({})).toHaveLength(3)
    expect((await found({}))[0]).toBe('Firing')
    expect(await found({ state: 'SCHEDULED' })).toEqual(['Firing'])
    expect(await found({ state: 'DRAFT' })).toEqual(['Throwing'])
    expect(await found({ state: 'PUBLISHED' })).toEqual(['Glazing'])
    expect(await found({ tag: 'glaze' })).toEqual(['Firing', 'Glazing'])
    expect(await found({ q: 'grace' })).toEqual(['Glazing'])
    expect(await found({ q: '100%' })).toEqual([])
    const { tags, total } = await api().pages.listArticles({ limit: 1 })
    expect(total).toBe(3)
    expect(tags[0]).toEqual({ tag: 'Glaze', count: 2 })
    const { pages } = await api().pages.listPages({})
    expect(pages.map(({ title }) => title)).not.toContain('Glazing')
  })

  test('gives an article another date, and not one in the future', async () => {
    const article = await publishNew('Dated')
    const { id, slug, draft } = article
    const dated = async (articleDate: Date | null, revision: number) =>
      (await api().pages.savePage({ id, revision, slug, draft, articleDate })).page
    const earlier = new Date('2020-05-01T10:00:00.000Z')
    const saved = await dated(earlier, article.revision)
    expect((await shown(slug)).article.date).toEqual(earlier)
    expect((await dated(null, saved.revision)).articleDate).toEqual(earlier)
    const later = new Date(shop.clock.now().getTime() + 60_000)
    const refused = { status: 400, message: expect.stringContaining('articleDate') }
    await expect(dated(later, saved.revision)).rejects.toMatchObject(refused)
  })

  test('restores a deleted article with its date, and previews its draft', async () => {
    const article = await publishNew('Gone', { author: 'Ada' })
    const { url } = await api().pages.createPagePreview({ id: article.id })
    const token = url.split('/page-preview/')[1] ?? ''
    const preview = await visitor().shop.previewPage({ token })
    expect(preview.article).toMatchObject({ title: 'Gone', author: 'Ada' })
    await api().pages.deletePage({ id: article.id })
    await expect(shown(article.slug)).rejects.toMatchObject(missing)
    const asked = { entityType: 'page', entityId: article.id } as const
    const [entry] = (await api().history.listHistory(asked)).entries
    await api().history.undoChange({ id: entry?.id ?? '' })
    expect((await shown(article.slug)).article.date).toEqual(article.articleDate)
  })

  test('saves tags without extra spaces, each once', async () => {
    const { draft } = await write('Tags', { tags: [' Clay ', 'clay', 'Raku  firing'] })
    expect(draft.article?.tags).toEqual(['Clay', 'Raku firing'])
  })

  test.each<[string, ArticleFields, string]>([
    ['a tag of signs alone', { tags: ['Clay', '..'] }, 'draft.article.tags[1]'],
    [
      'a picture that the library does not have',
      { picture: { mediaId: 'nothing', decorative: true } },
      'draft.article.picture.mediaId',
    ],
    ['a picture without text', { picture: { mediaId: 'x' } }, 'draft.article.picture.altText'],
    ['too many tags', { tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, 'tags'],
    [
      'too many products',
      { productIds: Array.from({ length: 25 }, () => crypto.randomUUID()) },
      'productIds',
    ],
  ])('cannot save %s', async (_, fields, field) => {
    const error = (await write('Bad', fields).catch((thrown) => thrown)) as object
    expect(error).toMatchObject({ status: 400 })
    expect(JSON.stringify({ ...error })).toContain(field)
  })

  test('cannot save a page as an article, or an article as a page', async () => {
    const article = await write('Article')
    const { article: _, ...page } = article.draft
    const { id, slug } = article
    await expect(
      api().pages.savePage({ id, revision: 1, slug, draft: page }),
    ).rejects.toMatchObject({ status: 400 })
    const other = { id: crypto.randomUUID(), slug, revision: 0 }
    const { page: saved } = await api().pages.savePage({ ...other, draft: page })
    expect(saved.slug).toBe(slug)
    await expect(
      api().pages.savePage({ ...other, revision: 1, draft: article.draft }),
    ).rejects.toMatchObject({ status: 400 })
    await expect(
      api().pages.savePage({ ...other, revision: 1, draft: page, articleDate: new Date(0) }),
    ).rejects.toMatchObject({ status: 400 })
  })
})

test('viewers change nothing, another site has its own journal, and a copy has the same articles', async () => {
  const mediaId = await upload()
  const picture = { mediaId, altText: 'Kiln' }
  const article = await publishNew('Shared', { picture })
  const { api: viewer } = await staff.person('viewer')
  expect((await viewer.pages.listArticles({})).articles).toHaveLength(1)
  const which = { id: article.id, revision: article.revision }
  await expect(viewer.pages.unpublishPage(which)).rejects.toMatchObject({ status: 403 })
  const owner = await staff.person('owner')
  const { site } = await owner.api.sites.createSite({
    site: { name: 'Other', domains: ['other.test'] },
  })
  expect((await owner.on(site.id).pages.listArticles({})).articles).toEqual([])
  await expect(owner.on(site.id).shop.journalPage({})).rejects.toMatchObject(missing)
  const { site: copy } = await owner.api.sites.duplicateSite({
    id: shop.site.id,
    domains: ['copy.test'],
  })
  const copied = await owner.on(copy.id).shop.articlePage({ slug: article.slug })
  expect(copied.article).toMatchObject({ title: 'Shared', date: article.articleDate })
  expect(copied.article.picture?.id).not.toBe(mediaId)
})

test('a site has at most 1,000 articles', async () => {
  const { db } = shop.server.platform
  const now = shop.clock.now()
  const draft = JSON.stringify(content('Many', {}))
  const rows = Array.from({ length: 1000 }, (_, at) => ({
    site_id: shop.site.id,
    id: crypto.randomUUID(),
    kind: 'ARTICLE',
    slug: `many-${at}`,
    draft,
    media_ids: [],
    revision: 1,
    created_date: now,
    updated_date: now,
  }))
  await db.insertInto('pages').values(rows).execute()
  await expect(write('One more')).rejects.toMatchObject({ code: 'TOO_MANY_PAGES' })
  await db.deleteFrom('pages').where('site_id', '=', shop.site.id).execute()
})
