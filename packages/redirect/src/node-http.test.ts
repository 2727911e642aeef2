import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https, { get, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { parse } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { redirectTo, stopRedirecting } from './manual-node.ts'
import { type RecordedRequest, startRecorder } from './testing.ts'

let shop: Awaited<ReturnType<typeof startRecorder>>
let other: typeof shop

beforeAll(async () => {
  shop = await startRecorder()
  other = await startRecorder()
  redirectTo(shop.origin)
})
beforeEach(() => {
  shop.seen.length = 0
})
afterAll(async () => {
  stopRedirecting()
  await shop.close()
  await other.close()
})

const answerOf = async (sent: ClientRequest, body?: string): Promise<RecordedRequest> => {
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject)
  })
  sent.end(body)
  return JSON.parse(await text(await answered))
}
const address = 'https://www.wixapis.com/a?b=1'

describe('a request of the platform', () => {
  const write = { method: 'POST', headers: { authorization: 'secret', Host: 'www.wixapis.com' } }
  const expected = (method: string) => ({ method, url: '/a?b=1', headers: { host: shop.host } })

  test('goes to the shop, with each signature', async () => {
    const posted = { ...expected('POST'), body: 'c' }
    const options = { hostname: 'www.wixapis.com', path: '/a?b=1', ...write }
    expect(await answerOf(https.request(address, write), 'c')).toMatchObject(posted)
    expect(await answerOf(https.request(new URL(address), write), 'c')).toMatchObject(posted)
    expect(await answerOf(https.request(options), 'c')).toMatchObject(posted)
    const both = { host: 'readonly.wixapis.com', port: 443, path: '/a?b=1', ...write }
    expect(await answerOf(https.request(both), 'c')).toMatchObject(posted)
    expect(await answerOf(request({ ...parse(address), ...write }), 'c')).toMatchObject(posted)
    expect(await answerOf(https.get(address))).toMatchObject(expected('GET'))
    expect(await answerOf(get(new URL(address)))).toMatchObject(expected('GET'))
    expect(await answerOf(http.get('http://www.wixapis.com/a?b=1'))).toMatchObject(expected('GET'))
    expect(shop.seen[0]?.headers.authorization).toBe('secret')
  })

  test('calls its callback', async () => {
    const answer = await new Promise<IncomingMessage>((resolve) => {
      https.get(address, { headers: { a: '1' } }, resolve)
    })
    expect(JSON.parse(await text(answer))).toMatchObject({ headers: { a: '1' } })
    const second = await new Promise<IncomingMessage>((resolve) => {
      https.request(address, resolve).end()
    })
    expect(second.statusCode).toBe(200)
  })

  test('ignores an agent for another protocol than the shop’s', async () => {
    const agent = new https.Agent({ keepAlive: true })
    expect(await answerOf(https.request(address, { agent }))).toMatchObject(expected('GET'))
    agent.destroy()
  })

  test('leaves out the platform’s name in a list of headers', async () => {
    const flat = ['Host', 'www.wixapis.com', 'a', 'host'] as const
    const { headers } = await answerOf(https.request(address, { headers: flat }))
    expect(headers).toMatchObject({ host: shop.host, a: 'host' })
  })

  test('is aborted by its signal', async () => {
    const abort = new AbortController()
    const sent = https.request('https://www.wixapis.com/slow', { signal: abort.signal })
    const answer = answerOf(sent)
    await expect.poll(() => shop.seen.length).toBe(1)
    abort.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})

test('other requests are unchanged', async () => {
  const sent = http.request(`${other.origin}/a`, { method: 'POST', headers: { a: '1' } })
  expect(await answerOf(sent, 'b')).toMatchObject({
    method: 'POST',
    body: 'b',
    headers: { a: '1' },
  })
  const { port } = new URL(other.origin)
  expect(await answerOf(http.get({ port, host: '127.0.0.1', path: '/c' }))).toMatchObject({
    url: '/c',
  })
  expect(() => https.request('no address')).toThrow('Invalid URL')
  expect(() => http.request(address.replace('www.wixapis.com', 'example.test'))).toThrow(
    'Protocol "https:" not supported',
  )
  expect(shop.seen).toEqual([])
})
