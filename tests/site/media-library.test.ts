import type { PageSection } from '@vitrine/contract/pages'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'
import { addVideo } from './videos.fixture.ts'

let shop: TestServer
let staff: Awaited<ReturnType<ReturnType<typeof staffAt>['person']>>
beforeAll(async () => {
  shop = await startTestServer()
  staff = await staffAt(() => shop).person('admin')
})
afterAll(() => shop.close())

const api = () => staff.api
const visitor = () => shop.people.visitor().api
const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="${color}"/></svg>`
async function upload(fileName: string, altText = '') {
  shop.clock.pass({ seconds: 1 })
  return (await api().media.uploadMedia({ fileName, altText }, { body: drawing('#8a5') })).media
}
const names = async (query: object) =>
  (await api().media.queryMedia({ query })).items.map(({ fileName }) => fileName)
const addressOf = (id: string, width = 64) =>
  shop.server.fetch(new Request(`${shop.baseUrl}/media/${id}/w_${width}`))
const usesOf = async (id: string) => (await api().media.getMedia({ id })).usedIn
const section = (one: Omit<PageSection, 'id'>): PageSection => ({ id: crypto.randomUUID(), ...one })

let shops = 0
/** Shows a picture in every place there is. */
async function showEverywhere({ id, url }: { id: string; url: string }) {
  const at = ++shops
  const { product } = await api().products.saveProduct({
    product: { name: `Vase ${at}`, price: '20.00', media: [{ id }] },
  })
  const look = { name: 'Celadon', choiceType: 'IMAGE' as const, image: { id, width: 4, height: 5 } }
  const { customization } = await api().catalogV3.createCustomization({
    customization: {
      name: `Glaze ${at}`,
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'SWATCH_CHOICES',
      choicesSettings: { choices: [look] },
    },
  })
  const { collection } = await api().collections.saveCollection({
    collection: { name: `Table ${at}`, image: { id } },
  })
  const sections = [
    section({ hero: { title: 'Hello', picture: { mediaId: id, altText: 'Our kiln' } } }),
  ]
  const draft = { title: `About ${at}`, description: '', sections }
  const pageId = crypto.randomUUID()
  const slug = `about-${at}`
  await api().pages.savePage({ id: pageId, revision: 0, slug, draft })
  await api().pages.publishPage({ id: pageId, revision: 1 })
  await api().sites.updateSettings({ settings: { branding: { logoUrl: url } } })
  const shown = async () => ({
    product: (await api().products.getProduct({ id: product.id })).product.media?.map(
      (one) => one.id,
    ),
    swatch: (
      await api().catalogV3.getCustomization({ customizationId: customization.id })
    ).customization.choicesSettings?.choices?.map(({ image }) => image?.id),
    collection: (await api().collections.getCollection({ id: collection.id })).collection.image?.id,
    page: (await visitor().shop.contentPage({ slug })).content.sections[0]?.hero?.picture?.id,
    logo: (await api().sites.getSettings()).settings.branding.logoUrl.split('/').at(-1),
  })
  return { at, product, shown }
}
const everywhere = (id: string) => ({
  product: [id],
  swatch: [id],
  collection: id,
  page: id,
  logo: id,
})
const nowhere = {
  product: [],
  swatch: [undefined],
  collection: undefined,
  page: undefined,
  logo: '',
}

describe('a merchant', () => {
  test('finds pictures by name, text, size and use', async () => {
    const vase = await upload('search-vase.svg', 'A vase of clay')
    await upload('search-bowl.svg')
    await api().products.saveProduct({
      product: { name: 'Bowl', price: '9.00', media: [{ id: vase.id }] },
    })
    expect(await names({ search: 'search-' })).toEqual(['search-bowl.svg', 'search-vase.svg'])
    expect(await names({ search: 'search-', sort: 'NAME' })).toHaveLength(2)
    expect(await names({ search: 'search-', sort: 'OLDEST' })).toEqual([
      'search-vase.svg',
      'search-bowl.svg',
    ])
    expect(await names({ search: 'OF CLAY' })).toEqual(['search-vase.svg'])
    expect(await names({ search: 'search-', unused: true })).toEqual(['search-bowl.svg'])
    expect(await names({ search: 'search-', withoutAltText: true })).toEqual(['search-bowl.svg'])
    expect(await names({ search: 'search-', minBytes: vase.bytes + 1 })).toEqual([])
    expect(await names({ search: 'search-', maxBytes: vase.bytes })).toHaveLength(2)
    expect(await names({ search: 'search-', mimeType: 'image/png' })).toEqual([])
  })

  test('reads the list in the same number of statements, however many there are', async () => {
    const read = (limit: number) =>
      shop.countStatements(() =>
        api().media.queryMedia({ query: { unused: true, paging: { limit } } }),
      )
    for (let at = 0; at < 5; at += 1) await upload(`counted-${at}.svg`)
    const one = await read(1)
    const many = await read(100)
    expect(many.result.items.length).toBeGreaterThan(one.result.items.length)
    expect(many.statements.length).toBe(one.statements.length)
  })

  test('sees every place that shows a picture', async () => {
    const picture = await upload('everywhere.svg')
    const { at, product } = await showEverywhere(picture)
    const { uses, total } = await usesOf(picture.id)
    expect(total).toBe(uses.length)
    expect(uses).toEqual([
      expect.objectContaining({ kind: 'CUSTOMIZATION', name: `Glaze ${at}`, choice: 'Celadon' }),
      { kind: 'PRODUCT', id: product.id, name: `Vase ${at}` },
      expect.objectContaining({ kind: 'COLLECTION', name: `Table ${at}` }),
      expect.objectContaining({ kind: 'PAGE', name: `About ${at}` }),
      { kind: 'LOGO', id: shop.site.id, name: 'Test shop' },
    ])
  })

  test('saves the texts of many pictures at once, and undoes them at once', async () => {
    const [one, two] = [await upload('texts-1.svg', 'Old'), await upload('texts-2.svg')]
    const texts = [
      { id: one.id, altText: 'A bowl' },
      { id: two.id, altText: '' },
    ]
    await expect(
      api().media.updateAltTexts({ texts: [...texts, { id: 'nothing', altText: 'x' }] }),
    ).rejects.toMatchObject({ code: 'MEDIA_NOT_FOUND', data: { id: 'nothing' } })
    const { media } = await api().media.updateAltTexts({ texts })
    expect(media).toMatchObject([{ id: one.id, altText: 'A bowl' }])
    const { entries } = await api().history.listHistory({ entityType: 'media', entityId: one.id })
    expect(entries[0]).toMatchObject({ action: 'UPDATED', undoable: true, groupSize: 1 })
    await api().history.undoGroup({ groupId: entries[0]?.groupId ?? '' })
    expect((await api().media.getMedia({ id: one.id })).media.altText).toBe('Old')
  })

  test('sees the text of the library where a use has none of its own', async () => {
    const picture = await upload('default.svg', 'First text')
    const media = [{ id: picture.id }]
    const sell = async (own?: string) =>
      (
        await api().products.saveProduct({
          product: {
            name: 'Cup',
            price: '5.00',
            media: own === undefined ? media : [{ id: picture.id, altText: own }],
          },
        })
      ).product.id
    const [plain, own] = [await sell(), await sell('A cup with a handle')]
    const sections = [section({ story: { html: '<p>Hi</p>', picture: { mediaId: picture.id } } })]
    const draft = { title: 'Story', description: '', sections }
    const pageId = crypto.randomUUID()
    await api().pages.savePage({ id: pageId, revision: 0, slug: 'story', draft })
    await api().pages.publishPage({ id: pageId, revision: 1 })
    await api().media.updateMedia({ id: picture.id, altText: 'Second text' })
    const textOf = async (id: string) =>
      (await api().products.getProduct({ id })).product.media?.[0]?.altText
    expect([await textOf(plain), await textOf(own)]).toEqual(['Second text', 'A cup with a handle'])
    const { content } = await visitor().shop.contentPage({ slug: 'story' })
    expect(content.sections[0]?.story?.picture?.altText).toBe('Second text')
  })
})

describe('a picture in texts', () => {
  const img = (id: string) =>
    `<p>Look: <img src="${shop.baseUrl}/media/${id}/w_640" alt="It" /></p>`
  async function writeAbout(id: string) {
    const at = ++shops
    const { product } = await api().products.saveProduct({
      product: { name: `Vase in words ${at}`, price: '20.00', description: img(id) },
    })
    const pageId = crypto.randomUUID()
    const sections = [section({ story: { html: img(id) } })]
    const draft = { title: `Text ${at}`, description: '', sections }
    await api().pages.savePage({ id: pageId, revision: 0, slug: `text-${at}`, draft })
    const articleId = crypto.randomUUID()
    const article = {
      ...draft,
      title: `News ${at}`,
      article: { summary: '', author: '', searchTitle: '' },
    }
    await api().pages.savePage({ id: articleId, revision: 0, slug: `news-${at}`, draft: article })
    const texts = async () => [
      (await api().products.getProduct({ id: product.id })).product.description,
      ...(await Promise.all(
        [pageId, articleId].map(
          async (one) =>
            (
              await api().pages.getPage({ id: one })
            ).page.draft.sections[0]?.story?.html,
        ),
      )),
    ]
    return { at, texts }
  }

  test('counts as used by products, pages and articles', async () => {
    const picture = await upload('in-texts.svg')
    const { at } = await writeAbout(picture.id)
    const { uses, total } = await usesOf(picture.id)
    expect(total).toBe(3)
    expect(uses.map(({ kind, name }) => [kind, name])).toEqual([
      ['PRODUCT', `Vase in words ${at}`],
      ['PAGE', `News ${at}`],
      ['PAGE', `Text ${at}`],
    ])
    expect(await names({ search: 'in-texts', unused: true })).toEqual([])
    await expect(api().media.deleteMedia({ id: picture.id })).rejects.toMatchObject({
      code: 'MEDIA_IN_USE',
      data: { total: 3 },
    })
  })

  test('is replaced in them, and removed from them where its deletion is forced', async () => {
    const old = await upload('text-old.svg')
    const { texts } = await writeAbout(old.id)
    const { media, usedIn } = await api().media.replaceMedia(
      { id: old.id, fileName: 'text-new.svg' },
      { body: drawing('#259') },
    )
    expect(usedIn.total).toBe(3)
    for (const text of await texts()) expect(text).toContain(`/media/${media.id}/w_640`)
    await api().media.deleteMedia({ id: media.id, force: true })
    for (const text of await texts()) {
      expect(text).toContain('Look: ')
      expect(text).not.toContain('<img')
    }
  })
})

describe('a replaced picture', () => {
  test('is shown in every place, and one undo restores the old one', async () => {
    const old = await upload('old.svg', 'An old vase')
    const { shown } = await showEverywhere(old)
    const { media, usedIn } = await api().media.replaceMedia(
      { id: old.id, fileName: 'new.svg' },
      { body: drawing('#259') },
    )
    expect(media).toMatchObject({ fileName: 'new.svg', altText: 'An old vase' })
    expect(usedIn.total).toBe(5)
    expect(await shown()).toEqual(everywhere(media.id))
    // Who stored the old address sees the new file, for a short time only.
    const reply = await addressOf(old.id)
    expect(reply.headers.get('cache-control')).toBe('public, max-age=300')
    expect(await reply.arrayBuffer()).toEqual(await (await addressOf(media.id)).arrayBuffer())

    const entityId = media.id
    const { entries } = await api().history.listHistory({ entityType: 'media', entityId })
    const groupId = entries[0]?.groupId ?? ''
    const back = await api().history.undoGroup({ groupId })
    expect(await shown()).toEqual(everywhere(old.id))
    await expect(api().media.getMedia({ id: media.id })).rejects.toMatchObject({
      code: 'MEDIA_NOT_FOUND',
    })
    await api().history.undoGroup({ groupId: back.groupId })
    expect(await shown()).toEqual(everywhere(media.id))
  })

  test('is replaced by a picture only', async () => {
    const old = await upload('still.svg')
    const replace = (id: string, body: string) =>
      api().media.replaceMedia({ id, fileName: 'new' }, { body })
    await expect(replace(old.id, 'no picture')).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA' })
    const video = await addVideo(api())
    await expect(replace(video.id, drawing('#000'))).rejects.toMatchObject({
      status: 409,
      code: 'MEDIA_KIND_DIFFERS',
    })
    await expect(replace('nothing', drawing('#000'))).rejects.toMatchObject({
      code: 'MEDIA_NOT_FOUND',
    })
    expect((await addressOf(old.id)).headers.get('cache-control')).toContain('immutable')
  })
})

describe('a deleted picture', () => {
  test('is refused where it is shown, with the names of the places, unless it is forced', async () => {
    const picture = await upload('wanted.svg')
    const { at, shown } = await showEverywhere(picture)
    const refused = api().media.deleteMedia({ id: picture.id })
    await expect(refused).rejects.toMatchObject({
      code: 'MEDIA_IN_USE',
      data: {
        total: 5,
        uses: expect.arrayContaining([expect.objectContaining({ name: `Vase ${at}` })]),
      },
    })
    expect(await shown()).toEqual(everywhere(picture.id))
    const { removedFrom } = await api().media.deleteMedia({ id: picture.id, force: true })
    expect(removedFrom.uses.map(({ kind }) => kind)).toEqual([
      'CUSTOMIZATION',
      'PRODUCT',
      'COLLECTION',
      'PAGE',
      'LOGO',
    ])
    expect(await shown()).toEqual(nowhere)
    expect((await addressOf(picture.id)).status).toBe(404)
  })

  test('is restored with its file by an undo, until the file is deleted', async () => {
    const picture = await upload('back.svg', 'Back again')
    const removed = async () => {
      await api().media.deleteMedia({ id: picture.id })
      const { entries } = await api().history.listHistory({
        entityType: 'media',
        entityId: picture.id,
      })
      return entries[0]?.id ?? ''
    }
    await api().history.undoChange({ id: await removed() })
    expect((await api().media.getMedia({ id: picture.id })).media).toEqual(picture)
    expect((await addressOf(picture.id)).status).toBe(200)

    const id = await removed()
    await shop.server.platform.db
      .updateTable('deleted_media')
      .set({ deleted_date: new Date(0) })
      .where('id', '=', picture.id)
      .execute()
    await shop.server.tasks['media:prune']()
    await expect(api().history.undoChange({ id })).rejects.toMatchObject({ code: 'UNDO_CONFLICTS' })
  })

  test('that is a poster is removed from its videos, or its videos are named', async () => {
    const poster = await upload('poster.svg')
    await shop.server.platform.db
      .insertInto('media')
      .values({
        site_id: shop.site.id,
        id: `${'a'.repeat(32)}~mv2.mp4`,
        kind: 'video',
        state: 'remote',
        file_name: 'kiln.mp4',
        source_url: 'https://videos.example/kiln.mp4',
        created_date: new Date(),
        poster_id: poster.id,
      })
      .execute()
    expect((await usesOf(poster.id)).uses).toMatchObject([{ kind: 'VIDEO', name: 'kiln.mp4' }])
    await api().media.deleteMedia({ id: poster.id, force: true })
    const { media } = await api().media.getMedia({ id: `${'a'.repeat(32)}~mv2.mp4` })
    expect(media.posterId).toBeUndefined()
  })
})
