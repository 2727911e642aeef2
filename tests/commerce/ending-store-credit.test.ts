import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveTo } from './store-credit.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000)
const give = (memberId: string, amount: number, days?: number) =>
  giveTo(
    shop.people.merchant(),
    memberId,
    amount,
    days === undefined ? {} : { expirationDate: inDays(days) },
  )
const remind = () =>
  shop.server.tasks['store-credit:remind'](
    {},
    { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
  )
const mailsTo = async (to: string) =>
  (await api().mailbox.listMails({ to })).mails.filter(({ subject }) =>
    subject.includes('store credit'),
  )

/** A member with a verified address. */
async function verifiedMember(email: string) {
  const member = await shop.people.member({ email })
  await shop.server.platform.db
    .updateTable('identities')
    .set({ email_verified: true })
    .where('id', '=', member.id)
    .execute()
  return member
}

describe('a member whose credit ends', () => {
  test('is mailed once, as many days before as the shop sets, with the balance', async () => {
    const member = await verifiedMember('ending@example.com')
    await give(member.id, 1500, 20)
    await give(member.id, 500, 20)
    await give(member.id, 700)
    await remind()
    expect(await mailsTo('ending@example.com')).toEqual([])
    shop.clock.pass({ days: 7 })
    await Promise.all([remind(), remind()])
    await remind()
    const mails = await mailsTo('ending@example.com')
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your store credit of €20.00 ends on January 21, 2026',
    ])
    expect(mails[0]?.text).toContain('/account/store-credit')
  })

  test('is not mailed when the shop turns it off, nor without a balance', async () => {
    const member = await verifiedMember('quiet@example.com')
    const { entry } = await give(member.id, 900, 5)
    await api().sites.updateSettings({ settings: { storeCredit: { mailBeforeEnd: false } } })
    await remind()
    await api().storeCredit.takeBackStoreCredit({ entryId: entry.id })
    await api().sites.updateSettings({ settings: { storeCredit: { mailBeforeEnd: true } } })
    await remind()
    expect(await mailsTo('quiet@example.com')).toEqual([])
  })

  test('is mailed later when the shop sets fewer days', async () => {
    const member = await verifiedMember('later@example.com')
    await api().sites.updateSettings({ settings: { storeCredit: { mailDaysBefore: 3 } } })
    await give(member.id, 400, 5)
    await remind()
    expect(await mailsTo('later@example.com')).toEqual([])
    shop.clock.pass({ days: 2 })
    await remind()
    expect(await mailsTo('later@example.com')).toHaveLength(1)
    await api().sites.updateSettings({ settings: { storeCredit: { mailDaysBefore: 14 } } })
  })

  test('is not mailed at an address that nobody has verified', async () => {
    const member = await shop.people.member({ email: 'unverified@example.com' })
    await give(member.id, 400, 5)
    await remind()
    expect(await mailsTo('unverified@example.com')).toEqual([])
  })
})

describe('a merchant', () => {
  test('finds balances with their end, and those that end soon, in as many statements for many as for one', async () => {
    const first = await verifiedMember('first@example.com')
    const second = await verifiedMember('second@example.com')
    await give(first.id, 1000, 60)
    const filter = { nextExpirationDate: { $gt: inDays(55), $lt: inDays(65) } }
    const query = { filter, sort: [{ fieldName: 'nextExpirationDate', order: 'ASC' as const }] }
    const list = () => api().storeCredit.queryStoreCredits({ query })
    const { storeCredits } = await list()
    expect(storeCredits).toMatchObject([
      { memberId: first.id, balance: 1000, member: { email: 'first@example.com' } },
    ])
    const { statements: one } = await shop.countStatements(list)
    await give(second.id, 300, 58)
    const { statements: two } = await shop.countStatements(list)
    expect(two.length).toBe(one.length)
    const found = await list()
    expect(found.storeCredits.map(({ balance }) => balance)).toEqual([300, 1000])
  })

  test('exports the list as CSV, all or only credit that ends soon', async () => {
    const member = await verifiedMember('table@example.com')
    await give(member.id, 1234, 30)
    const rowsOf = (data: string) => Buffer.from(data, 'base64').toString().split('\n')
    const whole = await api().storeCredit.exportStoreCredits({})
    expect(rowsOf(whole.data)[0]).toContain('memberId,name,email,currency,balance')
    expect(whole.data.length).toBeGreaterThan(0)
    const soon = await api().storeCredit.exportStoreCredits({ endsBefore: inDays(31) })
    const row = rowsOf(soon.data).find((one) => one.includes('table@example.com'))
    expect(row).toContain('EUR,12.34,')
    expect(row?.endsWith(',12.34')).toBe(true)
    const none = await api().storeCredit.exportStoreCredits({ endsBefore: inDays(29) })
    expect(rowsOf(none.data).some((one) => one.includes('table@example.com'))).toBe(false)
  })
})
