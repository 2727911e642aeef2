import { definePlugin } from '@vitrine/plugin'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loopback } from '../site/receiver.fixture.ts'
import { type ReceivedSpan, startCollector } from './collector.fixture.ts'

const outsideTrace = '0af7651916cd43dd8448eb211c80319c'
const outsideSpan = 'b7ad6b7169203331'
const mail = 'traced-person@example.com'
const SERVER = 2
const CLIENT = 3
const CONSUMER = 5
const ERROR = 2

const handled: string[] = []
const followsMembers = definePlugin({
  name: 'follows-members',
  on: {
    'member.created': async ({ fact }) => {
      handled.push(fact.entityId)
    },
  },
})

type Collector = Awaited<ReturnType<typeof startCollector>>
let collector: Collector
let receiver: Collector
let shop: TestServer

/** Lets a traced shop handle requests, run jobs and send webhooks; all traces are exported once it has stopped. */
beforeAll(async () => {
  collector = await startCollector()
  receiver = await startCollector()
  const tracing = { tracesUrl: `${collector.url}/v1/traces`, serviceName: 'traced-shop' }
  shop = await startTestServer({
    runJobs: true,
    fetchLimits: loopback,
    plugins: [followsMembers],
    operation: { tracing, metricsToken: 'a token for Prometheus' },
  })
  await visit(shop)
  await shop.close()
})
afterAll(async () => {
  await collector.stop()
  await receiver.stop()
})

async function visit({ server, site, people }: TestServer) {
  const addJob = () =>
    server.platform.work({ siteId: site.id, actor: { type: 'system', id: 'test' } }, (tx) =>
      server.platform.jobs.add(tx, 'orders:expire', {}),
    )
  const pages: Record<string, () => Promise<Response>> = {
    '/a-page': () => server.fetch(new Request('http://shop.test/vitrine/v1/site'), { isOwn: true }),
    '/adds-a-job': () => addJob().then(() => new Response('added')),
  }
  const { address } = await server.listen({
    port: 0,
    pages: [async ({ url }) => pages[new URL(url).pathname]?.()],
  })
  const call = async (path: string, init?: RequestInit) => {
    const reply = await fetch(`${address}${path}`, init)
    await reply.text()
    return reply.status
  }
  const { webhooks } = people.merchant().api
  await webhooks.createWebhook({
    url: `${receiver.url}/events?key=of-the-webhook`,
    events: ['wix.members.v1.member_created'],
  })
  const headers = {
    authorization: site.apiKey,
    'wix-site-id': site.id,
    'content-type': 'application/json',
    traceparent: `00-${outsideTrace}-${outsideSpan}-01`,
  }
  const body = JSON.stringify({ member: { loginEmail: mail, profile: { nickname: 'Traced' } } })
  expect(
    await call('/members/v1/members?secret=in-the-query', { method: 'POST', headers, body }),
  ).toBe(200)
  expect(await call('/a-page')).toBe(200)
  expect(await call('/no/such/page')).toBe(404)
  await call('/healthz')
  const { traceparent } = headers
  expect(await call('/adds-a-job', { headers: { traceparent } })).toBe(200)
  await addJob()
  await vi.waitUntil(() => receiver.requests.length > 0 && handled.length > 0, patient)
  await vi.waitUntil(async () => (await jobsLeft()) === 0, patient)
}

const patient = { timeout: 60_000 }

async function jobsLeft() {
  const { rows } = await shop.server.platform.pool.query(
    `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'orders:expire'`,
  )
  return rows.length
}

const find = (wanted: (span: ReceivedSpan) => boolean): ReceivedSpan => {
  const found = collector.spans().find(wanted)
  if (!found) throw new Error('There is no such span')
  return found
}
const ordersExpire = () => collector.spans().filter(({ name }) => name === 'job orders:expire')
const below = ({ spanId }: ReceivedSpan) =>
  collector.spans().filter(({ parentSpanId }) => parentSpanId === spanId)

describe('a traced process', () => {
  test('continues the trace of a caller in a span with operation, status and site', () => {
    const request = find(({ parentSpanId }) => parentSpanId === outsideSpan)
    expect(request).toMatchObject({
      traceId: outsideTrace,
      name: 'members.createMember',
      kind: SERVER,
      attributes: {
        'http.request.method': 'POST',
        'http.response.status_code': 200,
        'vitrine.operation': 'members.createMember',
        'vitrine.site_id': shop.site.id,
      },
    })
    expect(collector.resources()[0]).toMatchObject({ 'service.name': 'traced-shop' })
  })

  test('makes a span for each statement of a request, with its text and without its values', () => {
    const statements = below(find(({ parentSpanId }) => parentSpanId === outsideSpan)).filter(
      ({ attributes }) => 'db.query.text' in attributes,
    )
    const texts = statements.map(({ attributes }) => String(attributes['db.query.text']))
    expect(texts.some((text) => /^insert into "members" .*values \(\?/i.test(text))).toBe(true)
    expect(texts.filter((text) => /[$']\w/.test(text))).toEqual([])
    expect(statements.every(({ kind }) => kind === CLIENT)).toBe(true)
    const ends = statements.map(({ name }) => name)
    expect([ends.includes('BEGIN'), ends.includes('COMMIT')]).toEqual([true, true])
  })

  test('shows what a page calls below the page, and answers without an operation by their method', () => {
    const call = find(
      ({ name, parentSpanId }) => name === 'sites.getSite' && parentSpanId !== undefined,
    )
    expect(call.attributes['vitrine.site_id']).toBe(shop.site.id)
    const page = find(({ spanId }) => spanId === call.parentSpanId)
    expect(page).toMatchObject({ name: 'GET', kind: SERVER })
    expect(page.attributes).not.toHaveProperty('vitrine.operation')
    expect(page.attributes['vitrine.site_id']).toBe(shop.site.id)
    const missing = find(({ attributes }) => attributes['http.response.status_code'] === 404)
    expect([missing.name, missing.status.code]).toEqual(['GET', 0])
  })

  test('continues the trace of a request in the job that it adds, with its statements', () => {
    const job = ordersExpire().find(({ traceId }) => traceId === outsideTrace)
    expect(job).toMatchObject({ kind: CONSUMER, attributes: { 'vitrine.job': 'orders:expire' } })
    const cause = find(({ spanId }) => spanId === job?.parentSpanId)
    expect(cause).toMatchObject({ name: 'GET', kind: SERVER, traceId: outsideTrace })
    expect(job?.status.code).not.toBe(ERROR)
    expect(job && below(job).length).toBeGreaterThan(0)
  })

  test('makes a trace for each job that no request has caused', () => {
    const others = ordersExpire().filter(({ traceId }) => traceId !== outsideTrace)
    expect(others.length).toBeGreaterThan(0)
    expect(others.every(({ parentSpanId }) => parentSpanId === undefined)).toBe(true)
  })

  test('continues the trace of a request in the webhooks about it, and passes it on', () => {
    const [, traceId, spanId] =
      receiver.requests[0]?.headers.traceparent?.toString().split('-') ?? []
    expect(traceId).toBe(outsideTrace)
    const sent = find((span) => span.spanId === spanId)
    expect(sent).toMatchObject({
      traceId,
      kind: CLIENT,
      attributes: { 'server.address': '127.0.0.1', 'http.response.status_code': 200 },
    })
    const delivery = find((span) => span.spanId === sent.parentSpanId)
    expect(delivery).toMatchObject({
      name: 'webhook delivery',
      kind: CONSUMER,
      attributes: { 'vitrine.event': 'wix.members.v1.member_created', 'vitrine.attempt': 1 },
    })
    const cause = find((span) => span.spanId === delivery.parentSpanId)
    expect(cause.name).toBe('members.createMember')
  })

  test('continues the trace of a request in the plug-ins that handle what it has changed', () => {
    const job = find(
      ({ name }) => name.startsWith('job plugin') && name.includes('follows-members'),
    )
    expect(job).toMatchObject({ traceId: outsideTrace, kind: CONSUMER })
    expect(find(({ spanId }) => spanId === job.parentSpanId).name).toBe('members.createMember')
    expect(below(job).length).toBeGreaterThan(0)
  })

  test('sends no token, address, query or value, and nothing of probes', () => {
    const text = collector.text()
    const secrets = [
      mail,
      'Traced',
      shop.site.apiKey,
      'in-the-query',
      'of-the-webhook',
      'such/page',
    ]
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    expect(text).not.toContain('healthz')
  })
})
