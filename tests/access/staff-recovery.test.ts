import type { VitrineError } from '@vitrine/sdk'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffAt } from './staff.fixture.ts'
import { staffBrowsers } from './staff-factors.fixture.ts'

const password = 'another-glass-case-entirely'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

const { person, signIn } = staffAt(() => shop)
const { browser, careful } = staffBrowsers(() => shop)
const api = () => shop.people.visitor().api

/** Recovery mails to an address, newest first. */
async function mailsTo(email: string): Promise<string[]> {
  const { mails } = await shop.people.merchant().api.mailbox.listMails({})
  const mine = mails.filter(({ to, template }) => to === email && template === 'staff-recovery')
  const whole = mine.map(({ id }) => shop.people.merchant().api.mailbox.getMail({ id }))
  return (await Promise.all(whole)).map(({ mail }) => mail.text)
}

async function tokenFor(email: string): Promise<string> {
  await api().staff.startRecovery({ email })
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  const [text = ''] = await mailsTo(email)
  return /\/dashboard\/recover#(\S+)/.exec(text)?.[1] ?? ''
}

/** The code of a refused call. */
async function refusalOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown as VitrineError,
  )
  return error?.code ?? 'answered'
}

test('staff who forgot the password get a link by mail, and set a new one with it, once', async () => {
  const ada = await person('owner')
  const token = await tokenFor(ada.email)
  await api().staff.finishRecovery({ token, password })
  expect(await refusalOf(ada.api.staff.getCurrent({}))).toBe('UNAUTHENTICATED')
  expect((await signIn(ada.email)).status).toBe(401)
  expect((await signIn(ada.email, password)).status).toBe(200)
  const again = api().staff.finishRecovery({ token, password })
  expect(await refusalOf(again)).toBe('STAFF_RECOVERY_EXPIRED')
})

test('a link works for an hour, and the latest one makes the others useless', async () => {
  const bea = await person('editor')
  const first = await shop.server.staff.recoveryLink(bea.email)
  const second = await shop.server.staff.recoveryLink(bea.email)
  const set = (link = '') =>
    refusalOf(api().staff.finishRecovery({ token: link.split('#')[1] ?? '', password }))
  expect(await set(second)).toBe('answered')
  expect(await set(first)).toBe('STAFF_RECOVERY_EXPIRED')
  const late = await shop.server.staff.recoveryLink(bea.email)
  shop.clock.pass({ minutes: 61 })
  expect(await set(late)).toBe('STAFF_RECOVERY_EXPIRED')
})

test('an unknown address gets the same answer, and no mail', async () => {
  const stranger = 'stranger@example.com'
  expect(await api().staff.startRecovery({ email: stranger })).toEqual({})
  const cleo = await person('viewer')
  // Jobs are done in turn: when the later mail is there, the earlier request was answered.
  await tokenFor(cleo.email)
  expect(await mailsTo(stranger)).toEqual([])
})

test('a new password does not remove the second factor', async () => {
  const dora = await careful('admin')
  const link = await shop.server.staff.recoveryLink(dora.email)
  await api().staff.finishRecovery({ token: link?.split('#')[1] ?? '', password })
  const reply = await browser().api.staff.signIn({ email: dora.email, password })
  expect(reply.secondFactor?.ways).toContain('TOTP')
  expect(reply.staff).toBeUndefined()
})

test('one account is sent at most five mails an hour', async () => {
  const eve = await person('viewer')
  for (let count = 0; count < 7; count += 1) await api().staff.startRecovery({ email: eve.email })
  const flo = await person('viewer')
  await tokenFor(flo.email)
  expect(await mailsTo(eve.email)).toHaveLength(5)
})
