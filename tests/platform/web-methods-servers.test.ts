import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, OAuthStrategy, webMethodsOf } from '@vitrine/sdk'
import { toExpress, toFastify } from '@vitrine/sdk/web-methods'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, type methods, websiteAt } from './web-methods.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { inShop, create } = websiteAt(() => shop)

describe('a server of the website', () => {
  const running: (() => Promise<unknown>)[] = []
  afterAll(async () => {
    for (const stop of running) await stop()
  })
  const addressOf = (server: Server) => {
    running.push(() => new Promise((done) => server.close(done)))
    return new Promise<string>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      })
    })
  }
  const underFastify = async () => {
    const app = Fastify()
    await app.register(toFastify(create({ maxBytes: 1000 })), { prefix: '/web-methods' })
    running.push(() => app.close())
    return app.listen({ port: 0, host: '127.0.0.1' })
  }
  const underNode = () => addressOf(createServer(toExpress(create({ maxBytes: 1000 }))))
  /** A request after `express.json()`: its stream is consumed, and `body` has the content. */
  const behindParser = () => {
    const answer = toExpress(create({ maxBytes: 1000 }))
    const parse = async (request: IncomingMessage, response: ServerResponse) => {
      let text = ''
      for await (const chunk of request) text += chunk
      await answer(Object.assign(request, { body: JSON.parse(text) }), response)
    }
    return addressOf(createServer(parse))
  }

  test.each([
    ['Fastify', underFastify],
    ['Express or node:http', underNode],
    ['Express behind a body parser', behindParser],
  ])('%s answers calls and refusals alike', async (_, start) => {
    const address = `${await start()}/web-methods`
    const reach: typeof fetch = (input, init) =>
      String(input).startsWith(address) ? fetch(input, init) : inShop(input, init)
    const auth = OAuthStrategy({ clientId: shop.site.clientId })
    const client = createClient({ baseUrl: shop.baseUrl, services: {}, auth, fetch: reach })
    const calls = client.use(webMethodsOf<typeof methods>(address))
    const at = new Date('2026-02-28T12:00:00Z')
    expect((await calls.remind({ at, days: 2 })).later).toEqual(new Date('2026-03-02T12:00:00Z'))
    await expect(calls.closeShop()).rejects.toMatchObject({
      status: 403,
      message: 'Insufficient permissions',
      requestId: expect.any(String),
    })
  })

  test.each([
    ['Fastify', underFastify],
    ['Express or node:http', underNode],
  ])('%s has the same limits, errors and preflights', async (_, start) => {
    const address = `${await start()}/web-methods`
    const { headers } = as(await shop.people.visitorToken())
    const ask = (body: string) => fetch(`${address}/whoAmI`, { method: 'POST', headers, body })
    expect((await ask('x'.repeat(1001))).status).toBe(413)
    expect((await ask('{')).status).toBe(400)
    expect((await ask('')).status).toBe(200)
    const origin = 'https://website.test'
    const preflight = await fetch(`${address}/whoAmI`, { method: 'OPTIONS', headers: { origin } })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
      204,
      origin,
    ])
  })
})
