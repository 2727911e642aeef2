import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverToGermany } from '../commerce/checkout.fixture.ts'
import { readyToOrder } from '../commerce/order.fixture.ts'

const metricsToken = 'a token for Prometheus'
const deployed = (file: string) =>
  readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8')

/** Its series are there although nothing listens at the port. */
const awayReplica = { urls: ['postgresql://shop@127.0.0.1:1/shop'], maxLagMs: 1000 }

let shop: TestServer
let address: string
beforeAll(async () => {
  shop = await startTestServer({ operation: { metricsToken }, replicas: awayReplica })
  ;({ address } = await shop.server.listen({ port: 0 }))
  await shop.server.platform.work(
    { siteId: shop.site.id, actor: { type: 'system', id: 'test' } },
    (tx) => shop.server.platform.jobs.add(tx, 'orders:expire', {}),
  )
})
afterAll(() => shop.close())

const metrics = async () => {
  const headers = { authorization: `Bearer ${metricsToken}` }
  return (await fetch(`${address}/metrics`, { headers })).text()
}
/** The value of a series; undefined while there is none. */
async function readSeries(series: string): Promise<number | undefined> {
  const line = (await metrics()).split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

describe('metrics', () => {
  test('count calls of operations by status, with their durations, and cache hits', async () => {
    const authorization = await shop.people.visitorToken()
    const { product } = await shop.people.merchant().api.catalogV1.createProduct({
      product: { name: 'Lamp', productType: 'physical', priceData: { price: '9' } },
    })
    const ask = async () => {
      const url = `${address}/stores/v1/products/${product?.id}`
      const reply = await fetch(url, { headers: { authorization } })
      await reply.text()
    }
    const series = 'vitrine_operation_calls_total{operation="catalog-v1.getProduct",status="200"}'
    const lookups = (result: string) =>
      readSeries(`vitrine_response_cache_lookups_total{result="${result}"}`)
    const before = { calls: (await readSeries(series)) ?? 0, hits: (await lookups('hit')) ?? 0 }
    await ask()
    await ask()
    await ask()
    expect(await readSeries(series)).toBe(before.calls + 3)
    expect(await lookups('hit')).toBeGreaterThanOrEqual(before.hits + 2)
    expect(await lookups('miss')).toBeGreaterThan(0)
    const measured =
      'vitrine_operation_duration_seconds_bucket{le="+Inf",operation="catalog-v1.getProduct"}'
    expect(await readSeries(measured)).toBeGreaterThan(0)
    await shop.people
      .visitor()
      .api.members.getMember({ id: shop.site.id })
      .catch(() => undefined)
    expect(await metrics()).toMatch(/operation="members\.getMember",status="40[34]"\} 1/)
  })

  test('count orders and captured payments once they are committed', async () => {
    const parcel = await deliverToGermany(shop.people.merchant())
    const { visitor, checkoutId } = await readyToOrder(shop, parcel)
    const { orders, payments } = shop.people.merchant().api
    const { methods } = await payments.listMethods({})
    const paymentMethodId = methods.find(({ provider }) => provider === 'BANK_TRANSFER')?.id
    const { order } = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId })
    const captured = 'vitrine_payments_captured_total{provider="BANK_TRANSFER"}'
    expect(await readSeries('vitrine_orders_placed_total')).toBe(1)
    expect(await readSeries(captured)).toBeUndefined()
    await orders.recordPayment({ id: order.id })
    expect(await readSeries(captured)).toBe(1)
    // The same order again is no other one, and one that is refused is none.
    await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId }).catch(() => undefined)
    await expect(visitor.api.orders.placeOrder({ checkoutId: shop.site.id })).rejects.toThrow()
    expect(await readSeries('vitrine_orders_placed_total')).toBe(1)
    expect(await readSeries(captured)).toBe(1)
  })

  test('count deliveries of webhooks that wait, are late, or have failed for good', async () => {
    const api = shop.people.merchant().api
    await api.webhooks.createWebhook({
      url: 'https://receiver.example/events',
      events: ['wix.members.v1.member_created'],
    })
    const insert = (state: string, minutes: number) =>
      shop.server.platform.pool.query(
        `INSERT INTO webhook_deliveries (site_id, id, webhook_id, event_type, entity_id, body, state, next_attempt_date, created_date)
         SELECT site_id, gen_random_uuid(), id, 'a', 'b', '{}', $1, $2::timestamptz - $3 * interval '1 minute', $2
           FROM webhooks`,
        [state, shop.clock.now(), minutes],
      )
    await insert('WAITING', 0)
    await insert('WAITING', 5)
    await insert('FAILED', 0)
    const counts = () =>
      Promise.all(
        ['waiting', 'late', 'failed'].map((state) =>
          readSeries(`vitrine_webhook_deliveries{state="${state}"}`),
        ),
      )
    expect(await counts()).toEqual([2, 1, 1])
    // What waits for the end of a pause, or for a webhook that is switched off, is not late.
    const change = (set: string) =>
      shop.server.platform.pool.query(`UPDATE webhooks SET ${set}`, [shop.clock.now()])
    await change(`paused_until = $1::timestamptz + interval '1 hour'`)
    expect(await counts()).toEqual([2, 0, 1])
    await change(`paused_until = $1::timestamptz - interval '1 hour'`)
    expect(await counts()).toEqual([2, 1, 1])
    await change(`enabled = $1::timestamptz IS NULL`)
    expect(await counts()).toEqual([2, 0, 1])
  })
})

/** Names of series with the labels that each has, as the server exports them. */
function exportedSeries(text: string): Map<string, Set<string>> {
  const series = new Map<string, Set<string>>()
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\w+)$/gm)) {
    const suffixes = type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
    for (const suffix of type === 'summary' ? ['', '_sum', '_count'] : suffixes) {
      series.set(`${name}${suffix}`, new Set())
    }
  }
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)\{([^}]*)\}/gm)) {
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) series.get(name)?.add(label)
  }
  return series
}

interface Board {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[]
}
const boardQueries = () =>
  (JSON.parse(deployed('grafana/vitrine.json')) as Board).panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')),
  )
/** Expressions of rules, on one line or folded over several. */
const alertQueries = () =>
  [...deployed('prometheus/alerts.yml').matchAll(/^ {8}expr: (?:>-\n((?: {10}.*\n)+)|(.*))/gm)].map(
    ([, folded, line]) => (folded ?? line ?? '').replace(/\s+/g, ' ').trim(),
  )

/** Series and labels that Prometheus itself adds to each target. */
const ofPrometheus = { series: ['up'], labels: ['job', 'instance'] }

describe('the dashboard of Grafana and the alerts of Prometheus', () => {
  test('use only series and labels that a server exports', async () => {
    const series = exportedSeries(await metrics())
    const queries = [...boardQueries(), ...alertQueries()]
    expect(queries.length).toBeGreaterThan(30)
    const unknown = queries.flatMap((query) => {
      const names = [...query.matchAll(/\b(?:vitrine|nodejs|process)_\w+|\bup\b/g)].map(
        ([one]) => one,
      )
      const missing = names.filter((one) => !series.has(one) && !ofPrometheus.series.includes(one))
      const known = new Set([
        ...ofPrometheus.labels,
        ...names.flatMap((one) => [...(series.get(one) ?? [])]),
      ])
      const selected = [...query.matchAll(/(\w+)(?:=~?|!=|!~)"/g)].map(([, label = '']) => label)
      const grouped = [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
        list.split(',').map((label) => label.trim()),
      )
      const strange = [...selected, ...grouped].filter((label) => !known.has(label))
      return [...missing, ...strange, ...(names.length === 0 ? [query] : [])]
    })
    expect(unknown).toEqual([])
  })

  test('are valid for the tool of Prometheus, where it is installed', (context) => {
    if (spawnSync('promtool', ['--version']).error) context.skip('promtool is not installed')
    const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-rules-'))
    const rules = boardQueries().map((expr, at) => ({ record: `board:query${at}`, expr }))
    const board = path.join(folder, 'board.yml')
    writeFileSync(board, JSON.stringify({ groups: [{ name: 'board', rules }] }))
    const alerts = new URL('../../deploy/prometheus/alerts.yml', import.meta.url).pathname
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', alerts, board], {
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    expect(`${stdout}${stderr}`).toContain('SUCCESS')
    expect(status).toBe(0)
  })
})
