import { addressesOf, parametersOf } from '@vitrine/contract/kit'
import { pauseRecordingErrors, startTestServer, type TestServer } from '@vitrine/testkit'
import {
  operations as allOperations,
  createRandom,
  createSender,
  rawRequests,
  requestOf,
  sendRaw,
} from '@vitrine/testkit/fuzz'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Whatever is sent to an operation, a mistake is the caller's: no answer is ever a 5xx. */
const operations = allOperations.filter(({ operation }) => operation.consumes !== 'bytes')

let shop: TestServer
let callers: readonly string[]
let resumeRecording: () => void
beforeAll(async () => {
  resumeRecording = pauseRecordingErrors()
  shop = await startTestServer()
  callers = [shop.site.apiKey, await shop.people.visitorToken(), await shop.people.memberToken()]
})
afterAll(async () => {
  await shop.close()
  resumeRecording()
})

/** Requests per operation; more in continuous integration. */
const SAMPLES = process.env.LONG_TESTS ? 12 : 6
const oddTexts = fc.constantFrom(
  '',
  '\u0000',
  '\ud800',
  '🏺'.repeat(300),
  '%00',
  "'; DROP TABLE members; --",
  '../../etc/passwd',
  'undefined',
  '9'.repeat(400),
  '2026-13-45T99:99:99Z',
)
const oddValues = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  oddTexts,
  fc.constantFrom<unknown>(-1, 1e308, 0.1, [], {}, [[]], [null], null, true),
)

interface Schema {
  readonly properties?: Record<string, Schema>
  readonly anyOf?: readonly Schema[]
}

/** A message with the operation's own keys, as deep as it has them, and values that may be anything. */
function odd({ properties, anyOf }: Schema, depth = 0): fc.Arbitrary<unknown> {
  const shape = properties ?? anyOf?.find((one) => one.properties)?.properties
  if (!shape || depth > 3) return oddValues
  const keys = Object.entries(shape).map(([key, schema]) => [key, odd(schema, depth + 1)])
  const message = fc.record(Object.fromEntries(keys), { requiredKeys: [] })
  return fc.oneof({ weight: 4, arbitrary: message }, { weight: 1, arbitrary: oddValues })
}

function send(
  { service, operation }: (typeof operations)[number],
  message: unknown,
  token: string,
) {
  const { method, path } = addressesOf(service, operation)[0] ?? { method: 'GET', path: '/' }
  const fields = typeof message === 'object' && message !== null ? message : {}
  const target = parametersOf(path).reduce(
    (address, name) =>
      address.replace(`{${name}}`, encodeURIComponent(String(valueAt(fields, name)))),
    path,
  )
  const hasBody = !['GET', 'DELETE'].includes(method)
  const query = hasBody ? '' : `?${queryOf(fields)}`
  return shop.server.fetch(
    new Request(`${shop.baseUrl}${target}${query}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: token },
      ...(hasBody ? { body: JSON.stringify(message) } : {}),
    }),
    { network: '192.0.2.1' },
  )
}

/** A stream of events has no end to wait for; that it began is its answer. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.includes('event-stream')) return response.text()
  await response.body?.cancel()
  return ''
}

const valueAt = (fields: object, name: string): unknown =>
  wellFormed((fields as Record<string, unknown>)[name] ?? 'undefined')
const queryOf = (fields: object): URLSearchParams =>
  new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, wellFormed(value)]))
/** Half a character cannot be part of an address. */
const wellFormed = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/[\ud800-\udfff]/gu, '')

describe('no response is a 5xx', () => {
  test.each(operations)('$name', async (operation) => {
    const seed = [...operation.name].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7) | 0
    const messages = fc.sample(odd(operation.operation.request), { numRuns: SAMPLES, seed })
    for (const [index, message] of messages.entries()) {
      const response = await send(operation, message, callers[index % callers.length] ?? '')
      const text = await textOf(response)
      expect(response.status, `${JSON.stringify(message)} → ${text}`).toBeLessThan(500)
    }
  })
})

/** The same as `npm run bench -- fuzz` sends for long, a little of it. */
describe('over HTTP, no response is a 5xx', () => {
  const timeoutMs = 15_000
  const timeouts = { headersMs: 500, bodyIdleMs: 500 }
  let address: string
  beforeAll(async () => {
    address = (await shop.server.listen({ port: 0, timeouts })).address
  })

  test('to a few random requests of each operation', async () => {
    const sender = createSender(address, { timeoutMs })
    const random = createRandom(20)
    const context = {
      callers: callers.map((authorization) => ({ authorization })),
      ids: ['00000000-0000-4000-8000-000000000000', shop.site.clientId],
      origin: shop.baseUrl,
      pages: [],
    }
    const requests = allOperations.flatMap((one) => [
      requestOf(one, random, context),
      requestOf(one, random, context),
    ])
    const next = requests.values()
    const failed: string[] = []
    const work = async () => {
      for (const one of next) {
        const { status, text } = await sender.send(one)
        if (typeof status !== 'number' || status >= 500)
          failed.push(`${status} ${one.name} ${one.method} ${one.target} ${one.body} → ${text}`)
      }
    }
    await Promise.all(Array.from({ length: 8 }, work))
    sender.close()
    expect(failed).toEqual([])
  })

  test('to malformed requests', async () => {
    const texts = rawRequests('shop.test')
    expect(texts.length).toBeGreaterThan(100)
    const answers = await Promise.all(
      texts.map(async (text) => ({ sent: text, ...(await sendRaw(address, text, { timeoutMs })) })),
    )
    const isBad = ({ status }: { status: unknown }) =>
      status === 'no answer' || Number(status) > 499
    expect(answers.filter(isBad)).toEqual([])
  })
})
