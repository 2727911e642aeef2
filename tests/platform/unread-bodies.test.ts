import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectRaw, type RawClient } from './raw-http.fixture.ts'

let shop: TestServer
let address: string
const opened: RawClient[] = []
beforeAll(async () => {
  shop = await startTestServer()
  const listening = await shop.server.listen({
    port: 0,
    pages: [
      async ({ url, body }) => {
        if (!new URL(url).pathname.startsWith('/products/')) return undefined
        // As a page does that looks at the beginning only.
        const reader = body?.getReader()
        await reader?.read()
        return new Response('A page')
      },
    ],
    timeouts: { headersMs: 1_500, bodyIdleMs: 1_500 },
  })
  address = listening.address
})
afterAll(async () => {
  for (const { socket } of opened) socket.destroy()
  await shop.close()
})

const open = () => {
  const client = connectRaw(address)
  opened.push(client)
  return client
}
const SITE = 'GET /vitrine/v1/site HTTP/1.1\r\nhost: shop.test\r\n\r\n'
const head = (first: string, headers: Readonly<Record<string, string | number>> = {}) =>
  `${[
    `${first} HTTP/1.1`,
    'host: shop.test',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ].join('\r\n')}\r\n\r\n`

const body = Buffer.alloc(300_000, 'x')
const sized = { 'content-length': body.length }
const json = { ...sized, 'content-type': 'application/json' }

describe('a connection serves the next request', () => {
  test.each([
    ['a page that does not read it', 'POST /products/x', sized, 200],
    ['a page by GET', 'GET /products/x', sized, 200],
    ['a call that is refused', 'POST /stores/v1/products', json, 401],
    [
      'a call with a packing nobody knows',
      'POST /oauth2/token',
      { ...json, 'content-encoding': 'foo' },
      400,
    ],
    [
      'a call whose packing is another',
      'POST /oauth2/token',
      { ...json, 'content-encoding': 'gzip' },
      400,
    ],
    ['a call with a broken type', 'POST /oauth2/token', { ...sized, 'content-type': 'json' }, 400],
    ['no operation at all', 'POST /v9/nowhere', json, 404],
    ['an operation by another method', 'DELETE /v9/nowhere', json, 404],
  ])('after 300 kB for %s', async (_, first, headers, status) => {
    const client = open()
    client.send(head(first, headers), body, SITE)
    const answers = await client.answers(2)
    expect(answers.map((one) => one.status)).toEqual([status, 200])
  })

  test('after an unread chunked body, or it is closed by a header', async () => {
    const client = open()
    client.send(head('POST /v9/nowhere', { 'transfer-encoding': 'chunked' }))
    client.send('5\r\nhello\r\n0\r\n\r\n')
    const [answer] = await client.answers(1)
    expect(answer?.status).toBe(404)
    expect(answer?.head).toMatch(/^connection: close$/im)
    await client.untilClosed()
  })
})

describe('a connection is closed', () => {
  test('after an unread body above the limit', async () => {
    const client = open()
    client.send(head('POST /products/x', { 'content-length': 50_000_000 }))
    const [answer] = await client.answers(1)
    expect(answer?.head).toMatch(/^connection: close$/im)
    const more = () =>
      client.socket.write(Buffer.alloc(65_536), () => client.socket.closed || more())
    more()
    await client.untilClosed()
  })

  test('with 408 when the head does not arrive in time', async () => {
    const client = open()
    client.send('GET /vitrine/v1/site HTTP/1.1\r\nhost: sh')
    expect(await client.untilClosed()).toMatch(/^HTTP\/1\.1 408 .*REQUEST_TIMEOUT/s)
  })

  test('with 408 when a body stops', async () => {
    const client = open()
    client.send(head('POST /oauth2/token', json), '{"grantType":')
    expect(await client.untilClosed()).toMatch(/^HTTP\/1\.1 408 .*REQUEST_TIMEOUT/s)
  })

  test('with 408 when a body comes by single bytes', async () => {
    const client = open()
    client.send(head('POST /oauth2/token', json))
    const timer = setInterval(() => client.send(' '), 20)
    expect(await client.untilClosed()).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(timer)
  })

  test('with 408 when the form of a page stops', async () => {
    const client = open()
    client.send(head('POST /products/x', sized))
    expect(await client.untilClosed()).toMatch(/^HTTP\/1\.1 408 /)
  })
})

test('a compressed body is read, also as brotli', async () => {
  const { brotliCompressSync, gzipSync, deflateSync } = await import('node:zlib')
  const text = JSON.stringify({ clientId: shop.site.clientId, grantType: 'anonymous' })
  const packed = { br: brotliCompressSync(text), gzip: gzipSync(text), deflate: deflateSync(text) }
  for (const [encoding, bytes] of Object.entries(packed)) {
    const answer = await fetch(`${address}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      body: bytes,
    })
    expect([encoding, answer.status]).toEqual([encoding, 200])
  }
})
