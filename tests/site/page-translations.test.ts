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
  const { pages } = await api().pages.listPages({})
  for (const { id, revision } of [...articles, ...pages]) {
    if (revision > 0) await api().pages.deletePage({ id })
  }
})

const staff = staffAt(() => shop)
const api = () => shop.people.merchant().api
const visitor = () => shop.people.visitor().api
const section = (one: Omit<PageSection, 'id'>): PageSection => ({ id: crypto.randomUUID(), ...one })

const questions = section({
  questions: {
    title: 'Asked often',
    questions: [
      { question: 'How long?', answer: 'Two days.' },
      { question: 'How much?', answer: 'Nothing.' },
    ],
  },
})
const story = section({ story: { title: 'Clay', html: '<p>Clay first.</p>' } })
const at = ({ id }: PageSection, path: string) => `sections.${id}.${path}`
const inQuestions = (path: string) => at(questions, `questions.${path}`)

const german = {
  title: { text: 'Über uns' },
  description: { text: 'Wer wir sind' },
  [at(story, 'story.html')]: { text: '<p>Zuerst der Ton.</p>' },
  [inQuestions('questions.0.question')]: { text: 'Wie lange?' },
  [inQuestions('questions.1.question')]: { text: 'Wie viel?' },
}
const content = (more: Partial<PageContent> = {}): PageContent => ({
  title: 'About us',
  description: 'Who we are',
  sections: [story, questions],
  translations: { de: german },
  ...more,
})

let pages = 0
async function write(draft: PageContent) {
  const slug = `in-languages-${++pages}`
  const sent = { id: crypto.randomUUID(), revision: 0, slug, draft }
  return { ...(await api().pages.savePage(sent)).page, slug }
}
async function publish(draft: PageContent) {
  shop.clock.pass({ seconds: 1 })
  const { id, slug } = await write(draft)
  return { ...(await api().pages.publishPage({ id, revision: 1 })).page, slug }
}
type PublishedPage = Awaited<ReturnType<typeof publish>>
const save = async ({ id, revision }: Pick<PublishedPage, 'id' | 'revision'>, draft: PageContent) =>
  (await api().pages.savePage({ id, revision, draft })).page
const shown = async (slug: string, language?: 'de' | 'en' | 'fr' | 'he') =>
  (await visitor().shop.contentPage({ slug, ...(language && { language }) })).content
const article = (title: string, more: ArticleFields = {}): PageContent => ({
  title,
  description: '',
  sections: [story],
  article: { summary: 'In short', ...more },
})

describe('a visitor', () => {
  test('reads a page in their language, and untranslated text in the main one, marked as such', async () => {
    const { slug } = await publish(content())
    const page = await shown(slug, 'de')
    expect(page).toMatchObject({
      title: 'Über uns',
      description: 'Wer wir sind',
      languages: ['de'],
      untranslated: [],
    })
    expect(page.sections).toMatchObject([
      { story: { title: 'Clay', html: '<p>Zuerst der Ton.</p>' }, untranslated: ['title'] },
      {
        questions: {
          title: 'Asked often',
          questions: [
            { question: 'Wie lange?', answer: 'Two days.' },
            { question: 'Wie viel?', answer: 'Nothing.' },
          ],
        },
        untranslated: ['title', 'questions.0.answer', 'questions.1.answer'],
      },
    ])
  })

  test('reads it in the main language where theirs has no translation', async () => {
    const { slug } = await publish(content())
    const page = await shown(slug, 'he')
    expect(page.title).toBe('About us')
    expect(page.untranslated).toEqual(['title', 'description'])
    expect(page.languages).toEqual(['de'])
  })

  test('who asks for the main language, or for none, sees no marks', async () => {
    const { slug } = await publish(content())
    const page = await shown(slug, 'en')
    expect(page).toEqual(await shown(slug))
    expect(page).toMatchObject({ title: 'About us', untranslated: [] })
    expect(page.sections.map(({ untranslated }) => untranslated)).toEqual([[], []])
  })

  test('never sees a translation before it is published', async () => {
    const page = await publish(content({ translations: {} }))
    await save(page, content())
    expect((await shown(page.slug, 'de')).title).toBe('About us')
    await api().pages.publishPage({ id: page.id, revision: page.revision + 1 })
    expect((await shown(page.slug, 'de')).title).toBe('Über uns')
  })

  test('finds a page by the words of either language, with its title in theirs', async () => {
    const { slug } = await publish(
      content({
        title: 'Kilns',
        translations: {
          de: {
            title: { text: 'Brennöfen' },
            [at(story, 'story.html')]: { text: '<p>Glasuren</p>' },
          },
        },
      }),
    )
    const find = async (q: string, language?: 'de') =>
      (await visitor().shop.searchPage({ q, ...(language && { language }) })).pages
    const found = { kind: 'PAGE', slug, summary: 'Who we are' }
    expect(await find('glasur', 'de')).toEqual([
      { ...found, title: 'Brennöfen', untranslated: ['summary'] },
    ])
    expect(await find('kiln', 'de')).toMatchObject([{ title: 'Brennöfen' }])
    expect(await find('kiln')).toEqual([{ ...found, title: 'Kilns', untranslated: [] }])
    expect(await find('glasur')).toEqual([])
    const { pages: suggested } = await visitor().shop.suggestions({ q: 'glasur', language: 'de' })
    expect(suggested).toMatchObject([{ title: 'Brennöfen' }])
    const { id, revision } = (await api().pages.listPages({})).pages.find(
      (one) => one.slug === slug,
    ) ?? {
      id: '',
      revision: 0,
    }
    await api().pages.unpublishPage({ id, revision })
    expect(await find('glasur', 'de')).toEqual([])
  })

  test('reads the journal, its cards and neighbours in their language', async () => {
    await publish(article('First'))
    const second = await publish({
      ...article('Second'),
      translations: {
        de: { title: { text: 'Zweiter' }, 'article.summary': { text: 'Kurz' } },
      },
    })
    const third = await publish({
      ...article('Third', { tags: ['Kiln'] }),
      sections: [section({ articles: {} })],
      translations: { de: { title: { text: 'Dritter' } } },
    })
    const journal = await visitor().shop.journalPage({ language: 'de' })
    expect(journal.languages).toEqual(['de'])
    expect(journal.articles).toMatchObject([
      { title: 'Dritter', summary: 'In short', untranslated: ['summary'] },
      { title: 'Zweiter', summary: 'Kurz', untranslated: [] },
      { title: 'First', summary: 'In short', untranslated: ['title', 'summary'] },
    ])
    const read = async (slug: string) => visitor().shop.articlePage({ slug, language: 'de' })
    expect((await read(second.slug)).article).toMatchObject({
      title: 'Zweiter',
      summary: 'Kurz',
      previous: { title: 'First', untranslated: ['title'] },
      next: { title: 'Dritter', untranslated: [] },
    })
    const { content: page } = await read(third.slug)
    expect(page.sections[0]?.articles?.articles.map(({ title }) => title)).toEqual([
      'Dritter',
      'Zweiter',
      'First',
    ])
  })

  test('sees the titles of pages in the menu and the footer in their language', async () => {
    const { id } = await publish(content())
    const { revision } = await api().navigation.getNavigation()
    const navigation = {
      menu: [{ id: crypto.randomUUID(), label: '', pageId: id }],
      footer: {
        columns: [],
        text: '',
        legal: [{ id: crypto.randomUUID(), label: '', pageId: id }],
      },
    }
    const saved = await api().navigation.saveNavigation({ navigation, revision })
    const menu = async (asked: object) => (await visitor().shop.menu(asked)).navigation
    expect(await menu({ language: 'de' })).toMatchObject({
      menu: [{ label: 'Über uns' }],
      footer: { legal: [{ label: 'Über uns' }] },
    })
    expect((await menu({})).menu).toMatchObject([{ label: 'About us' }])
    const none = { menu: null, footer: null }
    await api().navigation.saveNavigation({ navigation: none, revision: saved.revision })
  })

  test('agrees to the newsletter’s consent text in their language', async () => {
    const form = section({ newsletter: { title: 'Letters', text: 'Once a month' } })
    await publish({
      ...content({ sections: [form] }),
      translations: { de: { [at(form, 'newsletter.text')]: { text: 'Einmal im Monat' } } },
    })
    const email = 'ada@example.test'
    await visitor().newsletter.subscribe({ sectionId: form.id, email, language: 'de' })
    const { subscribers } = await api().newsletter.listSubscribers({})
    expect(subscribers.find((one) => one.email === email)).toMatchObject({
      consentText: 'Letters\nEinmal im Monat',
    })
  })
})

describe('a merchant', () => {
  test('sees which translations are outdated, since each names its source text', async () => {
    const page = await write(content())
    expect(page.draft.translations?.de?.title).toEqual({ text: 'Über uns', source: 'About us' })
    const changed = await save(page, { ...page.draft, title: 'About all of us' })
    expect(changed.draft.translations?.de?.title).toEqual({ text: 'Über uns', source: 'About us' })
  })

  test('moves questions together with their translations', async () => {
    const page = await write(content())
    const [first, second] = questions.questions?.questions ?? []
    const moved = { ...questions, questions: { title: '', questions: [second, first] as never } }
    const saved = await save(page, { ...page.draft, sections: [moved] })
    const own = saved.draft.translations?.de ?? {}
    expect(own[inQuestions('questions.0.question')]?.text).toBe('Wie viel?')
    expect(own[inQuestions('questions.1.question')]?.text).toBe('Wie lange?')
    expect(Object.keys(own)).not.toContain(at(story, 'story.html'))
  })

  test('adds a section, which appears in every language, untranslated and marked', async () => {
    const page = await publish(content())
    const added = section({ quote: { text: 'Fine pots', author: 'Ada' } })
    const saved = await save(page, { ...page.draft, sections: [...page.draft.sections, added] })
    await api().pages.publishPage({ id: page.id, revision: saved.revision })
    expect((await shown(page.slug, 'de')).sections.at(-1)).toMatchObject({
      quote: { text: 'Fine pots' },
      untranslated: ['text', 'author'],
    })
  })

  test('deletes a translation: the page is as before, and unchanged', async () => {
    const page = await publish(content({ translations: {} }))
    expect(page.draft.translations).toBeUndefined()
    const saved = await save(page, content())
    expect(saved.state).toBe('CHANGED')
    const blank = { title: { text: ' ' } }
    const back = await save(saved, content({ translations: { de: blank } }))
    expect(back).toMatchObject({ state: 'PUBLISHED', draft: page.draft })
  })

  test('previews the draft in a language', async () => {
    const page = await write(content())
    const { url } = await api().pages.createPagePreview({ id: page.id })
    const token = url.split('/').at(-1) ?? ''
    const preview = await visitor().shop.previewPage({ token, language: 'de' })
    expect(preview.content.title).toBe('Über uns')
  })

  test('undoes a translation in the history', async () => {
    const page = await write(content({ translations: {} }))
    await save(page, content())
    const asked = { entityType: 'page', entityId: page.id, limit: 1 } as const
    const [entry] = (await api().history.listHistory(asked)).entries
    await api().history.undoChange({ id: entry?.id ?? '' })
    const { page: undone } = await api().pages.getPage({ id: page.id })
    expect(undone.draft).toEqual(page.draft)
  })

  test('gets sanitized HTML in translations', async () => {
    const html = '<p onclick="x()">Ton</p><script>x()</script>'
    const translations = { de: { [at(story, 'story.html')]: { text: html } } }
    const page = await write(content({ translations }))
    expect(page.draft.translations?.de?.[at(story, 'story.html')]?.text).toBe('<p>Ton</p>')
  })

  test('reads which field of a translation is wrong', async () => {
    const refused = async (translations: PageContent['translations']) =>
      write(content({ translations } as Partial<PageContent>)).then(
        () => undefined,
        (error) => error.violations?.[0]?.field ?? error,
      )
    expect(await refused({ de: { titel: { text: 'Über uns' } } })).toBe(
      'draft.translations.de.titel',
    )
    expect(await refused({ de: { title: { text: 'a'.repeat(121) } } })).toBe(
      'draft.translations.de.title',
    )
    expect(await refused({ en: { title: { text: 'About' } } })).toBe('draft.translations.en')
    expect(await refused({ xx: {} } as never)).toContain('draft.translations')
  })

  test('publishes a legal page whose translation has no brackets left either', async () => {
    const id = '00000000-0000-4000-8000-0000000000b1'
    const draft = content({ translations: { de: { title: { text: 'Impressum [Name]' } } } })
    await api().pages.savePage({ id, revision: 0, slug: 'imprint', draft })
    await expect(api().pages.publishPage({ id, revision: 1 })).rejects.toMatchObject({
      code: 'PAGE_PLACEHOLDERS_OPEN',
      data: { placeholders: [{ field: 'draft.translations.de.title.text', text: 'Name' }] },
    })
  })
})

test('sitemaps have the languages of each page and article', async () => {
  const page = await publish(content())
  await publish(article('Only English'))
  const list = async (of: 'ARTICLES' | 'PAGES') =>
    (await visitor().shop.listAddresses({ of })).addresses
  expect(await list('PAGES')).toMatchObject([{ slug: page.slug, languages: ['de'] }])
  expect(await list('ARTICLES')).toMatchObject([{ languages: [] }])
})

test('a copy of a site has the translations too', async () => {
  const owner = await staff.person('owner')
  const page = await publish(content())
  const { site: copy } = await owner.api.sites.duplicateSite({
    id: shop.site.id,
    domains: ['copy.test'],
  })
  const itsShop = owner.on(copy.id).shop
  const copied = await itsShop.contentPage({ slug: page.slug, language: 'de' })
  expect(copied.content.title).toBe('Über uns')
})
