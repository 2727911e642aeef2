import { MAX_CONFIRMATIONS_A_DAY } from '@vitrine/contract/newsletter'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { limits: { callsPerMinuteFactor: 100 } } })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const sectionId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c91'
const pageId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c90'
const text = 'What is new, once a month.'

const subscribe = (email: string, more: object = {}) =>
  shop.people.visitor().api.newsletter.subscribe({ sectionId, email, ...more })
const mailsTo = async (to: string) => (await api().mailbox.listMails({ to })).mails
const list = (filter: object = {}) => api().newsletter.listSubscribers(filter)
const oneOf = async (email: string) => (await list({ search: email })).subscribers[0]

/** The latest link that an address has got. */
async function linkOf(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  return /\/newsletter\/confirm\/([^\s"]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const confirm = (link: string) => shop.people.visitor().api.newsletter.confirmSubscription({ link })

/** The link to unsubscribe that the file has for an address. */
async function wayOutOf(email: string): Promise<string> {
  const { text: file } = await api().newsletter.exportSubscribers({ search: email })
  return /\/newsletter\/([^\s",]+)/.exec(file)?.[1] ?? ''
}

describe('a visitor', () => {
  test('subscribes by a form of a published page, and only once the address is confirmed', async () => {
    expect(await codeOf(subscribe('ada@example.com'))).toBe('404 NEWSLETTER_FORM_NOT_FOUND')
    const form = { id: sectionId, newsletter: { title: 'Stay in touch', text } }
    const draft = { title: 'News', description: '', sections: [form] }
    const { page } = await api().pages.savePage({ id: pageId, revision: 0, slug: 'news', draft })
    await api().pages.publishPage({ id: pageId, revision: page.revision })
    const { content } = await shop.people.visitor().api.shop.contentPage({ slug: 'news' })
    expect(content.sections).toMatchObject([form])

    await subscribe('ada@example.com', { language: 'de' })
    expect(await oneOf('ada@example.com')).toMatchObject({
      state: 'PENDING',
      language: 'de',
      pageId,
      consentText: `Stay in touch\n${text}`,
      confirmedDate: null,
    })
    const [mail] = await mailsTo('ada@example.com')
    expect(mail?.subject).toContain('Newsletter')
    shop.clock.pass({ minutes: 5 })
    const link = await linkOf('ada@example.com')
    await confirm(link)
    await confirm(link)
    const subscriber = await oneOf('ada@example.com')
    expect(subscriber).toMatchObject({ state: 'ACTIVE', unsubscribedDate: null })
    expect(subscriber?.confirmedDate?.getTime()).toBeGreaterThan(
      subscriber?.requestedDate.getTime() ?? 0,
    )
  })

  test('does not learn who has subscribed, and gets no second mail then', async () => {
    const before = (await mailsTo('ada@example.com')).length
    expect(await subscribe('ADA@example.com')).toEqual({})
    expect((await mailsTo('ada@example.com')).length).toBe(before)
    expect((await list({ search: 'ada@' })).total).toBe(1)
  })

  test('unsubscribes, is not subscribed again by an old link, and can subscribe again', async () => {
    const old = await linkOf('ada@example.com')
    const link = await wayOutOf('ada@example.com')
    shop.clock.pass({ minutes: 1 })
    const { newsletter } = shop.people.visitor().api
    await newsletter.unsubscribe({ link })
    await newsletter.unsubscribe({ link })
    expect((await oneOf('ada@example.com'))?.state).toBe('UNSUBSCRIBED')
    expect(await codeOf(confirm(old))).toBe('400 NEWSLETTER_LINK_INVALID')

    shop.clock.pass({ minutes: 1 })
    await subscribe('ada@example.com')
    expect((await oneOf('ada@example.com'))?.state).toBe('UNSUBSCRIBED')
    await confirm(await linkOf('ada@example.com'))
    expect((await oneOf('ada@example.com'))?.state).toBe('ACTIVE')
  })

  test('gets errors for an invalid address, too many mails, and forged links', async () => {
    await expect(subscribe('no address')).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'email' }],
    })
    for (let n = 0; n < MAX_CONFIRMATIONS_A_DAY; n++) await subscribe('often@example.com')
    expect(await codeOf(subscribe('often@example.com'))).toBe('429 TOO_MANY_NEWSLETTER_REQUESTS')
    const link = await linkOf('often@example.com')
    expect(await codeOf(confirm(link.slice(0, -4)))).toBe('400 NEWSLETTER_LINK_INVALID')
    const other = (await shop.anotherSite()).people.visitor().api.newsletter
    expect(await codeOf(other.confirmSubscription({ link }))).toBe('400 NEWSLETTER_LINK_INVALID')
    expect(await codeOf(other.unsubscribe({ link }))).toBe('400 NEWSLETTER_LINK_INVALID')
  })

  test('is not stored when a program fills all fields, and deleted when nobody confirms', async () => {
    await subscribe('robot@example.com', { website: 'https://spam.example' })
    expect(await oneOf('robot@example.com')).toBeUndefined()
    await subscribe('never@example.com')
    shop.clock.pass({ days: 40 })
    await shop.server.tasks['expired:prune'](
      {},
      { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
    )
    expect(await oneOf('never@example.com')).toBeUndefined()
    expect((await oneOf('ada@example.com'))?.state).toBe('ACTIVE')
  })
})

describe('a merchant', () => {
  test('exports subscribers with the proof of consent, in as many statements however many there are', async () => {
    for (const n of [1, 2, 3]) await subscribe(`reader-${n}@example.com`)
    const { result, statements } = await shop.countStatements(() => list({ limit: 2 }))
    expect(result.subscribers).toHaveLength(2)
    expect(result).toMatchObject({ activeCount: 1 })
    expect(statements.length).toBeLessThanOrEqual(3)
    const { fileName, text: file } = await api().newsletter.exportSubscribers({ state: 'ACTIVE' })
    expect(fileName).toBe('newsletter.csv')
    expect(file.split('\n').filter(Boolean)).toHaveLength(3)
    expect(file).toContain('ada@example.com')
    expect(file).toContain(text)
    expect(file).not.toContain('reader-1')
  })

  test('unsubscribes a subscriber once, and the proof of consent remains', async () => {
    const before = await oneOf('ada@example.com')
    const { id = '' } = before ?? {}
    const end = () => api().newsletter.unsubscribeSubscriber({ id })
    const { subscriber } = await end()
    expect(subscriber).toEqual({
      ...before,
      state: 'UNSUBSCRIBED',
      unsubscribedDate: shop.clock.now(),
    })
    shop.clock.pass({ minutes: 1 })
    expect((await end()).subscriber).toEqual(subscriber)
    expect(await oneOf('ada@example.com')).toEqual(subscriber)
    expect(await codeOf(api().newsletter.unsubscribeSubscriber({ id: crypto.randomUUID() }))).toBe(
      '404 SUBSCRIBER_NOT_FOUND',
    )
  })

  test('deletes a subscriber, whose links are invalid then; the address is never in the ledger', async () => {
    const link = await wayOutOf('ada@example.com')
    const { id = '' } = (await oneOf('ada@example.com')) ?? {}
    await api().newsletter.deleteSubscriber({ id })
    expect(await codeOf(api().newsletter.deleteSubscriber({ id }))).toBe('404 SUBSCRIBER_NOT_FOUND')
    expect(await codeOf(shop.people.visitor().api.newsletter.unsubscribe({ link }))).toBe(
      '400 NEWSLETTER_LINK_INVALID',
    )
    const { entries } = await api().history.listHistory({})
    expect(JSON.stringify(entries)).not.toContain('ada@example.com')
  })

  test('erasing a member also erases the subscription of the address', async () => {
    const member = await shop.people.member()
    const { email } = member
    await subscribe(email)
    await api().personalData.eraseMember({ id: member.id, reason: 'Asked for by letter' })
    expect(await oneOf(email)).toBeUndefined()
  })
})
