import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogWrites, createCatalogFixture } from './catalog-writes.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

type Calls = Readonly<Record<string, (input: unknown, ...more: unknown[]) => Promise<unknown>>>
interface RecordedCall {
  readonly service: string
  readonly name: string
  readonly input: unknown
}

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** No guid, a guid of nothing, and signs that no id has. */
const odd = ['not-a-guid', '7f2f2c51-51b9-4a0c-9c2b-4f1a06a7b0ff', "ÿ'; --"]

/** The merchant's services, and every call that goes through them. */
function recorder<Api extends object>(api: Api) {
  const calls: RecordedCall[] = []
  const services = new Proxy(api, {
    get: (target, service: string) =>
      new Proxy((target as Record<string, Calls>)[service] as Calls, {
        get:
          (own, name: string) =>
          (input: unknown, ...more: unknown[]) => {
            if (more.length === 0) calls.push({ service, name, input })
            return own[name]?.(input, ...more)
          },
      }),
  })
  return { services, calls }
}

/** The same message with another text in each place of an id, one place at a time. */
function* withOthers(value: unknown, other: string): Generator<unknown> {
  if (typeof value === 'string' && guid.test(value)) yield other
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) {
      for (const changed of withOthers(one, other)) yield value.with(at, changed)
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      for (const changed of withOthers(one, other)) yield { ...value, [key]: changed }
    }
  }
}

test('malformed ids are refused with a clear error by every call of the catalog', async () => {
  const { api } = shop.people.merchant()
  const fixture = await createCatalogFixture(shop)
  const { services, calls } = recorder(api)
  for (const [name, step] of Object.entries(catalogWrites)) {
    if (/^(catalogV3|categories|catalogV1|inventory)\./.test(name)) await step(services, fixture, 1)
  }
  const first = new Map(calls.map((one) => [`${one.service}.${one.name}`, one]))
  const observed: Record<string, number> = {}
  for (const [turn, { service, name, input }] of [...first.values()].entries()) {
    const own = (api as unknown as Record<string, Calls>)[service]
    for (const changed of withOthers(input, odd[turn % odd.length] as string)) {
      const status = await Promise.resolve(own?.[name]?.(changed)).then(
        () => 200,
        (error: { status?: number }) => error.status ?? 0,
      )
      const reported = `${service}.${name} ${JSON.stringify(changed)}`
      expect([200, 400, 404, 409, 428], reported).toContain(status)
      observed[status] = (observed[status] ?? 0) + 1
    }
  }
  // Bulk calls answer 200 and say it of their items; the others refuse.
  expect(observed[400]).toBeGreaterThan(10)
  expect(observed[404]).toBeGreaterThan(10)
})
