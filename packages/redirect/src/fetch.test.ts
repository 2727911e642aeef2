import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { redirectTo, stopRedirecting } from './manual-node.ts'
import { startRecorder } from './testing.ts'

let shop: Awaited<ReturnType<typeof startRecorder>>
let other: typeof shop

beforeAll(async () => {
  shop = await startRecorder()
  other = await startRecorder()
})
beforeEach(() => {
  redirectTo(shop.origin)
  shop.seen.length = 0
  other.seen.length = 0
})
afterAll(async () => {
  stopRedirecting()
  await shop.close()
  await other.close()
})

const platform = 'https://www.wixapis.com'

describe('a fetch of the platform', () => {
  test('goes to the shop with method, headers and body', async () => {
    const response = await fetch(`${platform}/oauth2/token?a=1`, {
      method: 'POST',
      headers: { authorization: 'secret', 'content-type': 'application/json' },
      body: '{"a":1}',
    })
    expect(await response.json()).toMatchObject({
      method: 'POST',
      url: '/oauth2/token?a=1',
      headers: { authorization: 'secret', 'content-type': 'application/json', host: shop.host },
      body: '{"a":1}',
    })
  })

  test('goes to the shop as a URL object', async () => {
    await fetch(new URL('/a', 'https://readonly.wixapis.com'))
    expect(shop.seen.map(({ url }) => url)).toEqual(['/a'])
  })

  test('goes to the shop as a request, whose body is consumed as usual', async () => {
    const request = new Request(`${platform}/a`, {
      method: 'PATCH',
      headers: { 'x-own': 'kept' },
      body: 'text',
    })
    await fetch(request)
    expect(shop.seen[0]).toMatchObject({
      method: 'PATCH',
      headers: { 'x-own': 'kept' },
      body: 'text',
    })
    expect(request.bodyUsed).toBe(true)
    await expect(fetch(request)).rejects.toThrow(TypeError)
  })

  test('prefers options to the values of the request', async () => {
    const request = new Request(`${platform}/a`, { method: 'POST', headers: { a: '1' }, body: 'b' })
    await fetch(request, { method: 'PUT', headers: { c: '2' }, body: 'd' })
    expect(shop.seen[0]).toMatchObject({ method: 'PUT', headers: { c: '2' }, body: 'd' })
    expect(shop.seen[0]?.headers).not.toHaveProperty('a')
  })

  test('streams its body', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('one '))
        controller.enqueue(new TextEncoder().encode('two'))
        controller.close()
      },
    })
    await fetch(`${platform}/a`, { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect(shop.seen[0]?.body).toBe('one two')
  })

  test.each(['init', 'request'])('is aborted by the signal of its %s', async (where) => {
    const abort = new AbortController()
    const init = { signal: abort.signal }
    const asked =
      where === 'init'
        ? fetch(`${platform}/slow`, init)
        : fetch(new Request(`${platform}/slow`, init))
    await expect.poll(() => shop.seen.length).toBe(1)
    abort.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('sends the body of a request where requests have no stream, as in Firefox', async () => {
    const body = Object.getOwnPropertyDescriptor(Request.prototype, 'body') as PropertyDescriptor
    const request = new Request(`${platform}/a`, { method: 'POST', headers: { a: '1' }, body: 'b' })
    delete (Request.prototype as { body?: unknown }).body
    try {
      await fetch(request)
    } finally {
      Object.defineProperty(Request.prototype, 'body', body)
    }
    expect(shop.seen[0]).toMatchObject({ method: 'POST', headers: { a: '1' }, body: 'b' })
  })

  test('goes to the shop that was set last', async () => {
    redirectTo(other.origin)
    await fetch(`${platform}/a`)
    expect([shop.seen.length, other.seen.length]).toEqual([0, 1])
  })
})

test('other requests are unchanged', async () => {
  const response = await fetch(`${other.origin}/a?b=https://www.wixapis.com/`, {
    method: 'POST',
    headers: { a: '1' },
    body: 'c',
  })
  expect(await response.json()).toMatchObject({
    method: 'POST',
    url: '/a?b=https://www.wixapis.com/',
    headers: { a: '1', host: other.host },
    body: 'c',
  })
  expect(await (await fetch('data:,text')).text()).toBe('text')
  await expect(fetch('/relative')).rejects.toThrow('Failed to parse URL')
  expect(shop.seen).toEqual([])
})
