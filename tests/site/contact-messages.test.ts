import { MAX_MESSAGES_A_DAY } from '@vitrine/contract/contact-messages'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { limits: { callsPerMinuteFactor: 100 } } })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const sectionId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c99'
const pageId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c98'

/** A page with a contact form; visitors see it once it is published. */
async function putForm(slug = 'contact') {
  const form = { id: sectionId, contactForm: { title: 'Write', withPhone: true } }
  const draft = { title: 'Contact', description: '', sections: [form] }
  const { page } = await api().pages.savePage({ id: pageId, revision: 0, slug, draft })
  return page
}
const written = (more: object = {}) => ({
  sectionId,
  name: 'Grace',
  email: 'grace@example.com',
  message: 'Is the blue lamp coming back?\n\nThank you',
  ...more,
})
const send = (more: object = {}, person = shop.people.visitor()) =>
  person.api.contactMessages.sendMessage(written(more))
const list = (filter: object = {}) => api().contactMessages.listMessages(filter)
const mails = async (to: string) => (await api().mailbox.listMails({ to })).mails

describe('a visitor', () => {
  test('sends a message by a form of a published page, and of no other', async () => {
    const gone = { code: 'CONTACT_FORM_NOT_FOUND', status: 404 }
    await expect(send()).rejects.toMatchObject(gone)
    const { revision } = await putForm()
    await expect(send()).rejects.toMatchObject(gone)
    await api().pages.publishPage({ id: pageId, revision })
    const { content } = await shop.people.visitor().api.shop.contentPage({ slug: 'contact' })
    expect(content.sections).toEqual([
      {
        id: sectionId,
        contactForm: { title: 'Write', text: '', withPhone: true },
        untranslated: [],
      },
    ])
    await api().sites.updateSettings({ settings: { mail: { senderAddress: 'shop@example.com' } } })

    await send({ phone: '+49 30 123' })
    const { messages, total, unreadCount } = await list()
    expect([total, unreadCount]).toEqual([1, 1])
    expect(messages).toMatchObject([
      {
        name: 'Grace',
        email: 'grace@example.com',
        phone: '+49 30 123',
        message: 'Is the blue lamp coming back?\n\nThank you',
        pageId,
        memberId: null,
        readDate: null,
      },
    ])
    const [mail] = await mails('shop@example.com')
    expect(mail?.subject).toContain('Grace')
    expect(mail?.text).toContain('Is the blue lamp coming back?')
    expect(mail?.text).toContain('grace@example.com')
    expect(mail?.text).toContain('/dashboard/messages')

    const { entries } = await api().history.listHistory({})
    expect(JSON.stringify(entries)).not.toContain('blue lamp')
  })

  test('is stored once where the form is sent twice, and not at all where a program fills all fields', async () => {
    await send({ email: 'twice@example.com', message: 'Once, please' })
    await send({ email: 'TWICE@example.com', message: 'Once, please' })
    await send({ email: 'robot@example.com', website: 'https://spam.example' })
    const { messages } = await list()
    const from = messages.map(({ email }) => email.toLowerCase())
    expect(from.filter((one) => one === 'twice@example.com')).toHaveLength(1)
    expect(from).not.toContain('robot@example.com')
    shop.clock.pass({ hours: 2 })
    await send({ email: 'twice@example.com', message: 'Once, please' })
    expect(
      (await list()).messages.filter(({ email }) => email === 'twice@example.com'),
    ).toHaveLength(2)
  })

  test('reads which field is wrong, and that there were too many messages', async () => {
    for (const [field, value] of [
      ['name', ' '],
      ['message', '\n'],
      ['email', 'no address'],
    ] as const) {
      const refused = send({ [field]: value })
      await expect(refused).rejects.toMatchObject({ status: 400, violations: [{ field }] })
    }
    const email = 'much@example.com'
    for (let n = 1; n <= MAX_MESSAGES_A_DAY; n++) await send({ email, message: `Message ${n}` })
    await expect(send({ email, message: 'One more' })).rejects.toMatchObject({
      code: 'TOO_MANY_CONTACT_MESSAGES',
      status: 429,
    })
    await send({ email: 'other@example.com', message: 'One more' })
  })
})

describe('a merchant', () => {
  test('reads messages, newest first, in a constant number of statements', async () => {
    shop.clock.pass({ seconds: 1 })
    await send({ email: 'new@example.com', message: 'Newest' })
    const { result, statements } = await shop.countStatements(() => list({ limit: 2 }))
    expect(result.messages).toHaveLength(2)
    const [message] = result.messages
    expect(message?.message).toBe('Newest')
    expect(statements.length).toBeLessThanOrEqual(3)
    const id = message?.id ?? ''
    const read = await api().contactMessages.setMessageRead({ id, read: true })
    expect(read.message.readDate).not.toBeNull()
    const again = await api().contactMessages.setMessageRead({ id, read: true })
    expect(again.message.readDate).toEqual(read.message.readDate)
    const unread = await list({ unread: true })
    expect(unread.messages.map((one) => one.id)).not.toContain(id)
    expect(unread.total).toBe(unread.unreadCount)
    await api().contactMessages.setMessageRead({ id, read: false })
    expect((await list({ unread: true })).total).toBe(unread.total + 1)
    await api().contactMessages.deleteMessage({ id })
    const missing = { code: 'CONTACT_MESSAGE_NOT_FOUND', status: 404 }
    await expect(api().contactMessages.deleteMessage({ id })).rejects.toMatchObject(missing)
    await expect(api().contactMessages.setMessageRead({ id, read: true })).rejects.toMatchObject(
      missing,
    )
  })

  test('without a contact address of the shop gets messages as the owner; other sites get none', async () => {
    await api().sites.updateSettings({ settings: { mail: { senderAddress: '' } } })
    const owner = { email: 'olive@example.com', name: 'Olive Owner', role: 'owner' } as const
    await shop.server.staff.create({ ...owner, password: 'a-glass-case-for-everybody' })
    await send({ email: 'owner@example.com', message: 'For the owner' })
    const [mail] = await mails(owner.email)
    expect(mail?.text).toContain('For the owner')
    const other = await shop.anotherSite()
    const { total } = await other.people.merchant().api.contactMessages.listMessages({})
    expect(total).toBe(0)
  })
})

test('a member exports the own messages, and they are deleted with the account', async () => {
  const member = await shop.people.member()
  const email = 'another@example.com'
  await send({ email, message: 'From a member' }, member)
  const { messages } = await list()
  const mine = messages.find((one) => one.message === 'From a member')
  expect(mine?.memberId).not.toBeNull()
  const { body } = await member.api.personalData.getMyData({})
  expect(Buffer.from(body as Uint8Array).toString()).toContain('From a member')
  await api().personalData.eraseMember({ id: member.id, reason: 'Asked for by letter' })
  expect((await list()).messages.map((one) => one.message)).not.toContain('From a member')
})
