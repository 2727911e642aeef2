import { contract } from '@vitrine/contract'
import { V1SiteCallingV3, V3SiteCallingV1, V3SiteProvisioning } from '@vitrine/contract/catalog'
import { type AnyService, addressesOf, parametersOf } from '@vitrine/contract/kit'
import type { SiteSettingsChanges } from '@vitrine/contract/sites'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'

let shop: TestServer
let token: string
beforeAll(async () => {
  shop = await startTestServer()
  token = await shop.people.visitorToken()
})
afterAll(() => shop.close())

const staff = staffAt(() => shop)
const api = () => shop.people.merchant().api
const set = (changes: SiteSettingsChanges) =>
  shop.server.platform.work({ siteId: shop.site.id, actor: { type: 'system', id: 'test' } }, (tx) =>
    shop.server.sites.changeSettings(tx, changes),
  )
const declare = (...catalogDialects: ('V1' | 'V3')[]) => set({ catalogDialects })
const query = { method: 'POST', body: '{"query":{}}' }
const asVisitor = async (path: string, init: RequestInit, isOwn = false) => {
  const headers = { authorization: token, 'content-type': 'application/json' }
  const request = new Request(`${shop.baseUrl}${path}`, { ...init, headers })
  const reply = await shop.server.fetch(request, { isOwn })
  const body = (await reply.json()) as { details?: { applicationError?: { code: string } } }
  return { status: reply.status, code: body.details?.applicationError?.code }
}
const v1 = '/stores-reader/v1/products/query'
const v3 = '/stores/v3/brands/query'
const version = '/stores/v3/provision/version'

/** Every operation of the dialects with one of its addresses; our own operations are in none. */
const operations = Object.values(contract as Record<string, AnyService>).flatMap((service) =>
  Object.entries(service.operations).flatMap(([name, operation]) => {
    const [address] = addressesOf(service, operation)
    if (!service.dialect || !address || address.path.startsWith('/vitrine')) return []
    return [{ name, dialect: service.dialect, address }]
  }),
)

const codesOf = async (dialect: 'V1' | 'V3') => {
  const codes = new Set<string | undefined>()
  for (const { address } of operations.filter((one) => one.dialect === dialect)) {
    const path = parametersOf(address.path).reduce(
      (text, name) => text.replace(`{${name}}`, '00000000-0000-4000-8000-000000000000'),
      address.path,
    )
    const hasBody = !['GET', 'DELETE'].includes(address.method)
    codes.add(
      (await asVisitor(path, { method: address.method, ...(hasBody && { body: '{}' }) })).code,
    )
  }
  return [...codes]
}

describe('the dialects of the catalog', () => {
  test('both respond by default, and the site sets which one it declares', async () => {
    expect(await asVisitor(v1, query)).toMatchObject({ status: 200 })
    expect(await asVisitor(v3, query)).toMatchObject({ status: 200 })
    expect(await api().sites.getCatalogVersion()).toEqual({ catalogVersion: 'V1_CATALOG' })
    await api().sites.updateSettings({ settings: { catalogVersion: 'V3_CATALOG' } })
    expect(await api().sites.getCatalogVersion()).toEqual({ catalogVersion: 'V3_CATALOG' })
    expect((await api().sites.getSettings({})).settings.catalogDialects).toBe('both')
  })

  test('refuse every call of V3 where only V1 answers', async () => {
    await declare('V1')
    expect(await asVisitor(v3, query)).toEqual({ status: 428, code: V1SiteCallingV3.code })
    expect(await codesOf('V3')).toEqual([V1SiteCallingV3.code])
    expect(await asVisitor(v1, query)).toMatchObject({ status: 200 })
    expect(await api().sites.getCatalogVersion()).toBeDefined()
    await declare('V1', 'V3')
  })

  test('refuse every call of V1 where only V3 answers, also calls with a cached response', async () => {
    expect(await asVisitor(v1, query)).toMatchObject({ status: 200 })
    await declare('V3')
    expect(await asVisitor(v1, query)).toEqual({ status: 428, code: V3SiteCallingV1.code })
    expect(await codesOf('V1')).toEqual([V3SiteCallingV1.code])
    await expect(api().catalogV1.queryProducts({})).rejects.toMatchObject({ status: 428 })
    expect(await asVisitor(v3, query)).toMatchObject({ status: 200 })
    await declare('V1', 'V3')
  })

  test('both answer unless the server is configured for the declared one alone', async () => {
    await set({ catalogVersion: 'V1_CATALOG', catalogDialects: 'declared-only' })
    const { settings } = await api().sites.getSettings({})
    expect(settings).toMatchObject({ catalogDialects: 'declared-only' })
    expect(await asVisitor(v3, query)).toEqual({ status: 428, code: V1SiteCallingV3.code })
    expect(await codesOf('V3')).toEqual([V1SiteCallingV3.code])
    expect(await asVisitor(v1, query)).toMatchObject({ status: 200 })
    await set({ catalogVersion: 'V3_CATALOG' })
    expect(await asVisitor(v1, query)).toEqual({ status: 428, code: V3SiteCallingV1.code })
    expect(await asVisitor(v3, query)).toMatchObject({ status: 200 })
    expect(await asVisitor(version, {})).toMatchObject({ status: 200 })
    await set({ catalogDialects: 'both' })
    expect(await asVisitor(v1, query)).toMatchObject({ status: 200 })
    expect(await asVisitor(v3, query)).toMatchObject({ status: 200 })
    await set({ catalogVersion: 'V1_CATALOG' })
  })

  test('are configured by a word or a list, and other values are refused', async () => {
    const { sites } = api()
    for (const catalogDialects of ['both', 'declared-only', ['V1'], ['V3', 'V1']] as const) {
      const settings = { catalogDialects } as SiteSettingsChanges
      const reply = await sites.updateSettings({ settings })
      expect(reply.settings.catalogDialects).toEqual(catalogDialects)
    }
    for (const catalogDialects of ['V1', 'none', [], ['V2'], ['V1', 'V1'], true, null]) {
      const settings = { catalogDialects } as SiteSettingsChanges
      await expect(sites.updateSettings({ settings })).rejects.toMatchObject({
        status: 400,
        violations: expect.arrayContaining([
          expect.objectContaining({ field: expect.stringMatching(/^settings.catalogDialects/) }),
        ]),
      })
    }
    await set({ catalogDialects: 'both' })
  })

  test('do not limit the site’s own pages, its dashboard, or calls of no dialect', async () => {
    await declare('V3')
    expect(await asVisitor(v1, query, true)).toMatchObject({ status: 200 })
    const editor = await staff.person('editor')
    await expect(editor.api.catalogV1.queryProducts({})).resolves.toBeDefined()
    await expect(api().inventory.listReconciliations({})).resolves.toBeDefined()
    await declare('V1', 'V3')
  })

  test('report that a V3 site is still being set up', async () => {
    const { db } = shop.server.platform
    const state = async (value: string) => {
      await db.updateTable('sites').set({ state: value }).where('id', '=', shop.site.id).execute()
      shop.server.sites.forget()
    }
    await set({ catalogVersion: 'V3_CATALOG' })
    await state('PENDING')
    expect(await asVisitor(v3, query)).toEqual({ status: 428, code: V3SiteProvisioning.code })
    expect((await asVisitor(v1, query)).status).toBe(503)
    await expect(api().catalogV3.queryBrands({})).resolves.toBeDefined()
    await state('ENABLED')
  })
})
