import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { freePort } from '@vitrine/testkit/free-port'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, callPlain, has, open, type RunningProxy, startCaddy, startNginx } from './proxies.ts'

for (const [name, start] of [
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const) {
  if (!has(name))
    console.log(`${name} is not installed: its example is not tried (apt install ${name})`)

  describe.skipIf(!has(name))(`${name}, set up as in the example`, () => {
    let product: RunningProduct
    let proxy: RunningProxy
    let origin: string
    beforeAll(async () => {
      const [port, plainPort, own] = [await freePort(), await freePort(), await freePort()]
      origin = `https://localhost:${port}`
      product = await startProduct({
        port: own,
        settings: { PUBLIC_URL: origin, TRUSTED_PROXIES: '1' },
      })
      proxy = await start({ upstream: `127.0.0.1:${own}`, port, plainPort })
    })
    afterAll(async () => {
      await proxy?.stop()
      await product.stop()
      product.remove()
    })
    const authorization = () => ({ authorization: product.sites[0]?.apiKey ?? '' })
    /** Answers its address. */
    const sendPicture = async (fileName: string): Promise<string> => {
      const { status, text } = await call(
        proxy.port,
        `/vitrine/v1/media/upload?fileName=${fileName}`,
        {
          method: 'POST',
          headers: { ...authorization(), 'content-type': 'image/svg+xml' },
          body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5"/></svg>',
        },
      )
      expect([status, text]).toEqual([200, expect.stringContaining(fileName)])
      return JSON.parse(text).media.url
    }
    const sendFile = (body: Readable) =>
      call(proxy.port, '/vitrine/v1/digital-files/upload?fileName=score.pdf', {
        method: 'POST',
        headers: { ...authorization(), 'content-type': 'application/octet-stream' },
        body,
      })

    test('serves TLS, and redirects plain HTTP to it', async () => {
      expect((await call(proxy.port, '/')).status).toBe(200)
      expect((await call(proxy.port, '/dashboard')).status).toBeLessThan(400)
      const { status, location } = await callPlain(proxy.plainPort)
      expect([301, 308]).toContain(status)
      // Caddy names the port that is usual outside, whatever it listens on.
      expect([`${origin}/products?a=b`, 'https://localhost/products?a=b']).toContain(location)
    })

    test('forwards host and scheme, without forged headers of clients', async () => {
      const ask = (headers = {}) =>
        call(proxy.port, '/.well-known/openid-configuration', { headers })
      const page = await ask()
      expect(page.text).toContain(origin)
      const forged = await ask({
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        'x-forwarded-for': '203.0.113.7',
      })
      expect(forged.text).toBe(page.text)
    })

    test('forwards events as they happen', async () => {
      const stream = await open(proxy.port, '/vitrine/v1/changes/stream', {
        headers: { ...authorization(), accept: 'text/event-stream' },
      })
      expect(stream.statusCode).toBe(200)
      let received = ''
      stream.setEncoding('utf8').on('data', (text) => {
        received += text
      })
      await sendPicture('leaf.svg')
      await expect.poll(() => received).toContain('leaf')
      stream.destroy()
    })

    test('accepts files that are larger than its buffer', async () => {
      const pieces = Array.from({ length: 60 }, () => randomBytes(1_000_000))
      const { status, text } = await sendFile(Readable.from(pieces))
      expect(status).toBe(200)
      expect(JSON.parse(text).file.bytes).toBe(60_000_000)
    })

    test('does not change compressed pages or pictures', async () => {
      const page = await call(proxy.port, '/', { headers: { 'accept-encoding': 'br, gzip' } })
      expect(page.headers['content-encoding']).toBe('br')
      const picture = new URL(await sendPicture('oak.svg')).pathname
      const passed = await call(proxy.port, picture)
      const direct = await fetch(`${product.baseUrl}${picture}`)
      expect(passed.bytes.equals(Buffer.from(await direct.arrayBuffer()))).toBe(true)
    })

    test('answers 502 or 503 at once while no process serves', async () => {
      await product.stop()
      const { status } = await call(proxy.port, '/')
      expect([502, 503]).toContain(status)
    })
  })
}
