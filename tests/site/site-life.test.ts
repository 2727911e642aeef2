import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'

let shop: TestServer
let owner: Awaited<ReturnType<typeof staff.person>>
beforeAll(async () => {
  shop = await startTestServer()
  owner = await staff.person('owner')
})
afterAll(() => shop.close())

const staff = staffAt(() => shop)
const sites = () => owner.api.sites
const unknown = '00000000-0000-4000-8000-000000000000'
const job = { id: '1', attempt: 1, isLastAttempt: false, signal: undefined }
let hosts = 0
const newHost = () => `life${++hosts}.test`

/** A site with a visitor, a member and a key, at an address of its own. */
async function aSite() {
  const { site, people } = await shop.anotherSite()
  const visitor = people.visitor()
  await visitor.api.auth.generateVisitorTokens()
  const member = await people.member()
  const host = (await shop.server.sites.get(site.id)).domains[0] ?? ''
  const at = (path: string, headers: Record<string, string> = {}) =>
    new Request(`http://${host}${path}`, { headers })
  return { ...site, people, visitor, member, host, at, merchant: people.merchant() }
}

describe('a closed site', () => {
  test('is closed to visitors and members, and open to staff and keys', async () => {
    const { id, visitor, member, merchant, at, people } = await aSite()
    const { site } = await sites().disableSite({ id })
    expect(site.state).toBe('DISABLED')
    const closed = { status: 503, code: 'SITE_DISABLED' }
    await expect(visitor.api.catalogV1.queryProducts({})).rejects.toMatchObject(closed)
    await expect(member.api.members.getCurrentMember({})).rejects.toMatchObject(closed)
    await expect(people.nobody().api.sites.getSite()).rejects.toMatchObject(closed)
    await expect(people.visitorToken()).rejects.toMatchObject({ status: 503 })
    const reply = await shop.server.fetch(at('/vitrine/v1/site'))
    expect(reply.headers.get('retry-after')).toBe('300')
    expect((await merchant.api.catalogV1.queryProducts({})).products).toEqual([])
    expect((await owner.on(id).sites.getSettings()).settings.name).toBe('Other shop')
    await sites().enableSite({ id })
    expect((await visitor.api.catalogV1.queryProducts({})).products).toEqual([])
  })

  test('shows a page that explains it, and no other one', async () => {
    const { id, at } = await aSite()
    expect(await shop.server.closedPage(at('/'))).toBeUndefined()
    await sites().disableSite({ id })
    const page = await shop.server.closedPage(at('/', { 'accept-language': 'de-AT,de' }))
    expect(page?.status).toBe(503)
    expect(page?.headers.get('retry-after')).toBe('300')
    const html = (await page?.text()) ?? ''
    expect(html).toContain('lang="de"')
    expect(html).toContain('Other shop')
    const authorize = await shop.server.fetch(
      at('/_api/oauth2/authorize?clientId=x', { accept: 'text/html' }),
    )
    expect([authorize.status, authorize.headers.get('content-type')]).toEqual([
      503,
      'text/html; charset=utf-8',
    ])
  })

  test('answers pages and calls with 503 over HTTP too', async () => {
    const { id } = shop.site
    const { address, close } = await shop.server.listen({
      port: 0,
      pages: [shop.server.closedPage, async () => new Response('The shop')],
    })
    const read = async (path: string) => {
      const response = await fetch(`${address}${path}`)
      return [response.status, response.headers.get('retry-after'), await response.text()]
    }
    try {
      expect(await read('/')).toEqual([200, null, 'The shop'])
      await sites().disableSite({ id })
      expect(await read('/')).toEqual([503, '300', expect.stringContaining('Closed')])
      expect(await read('/vitrine/v1/site')).toEqual([
        503,
        '300',
        expect.stringContaining('SITE_DISABLED'),
      ])
    } finally {
      await sites().enableSite({ id })
      await close()
    }
  })

  test('lets its staff sign in at its own address', async () => {
    const { id, at } = await aSite()
    await sites().disableSite({ id })
    const signIn = new Request(at('/vitrine/v1/staff/sign-in'), {
      method: 'POST',
      body: JSON.stringify({ email: owner.email, password: staff.password }),
    })
    expect((await shop.server.fetch(signIn)).status).toBe(200)
  })

  test('may be one that is being set up, until somebody opens it', async () => {
    const host = newHost()
    const { site, clientId } = await sites().createSite({
      site: { name: 'Soon', state: 'PENDING', domains: [host] },
    })
    const ask = () => {
      const body = JSON.stringify({ clientId, grantType: 'anonymous' })
      return shop.server.fetch(new Request(`http://${host}/oauth2/token`, { method: 'POST', body }))
    }
    expect((await ask()).status).toBe(503)
    await sites().enableSite({ id: site.id })
    expect((await ask()).status).toBe(200)
  })
})

describe('creating a site', () => {
  test('adds a client for its storefront and the default settings', async () => {
    const host = newHost()
    const { site, clientId } = await sites().createSite({
      site: { name: 'Atelier', currency: 'EUR', locale: 'de-DE', domains: [host.toUpperCase()] },
    })
    expect(site).toMatchObject({
      name: 'Atelier',
      namespace: 'HEADLESS',
      state: 'ENABLED',
      createdFrom: 'OTHER',
      domains: [host],
    })
    expect(site).not.toHaveProperty('deletion')
    const shown = await shop.server.fetch(new Request(`http://${host}/vitrine/v1/site`))
    expect((await shown.json()).site).toMatchObject({ id: site.id, clientId, currency: 'EUR' })
  })

  test('refuses invalid values, naming the field', async () => {
    const make = (site: object) => sites().createSite({ site: { name: 'New', ...site } })
    await expect(make({ currency: 'XQX' })).rejects.toMatchObject({ code: 'UNKNOWN_CURRENCY' })
    await expect(make({ locale: 'no such' })).rejects.toMatchObject({ code: 'UNKNOWN_LOCALE' })
    await expect(make({ domains: ['shop.test'] })).rejects.toMatchObject({
      code: 'DOMAIN_TAKEN',
      data: { domain: 'shop.test' },
    })
    const broken = [
      ['site.domains[0]', { domains: ['https://shop.example'] }],
      ['site.colour', { colour: 'red' }],
      ['site.state', { state: 'DISABLED' }],
      ['site.namespace', { namespace: 'TOASTERS' }],
    ] as const
    for (const [field, site] of broken) {
      await expect(make(site)).rejects.toMatchObject({ violations: [{ field }] })
    }
  })

  test('is allowed to owners and admins of every site', async () => {
    const refused = { code: 'PERMISSION_DENIED' }
    const requestInput = { site: { name: 'Mine' } }
    await expect(shop.people.merchant().api.sites.createSite(requestInput)).rejects.toMatchObject(
      refused,
    )
    const editor = await staff.person('editor')
    await expect(editor.api.sites.createSite(requestInput)).rejects.toMatchObject(refused)
    const { token } = await owner.api.staff.inviteStaff({
      invitation: { email: 'local@example.com', role: 'owner' },
    })
    const local = await staff.accept(token, 'local@example.com')
    await expect(local.api.sites.createSite(requestInput)).rejects.toMatchObject(refused)
    const copy = local.api.sites.duplicateSite({ id: shop.site.id })
    await expect(copy).rejects.toMatchObject(refused)
    expect((await local.api.sites.listSites({})).sites.map(({ id }) => id)).toEqual([shop.site.id])
  })
})

describe('a site', () => {
  test('changes its name, label and addresses', async () => {
    const { id, host } = await aSite()
    const added = newHost()
    const { site } = await sites().updateSite({
      site: { id, name: 'Renamed', namespace: 'DEV_SITE', domains: [host, added] },
    })
    expect(site).toMatchObject({ name: 'Renamed', namespace: 'DEV_SITE', domains: [host, added] })
    const shown = await shop.server.fetch(new Request(`http://${added}/vitrine/v1/site`))
    expect((await shown.json()).site).toMatchObject({ id, name: 'Renamed' })
    const taken = sites().updateSite({ site: { id, domains: ['shop.test'] } })
    await expect(taken).rejects.toMatchObject({ code: 'DOMAIN_TAKEN' })
  })

  test('is found by label, state and stage of deletion', async () => {
    const { id } = await aSite()
    await sites().updateSite({ site: { id, namespace: 'CODUX' } })
    await sites().disableSite({ id })
    const found = async (filter: object) => (await sites().listSites(filter)).sites.map((s) => s.id)
    expect(await found({ namespace: 'CODUX', state: 'DISABLED' })).toEqual([id])
    expect(await found({ namespace: 'CODUX', state: 'ENABLED' })).toEqual([])
    await sites().trashSite({ id })
    expect(await found({ namespace: 'CODUX' })).toEqual([])
    expect(await found({ namespace: 'CODUX', deletion: 'TRASH' })).toEqual([id])
  })

  test('is hidden from people who do not work on it', async () => {
    const { id } = await aSite()
    const { api } = shop.people.merchant()
    const missing = { code: 'SITE_NOT_FOUND' }
    await expect(api.sites.disableSite({ id })).rejects.toMatchObject(missing)
    await expect(api.sites.updateSite({ site: { id, name: 'x' } })).rejects.toMatchObject(missing)
    await expect(sites().purgeSite({ id: unknown })).rejects.toMatchObject(missing)
    await expect(sites().duplicateSite({ id: unknown })).rejects.toMatchObject(missing)
  })

  test('can be closed by its key, and deleted by its owners only', async () => {
    const { id, merchant } = await aSite()
    expect((await merchant.api.sites.disableSite({ id })).site.state).toBe('DISABLED')
    const refused = { code: 'PERMISSION_DENIED', data: { role: 'owner' } }
    await expect(merchant.api.sites.trashSite({ id })).rejects.toMatchObject(refused)
  })

  test('allows only the changes of state in the table', async () => {
    const { id } = await aSite()
    const refused = { code: 'SITE_MOVE_NOT_ALLOWED', data: { state: 'ENABLED', deletion: 'NONE' } }
    await expect(sites().enableSite({ id })).rejects.toMatchObject(refused)
    await expect(sites().restoreSite({ id })).rejects.toMatchObject(refused)
    await expect(sites().purgeSite({ id })).rejects.toMatchObject(refused)
    await sites().trashSite({ id })
    const inTrash = { code: 'SITE_MOVE_NOT_ALLOWED', data: { deletion: 'TRASH' } }
    await expect(sites().trashSite({ id })).rejects.toMatchObject(inTrash)
    await expect(sites().disableSite({ id })).rejects.toMatchObject(inTrash)
  })
})

describe('the trash', () => {
  test('hides a site from visitors and keys until it is restored', async () => {
    const { id, visitor, merchant, at, host, clientId } = await aSite()
    const { site } = await sites().trashSite({ id })
    expect(site).toMatchObject({ deletion: 'TRASH', trashedDate: shop.clock.now() })
    const days = (Number(site.purgeDate) - Number(site.trashedDate)) / 86_400_000
    expect(days).toBe(30)
    await expect(visitor.api.catalogV1.queryProducts({})).rejects.toMatchObject({ status: 404 })
    await expect(merchant.api.sites.getSettings()).rejects.toMatchObject({ status: 401 })
    expect((await shop.server.fetch(at('/vitrine/v1/site'))).status).toBe(404)
    expect((await shop.server.closedPage(at('/')))?.status).toBe(404)
    const token = await shop.server.fetch(
      new Request(`${shop.baseUrl}/oauth2/token`, {
        method: 'POST',
        body: JSON.stringify({ clientId, grantType: 'anonymous' }),
      }),
    )
    expect((await token.json()).error).toBe('invalid_client')
    const taken = sites().updateSite({ site: { id: shop.site.id, domains: ['shop.test', host] } })
    await expect(taken).rejects.toMatchObject({ code: 'DOMAIN_TAKEN' })
    const { site: back } = await sites().restoreSite({ id })
    expect(back).not.toHaveProperty('deletion')
    await visitor.api.catalogV1.queryProducts({})
    await merchant.api.sites.getSettings()
  })

  test('refuses the last site', async () => {
    const alone = await startTestServer()
    try {
      const people = staffAt(() => alone)
      const { api } = await people.person('owner')
      const { id } = alone.site
      await expect(api.sites.trashSite({ id })).rejects.toMatchObject({ code: 'LAST_SITE' })
    } finally {
      await alone.close()
    }
  })

  test('deletes the data of a site after 30 days; its id remains', async () => {
    const { id, merchant } = await aSite()
    await merchant.api.catalogV1.createProduct({
      product: { name: 'Vase', productType: 'physical', priceData: { price: '9.00' } },
    })
    await sites().trashSite({ id })
    const { tasks } = shop.server
    shop.clock.pass({ days: 29 })
    await tasks['sites:emptyTrash']()
    expect((await shop.server.sites.find(id))?.deletion).toBe('TRASH')
    shop.clock.pass({ days: 2 })
    owner = await staff.signIn(owner.email)
    await tasks['sites:emptyTrash']()
    expect((await shop.server.sites.find(id))?.deletion).toBe('PENDING_PURGE')
    await expect(sites().restoreSite({ id })).rejects.toMatchObject({
      code: 'SITE_MOVE_NOT_ALLOWED',
    })
    await tasks['sites.purge']({ siteId: id }, job)
    const { sites: gone } = await sites().listSites({ deletion: 'DELETED' })
    expect(gone).toContainEqual(
      expect.objectContaining({ id, deletion: 'DELETED', domains: [], name: 'Other shop' }),
    )
    expect(await leftOf(id)).toEqual({ facts: 1 })
    await expect(sites().restoreSite({ id })).rejects.toMatchObject({ code: 'SITE_NOT_FOUND' })
  })

  test('deletes a site at once when its owner asks for it', async () => {
    const { id } = await aSite()
    await sites().trashSite({ id })
    expect((await sites().purgeSite({ id })).site.deletion).toBe('PENDING_PURGE')
    await expect(owner.on(id).sites.getSettings()).rejects.toMatchObject({ status: 401 })
    await shop.server.tasks['sites.purge']({ siteId: id }, job)
    expect(await leftOf(id)).toEqual({ facts: 1 })
    const { rows } = await shop.server.platform.pool.query(
      'SELECT count(*)::int AS n FROM products',
    )
    expect(rows[0].n).toBe(0)
  })
})

/** Rows of a site by table, tables without any left out. */
async function leftOf(siteId: string): Promise<Record<string, number>> {
  const { pool } = shop.server.platform
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
      WHERE column_name = 'site_id' AND table_schema = current_schema()`,
  )
  const left: Record<string, number> = {}
  for (const { name } of rows) {
    const counted = await pool.query(
      `SELECT count(*)::int AS n FROM ${name} WHERE site_id = '${siteId}'`,
    )
    if (counted.rows[0].n > 0) left[name] = counted.rows[0].n
  }
  return left
}
