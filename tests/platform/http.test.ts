import { connect } from 'node:net'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
let address: string
beforeAll(async () => {
  shop = await startTestServer()
  address = (await shop.server.listen({ port: 0 })).address
})
afterAll(() => shop.close())

const publishedHeaders =
  'authorization, content-type, x-wix-bi-gateway, x-wix-consistent, x-wix-linguist, client-binding'

describe('over HTTP', () => {
  test('a browser of another site can call, after a preflight', async () => {
    const response = await fetch(`${address}/stores-reader/v1/products/query-platformized`, {
      method: 'OPTIONS',
      headers: { origin: 'https://shop.example', 'access-control-request-method': 'POST' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const allowed = response.headers.get('access-control-allow-headers')?.split(', ')
    for (const name of publishedHeaders.split(', ')) expect(allowed).toContain(name)
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  })

  test('every response has a request id, also for an unknown address', async () => {
    for (const path of ['/vitrine/v1/site', '/vitrine/v1/site/settings', '/v9/nowhere']) {
      const response = await fetch(`${address}${path}`)
      expect([path, response.headers.get('x-wix-request-id')]).toEqual([
        path,
        expect.stringMatching(/^\d+\.[0-9a-f]{18}$/),
      ])
      expect(response.headers.get('access-control-expose-headers')).toContain('x-wix-request-id')
    }
  })

  test('a body that is not JSON, or too large, is refused with a clear error', async () => {
    const send = (body: string) => fetch(`${address}/oauth2/token`, { method: 'POST', body })
    const broken = await send('{"grant_type":')
    expect(broken.status).toBe(400)
    expect(await broken.text()).toContain('must be JSON')
    const large = await send(JSON.stringify({ grant_type: 'x'.repeat(2_000_000) }))
    expect(large.status).toBe(413)
    expect((await large.json()).details.applicationError.code).toBe('PAYLOAD_TOO_LARGE')
  })

  test.each([
    ['a type of content that is none', { 'content-type': 'json' }, '{}', 400, 'content-type'],
    ['half a type of content', { 'content-type': 'application/' }, '{}', 400, 'content-type'],
    ['a packing nobody knows', { 'content-encoding': 'foo' }, '{}', 400, 'content-encoding'],
    ['plain text called gzip', { 'content-encoding': 'gzip' }, '{}', 400, 'body'],
    ['plain text called deflate', { 'content-encoding': 'deflate' }, '{}', 400, 'body'],
    ['a filter without end', {}, `${'{"$not":'.repeat(5000)}{}${'}'.repeat(5000)}`, 400, 'body'],
    ['lists without end', {}, `{"x":${'['.repeat(9000)}${']'.repeat(9000)}}`, 400, 'body'],
  ])('%s is refused with a clear error', async (_, headers, body, status, field) => {
    const authorization = shop.site.apiKey
    const response = await fetch(`${address}/v2/collections/query`, {
      method: 'POST',
      body,
      headers: { authorization, ...headers },
    })
    expect(response.status).toBe(status)
    expect(response.headers.get('x-wix-request-id')).toBeTruthy()
    const { details } = await response.json()
    expect(details.validationError.fieldViolations).toMatchObject([{ field }])
  })

  test('an invalid address, or too many headers, get the same kind of error', async () => {
    const broken = await fetch(`${address}/stores/v1/%ZZ`)
    expect(broken.status).toBe(400)
    expect(broken.headers.get('x-wix-request-id')).toBeTruthy()
    expect(await broken.json()).toMatchObject({
      details: { validationError: { fieldViolations: [{ field: 'url' }] } },
    })
    const long = await fetch(`${address}/v2/collections/query?x=${'x'.repeat(20_000)}`)
    expect(long.status).toBe(413)
    expect(long.headers.get('x-wix-request-id')).toBeTruthy()
    expect((await long.json()).details.applicationError.code).toBe('PAYLOAD_TOO_LARGE')
  })

  test('text that is not HTTP gets an error, and the connection is closed', async () => {
    const { port } = new URL(address)
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
    socket.write('no HTTP at all\r\n\r\n')
    const observed = (await socket.setEncoding('utf8').toArray()).join('')
    expect(observed).toMatch(/^HTTP\/1\.1 400 .*x-wix-request-id: \d.*must be a request of HTTP/s)
    socket.destroy()
  })

  test.each([
    ['/v3/provision/version'],
    ['/v1/collections/slug/all-products'],
    ['/_api/catalog-reader-server/v1/collections/slug/all-products'],
    ['/stores-reader/v1/collections/slug/all-products'],
    ['/v3/products/query'],
    ['/v2/collections/00000000-000000-000000-000000000001'],
  ])('the catalog responds at %s', async (path) => {
    const headers = { authorization: shop.site.apiKey }
    expect((await fetch(`${address}${path}`, { headers })).status).toBe(200)
  })

  test('a form can request tokens, like JSON', async () => {
    const form = new URLSearchParams({ client_id: shop.site.clientId, grant_type: 'anonymous' })
    const response = await fetch(`${address}/oauth2/token`, { method: 'POST', body: form })
    expect(await response.json()).toMatchObject({ token_type: 'Bearer', expires_in: 14400 })
  })

  test('JSON is read as such even when it is declared as a form', async () => {
    const response = await fetch(`${address}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: JSON.stringify({ clientId: shop.site.clientId, grantType: 'anonymous' }),
    })
    expect(response.status).toBe(200)
  })

  test('a file can be requested by HEAD, and continued after an interruption', async () => {
    const { api } = shop.people.merchant()
    const text = new TextEncoder().encode('line of a score\n'.repeat(1000))
    const { file } = await api.digitalFiles.uploadDigitalFile(
      ...[{ fileName: 'score.txt' }, { body: text }],
    )
    const { product } = await api.catalogV1.createProduct({
      product: { name: 'Score', priceData: { price: '3' } },
    })
    await api.digitalFiles.attachDigitalFile({ productId: product.id, fileId: file.id })
    const download = { productId: product.id, fileId: file.id }
    const { url } = await api.digitalFiles.createDownload(download)
    const at = `${address}${new URL(url).pathname}`
    const asked = await fetch(at, { method: 'HEAD' })
    expect([asked.status, asked.headers.get('content-length')]).toEqual([200, '16000'])
    expect(await asked.text()).toBe('')
    const whole = await fetch(at, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(whole.headers.get('content-encoding')).toBeNull()
    expect(whole.headers.get('content-length')).toBe('16000')
    const [etag = '', range] = [whole.headers.get('etag') ?? '', 'bytes=15000-']
    const rest = await fetch(at, { headers: { range, 'if-range': etag } })
    expect([rest.status, (await rest.text()).length]).toEqual([206, 1000])
    expect(await whole.text()).toBe('line of a score\n'.repeat(1000))
  })

  test('reads can be requested by HEAD, writes cannot', async () => {
    const head = (path: string) =>
      fetch(`${address}${path}`, { method: 'HEAD', headers: { authorization: shop.site.apiKey } })
    const settings = await head('/vitrine/v1/site/settings')
    expect([settings.status, await settings.text()]).toEqual([200, ''])
    expect(Number(settings.headers.get('content-length'))).toBeGreaterThan(100)
    expect((await head('/stores/v1/products')).status).toBe(404)
  })

  test('and in process the same operation answers the same', async () => {
    const get = { headers: { authorization: shop.site.apiKey } }
    const overHttp = await (await fetch(`${address}/vitrine/v1/site/settings`, get)).json()
    const request = new Request(`${shop.baseUrl}/vitrine/v1/site/settings`, get)
    expect(await (await shop.server.fetch(request)).json()).toEqual(overHttp)
  })
})
