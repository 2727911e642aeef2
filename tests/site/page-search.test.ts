import { legalPageIds, type PageContent } from '@vitrine/contract/pages'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { create } from '../catalog/saved-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const visitor = () => shop.people.visitor().api.shop

const pageIds: string[] = []
afterEach(async () => {
  for (const id of pageIds.splice(0)) await api().pages.deletePage({ id })
})

interface NewPage extends Partial<Pick<PageContent, 'description' | 'article'>> {
  readonly html?: string
}

let slugs = 0
/** The draft of a page, or of an article. */
async function write(title: string, { html = '<p>Clay first.</p>', ...said }: NewPage = {}) {
  const slug = `text-${++slugs}`
  const sections = [{ id: crypto.randomUUID(), story: { html } }]
  const draft = { title, description: '', sections, ...said }
  const id = crypto.randomUUID()
  const { page } = await api().pages.savePage({ id, revision: 0, slug, draft })
  pageIds.push(id)
  return page
}
type Which = { id: string; revision: number }
const publish = async ({ id, revision }: Which) =>
  (await api().pages.publishPage({ id, revision })).page
const show = async (title: string, said: NewPage = {}) => publish(await write(title, said))

const found = async (q: string) => (await visitor().searchPage({ q })).pages
const titles = async (q: string) => (await found(q)).map(({ title }) => title)
const suggested = async (q: string) =>
  (await visitor().suggestions({ q })).pages.map(({ title }) => title)

describe('a visitor', () => {
  test('finds pages and articles by title, summary, tags and text, titles first', async () => {
    const html = '<p>We fire at <b>1,240</b> degrees, and glaze twice.</p>'
    const article = { summary: 'Ash and iron.', tags: ['Stoneware'], author: 'Ada' }
    await show('How a kiln works', { html })
    const glaze = await show('Why we glaze', { article })
    expect(await found('glaze')).toMatchObject([
      { kind: 'ARTICLE', slug: glaze.slug, title: 'Why we glaze', summary: 'Ash and iron.' },
      { kind: 'PAGE', slug: expect.any(String), title: 'How a kiln works', summary: '' },
    ])
    for (const words of ['ash iron', 'stoneware', 'Ada', 'glaze ash']) {
      expect([words, await titles(words)]).toEqual([words, ['Why we glaze']])
    }
    expect(await titles('degrees')).toEqual(['How a kiln works'])
    expect(await titles('degrees stoneware')).toEqual([])
  })

  test('finds them while typing, with typos, without accents, and in other forms of a word', async () => {
    await show('Porzellan & Küche', { html: '<p>Everything about throwing bowls.</p>' })
    expect(await suggested('porz')).toEqual(['Porzellan & Küche'])
    expect(await suggested('kuche')).toEqual(['Porzellan & Küche'])
    expect(await suggested('porzelan')).toEqual(['Porzellan & Küche'])
    expect(await titles('thrwoing bowl')).toEqual(['Porzellan & Küche'])
    expect(await titles('throws')).toEqual(['Porzellan & Küche'])
  })

  test('never finds drafts, or scheduled and unpublished pages', async () => {
    await write('Samovar draft')
    const { id, revision } = await write('Samovar soon')
    const publishDate = new Date(shop.clock.now().getTime() + 60_000)
    await api().pages.schedulePage({ id, revision, publishDate })
    expect(await titles('samovar')).toEqual([])
    const shown = await show('Samovar now')
    expect(await titles('samovar')).toEqual(['Samovar now'])
    const draft = { ...shown.draft, title: 'Teapot now' }
    const { revision: last, slug } = shown
    const changed = await api().pages.savePage({ id: shown.id, revision: last, slug, draft })
    expect([await titles('samovar'), await titles('teapot')]).toEqual([['Samovar now'], []])
    const live = await publish(changed.page)
    expect([await titles('samovar'), await titles('teapot')]).toEqual([[], ['Teapot now']])
    await api().pages.unpublishPage({ id: live.id, revision: live.revision })
    expect(await titles('teapot')).toEqual([])
  })

  test('does not find addresses, ids or the home page', async () => {
    const html = '<p><a href="https://wheelhouse.example/ladle">Here</a></p>'
    const { id } = await show('A link', { html })
    expect([await titles('wheelhouse'), await titles(id)]).toEqual([[], []])
    const home = (await api().pages.getPage({ id: '00000000-0000-4000-8000-0000000000a1' })).page
    const draft = { ...home.draft, title: 'Peculiar home' }
    const saved = await api().pages.savePage({ id: home.id, revision: home.revision, draft })
    await publish(saved.page)
    pageIds.push(home.id)
    expect(await titles('peculiar')).toEqual([])
  })

  test('sees them with the first page of products only, whatever the filters', async () => {
    await create(api(), { name: 'Spoon rest' })
    await create(api(), { name: 'Spoon' })
    await show('About spoons')
    const first = await visitor().searchPage({ q: 'spoon', limit: 1, minPrice: '99999' })
    expect([first.products, first.pages.length]).toEqual([[], 1])
    const second = await visitor().searchPage({ q: 'spoon', limit: 1, offset: 1 })
    expect([second.products.length, second.pages]).toEqual([1, []])
  })

  test('gets no results for one or two characters, or for none', async () => {
    await show('Kiln')
    for (const q of ['', 'k', 'ki', '%', "'"]) expect([q, await titles(q)]).toEqual([q, []])
  })
})

test('legal pages are found when they are published', async () => {
  const sections = [{ id: crypto.randomUUID(), story: { html: '<p>Fourteen days.</p>' } }]
  const draft = { title: 'Revocation', description: 'How to withdraw.', sections }
  const id = legalPageIds.withdrawal
  const { page } = await api().pages.savePage({ id, revision: 0, slug: 'revocation', draft })
  pageIds.push(id)
  await publish(page)
  expect(await found('withdraw fourteen')).toMatchObject([{ summary: 'How to withdraw.' }])
})

test('synonyms of the shop apply to pages too', async () => {
  await show('Mugs and cups')
  expect(await titles('beaker')).toEqual([])
  await api().sites.updateSettings({ settings: { search: { synonyms: [['beaker', 'mug']] } } })
  expect(await titles('beaker')).toEqual(['Mugs and cups'])
})

test('words have the forms of the shop’s language, also after it was changed', async () => {
  await show('Für jedes Kind')
  expect(await titles('kindern')).toEqual([])
  await api().sites.updateSettings({ settings: { locale: 'de-DE' } })
  expect(await titles('kindern')).toEqual(['Für jedes Kind'])
  await api().sites.updateSettings({ settings: { locale: 'en-US' } })
})

test('a search takes as many statements for many pages as for one', async () => {
  const costOf = async (q: string) => {
    const found = await shop.countStatements(() => visitor().searchPage({ q, facets: false }))
    const suggestions = await shop.countStatements(() => visitor().suggestions({ q }))
    return [found.statements.length, suggestions.statements.length]
  }
  const costs = async () => [await costOf('engobe'), await costOf('engobbe')]
  await show('Engobe')
  // What does not depend on pages is remembered from then on.
  await costs()
  await show('Engobe two')
  const few = await costs()
  for (let at = 0; at < 8; at++) await show(`Engobe again ${at}`)
  expect(await costs()).toEqual(few)
  expect(await titles('engobe')).toHaveLength(6)
  expect(await suggested('engobe')).toHaveLength(4)
})
