import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

describe('a site', () => {
  test('shows anyone its name, currency and storefront client', async () => {
    const { site } = await shop.people.nobody().api.sites.getSite()
    expect(site).toMatchObject({ name: 'Test shop', currency: 'USD', clientId: shop.site.clientId })
  })

  test('changes the settings that are sent and no others', async () => {
    const { api } = shop.people.merchant()
    await api.sites.updateSettings({ settings: { tagline: 'Öl auf Leinwand 🎨' } })
    const { settings } = await api.sites.getSettings()
    expect(settings).toMatchObject({ tagline: 'Öl auf Leinwand 🎨', currency: 'USD' })
  })

  test('refuses an unknown setting, naming it', async () => {
    const { api } = shop.people.merchant()
    const change = api.sites.updateSettings({ settings: { colour: 'red' } as never })
    await expect(change).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('settings.colour'),
    })
  })

  test('refuses a currency that does not exist', async () => {
    const { api } = shop.people.merchant()
    const change = api.sites.updateSettings({ settings: { currency: 'XQX' } })
    await expect(change).rejects.toMatchObject({ code: 'UNKNOWN_CURRENCY' })
  })

  test('refuses an invalid locale', async () => {
    const { api } = shop.people.merchant()
    const change = api.sites.updateSettings({ settings: { locale: 'not a locale' } })
    await expect(change).rejects.toMatchObject({ code: 'UNKNOWN_LOCALE' })
  })

  test('is not shown to the key of another site', async () => {
    const other = await shop.anotherSite()
    const { sites } = await other.people.merchant().api.sites.listSites({})
    expect(sites.map((site) => site.id)).toEqual([other.site.id])
  })

  test('counts its figures in four statements, however much there is', async () => {
    const { api } = shop.people.merchant()
    const { statements } = await shop.countStatements(() => api.sites.getFigures())
    expect(statements.filter((sql) => !sql.includes('api_keys'))).toHaveLength(4)
  })
})
