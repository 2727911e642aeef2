import { startTestServer } from '@vitrine/testkit'
import { afterEach, expect, test, vi } from 'vitest'
import { startCollector } from './collector.fixture.ts'

vi.setConfig({ testTimeout: 60_000 })

const waitOptions = { interval: 20 }
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

interface WirePoint {
  readonly asDouble?: number
  readonly count?: string
  readonly startTimeUnixNano: string
  readonly timeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: { stringValue: string } }[]
}
interface WireMetric {
  readonly name: string
  readonly sum?: { readonly dataPoints: readonly WirePoint[] }
  readonly gauge?: { readonly dataPoints: readonly WirePoint[] }
  readonly histogram?: { readonly dataPoints: readonly WirePoint[] }
}
interface WireMetrics {
  readonly resourceMetrics: readonly {
    readonly resource: { readonly attributes: WirePoint['attributes'] }
    readonly scopeMetrics: readonly { readonly metrics: readonly WireMetric[] }[]
  }[]
}

const valuesOf = (attributes: WirePoint['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue]))

/** A shop whose metrics go to a collector. */
async function startMeasuredShop(everyMs: number) {
  const collector = await startCollector()
  closing.push(collector.stop)
  const shop = await startTestServer({
    operation: {
      metricsExport: {
        url: `${collector.url}/v1/metrics`,
        serviceName: 'measured-shop',
        everyMs,
        timeoutMs: 5_000,
        headers: { 'x-collector-key': 'of-the-operator' },
      },
    },
  })
  const { address } = await shop.server.listen({ port: 0 })
  return { collector, shop, address }
}

test('a process sends its metrics periodically, and once more at its end', async () => {
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=staging')
  const { collector, shop, address } = await startMeasuredShop(100)
  await expect.poll(() => collector.requests.length, waitOptions).toBeGreaterThan(1)
  await fetch(`${address}/vitrine/v1/site`)
  await fetch(`${address}/no/such/page`)
  await shop.close()
  vi.unstubAllEnvs()

  const last = collector.requests.at(-1)
  expect(last).toMatchObject({
    path: '/v1/metrics',
    headers: { 'content-type': 'application/json', 'x-collector-key': 'of-the-operator' },
  })
  const [sent] = (JSON.parse(last?.text ?? '') as WireMetrics).resourceMetrics
  expect(valuesOf(sent?.resource.attributes ?? [])).toMatchObject({
    'service.name': 'measured-shop',
    'service.instance.id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'deployment.environment.name': 'staging',
  })
  const metrics = new Map(sent?.scopeMetrics[0]?.metrics.map((one) => [one.name, one]))
  const requests = metrics.get('vitrine_http_request_duration_seconds')?.histogram?.dataPoints
  expect(requests?.find(({ attributes }) => valuesOf(attributes).status === '404')).toMatchObject({
    count: '1',
    attributes: expect.arrayContaining([{ key: 'method', value: { stringValue: 'GET' } }]),
  })
  const connections = metrics.get('vitrine_database_connections')?.gauge?.dataPoints
  expect(connections?.map(({ attributes }) => valuesOf(attributes).pool)).toContain('calls')
  const calls = metrics.get('vitrine_operation_calls_total')?.sum?.dataPoints ?? []
  expect(calls.map(({ attributes }) => valuesOf(attributes).operation)).toContain('sites.getSite')
  for (const { startTimeUnixNano, timeUnixNano } of calls) {
    expect(BigInt(timeUnixNano)).toBeGreaterThan(BigInt(startTimeUnixNano))
  }
})

test('metrics that are sent have no address, and an unavailable collector delays no response', async () => {
  const { collector, shop, address } = await startMeasuredShop(20)
  await expect.poll(() => collector.requests.length, waitOptions).toBeGreaterThan(0)
  await collector.stop()
  expect((await fetch(`${address}/metrics`)).status).toBe(404)
  expect((await fetch(`${address}/vitrine/v1/site`)).status).toBe(200)
  await shop.close()
})
