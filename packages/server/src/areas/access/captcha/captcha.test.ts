import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestClock } from '../../../platform/clock.ts'
import { createLogger } from '../../../platform/logger.ts'
import { defaultFetchLimits } from '../../../platform/safe-fetch.ts'
import { createSealing } from '../../../platform/sealing.ts'
import type { Tx } from '../../../platform/tx.ts'
import { createCaptcha } from './index.ts'

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close().closeAllConnections()
})

/** A local service that implements siteverify. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  opened.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
}

const clock = createTestClock()
// A service keeps its own answers: the database is not asked.
const tx = { siteId: 'site', now: clock.now() } as Tx
const platform = {
  clock,
  sealing: createSealing(Buffer.alloc(32)),
  logger: createLogger('silent'),
}

function check(
  verifyUrl: string,
  given: { secret?: string | undefined; text?: string; network?: string; isGuarded?: boolean } = {},
): Promise<void> {
  const { text = 'answer', network = '203.0.113.9', isGuarded = false } = given
  const captcha = createCaptcha(platform, {
    sites: {
      get: async () => ({
        settings: {
          captcha: { mode: 'visible', provider: 'siteverify', verifyUrl, difficulty: 1000 },
        },
      }),
      secretOf: async () => ('secret' in given ? given.secret : 'the secret'),
    },
    fetchLimits: isGuarded
      ? undefined
      : { ...defaultFetchLimits, totalMilliseconds: 3_000, isAllowed: () => true },
  })
  return captcha.check(tx, [{ Recaptcha: text }], { network })
}

const invalid = { definition: { code: '-19970' } }
const unchecked = { ...invalid, message: expect.stringContaining('could not be checked') }

describe('a service with the siteverify protocol', () => {
  test('is called with the secret, the response and the network address', async () => {
    let asked = ''
    const url = await serve(async (request, reply) => {
      for await (const chunk of request) asked += chunk
      reply.end('{"success":true}')
    })
    await check(url, { text: 'a b&c' })
    expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({
      secret: 'the secret',
      response: 'a b&c',
      remoteip: '203.0.113.9',
    })
  })

  test('decides', async () => {
    const url = await serve((_, reply) => {
      reply.end('{"success":false,"error-codes":["timeout-or-duplicate"]}')
    })
    await expect(check(url)).rejects.toMatchObject(invalid)
    await expect(check(url)).rejects.not.toMatchObject(unchecked)
  })

  test.each<[string, RequestListener]>([
    ['fails', (_, reply) => reply.writeHead(500).end()],
    ['sends us elsewhere', (_, reply) => reply.writeHead(302, { location: '/yes' }).end()],
    ['answers with a page', (_, reply) => reply.end('<html>')],
    [
      'answers without an end',
      (_, reply) => reply.end(`{"success":true,"x":"${'x'.repeat(70_000)}"}`),
    ],
    ['does not answer', () => undefined],
  ])('that %s refuses, with the reason', async (_, listener) => {
    await expect(check(await serve(listener))).rejects.toMatchObject(unchecked)
  })

  test('that is unavailable refuses', async () => {
    await expect(check('http://127.0.0.1:1/')).rejects.toMatchObject(unchecked)
    await expect(check('')).rejects.toMatchObject(unchecked)
  })

  test('is never called in a private network', async () => {
    let wasAsked = false
    const url = await serve((_, reply) => {
      wasAsked = true
      reply.end('{"success":true}')
    })
    await expect(check(url, { isGuarded: true })).rejects.toMatchObject(unchecked)
    expect(wasAsked).toBe(false)
  })

  test('is not called without a secret', async () => {
    const url = await serve((_, reply) => reply.end('{"success":true}'))
    await expect(check(url, { secret: undefined })).rejects.toMatchObject(unchecked)
  })
})
