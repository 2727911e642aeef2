import { mailbox } from '@vitrine/contract/mailbox'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const staff = staffAt(() => shop)
const api = () => shop.people.merchant().api
type Changes = Parameters<ReturnType<typeof api>['sites']['updateSettings']>[0]['settings']
const change = (settings: object) => api().sites.updateSettings({ settings: settings as Changes })
const refused = (settings: object, field: string, words = '') =>
  expect(change(settings)).rejects.toMatchObject({
    status: 400,
    violations: [
      expect.objectContaining({
        field: `settings.${field}`,
        description: expect.stringContaining(words),
      }),
    ],
  })

describe('settings', () => {
  test('all have defaults', async () => {
    const { settings } = await api().sites.getSettings()
    expect(settings).toMatchObject({
      passwordPolicy: { minLength: 8, refuseCommon: true, refuseOwnNames: true },
      captcha: { mode: 'off', provider: 'proof-of-work', hasSecret: false },
      factors: {
        allowed: ['TOTP', 'EMAIL', 'WEBAUTHN'],
        required: 'never',
        rememberDeviceDays: 30,
      },
      sessions: { accessTokenMinutes: 240, refreshTokenDays: 365, sessionTokenMinutes: 10 },
      limits: { failedLoginsPerAccount: 10, callsPerMinuteFactor: 1 },
      mail: { hasSmtpUrl: false },
    })
  })

  test('change only where the request has a value, at every depth', async () => {
    await change({ passwordPolicy: { minLength: 12 }, branding: { accentColor: '#aa3300' } })
    const { settings } = await api().sites.getSettings()
    expect(settings.passwordPolicy).toEqual({
      minLength: 12,
      refuseCommon: true,
      refuseOwnNames: true,
    })
    expect(settings.branding).toEqual({ logoUrl: '', accentColor: '#aa3300' })
  })

  test.each([
    ['colour', { colour: 'red' }],
    ['passwordMinLength', { passwordMinLength: 9 }],
    ['captcha.colour', { captcha: { colour: 'red' } }],
    ['captcha.hasSecret', { captcha: { hasSecret: true } }],
    ['redirectTemplates.cart', { redirectTemplates: { cart: '' } }],
  ])('refuse the unknown key %s by its name', (field, settings) => refused(settings, field))

  test.each([
    ['passwordPolicy.minLength', { passwordPolicy: { minLength: 3 } }, 'at least 4'],
    ['sessions.accessTokenMinutes', { sessions: { accessTokenMinutes: 1441 } }, 'at most 1440'],
    ['factors.rememberDeviceDays', { factors: { rememberDeviceDays: 366 } }, 'at most 365'],
    ['factors.allowed[0]', { factors: { allowed: ['PASSWORD'] } }, 'one of TOTP, EMAIL'],
    ['factors.allowed', { factors: { allowed: [], required: 'always' } }, 'as long as'],
    ['branding.accentColor', { branding: { accentColor: 'red' } }, ''],
    ['branding.logoUrl', { branding: { logoUrl: 'http://logo.example/a.png' } }, 'https'],
    ['branding.logoUrl', { branding: { logoUrl: 'javascript:alert(1)' } }, 'https'],
    ['mail.senderAddress', { mail: { senderAddress: 'nobody' } }, 'e-mail address'],
    ['mail.senderName', { mail: { senderName: 'a\r\nBcc: b' } }, 'one line'],
    ['mail.smtpUrl', { mail: { smtpUrl: 'https://mail.example' } }, 'smtp://'],
    ['captcha.verifyUrl', { captcha: { verifyUrl: 'http://verify.example' } }, 'https'],
    ['captcha.scriptUrl', { captcha: { scriptUrl: 'http://verify.example' } }, 'https'],
  ])('refuse a bad %s', (field, settings, words) => refused(settings, field, words))

  test.each([
    ['ecomCheckout', 'https://pay.example/{orderId}', 'takes {checkoutId}'],
    ['ecomCheckout', 'http://pay.example/{checkoutId}', 'https'],
    ['ecomCheckout', 'https://{checkoutId}.example/', 'behind the host'],
    ['ecomCheckout', 'https://pay.example/{checkoutId', 'brace'],
    ['bookingsCheckout', 'https://pay.example/{resourceId}', 'takes {serviceId}'],
    ['bookingsBook', 'book.example', 'https'],
    ['eventsCheckout', 'https://e.example/{planId}', 'takes {eventSlug} and {reservationId}'],
    ['paidPlansCheckout', 'javascript:{planId}', 'https'],
    ['ecomOrderPaymentRequest', 'https://p.example/{checkoutId}', 'takes {paymentRequestId}'],
  ])('refuse the address %s %s', (page, template, words) =>
    refused({ redirectTemplates: { [page]: template } }, `redirectTemplates.${page}`, words),
  )

  test('accept addresses with parameters of their page, and http on localhost', async () => {
    const redirectTemplates = {
      eventsCheckout: 'https://t.example/{eventSlug}?r={reservationId}',
      ecomCheckout: 'http://localhost:3000/{checkoutId}',
    }
    const { settings } = await change({ redirectTemplates })
    expect(settings.redirectTemplates).toMatchObject(redirectTemplates)
  })

  test('refuse a currency and a locale that do not exist', async () => {
    await expect(change({ currency: 'XQX' })).rejects.toMatchObject({ code: 'UNKNOWN_CURRENCY' })
    await expect(change({ locale: 'not a locale' })).rejects.toMatchObject({
      code: 'UNKNOWN_LOCALE',
    })
  })

  test('report everything that is missing for a captcha service', async () => {
    const captcha = { mode: 'visible', provider: 'siteverify' }
    const violations = [
      { field: 'settings.captcha.secret' },
      { field: 'settings.captcha.verifyUrl' },
    ]
    await expect(change({ captcha })).rejects.toMatchObject({ violations })
  })

  test('are read by viewers and changed by admins, not by editors', async () => {
    const editor = await staff.person('editor')
    expect((await editor.api.sites.getSettings()).settings.name).toBe('Test shop')
    const wanted = { settings: { tagline: 'By an editor' } }
    await expect(editor.api.sites.updateSettings(wanted)).rejects.toMatchObject({ status: 403 })
    const admin = await staff.person('admin')
    expect((await admin.api.sites.updateSettings(wanted)).settings.tagline).toBe('By an editor')
  })

  test('of another site are unchanged', async () => {
    const other = await shop.anotherSite()
    await change({ tagline: 'Ours' })
    const { settings } = await other.people.merchant().api.sites.getSettings()
    expect(settings.tagline).toBe('')
  })

  test('that were stored by an old release get new defaults', async () => {
    const { id } = await shop.server.sites.create({ settings: { name: 'Old shop' } })
    const old = JSON.stringify({ currency: 'EUR', passwordPolicy: { minLength: 9 }, gone: 1 })
    await shop.server.platform.db
      .updateTable('sites')
      .set({ settings: old })
      .where('id', '=', id)
      .execute()
    shop.server.sites.forget()
    const { settings } = await shop.server.sites.get(id)
    expect(settings).toMatchObject({
      name: 'Old shop',
      currency: 'EUR',
      passwordPolicy: { minLength: 9, refuseCommon: true },
    })
    expect(settings).not.toHaveProperty('gone')
  })
})

describe('a secret of the settings', () => {
  const smtpUrl = 'smtps://shop:hunter2@mail.example'
  const secret = 'the-captcha-secret'

  test('is stored and never shown', async () => {
    const changed = await change({ mail: { smtpUrl }, captcha: { secret } })
    const read = await api().sites.getSettings()
    for (const { settings } of [changed, read]) {
      expect(settings).toMatchObject({ mail: { hasSmtpUrl: true }, captcha: { hasSecret: true } })
      expect(JSON.stringify(settings)).not.toMatch(/hunter2|captcha-secret/)
    }
    const { sites } = shop.server
    expect(await sites.secretOf(shop.site.id, 'smtp')).toBe(smtpUrl)
    expect(await sites.secretOf(shop.site.id, 'captcha')).toBe(secret)
  })

  test('is neither in the ledger nor readable in the database', async () => {
    const { db } = shop.server.platform
    const facts = await db.selectFrom('facts').selectAll().execute()
    const sites = await db.selectFrom('sites').selectAll().execute()
    const secrets = await db.selectFrom('site_secrets').selectAll().execute()
    expect(secrets).toHaveLength(2)
    expect(JSON.stringify([facts, sites, secrets])).not.toMatch(/hunter2|captcha-secret/)
  })

  test('that is refused is not in the error', async () => {
    const refusal = await change({ mail: { smtpUrl: 'ftp://shop:hunter2@mail.example' } }).catch(
      (error) => error,
    )
    expect(JSON.stringify([refusal.message, refusal.violations])).not.toContain('hunter2')
  })

  test('remains after changes of other settings, and is deleted when it is sent empty', async () => {
    await change({ mail: { senderName: 'Shop' } })
    expect(await shop.server.sites.secretOf(shop.site.id, 'smtp')).toBe(smtpUrl)
    const { settings } = await change({ mail: { smtpUrl: '' } })
    expect(settings.mail.hasSmtpUrl).toBe(false)
    expect(await shop.server.sites.secretOf(shop.site.id, 'smtp')).toBeUndefined()
  })

  test('is separate from that of another site', async () => {
    const other = await shop.anotherSite()
    expect(await shop.server.sites.secretOf(other.site.id, 'captcha')).toBeUndefined()
  })
})

describe('the rate limit of a network', () => {
  const ask = () =>
    api()
      .mailbox.sendTestMail({ to: 'me@example.com' })
      .catch(({ code }: { code: string }) => code)

  test('is multiplied by the setting', async () => {
    const { callsPerMinute = 0 } = mailbox.operations.sendTestMail
    const answers = async () => {
      shop.clock.pass({ minutes: 2 })
      const all = await Promise.all(Array.from({ length: callsPerMinute * 2 + 1 }, ask))
      return all.filter((code) => code === 'RESOURCE_EXHAUSTED').length
    }
    expect(await answers()).toBe(callsPerMinute + 1)
    await change({ limits: { callsPerMinuteFactor: 2 } })
    expect(await answers()).toBe(1)
  })
})
