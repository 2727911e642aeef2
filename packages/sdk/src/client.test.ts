import {
  DecimalNumber,
  GET,
  operation,
  POST,
  service,
  Timestamp,
  Type,
} from '@vitrine/contract/kit'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Strategy } from './auth/auth.ts'
import { createClient } from './client.ts'
import { VitrineError } from './errors/vitrine-error.ts'

const shelf = service({
  name: 'shelf',
  mounts: ['/shelf'],
  summary: 'A service for these tests',
  operations: {
    getJar: operation({
      route: GET('/v1/jars/{id}'),
      permission: 'anyone',
      summary: 'One jar',
      request: Type.Object({ id: Type.String(), fields: Type.Optional(Type.Array(Type.String())) }),
      response: Type.Object({ price: DecimalNumber(), bought: Timestamp() }),
    }),
    createJar: operation({
      route: POST('/v1/jars'),
      permission: 'admin',
      summary: 'A new jar',
      request: Type.Object({ price: DecimalNumber(), bought: Timestamp() }),
      response: Type.Object({}),
    }),
    queryJars: operation({
      route: POST('/v1/jars/query'),
      permission: 'anyone',
      longGet: true,
      summary: 'Many jars',
      request: Type.Object({ query: Type.Optional(Type.Unknown()) }),
      response: Type.Object({}),
    }),
    addPicture: operation({
      route: POST('/v1/jars/{id}/picture'),
      permission: 'admin',
      consumes: 'bytes',
      summary: 'A picture of a jar',
      request: Type.Object({ id: Type.String(), filename: Type.String() }),
      response: Type.Object({}),
    }),
    showJar: operation({
      route: GET('/jar.html'),
      permission: 'open',
      answers: 'page',
      summary: 'A page',
      request: Type.Object({}),
      response: Type.Unsafe<{ status: number; headers: object; body: Uint8Array }>({}),
    }),
  },
})

type Reply = { status?: number; headers?: Record<string, string>; body: unknown }

/** A server of wire JSON that remembers what it was asked. */
function wire(...replies: Reply[]) {
  const asked: { url: string; method: string; headers: Headers; body: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const { method = 'GET', body } = init ?? {}
    asked.push({ url: String(url), method, headers: new Headers(init?.headers), body })
    const reply = replies[Math.min(asked.length, replies.length) - 1] as Reply
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body)
    const headers = { 'content-type': 'application/json', ...reply.headers }
    return new Response(text, { status: reply.status ?? 200, headers })
  }
  return { asked, fetch }
}
const refused = (status: number, code: string) => ({
  status,
  headers: { 'x-wix-request-id': 'r-9' },
  body: { message: 'no', details: { applicationError: { code, description: 'no', data: {} } } },
})
const clientOf = (...replies: Reply[]) => {
  const { asked, fetch } = wire(...replies)
  const client = createClient({ baseUrl: 'https://shop.test/', services: { shelf }, fetch })
  return { asked, client }
}

describe('a call', () => {
  test('fills path and query, and returns values instead of wire forms', async () => {
    const { asked, client } = clientOf({
      body: { price: 19.9, bought: '2024-05-06T07:08:09.010Z' },
    })
    const jar = await client.shelf.getJar({ id: 'a b', fields: ['X', 'Y'] })
    expect(jar).toEqual({ price: '19.9', bought: new Date('2024-05-06T07:08:09.010Z') })
    expect(asked[0]).toMatchObject({
      method: 'GET',
      url: 'https://shop.test/shelf/v1/jars/a%20b?fields=X&fields=Y',
      body: undefined,
    })
    expect(asked[0]?.headers.has('content-type')).toBe(false)
  })

  test('sends decimals and dates in their wire form', async () => {
    const { asked, client } = clientOf({ body: {} })
    await client.shelf.createJar({ price: '0.10', bought: new Date(0) })
    expect(JSON.parse(String(asked[0]?.body))).toEqual({
      price: 0.1,
      bought: '1970-01-01T00:00:00.000Z',
    })
    expect(asked[0]?.headers.get('content-type')).toBe('application/json')
  })

  test('is a GET up to a query of 4,000 characters, and a POST beyond', async () => {
    const { asked, client } = clientOf({ body: {} })
    await client.shelf.queryJars({ query: { filter: { name: 'x'.repeat(2950) } } })
    await client.shelf.queryJars({ query: { filter: { name: 'x'.repeat(3000) } } })
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST'])
    expect(asked[0]?.url).toMatch(/\/shelf\/v1\/jars\/query\?\.r=[A-Za-z0-9_-]+$/)
    expect(asked[1]?.url).toBe('https://shop.test/shelf/v1/jars/query')
    expect(JSON.parse(String(asked[1]?.body)).query.filter.name).toHaveLength(3000)
  })

  test('without a required field needs no input', async () => {
    const { asked, client } = clientOf({ body: {} })
    await client.shelf.queryJars()
    expect(asked[0]?.url).toBe('https://shop.test/shelf/v1/jars/query')
  })

  test('with bytes has its fields in the address', async () => {
    const { asked, client } = clientOf({ body: {} })
    const body = new Uint8Array([1, 2])
    await client.shelf.addPicture({ id: '7', filename: 'mug.png' }, { body })
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: 'https://shop.test/shelf/v1/jars/7/picture?filename=mug.png',
      body,
    })
  })

  test('of a page returns status, headers and bytes', async () => {
    const { client } = clientOf({
      headers: { 'content-type': 'text/html' },
      status: 400,
      body: 'Hi',
    })
    const page = await client.shelf.showJar()
    expect(page).toMatchObject({ status: 400, headers: { 'content-type': 'text/html' } })
    expect(new TextDecoder().decode(page.body)).toBe('Hi')
  })

  test('has the types of the contract', () => {
    const { client } = clientOf()
    expectTypeOf(client.shelf.getJar).returns.resolves.toEqualTypeOf<{
      price: string
      bought: Date
    }>()
    // @ts-expect-error an id is required
    const withoutInput = () => client.shelf.getJar()
    expectTypeOf(withoutInput).returns.toBeObject()
  })
})

describe('a failed call', () => {
  test('carries its arguments, status and request id', async () => {
    const { client } = clientOf(refused(404, 'NOT_FOUND'))
    const error = await client.shelf.getJar({ id: '1' }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(VitrineError)
    expect(error).toMatchObject({
      kind: 'application',
      code: 'NOT_FOUND',
      status: 404,
      requestId: 'r-9',
      operation: 'shelf.getJar',
      arguments: { id: '1' },
    })
  })

  test('does not log its arguments', async () => {
    const { client } = clientOf(refused(404, 'NOT_FOUND'))
    const error: object = await client.shelf.getJar({ id: 'secret' }).catch((thrown) => thrown)
    expect(error).toHaveProperty('arguments.id', 'secret')
    expect(Object.keys(error)).not.toContain('arguments')
    expect(JSON.stringify(error)).not.toContain('secret')
  })

  test('with an incomplete response is a system error', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new Error('cut')) })
    const fetch = async () => new Response(broken)
    const client = createClient({ baseUrl: '', services: { shelf }, fetch })
    await expect(client.shelf.queryJars()).rejects.toHaveProperty('kind', 'system')
  })

  test('with a response that is not JSON is a system error with a request id', async () => {
    const { client } = clientOf({ headers: { 'x-wix-request-id': 'r-8' }, body: '<html>' })
    await expect(client.shelf.queryJars()).rejects.toMatchObject({
      kind: 'system',
      message: 'System error occurred',
      requestId: 'r-8',
    })
  })

  test('that never reached the server has its cause', async () => {
    const cause = new TypeError('network')
    const fetch = () => Promise.reject(cause)
    const client = createClient({ baseUrl: '', services: { shelf }, fetch })
    await expect(client.shelf.getJar({ id: '1' })).rejects.toMatchObject({
      kind: 'system',
      status: undefined,
      arguments: { id: '1' },
      cause,
    })
  })

  test('that its caller aborted is not a system error', async () => {
    const aborter = new AbortController()
    const fetch: typeof globalThis.fetch = async () => {
      aborter.abort()
      throw aborter.signal.reason
    }
    const client = createClient({ baseUrl: '', services: { shelf }, fetch })
    const call = client.shelf.getJar({ id: '1' }, { signal: aborter.signal })
    await expect(call).rejects.toHaveProperty('name', 'AbortError')
  })
})

describe('authorization', () => {
  const tokens: Strategy = () => {
    let number = 1
    return {
      authHeaders: async () => ({ authorization: `token-${number}` }),
      renewAfter: async () => {
        number += 1
        return true
      },
    }
  }
  const authorised = (...replies: Reply[]) => {
    const { asked, fetch } = wire(...replies)
    const services = { shelf }
    return { asked, client: createClient({ baseUrl: '', services, auth: tokens, fetch }) }
  }
  const sent = (asked: { headers: Headers }[]) =>
    asked.map(({ headers }) => headers.get('authorization'))

  test('a refused token is renewed once', async () => {
    const { asked, client } = authorised(refused(401, 'UNAUTHENTICATED'), { body: {} })
    await client.shelf.queryJars()
    expect(sent(asked)).toEqual(['token-1', 'token-2'])
  })

  test('a second refusal is thrown', async () => {
    const { asked, client } = authorised(refused(401, 'UNAUTHENTICATED'))
    await expect(client.shelf.queryJars()).rejects.toHaveProperty('code', 'UNAUTHENTICATED')
    expect(asked).toHaveLength(2)
  })

  test.each([
    [401, '-19976'],
    [403, 'PERMISSION_DENIED'],
    [503, 'UNAVAILABLE'],
  ])('HTTP %i with %s is not tried again', async (status, code) => {
    const { asked, client } = authorised(refused(status, code))
    await expect(client.shelf.queryJars()).rejects.toHaveProperty('code', code)
    expect(asked).toHaveLength(1)
  })

  test('fetch adds the header to those of the caller, and renews', async () => {
    const { asked, client } = authorised(refused(401, 'UNAUTHENTICATED'), { body: {} })
    const reply = await client.fetch('/graphql/alpha', { method: 'POST', headers: { 'x-a': 'b' } })
    expect(reply.status).toBe(200)
    expect(sent(asked)).toEqual(['token-1', 'token-2'])
    expect(asked[1]).toMatchObject({ url: '/graphql/alpha', method: 'POST' })
    expect(asked[1]?.headers.get('x-a')).toBe('b')
  })

  test.each(['https://evil.test/x', '//evil.test/x', '/\\evil.test', 'media/1'])(
    'fetch does not send the token to %s',
    async (path) => {
      const { asked, client } = authorised({ body: {} })
      await expect(client.fetch(path)).rejects.toThrow('takes a path on the server')
      expect(asked).toEqual([])
    },
  )

  test('fetch accepts absolute addresses of its own server only', async () => {
    const { asked, client } = clientOf({ body: {} })
    await client.fetch('https://shop.test/media/1')
    expect(asked[0]?.url).toBe('https://shop.test/media/1')
    await expect(client.fetch('https://shop.test.evil.test/x')).rejects.toThrow(TypeError)
  })
})
