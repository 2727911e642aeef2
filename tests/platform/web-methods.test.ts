import type { VitrineError } from '@vitrine/sdk'
import { createWebMethods } from '@vitrine/sdk/web-methods'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { ADDRESS, as, codeOf, failures, methods, websiteAt } from './web-methods.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { inShop, create, callsOf, post } = websiteAt(() => shop)

describe('a page calls its own server', () => {
  test('as a visitor, with types, and dates stay dates', async () => {
    const calls = callsOf(create())
    expectTypeOf(calls.remind).parameter(0).toEqualTypeOf<{ at: Date; days: number }>()
    expectTypeOf(calls.closeShop).returns.resolves.toEqualTypeOf<string>()
    const at = new Date('2026-02-28T12:00:00.500Z')
    expect(await calls.remind({ at, days: 1 })).toEqual({
      at,
      later: new Date('2026-03-01T12:00:00.500Z'),
      note: { $date: 'not a date' },
    })
    expect(await calls.whoAmI()).toEqual({
      role: 'visitor',
      id: expect.any(String),
      siteId: shop.site.id,
    })
  })

  test('as the member whose tokens the client holds', async () => {
    const { id, tokens } = await shop.people.member({ nickname: 'Ada' })
    const calls = callsOf(create(), { tokens })
    expect(await calls.addToWishlist({ productId: 'p1' })).toEqual({ owner: id, productId: 'p1' })
    expect(await calls.myNickname()).toBe('Ada')
  })

  test('which may do more than its caller, with its API key', async () => {
    expect(await callsOf(create()).memberCount()).toBeGreaterThan(0)
    await expect(callsOf(create({ apiKey: '' })).memberCount()).rejects.toThrow('System error')
    expect(String(failures.pop())).toContain('needs the option apiKey')
  })

  test('and refreshes a token that has expired', async () => {
    const { tokens } = await shop.people.member()
    const before = shop.clock.now().getTime()
    const calls = callsOf(create(), { tokens, now: () => before })
    shop.clock.pass({ hours: 5 })
    expect(await calls.whoAmI()).toMatchObject({ role: 'member' })
  })
})

describe('the permissions of a method', () => {
  const tokenOf = {
    nobody: async () => '',
    visitor: () => shop.people.visitorToken(),
    member: () => shop.people.memberToken(),
    user: async () => shop.site.apiKey,
    'a visitor with a key': async () => `${await shop.people.visitorToken()},${shop.site.apiKey}`,
  }
  test.each([
    ['nobody', 401, 401, 401],
    ['visitor', 200, 403, 403],
    ['member', 200, 200, 403],
    ['user', 200, 200, 200],
    ['a visitor with a key', 200, 200, 200],
  ] as const)('%s: anyone %i, site-member %i, admin %i', async (who, anyone, siteMember, admin) => {
    const own = create()
    const init = { ...as(await tokenOf[who]()), body: '{"input":{"productId":"p"}}' }
    const names = ['whoAmI', 'addToWishlist', 'closeShop']
    const replies = await Promise.all(names.map((name) => post(own, name, init)))
    expect(replies.map(({ status }) => status)).toEqual([anyone, siteMember, admin])
  })

  test('are refused with the message of the specification', async () => {
    const own = create()
    const refused = await post(own, 'closeShop', as(await shop.people.visitorToken()))
    expect(await refused.json()).toEqual({
      message: 'Insufficient permissions',
      details: {
        applicationError: {
          code: 'PERMISSION_DENIED',
          description: 'Insufficient permissions',
          data: {},
        },
      },
    })
    expect(await (await post(own, 'closeShop')).json()).toMatchObject({
      message: 'Request is missing authentication data',
      details: { applicationError: { code: 'UNAUTHENTICATED' } },
    })
  })

  test('accept a token with Bearer before it as well', async () => {
    const token = await shop.people.visitorToken()
    expect((await post(create(), 'whoAmI', as(`Bearer ${token}`))).status).toBe(200)
  })
})

describe('an invalid token', () => {
  const refuses = async (token: string, own = create()) =>
    expect((await post(own, 'whoAmI', as(token))).status).toBe(401)

  test('has a forged role, or no signature', async () => {
    const [head = '', body = '', signature = ''] = (await shop.people.visitorToken()).split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const asMember = encode({ ...claims, role: 'member' })
    const unsigned = encode({ alg: 'none', typ: 'JWT' })
    for (const token of [
      `${head}.${asMember}.${signature}`,
      `${unsigned}.${asMember}.`,
      `${head}.${body}.`,
      `${encode({ alg: 'ES256', kid: 'unknown' })}.${body}.${signature}`,
      'a.b.c',
      '..',
      'Bearer',
    ]) {
      await refuses(token)
    }
  })

  test('has expired', async () => {
    const token = await shop.people.visitorToken()
    shop.clock.pass({ hours: 5 })
    await refuses(token)
  })

  test('belongs to another site of the same installation', async () => {
    const { people, site } = await shop.anotherSite()
    await refuses(await people.visitorToken())
    await refuses(await people.memberToken())
    await refuses(site.apiKey)
  })

  test('belongs to a blocked member, a minute later at most', async () => {
    const own = create()
    const { id, tokens } = await shop.people.member()
    const token = tokens.accessToken.value
    expect((await post(own, 'whoAmI', as(token))).status).toBe(200)
    await shop.people.merchant().api.members.blockMember({ id })
    await refuses(token, create())
    shop.clock.pass({ seconds: 61 })
    await refuses(token, own)
  })

  test('is an unknown key, or one without the right', async () => {
    await refuses('vk_unknown')
    const { api } = shop.people.merchant()
    const { key } = await api.apiKeys.createApiKey({ name: 'Reader', scopes: ['members:read'] })
    expect((await post(create(), 'closeShop', as(key))).status).toBe(403)
  })
})

test('the server fetches its keys once and checks each member once a minute', async () => {
  const asked: string[] = []
  const counted: typeof fetch = (input, init) => {
    asked.push(new URL(String(input)).pathname)
    return inShop(input, init)
  }
  const own = create({ fetch: counted })
  const [visitor, member] = [await shop.people.visitorToken(), await shop.people.memberToken()]
  for (const token of [visitor, member, visitor, member, visitor, member]) {
    expect((await post(own, 'whoAmI', as(token))).status).toBe(200)
  }
  expect(asked.sort()).toEqual(['/oauth2/jwks', '/oauth2/token-info', '/vitrine/v1/site'])
})

describe('an error in a method', () => {
  test('is returned when the method declares it', async () => {
    const { tokens } = await shop.people.member()
    const calls = callsOf(create(), { tokens })
    await expect(calls.addToWishlist({ productId: 'last' })).rejects.toMatchObject({
      kind: 'application',
      status: 409,
      code: 'WISHLIST_FULL',
      data: { most: 100 },
      requestId: expect.any(String),
      arguments: { productId: 'last' },
    })
    await expect(calls.addToWishlist({ productId: '' })).rejects.toMatchObject({
      kind: 'validation',
      message: 'INVALID_ARGUMENT: "productId" must not be empty',
    })
  })

  test('is otherwise hidden from the caller, under an id of the log', async () => {
    const known: { requestId?: string; name?: string } = {}
    const onError = (error: unknown, call: object) => {
      failures.push(error)
      Object.assign(known, call)
    }
    const failed = await callsOf(create({ onError }))
      .explode()
      .catch((error: VitrineError) => error)
    expect(failed).toMatchObject({ kind: 'system', message: 'System error occurred', status: 500 })
    expect(failed).toMatchObject({ requestId: known.requestId })
    expect(known.name).toBe('explode')
    expect(String(failures.pop())).toContain('42')
    const response = await post(create(), 'explode', as(await shop.people.visitorToken()))
    // The name for the log is made by chance and may hold any digits.
    const text = JSON.stringify(await response.json(), (key, value) =>
      key === 'requestId' ? undefined : value,
    )
    expect(text).toContain('System error occurred')
    expect(text).not.toMatch(/42|\.ts|stack/)
  })

  test('is a system error while the shop is unavailable', async () => {
    const token = await shop.people.visitorToken()
    const own = create({ fetch: () => Promise.reject(new TypeError('no route')) })
    expect((await post(own, 'whoAmI', as(token))).status).toBe(500)
    expect(failures.pop()).toMatchObject({ kind: 'system' })
  })
})

describe('an invalid request', () => {
  let visitor: { headers: { authorization: string } }
  beforeAll(async () => {
    visitor = as(await shop.people.visitorToken())
  })

  test.each(['unknown', 'toString', 'constructor', '__proto__', ''])(
    'names "%s", which is no method',
    async (name) => {
      const response = await post(create(), name, visitor)
      expect([response.status, await codeOf(response)]).toEqual([404, 'NOT_FOUND'])
    },
  )

  test('is no POST', async () => {
    const response = await create().fetch(new Request(`${ADDRESS}/whoAmI`, visitor))
    expect([response.status, await codeOf(response)]).toEqual([405, 'METHOD_NOT_ALLOWED'])
  })

  test.each(['{', '[]', '"text"', '7', `{"input":${'['.repeat(5000)}${']'.repeat(5000)}}`])(
    'has a body like %.20s',
    async (body) => {
      const response = await post(create(), 'whoAmI', { ...visitor, body })
      expect([response.status, await codeOf(response)]).toEqual([400, 'VALIDATION'])
    },
  )

  test('is larger than the limit of the server', async () => {
    const body = JSON.stringify({ input: 'é'.repeat(600) })
    const large = await post(create({ maxBytes: 1000 }), 'whoAmI', { ...visitor, body })
    expect([large.status, await codeOf(large)]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    expect((await post(create(), 'whoAmI', { ...visitor, body })).status).toBe(200)
  })
})

describe('pages of other origins', () => {
  const preflight = (origin: string) =>
    create().fetch(
      new Request(`${ADDRESS}/whoAmI`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      }),
    )

  test('may call when they are allowed, with a token and without cookies', async () => {
    const response = await preflight('https://website.test')
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      vary: 'origin',
      'access-control-allow-origin': 'https://website.test',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization, content-type',
    })
    expect(response.headers.has('access-control-allow-credentials')).toBe(false)
    const headers = {
      authorization: await shop.people.visitorToken(),
      origin: 'https://website.test',
    }
    const answered = await post(create(), 'whoAmI', { headers })
    expect(answered.headers.get('access-control-allow-origin')).toBe('https://website.test')
  })

  test('can read errors too', async () => {
    const answered = await post(create(), 'whoAmI', { headers: { origin: 'https://website.test' } })
    expect(answered.status).toBe(401)
    expect(answered.headers.get('access-control-allow-origin')).toBe('https://website.test')
    expect(answered.headers.get('access-control-expose-headers')).toBe('x-wix-request-id')
  })

  test('are refused otherwise', async () => {
    const response = await preflight('https://website.test.evil.test')
    expect([response.status, await codeOf(response)]).toEqual([403, 'ORIGIN_NOT_ALLOWED'])
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
  })
})

test('the server does not start with a method name that a client could not call', () => {
  for (const name of ['then', 'with space', '1st', 'a/b']) {
    const named = { [name]: methods.closeShop }
    expect(() => createWebMethods({ siteUrl: shop.baseUrl, methods: named })).toThrow(`"${name}"`)
  }
})
