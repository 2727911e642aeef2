import { startTestServer, type TestServer } from '@vitrine/testkit'
import { filesIn, startObjectStore } from '@vitrine/testkit/object-store'
import { afterEach, describe, expect, test } from 'vitest'

const metricsToken = 'a token for Prometheus'
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function open(options: Parameters<typeof startTestServer>[0] = {}) {
  const shop = await startTestServer(options)
  closing.push(() => shop.close())
  const { address } = await shop.server.listen({ port: 0 })
  return { shop, ask: (path: string, init?: RequestInit) => fetch(`${address}${path}`, init) }
}
const bodyOf = async (reply: Response) => [reply.status, await reply.json()]

describe('a process', () => {
  test('is healthy and ready while it serves', async () => {
    const { ask } = await open()
    expect(await bodyOf(await ask('/healthz'))).toEqual([200, { status: 'ok' }])
    expect(await bodyOf(await ask('/readyz'))).toEqual([
      200,
      { status: 'ready', checks: { database: 'ok', notifications: 'ok' } },
    ])
  })

  test('that ends is first not ready, still serves for a while, and then stops', async () => {
    const { shop, ask } = await open({ operation: { drainDelayMs: 5_000 } })
    closing.pop()
    const closed = shop.close()
    const ready = await ask('/readyz')
    expect(await bodyOf(ready)).toEqual([503, { status: 'ending' }])
    const served = await ask('/vitrine/v1/site')
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
    await closed
    await expect(ask('/healthz')).rejects.toThrow()
  })

  test('reports an unavailable bucket, and answers calls that need none', async () => {
    const store = await startObjectStore()
    closing.push(() => store.close())
    const { ask } = await open({ files: filesIn(store) })
    store.faults.slowDowns = 1000
    const [status, { checks }] = (await bodyOf(await ask('/readyz'))) as [
      number,
      { checks: Record<string, string> },
    ]
    expect([status, checks.files]).toEqual([200, 'failed'])
    expect((await ask('/vitrine/v1/site')).status).toBe(200)
    store.faults.slowDowns = 0
  })
})

const metricsOf = async (ask: (path: string, init?: RequestInit) => Promise<Response>) => {
  const headers = { authorization: `Bearer ${metricsToken}` }
  return (await ask('/metrics', { headers })).text()
}
const addJob = ({ server, site }: TestServer) =>
  server.platform.work({ siteId: site.id, actor: { type: 'system', id: 'test' } }, (tx) =>
    server.platform.jobs.add(tx, 'media:prune', {}),
  )

describe('metrics', () => {
  test('need the token, and are disabled without one', async () => {
    const { ask } = await open({ operation: { metricsToken } })
    expect((await ask('/metrics')).status).toBe(404)
    const headers = { authorization: 'Bearer another token of length' }
    expect((await ask('/metrics', { headers })).status).toBe(404)
    const { ask: askOther } = await open()
    expect(await metricsOf(askOther)).not.toContain('vitrine_')
  })

  test('count requests by their status, connections, and jobs of every task', async () => {
    const { shop, ask } = await open({ operation: { metricsToken } })
    await addJob(shop)
    await (await ask('/vitrine/v1/site')).text()
    await (await ask('/no-such-page')).text()
    const text = await metricsOf(ask)
    const count = 'vitrine_http_request_duration_seconds_count'
    expect(text).toContain(`${count}{method="GET",status="200"} 1`)
    expect(text).toContain(`${count}{method="GET",status="404"} 1`)
    expect(text).toContain('vitrine_jobs{task="media:prune",state="waiting"} 1')
    expect(text).toMatch(/vitrine_job_oldest_due_seconds\{task="media:prune"\} \d/)
    expect(text).toMatch(/vitrine_database_connections\{pool="calls",state="idle"\} \d/)
    expect(text).toContain('vitrine_notifications_listening 1')
    expect(text).toContain('vitrine_requests_refused_total 0')
    expect(text).toContain('process_resident_memory_bytes')
  })

  test('count requests that were refused for too much load', async () => {
    const { shop, ask } = await open({ operation: { metricsToken }, load: { maxRequests: 1 } })
    const held = await shop.server.platform.db.startTransaction().execute()
    await held.selectFrom('sites').select('id').forUpdate().execute()
    const waiting = shop.people.merchant().api.sites.updateSettings({ settings: { name: 'Later' } })
    await expect.poll(() => metricsOf(ask)).toContain('vitrine_requests_under_way 1')
    const refused = await ask('/vitrine/v1/site')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await metricsOf(ask)).toContain('vitrine_requests_refused_total 1')
    await held.rollback().execute()
    await waiting
  })
})
