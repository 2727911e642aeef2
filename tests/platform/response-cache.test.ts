import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createServer } from '@vitrine/server'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let shop: TestServer
let address: string
let token: string
let id: string
beforeAll(async () => {
  shop = await startTestServer()
  address = (await shop.server.listen({ port: 0 })).address
  token = await shop.people.visitorToken()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const create = async (name: string) =>
  (await merchant().catalogV1.createProduct({ product: { name, priceData: { price: '12.5' } } }))
    .product.id
beforeEach(async () => {
  id = await create('Vase')
})

const products = '/stores-reader/v1/products'
const packed = (request: object) =>
  `.r=${Buffer.from(JSON.stringify(request)).toString('base64url')}`
/** Whole replies as they travel: fetch would take the coding off. */
const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  shop.server.fetch(
    new Request(`${shop.baseUrl}${path}`, {
      ...init,
      headers: { authorization: token, ...headers },
    }),
  )
/** The echo of the last change, which comes by notification, may still be on its way: such reads are repeated. */
const statementsOf = async (work: () => Promise<unknown>) =>
  (await shop.countStatements(work)).statements
const readName = async (path: string, headers: Record<string, string> = {}) =>
  (await (await ask(path, headers)).json()).product.name as string

describe('a cached read', () => {
  test('takes no statement for a visitor, and one for a member, which checks the sign-in', async () => {
    await expect.poll(() => statementsOf(() => ask(`${products}/${id}`))).toEqual([])
    const member = { authorization: await shop.people.memberToken() }
    const known = await shop.countStatements(() => ask(`${products}/${id}`, member))
    expect(known.statements).toHaveLength(1)
    expect(known.statements[0]).toContain('sign_ins')
    expect(known.result.status).toBe(200)
  })

  test('is the same by GET and by POST, each cached separately', async () => {
    const query = { query: { filter: { id } } }
    const posted = () =>
      ask(`${products}/query-platformized`, {}, { method: 'POST', body: JSON.stringify(query) })
    const got = () => ask(`${products}/query-platformized?${packed(query)}`)
    const [one, other] = [await (await posted()).json(), await (await got()).json()]
    expect(other).toEqual(one)
    await expect.poll(() => statementsOf(posted)).toEqual([])
    await expect.poll(() => statementsOf(got)).toEqual([])
  })

  test('is loaded again after a change of its data', async () => {
    for (let round = 1; round <= 20; round += 1) {
      await merchant().catalogV1.updateProduct({ product: { id, name: `Vase ${round}` } })
      expect(await readName(`${products}/${id}`)).toBe(`Vase ${round}`)
    }
  })

  test('never shows a product that was hidden or deleted', async () => {
    const page = `${products}/query-platformized?${packed({ query: { filter: { name: 'Vase' } } })}`
    const shown = async () => (await (await ask(page)).json()).metadata.total as number
    const before = await shown()
    await ask(`${products}/${id}`)
    await merchant().catalogV1.updateProduct({ product: { id, visible: false } })
    expect((await ask(`${products}/${id}`)).status).toBe(404)
    expect(await shown()).toBe(before - 1)
    await merchant().catalogV1.updateProduct({ product: { id, visible: true } })
    expect([(await ask(`${products}/${id}`)).status, await shown()]).toEqual([200, before])
    await merchant().catalogV1.deleteProduct({ id })
    expect([(await ask(`${products}/${id}`)).status, await shown()]).toEqual([404, before - 1])
  })

  test('of visitors is not sent to a merchant, nor the other way round', async () => {
    const key = { authorization: shop.site.apiKey }
    const hidden = await create('Not yet')
    await merchant().catalogV1.updateProduct({ product: { id: hidden, visible: false } })
    expect((await ask(`${products}/${hidden}`, key)).status).toBe(200)
    expect((await ask(`${products}/${hidden}`)).status).toBe(404)
    expect((await ask(`${products}/${hidden}`, key)).status).toBe(200)
    const costs = `${products}/${id}?includeMerchantSpecificData=true`
    expect((await (await ask(costs, key)).json()).product).toHaveProperty('costAndProfitData')
    expect((await ask(costs)).status).toBe(403)
    expect((await ask(`${products}/${id}`, key)).headers.get('cache-control')).toBe('no-store')
  })

  test('belongs to its site', async () => {
    const other = await shop.anotherSite()
    const theirs = { authorization: await other.people.visitorToken() }
    expect((await ask(`${products}/${id}`)).status).toBe(200)
    expect((await ask(`${products}/${id}`, theirs)).status).toBe(404)
    const page = `${products}/query-platformized?${packed({ query: {} })}`
    expect((await (await ask(page)).json()).metadata.total).toBeGreaterThan(0)
    expect((await (await ask(page, theirs)).json()).metadata.total).toBe(0)
  })

  test('still requires a valid token', async () => {
    await ask(`${products}/${id}`)
    expect((await ask(`${products}/${id}`, { authorization: '' })).status).toBe(401)
    expect((await ask(`${products}/${id}`, { authorization: `${token}x` })).status).toBe(401)
    const member = await shop.people.member()
    const authorization = member.tokens.accessToken.value
    expect((await ask(`${products}/${id}`, { authorization })).status).toBe(200)
    await merchant().members.blockMember({ id: member.id })
    expect((await ask(`${products}/${id}`, { authorization })).status).toBe(401)
  })

  test('is not sent while the site is closed', async () => {
    await ask(`${products}/${id}`)
    await merchant().sites.disableSite({ id: shop.site.id })
    const closed = await ask(`${products}/${id}`)
    await merchant().sites.enableSite({ id: shop.site.id })
    expect([closed.status, (await ask(`${products}/${id}`)).status]).toEqual([503, 200])
  })

  test('follows changed settings at once', async () => {
    const currency = async () =>
      (await (await ask(`${products}/${id}`)).json()).product.priceData.currency as string
    const before = await currency()
    await merchant().sites.updateSettings({ settings: { currency: 'CHF' } })
    expect(await currency()).toBe('CHF')
    await merchant().sites.updateSettings({ settings: { currency: before } })
    expect(await currency()).toBe(before)
  })

  test('has its own request id each time', async () => {
    const ids = [await ask(`${products}/${id}`), await ask(`${products}/${id}`)].map((reply) =>
      reply.headers.get('x-wix-request-id'),
    )
    expect(new Set(ids).size).toBe(2)
  })
})

describe('over HTTP', () => {
  const send = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(`${address}${path}`, { ...init, headers: { authorization: token, ...headers } })

  test('a reply has a strong ETag, and is not sent again to a client that has it', async () => {
    const first = await send(`${products}/${id}`)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(first.headers.get('vary')).toBe('Accept-Encoding, X-Wix-Currency')
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await send(`${products}/${id}`, { 'if-none-match': known })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('cache-control')).toBe('private, no-cache')
      expect(again.headers.get('x-wix-request-id')).toBeTruthy()
      expect(again.headers.get('access-control-allow-origin')).toBe('*')
    }
    await merchant().catalogV1.updateProduct({ product: { id, name: 'Carafe' } })
    const changed = await send(`${products}/${id}`, { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  test('it has the content encoding that the client accepts, each with its own ETag', async () => {
    const page = `${products}/query-platformized?${packed({ query: {} })}`
    const plain = await ask(page)
    const text = await plain.text()
    const [br, gzip] = [
      await ask(page, { 'accept-encoding': 'gzip, deflate, br' }),
      await ask(page, { 'accept-encoding': 'gzip, br;q=0' }),
    ]
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(plain.headers.has('content-encoding')).toBe(false)
    const bytes = async (reply: Response) => Buffer.from(await reply.arrayBuffer())
    expect(brotliDecompressSync(await bytes(br)).toString()).toBe(text)
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(text)
    const tags = [plain, br, gzip].map((reply) => reply.headers.get('etag'))
    expect(new Set(tags).size).toBe(3)
    const overHttp = await send(page, { 'accept-encoding': 'br' })
    expect(overHttp.headers.get('content-encoding')).toBe('br')
    expect(await overHttp.text()).toBe(text)
  })

  test('the reply of a POST is complete, and not cached on the way', async () => {
    const post = { method: 'POST', body: '{}' }
    const path = `${products}/query-platformized`
    const first = await send(path, {}, post)
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(first.headers.has('etag')).toBe(false)
    const again = await send(path, { 'if-none-match': '*' }, post)
    expect([again.status, await again.json()]).toEqual([200, await first.json()])
  })

  test('a cached reply is not sent to a caller without the right', async () => {
    const status = async (headers: Record<string, string> = {}) =>
      (await send(`${products}/${id}`, headers)).status
    for (let round = 0; round < 5; round += 1) expect(await status()).toBe(200)
    expect(await status({ authorization: `${token}x` })).toBe(401)
    await merchant().sites.disableSite({ id: shop.site.id })
    const closed = await status()
    await merchant().sites.enableSite({ id: shop.site.id })
    expect([closed, await status(), await status()]).toEqual([503, 200, 200])
    await merchant().catalogV1.updateProduct({ product: { id, visible: false } })
    expect([await status(), await status({ authorization: shop.site.apiKey })]).toEqual([404, 200])
    expect(await status()).toBe(404)
  })

  test('an error is never cached', async () => {
    const path = `${products}/${id}0`
    expect((await send(path)).status).toBe(400)
    const gone = '00000000-0000-4000-8000-000000000000'
    const missing = await send(`${products}/${gone}`)
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})

describe('a second node on the same database', () => {
  test('caches its own replies no longer than the notification takes', async () => {
    const { platform } = shop.server
    const url = platform.pool.options.connectionString ?? ''
    const { config, clock, logger } = platform
    const node = await createServer({ config, clock, logger, databaseUrl: url, poolSize: 2 })
    try {
      const there = async () => {
        const asked = new Request(`${shop.baseUrl}${products}/${id}`, {
          headers: { authorization: token },
        })
        return (await (await node.fetch(asked)).json()).product?.name as string | undefined
      }
      expect([await there(), await there()]).toEqual(['Vase', 'Vase'])
      await merchant().catalogV1.updateProduct({ product: { id, name: 'Carafe' } })
      await expect.poll(there, { interval: 5 }).toBe('Carafe')
      await merchant().catalogV1.updateProduct({ product: { id, visible: false } })
      await expect.poll(there, { interval: 5 }).toBeUndefined()
    } finally {
      await node.close()
    }
  })

  test('is also notified of changes made by SQL', async () => {
    expect(await readName(`${products}/${id}`)).toBe('Vase')
    await shop.server.platform.pool.query('UPDATE products SET name = $1 WHERE id = $2', [
      'Urn',
      id,
    ])
    await expect.poll(() => readName(`${products}/${id}`), { interval: 5 }).toBe('Urn')
  })
})
