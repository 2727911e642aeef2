import { contract } from '@vitrine/contract'
import { type AnyService, addressesOf, parametersOf } from '@vitrine/contract/kit'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Whatever is sent to an operation, a mistake is the caller's: no answer is ever a 5xx. */
const operations = Object.entries(contract as Record<string, AnyService>).flatMap(
  ([key, service]) =>
    Object.entries(service.operations)
      .filter(([, operation]) => operation.consumes !== 'bytes')
      .map(([name, operation]) => ({ name: `${key}.${name}`, service, operation })),
)

let shop: TestServer
let callers: readonly string[]
beforeAll(async () => {
  shop = await startTestServer()
  callers = [shop.site.apiKey, await shop.people.visitorToken(), await shop.people.memberToken()]
})
afterAll(() => shop.close())

const SAMPLES = 12
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

describe('no answer is a 5xx', () => {
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
