import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '../../../platform/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { newId } from '../../../platform/ids.ts'
import { createLogger } from '../../../platform/logger.ts'
import { type OpenPlatform, openPlatform } from '../../../platform/open-platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import { createMail, type MailFeature } from './index.ts'
import type { MailSite, Person } from './model.ts'

const actor = { type: 'system', id: 'test' } as const
const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-mail-'))
const clock = createTestClock()
const sites = new Map<string, MailSite>()
let smtpUrl = ''
let server: SMTPServer
let database: TestDatabase
let platform: OpenPlatform
let mail: MailFeature

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.on('data', () => undefined)
      stream.on('end', done)
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.server.address()
  smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  database = await createTestDatabase()
  platform = await openPlatform({
    config: {
      mode: 'test',
      dataDir,
      publicUrl: 'http://shop.test',
      trustedProxies: 0,
      logLevel: 'silent',
    },
    databaseUrl: database.url,
    clock,
    logger: createLogger('silent'),
    poolSize: 4,
  })
  mail = createMail(platform, {
    sites: {
      get: async (id) => sites.get(id) as MailSite,
      list: async () => [...sites.values()],
      secretOf: async () => smtpUrl,
    },
    texts: { find: async () => ({}) },
    legalLinks: async () => [],
    directory: {
      person: async () => person({}),
      owners: async () => [{ email: 'owner@example.com', name: 'Olga' }],
    },
  })
})
afterAll(async () => {
  mail.close()
  await platform.close()
  await database.drop()
  await new Promise<void>((stopped) => server.close(() => stopped()))
  rmSync(dataDir, { recursive: true, force: true })
})

async function newSite(changes: Partial<MailSite> = {}, hasSmtpUrl = false): Promise<string> {
  const id = newId()
  await platform.db.insertInto('sites').values({ id, name: 'Atelier' }).execute()
  const sender = { senderName: '', senderAddress: 'post@atelier.example', hasSmtpUrl }
  const settings = { name: 'Atelier', locale: 'en', mail: sender }
  sites.set(id, { id, state: 'ENABLED', domains: [], settings, ...changes })
  return id
}
const person = (changes: Partial<Person>): Person => ({
  email: 'ada@example.com',
  status: 'ACTIVE',
  reasons: [],
  profile: { nickname: 'Ada' },
  ...changes,
})
const work = <T>(siteId: string, run: (tx: Tx) => Promise<T>) =>
  platform.work({ siteId, actor }, run)
const mailsOf = (siteId: string) => work(siteId, (tx) => mail.list(tx, { limit: 100 }))
const kindsOf = async (siteId: string) =>
  (await mailsOf(siteId)).map(({ template, to }) => `${template} ${to}`)

const unproved = person({
  status: 'PENDING',
  reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED', 'PENDING_ADMIN_APPROVAL_REQUIRED'],
})
const waiting = person({ status: 'PENDING', reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] })
const entityId = newId()

describe('somebody who registers', () => {
  test('gets a welcome mail when the address is confirmed, and the owner is notified', async () => {
    const site = await newSite()
    await work(site, (tx) => mail.welcome(tx, { entityId, after: unproved }))
    expect(await kindsOf(site)).toEqual([])
    const fact = { entityId, before: unproved, after: waiting }
    await work(site, (tx) => mail.onEmailVerified(tx, fact))
    expect(await kindsOf(site)).toEqual([
      'member-waiting owner@example.com',
      'welcome ada@example.com',
    ])
    const [sentMail] = await mailsOf(site)
    expect(sentMail?.text).toContain(`http://shop.test/dashboard/members/${entityId}`)
    await work(site, (tx) =>
      mail.onStatusChanged(tx, { entityId, before: waiting, after: person({}) }),
    )
    expect((await kindsOf(site))[0]).toBe('approved ada@example.com')
  })

  test('gets no second welcome mail after a later confirmation', async () => {
    const site = await newSite()
    const fact = { entityId, before: person({}), after: person({}) }
    await work(site, (tx) => mail.onEmailVerified(tx, fact))
    expect(await kindsOf(site)).toEqual([])
  })

  test('together with many others causes a limited number of mails to the owner', async () => {
    const site = await newSite()
    for (let count = 0; count < 9; count += 1) {
      await work(site, (tx) => mail.welcome(tx, { entityId, after: waiting }))
    }
    const kinds = await kindsOf(site)
    expect(kinds.filter((kind) => kind.startsWith('member-waiting'))).toHaveLength(6)
    expect(kinds.filter((kind) => kind.startsWith('welcome'))).toHaveLength(9)
  })

  test('gets no mail about a status that gave no access', async () => {
    const site = await newSite()
    const blocked = person({ status: 'BLOCKED' })
    await work(site, (tx) =>
      mail.onStatusChanged(tx, { entityId, before: waiting, after: blocked }),
    )
    await work(site, (tx) =>
      mail.onStatusChanged(tx, { entityId, before: blocked, after: person({}) }),
    )
    expect(await kindsOf(site)).toEqual([])
  })
})

test('the mail about a changed password has time, device and place', async () => {
  const site = await newSite()
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const after = { id: entityId, network: '192.0.2.7', userAgent }
  await work(site, (tx) => mail.onPasswordChanged(tx, { entityId, after }))
  const [sentMail] = await mailsOf(site)
  expect(sentMail?.text).toContain('Device: Firefox on Linux\nNetwork: 192.0.2.7')
})

test('a change that fails sends no mail', async () => {
  const site = await newSite()
  const failing = work(site, async (tx) => {
    await mail.welcome(tx, { entityId, after: person({}) })
    throw new Error('It failed afterwards')
  })
  await expect(failing).rejects.toThrow('afterwards')
  expect(await mailsOf(site)).toEqual([])
})

describe('a site with a mail server of its own', () => {
  const order = { to: 'ada@example.com', template: 'test', facts: {} } as const
  const attempt = { id: '1', attempt: 1, isLastAttempt: false, signal: undefined }
  const send = async (siteId: string) => {
    await work(siteId, (tx) => mail.write(tx, order))
    const id = (await mailsOf(siteId))[0]?.id ?? ''
    await mail.tasks['mail.send']({ siteId, id }, attempt)
    return (await mailsOf(siteId))[0]?.state
  }

  test('sends over it', async () => {
    expect(await send(await newSite({}, true))).toBe('SENT')
  })

  test('does not send mail when it is a demonstration', async () => {
    const site = await newSite({ state: 'DEMO' }, true)
    expect(await send(site)).toBe('KEPT')
    await expect(mail.sendTest(site, 'me@example.com')).rejects.toMatchObject({
      definition: { code: 'MAIL_NOT_SET_UP' },
      message: expect.stringContaining('demonstration'),
    })
  })

  test('does not lose waiting mails when the server is removed', async () => {
    const siteId = await newSite({}, true)
    await work(siteId, (tx) => mail.write(tx, order))
    const site = sites.get(siteId) as MailSite
    sites.set(siteId, { ...site, state: 'DEMO' })
    await mail.tasks['mail.send']({ siteId, id: (await mailsOf(siteId))[0]?.id ?? '' }, attempt)
    expect((await mailsOf(siteId))[0]?.state).toBe('KEPT')
  })
})
