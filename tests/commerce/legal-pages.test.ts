import { languagesOfRegion, legalRegions } from '@vitrine/contract/legal-pages'
import { legalPageIds, openPlaceholders } from '@vitrine/contract/pages'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverToGermany } from './checkout.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const attempt = { id: '1', attempt: 1, isLastAttempt: false, signal: undefined }
const newShop = async () => {
  const site = await shop.anotherSite()
  return { api: site.people.merchant().api, visitor: site.people.visitor().api, site }
}
type Api = Awaited<ReturnType<typeof newShop>>['api']

async function enterSeller(api: Api, country = 'DE') {
  const { settings, revision } = await api.invoices.getInvoiceSettings({})
  const address = {
    ...settings.seller.address,
    addressLine: 'Weg 1',
    postalCode: '10115',
    city: 'Berlin',
    country,
  }
  const seller = { ...settings.seller, name: 'Ada <Lamp> & Co', address, email: 'hi@lamp.example' }
  await api.invoices.saveInvoiceSettings({ settings: { ...settings, seller }, revision })
}

const page = async (api: Api, kind: keyof typeof legalPageIds) =>
  (await api.pages.getPage({ id: legalPageIds[kind] })).page
const textOf = async (api: Api, kind: keyof typeof legalPageIds) =>
  (await page(api, kind)).draft.sections.map(({ story }) => story?.html).join('\n')

/** Replaces all placeholders in square brackets. */
async function fillByHand(api: Api, kind: keyof typeof legalPageIds) {
  const { id, revision, draft } = await page(api, kind)
  const sections = draft.sections.map((one) => ({
    ...one,
    ...(one.story && {
      story: { ...one.story, html: one.story.html.replace(/\[[^\]]*\]/g, 'Genannt') },
    }),
  }))
  return (await api.pages.savePage({ id, revision, draft: { ...draft, sections } })).page
}

describe('a merchant', () => {
  test('adds the legal pages once, filled with what the shop knows, and linked in the footer', async () => {
    const { api, visitor, site } = await newShop()
    await enterSeller(api)
    await deliverToGermany(site.people.merchant())
    await api.sites.updateSettings({ settings: { locale: 'de-DE', tagline: 'Licht' } })
    const before = await api.legalPages.getLegalPages({})
    expect(before).toEqual({ region: 'EU', language: 'de', present: [] })

    const kinds = ['imprint', 'privacy', 'terms', 'delivery', 'returns', 'withdrawal']
    const chosen = { region: 'EU', language: 'de' } as const
    const { created } = await api.legalPages.createLegalPages(chosen)
    expect(created).toEqual(kinds)
    expect((await api.legalPages.createLegalPages(chosen)).created).toEqual([])
    const other = await api.legalPages.createLegalPages({ region: 'UK', language: 'en' })
    expect(other.created).toEqual([])
    const { pages } = await api.pages.listPages({})
    expect(pages.map(({ slug }) => slug).sort()).toEqual([
      'agb',
      'datenschutz',
      'impressum',
      null,
      'ruecksendungen',
      'versand-und-zahlung',
      'widerruf',
    ])
    const imprint = await textOf(api, 'imprint')
    expect(imprint).toContain('Ada &lt;Lamp&gt; &amp; Co<br />Weg 1<br />10115 Berlin')
    expect(imprint).toContain('[Ihre Telefonnummer]')
    expect(await textOf(api, 'delivery')).toContain('Deutschland')
    expect(await textOf(api, 'delivery')).toContain('Parcel: 2–3 days')
    expect(await textOf(api, 'withdrawal')).toContain('binnen 14 Tagen')

    const { navigation } = await api.navigation.getNavigation({})
    expect(navigation.footer?.text).toBe('Licht')
    expect(navigation.footer?.legal.map(({ pageId }) => pageId)).toEqual(
      Object.values(legalPageIds),
    )
    const shown = async () => (await visitor.shop.menu({})).navigation.footer?.legal
    expect(await shown()).toEqual([])
    const { id, revision } = await fillByHand(api, 'imprint')
    await api.pages.publishPage({ id, revision })
    expect(await shown()).toEqual([{ label: 'Impressum', pageSlug: 'impressum' }])
  })

  test('has links to the published ones in every mail to shoppers, not in those to staff', async () => {
    const { api, site } = await newShop()
    await enterSeller(api)
    await api.legalPages.createLegalPages({ region: 'EU', language: 'de' })
    const { id, revision } = await fillByHand(api, 'imprint')
    await api.pages.publishPage({ id, revision })
    const textTo = async (to: string) => (await api.mailbox.listMails({ to })).mails[0]?.text
    await site.people.member({ email: 'grete@example.com' })
    expect(await textTo('grete@example.com')).toMatch(/\nImpressum: http\S+\/pages\/impressum\n$/)
    await api.staff.inviteStaff({ invitation: { email: 'sam@example.com', role: 'editor' } })
    expect(await textTo('sam@example.com')).not.toContain('Impressum')
  })

  test('publishes a page only when nothing is left to be filled in, and fills in what became known', async () => {
    const { api, visitor } = await newShop()
    await api.legalPages.createLegalPages({ region: 'EU', language: 'de' })
    const { id, revision } = await page(api, 'imprint')
    const refused = { code: 'PAGE_PLACEHOLDERS_OPEN', status: 409 }
    const asked = await api.pages.publishPage({ id, revision }).catch((error) => error)
    expect(asked).toMatchObject(refused)
    expect(asked.data.placeholders).toContainEqual({
      field: 'draft.sections[0].story.html',
      text: 'Ihre Anschrift',
    })
    const publishDate = new Date(shop.clock.now().getTime() + 60_000)
    const planned = api.pages.schedulePage({ id, revision, publishDate })
    await expect(planned).rejects.toMatchObject(refused)

    const unchanged = (await api.legalPages.fillLegalPage({ id, revision })).page
    expect(unchanged.revision).toBe(revision)
    await enterSeller(api)
    const { page: filled } = await api.legalPages.fillLegalPage({ id, revision })
    const open = openPlaceholders(filled.draft).map(({ text }) => text)
    expect(open).not.toContain('Ihre Anschrift')
    expect(open).toContain('Ihre Telefonnummer')
    expect(await textOf(api, 'imprint')).toContain('Ada &lt;Lamp&gt; &amp; Co')

    const complete = await fillByHand(api, 'imprint')
    const which = { id, revision: complete.revision }
    expect((await api.pages.publishPage(which)).page.state).toBe('PUBLISHED')
    const { content } = await visitor.shop.contentPage({ slug: 'impressum' })
    expect(content.title).toBe('Impressum')
    // Square brackets have no meaning on other pages of the merchant.
    const own = { id: crypto.randomUUID(), slug: 'own', revision: 0 }
    const quote = { id: crypto.randomUUID(), quote: { text: 'As she said [laughing]' } }
    const draft = { title: 'Own', description: '', sections: [quote] }
    await api.pages.savePage({ ...own, draft })
    await api.pages.publishPage({ id: own.id, revision: 1 })
  })

  test('who schedules a page with placeholders finds it as a draft without a date', async () => {
    const { api } = await newShop()
    await api.legalPages.createLegalPages({ region: 'UK', language: 'en' })
    const { id, revision, draft } = await fillByHand(api, 'terms')
    const publishDate = new Date(shop.clock.now().getTime() + 60_000)
    const { page: planned } = await api.pages.schedulePage({ id, revision, publishDate })
    const asking = { ...draft, description: 'Terms of [Your name]' }
    await api.pages.savePage({ id, revision: planned.revision, draft: asking })
    shop.clock.pass({ seconds: 61 })
    await shop.server.tasks['pages:publish']({}, attempt)
    expect(await page(api, 'terms')).toMatchObject({ state: 'DRAFT', publishDate: null })
  })

  test('finds texts for each region and language, without broken placeholders', async () => {
    for (const region of legalRegions) {
      for (const language of languagesOfRegion[region]) {
        const { api } = await newShop()
        const slug = 'terms'
        const sections: [] = []
        const draft = { title: 'Mine', description: '', sections }
        await api.pages.savePage({ id: crypto.randomUUID(), slug, revision: 0, draft })
        const { created } = await api.legalPages.createLegalPages({ region, language })
        expect(created).toHaveLength(region === 'US' ? 5 : 6)
        for (const kind of created) {
          const stored = await page(api, kind)
          expect(stored.draft.sections.length).toBeGreaterThan(1)
          expect(JSON.stringify(stored.draft)).not.toMatch(/undefined|<p><\/p>/)
        }
        if (language === 'en') expect((await page(api, 'terms')).slug).toBe('terms-2')
      }
    }
    const { api } = await newShop()
    const german = api.legalPages.createLegalPages({ region: 'US', language: 'de' })
    await expect(german).rejects.toMatchObject({ status: 400, violations: [{ field: 'language' }] })
    await expect(
      api.legalPages.fillLegalPage({ id: crypto.randomUUID(), revision: 1 }),
    ).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' })
  })

  test('sees the region of the seller suggested', async () => {
    const { api } = await newShop()
    const suggested = async () => (await api.legalPages.getLegalPages({})).region
    expect(await suggested()).toBe('US')
    await enterSeller(api, 'GB')
    expect(await suggested()).toBe('UK')
    await enterSeller(api, 'FR')
    expect(await suggested()).toBe('EU')
  })

  test('who deletes a page can create it again once, with its links in the footer unchanged', async () => {
    const { api } = await newShop()
    const texts = { region: 'US', language: 'en' } as const
    await api.legalPages.createLegalPages(texts)
    await api.pages.deletePage({ id: legalPageIds.terms })
    expect((await api.legalPages.createLegalPages(texts)).created).toEqual(['terms'])
    const { navigation } = await api.navigation.getNavigation({})
    expect(navigation.footer?.legal).toHaveLength(5)
  })
})
