import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, gzip, gzipSync } from 'node:zlib'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connectRaw } from './raw-http.fixture.ts'

let shop: TestServer
let address: string
const pageOf = async ({ url, method, body }: Request) => {
  if (!new URL(url).pathname.startsWith('/pages/')) return undefined
  const form = method === 'POST' ? await new Response(body).text() : ''
  return new Response(`<p>${form.length}</p>`, { headers: { 'content-type': 'text/html' } })
}
const files = mkdtempSync(path.join(tmpdir(), 'vitrine-files-'))
beforeAll(async () => {
  writeFileSync(path.join(files, 'a.js'), 'export {}')
  shop = await startTestServer()
  const assets = [{ prefix: '/assets/', root: files }]
  address = (await shop.server.listen({ port: 0, pages: [pageOf], assets })).address
})
afterAll(async () => {
  await shop.close()
  rmSync(files, { recursive: true })
})

async function sendRaw(text: string) {
  const client = connectRaw(address)
  client.send(Buffer.from(text, 'latin1'))
  const [answer] = await client.answers(1, text.startsWith('HEAD ') ? 'HEAD' : undefined)
  client.socket.destroy()
  return answer
}

const places = ['/vitrine/v1/site', '/pages/x', '/oauth2/authorize?response_type=code']

describe('is an invalid target, and answered with 400:', () => {
  test.each([
    ['an empty host', ''],
    ['spaces', '  '],
    ['two words', 'a b'],
    ['half an address of version 6', '[::'],
    ['letters of another alphabet', 'münchen.example'],
    ['a very long name', `${'a'.repeat(300)}.example`],
    ['a port that is none', 'shop.test:99999'],
    ['a name with somebody', 'user@shop.test'],
    ['a path', 'shop.test/x'],
    ['a question', 'shop.test?x'],
    ['a fragment', 'shop.test#x'],
    ['percent signs', '%zz'],
    ['a number that is too large', '999.999.999.999'],
  ])('%s', async (_, host) => {
    for (const path of places) {
      const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`)
      expect([path, answer?.status]).toEqual([path, 400])
      expect(answer?.head).toMatch(/^x-wix-request-id: \d/im)
      expect(JSON.parse(answer?.body ?? '')).toMatchObject({
        details: { validationError: { fieldViolations: [{ field: 'host' }] } },
      })
    }
  })

  test('no host at all, except for HTTP 1.0, which has none', async () => {
    expect((await sendRaw('GET /pages/x HTTP/1.1\r\n\r\n'))?.status).toBe(400)
    expect((await sendRaw('GET /vitrine/v1/site HTTP/1.0\r\n\r\n'))?.status).toBe(200)
  })

  test.each([
    ['//'],
    ['//evil.example/'],
    ['/\\evil.example/'],
    ['http://['],
    ['http://shop.test/vitrine/v1/site'],
    ['*'],
    ['/%zz'],
    ['/pages/%zz'],
    ['/pages/\0'],
    ['shop.test:80'],
  ])('%j', async (target) => {
    for (const method of ['GET', 'POST', 'HEAD']) {
      const answer = await sendRaw(
        `${method} ${target} HTTP/1.1\r\nhost: shop.test\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
      )
      expect([method, answer?.status]).toEqual([method, 400])
    }
  })

  test('and a method that pages do not have is not routed', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'PUT']) {
      const answer = await sendRaw(`${method} /pages/x HTTP/1.1\r\nhost: shop.test\r\n\r\n`)
      expect([method, answer?.status]).toEqual([method, 404])
    }
  })
})

describe('a folder of files', () => {
  test('cannot be left by any path', async () => {
    for (const target of ['../package.json', '%2e%2e/package.json', '..%2F..%2Fetc', '%00']) {
      const answer = await sendRaw(`GET /assets/${target} HTTP/1.1\r\nhost: shop.test\r\n\r\n`)
      expect([target, answer?.status]).toEqual([target, 404])
    }
  })

  test('can be read by pages of its own origin', async () => {
    const { headers, status } = await fetch(`${address}/assets/a.js`)
    expect(status).toBe(200)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('invalid page numbers and limits', () => {
  test.each(['1e300', '-1e308', '-1', 'NaN', 'Infinity', '1.5', '9007199254740993'])(
    '%s is refused as offset and limit',
    async (number) => {
      const headers = { authorization: shop.site.apiKey }
      for (const path of ['jobs', 'imports', 'exports', 'member-imports', 'member-exports']) {
        for (const name of ['offset', 'limit']) {
          const at = `/vitrine/v1/${path}?${name}=${number}`
          const response = await fetch(`${address}${at}`, { headers })
          expect([at, response.status]).toEqual([at, 400])
        }
      }
    },
  )
})

describe('a compressed body', () => {
  const token = () => JSON.stringify({ clientId: shop.site.clientId, grantType: 'anonymous' })
  const post = (path: string, encoding: string, body: Uint8Array | string) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      body: body as never,
    })

  test.each([
    ['gzip', () => 'plain text'],
    ['gzip', () => gzipSync(token()).subarray(0, 40)],
    ['gzip', () => brotliCompressSync(token())],
    ['br', () => gzipSync(token())],
    ['br', () => brotliCompressSync(token()).subarray(0, 20)],
    ['deflate', () => gzipSync(token())],
    ['zstd', () => 'anything'],
    ['gzip, br', () => gzipSync(brotliCompressSync(token()))],
  ])('that is not %s as declared is 400, for calls and for pages', async (encoding, body) => {
    for (const path of ['/oauth2/token', '/pages/form']) {
      const response = await post(path, encoding, body())
      expect([path, response.status]).toEqual([path, 400])
      await response.text()
    }
  })

  test('that is too large decompressed is answered with 413, on every path', async () => {
    // Compressed asynchronously, because a busy process refuses requests.
    const bomb = Buffer.alloc(20_000_000, ' ')
    const uploads = '/vitrine/v1/digital-files/upload?fileName=bomb.txt'
    for (const [encoding, body] of [
      ['gzip', await promisify(gzip)(bomb)],
      ['br', await promisify(brotliCompress)(bomb)],
    ] as const) {
      for (const path of ['/oauth2/token', '/pages/form', uploads]) {
        const response = await fetch(`${address}${path}`, {
          method: 'POST',
          headers: {
            'content-type': path === uploads ? 'application/octet-stream' : 'application/json',
            'content-encoding': encoding,
            authorization: path === uploads ? shop.site.apiKey : '',
          },
          body,
        })
        expect([encoding, path, response.status]).toEqual([encoding, path, 413])
      }
    }
  })
})

test('a client that disconnects in the middle of its body causes no server error', async () => {
  const errors = vi.spyOn(shop.server.platform.logger, 'error')
  const upload = '/vitrine/v1/digital-files/upload?fileName=a.txt'
  for (const path of [upload, '/oauth2/token', '/pages/form', '/v9/nowhere']) {
    const client = connectRaw(address)
    client.send(
      `POST ${path} HTTP/1.1\r\nhost: shop.test\r\nauthorization: ${shop.site.apiKey}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`,
    )
    client.socket.destroySoon()
    await client.untilClosed()
  }
  // Whatever came before it has been answered when this is.
  expect((await fetch(`${address}/vitrine/v1/site`)).status).toBe(200)
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})

describe('the host of a request', () => {
  const at = async (host: string, path: string) => {
    const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`)
    return JSON.parse(answer?.body ?? '')
  }

  test('that is unknown is not used as issuer of tokens or as address of the site', async () => {
    for (const host of ['evil.example', 'shop.test:8080', '127.0.0.1']) {
      const provider = await at(host, '/.well-known/openid-configuration')
      expect(provider).toMatchObject({
        issuer: 'http://shop.test',
        token_endpoint: 'http://shop.test/oauth2/token',
      })
      expect((await at(host, '/vitrine/v1/site')).site.url).toBe('http://shop.test')
    }
  })

  test('of another site names that site', async () => {
    const { site } = await shop.anotherSite()
    const host = 'other1.test'
    expect((await at(host, '/.well-known/openid-configuration')).issuer).toBe(`http://${host}`)
    expect((await at(host, '/vitrine/v1/site')).site).toMatchObject({
      id: site.id,
      url: `http://${host}`,
    })
  })
})

describe('security headers', () => {
  test('of pages forbid other origins to read them, and those of calls allow any', async () => {
    const page = await fetch(`${address}/pages/x`)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(page.headers.get('access-control-allow-origin')).toBeNull()
    expect(page.headers.get('strict-transport-security')).toBeNull()
    const consent = await fetch(`${address}/oauth2/authorize?client_id=none`)
    expect(consent.headers.get('content-type')).toContain('text/html')
    expect(consent.headers.get('x-content-type-options')).toBe('nosniff')
    expect(consent.headers.get('access-control-allow-origin')).toBeNull()
    const call = await fetch(`${address}/vitrine/v1/site`)
    expect(call.headers.get('x-content-type-options')).toBe('nosniff')
    expect(call.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('demand https where the public address has it', async () => {
    const secure = await startTestServer({ publicUrl: 'https://shop.test' })
    const { address: there } = await secure.server.listen({ port: 0, pages: [pageOf] })
    for (const path of ['/vitrine/v1/site', '/pages/x', '/v9/nowhere']) {
      const response = await fetch(`${there}${path}`)
      const policy = response.headers.get('strict-transport-security')
      expect([path, policy]).toEqual([path, 'max-age=31536000'])
    }
    await secure.close()
  })
})
