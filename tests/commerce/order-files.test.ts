import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverToGermany } from './checkout.fixture.ts'
import { lampInStock, readyWith, stockOf } from './order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const run = (id: string, signal?: AbortSignal) =>
  shop.server.tasks['jobs.run'](
    { siteId: shop.site.id, id },
    { id: '1', attempt: 1, isLastAttempt: false, signal },
  )
const started = async (body: string, dryRun = false) =>
  (await api().orderFiles.startOrderImport({ fileName: 'orders.csv', dryRun }, { body })).import
async function imported(body: string, dryRun = false) {
  const { id } = await started(body, dryRun)
  await run(id)
  const done = (await api().orderFiles.getOrderImport({ id })).import
  const { rows } = await api().orderFiles.getOrderImportReport({ id })
  return { ...done, rows }
}
const exported = async (
  request: Parameters<ReturnType<typeof api>['orderFiles']['exportOrders']>[0],
) => {
  const { body } = await api().orderFiles.exportOrders(request)
  return Buffer.from(body as Uint8Array).toString('utf8')
}
const byEmail = async (email: string) => {
  const { orders } = await api().orders.queryOrders({ query: { filter: { email } } })
  return Promise.all(orders.map(async ({ id }) => (await api().orders.getOrder({ id })).order))
}
const factNames = async (entityId: string) =>
  (
    await shop.server.platform.db
      .selectFrom('facts')
      .select('name')
      .where('entity_id', '=', entityId)
      .execute()
  ).map(({ name }) => name)

const line = (externalId: string, more: object = {}) =>
  `${JSON.stringify({
    externalId,
    purchasedDate: '2024-03-01T10:00:00.000Z',
    items: [{ name: 'Lamp', quantity: 2, price: '19.90' }],
    ...more,
  })}\n`

describe('a file of orders', () => {
  test('is imported as the other system left them, and nobody is notified', async () => {
    const productId = await lampInStock(shop, 5)
    const done = await imported(
      [
        '\uFEFFName;Created At;Email;Currency;Financial Status;Fulfillment Status;Lineitem name;Lineitem quantity;Lineitem price;itemProductId;Shipping Method;Shipping;Discount Amount;Taxes;Total;Billing Name;billingFirstName;billingLastName;billingCountry;number;tags',
        `A-1;2023-05-06 07:08:09 +0200;ada@old.example;EUR;paid;fulfilled;Lamp;2;19,90;${productId};Post;4.90;1.00;;43.70;;Ada;Lovelace;de;#10001;first; `,
        'A-2;2023-05-07;bob@old.example;EUR;refunded;;"Chair ""Tall""";1;100.00;;;;;;;;;;;;;',
        'A-2;;;;;;Cushion;3;5.50;;;;;;;;;;;;;',
      ]
        .join('\r\n')
        .replace('first; ', 'first'),
    )
    expect(done.rows).toEqual([])
    expect(done).toMatchObject({
      format: 'csv',
      created: 2,
      unchanged: 0,
      job: { state: 'DONE', total: 2 },
    })
    const [ada] = await byEmail('ada@old.example')
    expect(ada).toMatchObject({
      number: '10001',
      state: 'PLACED',
      paymentState: 'PAID',
      fulfillmentState: 'ALL',
      createdDate: new Date('2023-05-06T05:08:09.000Z'),
      totals: { subtotal: 3980, discount: 100, delivery: 490, total: 4370 },
      balance: { paid: 4370, due: 0 },
      billing: { contactDetails: { firstName: 'Ada' }, address: { country: 'DE' } },
      tags: ['first'],
      activities: [{ kind: 'IMPORTED' }],
    })
    const [bob] = await byEmail('bob@old.example')
    expect(bob).toMatchObject({
      paymentState: 'REFUNDED',
      lines: [{ name: 'Chair "Tall"' }, { name: 'Cushion', quantity: 3 }],
      totals: { total: 11_650 },
      balance: { paid: 11_650, refunded: 11_650 },
    })
    expect(await factNames(ada?.id ?? '')).toEqual(['order.imported'])
    expect((await api().mailbox.listMails({})).mails).toEqual([])
    expect(await stockOf(shop.people.merchant(), productId)).toBe(5)
    expect((await api().invoices.listInvoices({})).invoices).toEqual([])
  })

  test('imports nothing the second time, not even within one file', async () => {
    const body = line('twice-1') + line('twice-2') + line('twice-1')
    expect(await imported(body)).toMatchObject({ created: 2, unchanged: 1 })
    expect(await imported(body)).toMatchObject({ created: 0, unchanged: 3 })
  })

  test('does not change the numbers of orders of this shop, which continue', async () => {
    const visitor = shop.people.visitor()
    const ready = await readyWith(visitor, parcel, { productId: await lampInStock(shop, 1) })
    const { order } = await visitor.api.orders.placeOrder({ ...ready })
    await imported(line('same-number', { number: order.number, email: 'same@old.example' }))
    const [same] = await byEmail('same@old.example')
    expect(same?.number).toBe(order.number)
    const other = await readyWith(visitor, parcel, { productId: await lampInStock(shop, 1) })
    const next = await visitor.api.orders.placeOrder({ ...other })
    expect(Number(next.order.number)).toBe(Number(order.number) + 1)
  })

  test('reports line and field of invalid values, without the values', async () => {
    const body =
      line('wrong-1', { items: [] }) +
      'no object\n' +
      line('wrong-2', { purchasedDate: '2199-01-01T00:00:00.000Z', state: 'AWAITING_PAYMENT' }) +
      line('wrong-3', { total: '39.81', currency: 'EUR' }) +
      line('wrong-4', { items: [{ name: 'Tea', quantity: 1, price: '1.999', sent: 2 }] }) +
      line('wrong-5', { paid: '1.00', refunded: '2.00', currency: 'XXA' }) +
      line('wrong-6', { paid: '1.00', refunded: '2.00', discount: '50' }) +
      line('right')
    const done = await imported(body)
    expect(done).toMatchObject({ created: 1, job: { succeeded: 1, failed: 7 } })
    expect(done.rows.map(({ line: at, field, reason }) => [at, field, reason])).toEqual([
      [1, 'items', expect.any(String)],
      [2, undefined, 'is no JSON object'],
      [3, 'purchasedDate', 'must not be in the future'],
      [3, 'state', expect.stringContaining('PLACED or CANCELLED')],
      [4, 'total', expect.stringContaining('which is 39.8')],
      [5, 'items[0].price', 'has more decimals than EUR'],
      [5, 'items[0].sent', 'is more than was bought'],
      [6, 'currency', 'is no currency of ISO 4217'],
      [7, 'refunded', 'is more than was paid'],
      [7, 'discount', 'is more than the order costs'],
    ])
    expect(done.rows.map(({ cause }) => cause?.code)).toEqual([
      'MIN_SIZE',
      'NOT_JSON_OBJECT',
      'IN_FUTURE',
      'ORDER_IS_OPEN',
      'TOTAL_DIFFERS',
      'MORE_DECIMALS_THAN_CURRENCY',
      'MORE_THAN_BOUGHT',
      'NOT_CURRENCY',
      'MORE_THAN_PAID',
      'MORE_THAN_ORDER_COSTS',
    ])
    expect(done.job.errors[1]?.data).toEqual({ line: 2, cause: { code: 'NOT_JSON_OBJECT' } })
  })

  test('reports an invalid cell once', async () => {
    const done = await imported(
      'externalId,purchasedDate,itemName,itemQuantity,itemPrice\nx,soon,Jar,1,2',
    )
    expect(done.rows.map(({ line: at, field }) => [at, field])).toEqual([[2, 'purchasedDate']])
  })

  test('is only validated in a dry run', async () => {
    const body = line('dry-1', { email: 'dry@old.example' }) + line('dry-2', { items: [] })
    expect(await imported(body, true)).toMatchObject({ dryRun: true, created: 1, reportCount: 1 })
    expect(await byEmail('dry@old.example')).toEqual([])
    expect(await imported(body)).toMatchObject({ created: 1, unchanged: 0, reportCount: 1 })
  })

  test('continues after its last batch when its process has ended, and stops when it is cancelled', async () => {
    const body = Array.from({ length: 250 }, (_, at) =>
      line(`long-${at}`, { email: 'long@old.example' }),
    )
    const { id } = await started(body.join(''))
    const ending = new AbortController()
    const first = run(id, ending.signal).catch(() => undefined)
    const createdSoFar = async () => (await api().orderFiles.getOrderImport({ id })).import.created
    await expect.poll(createdSoFar, { interval: 5 }).toBeGreaterThan(0)
    ending.abort()
    await first
    await run(id)
    const { import: done } = await api().orderFiles.getOrderImport({ id })
    expect(done).toMatchObject({ created: 250, unchanged: 0, job: { state: 'DONE' } })
    const stopped = await started(body.join('').replaceAll('long-', 'stopped-'))
    await api().jobs.cancelJob({ id: stopped.id })
    await run(stopped.id)
    const { import: after } = await api().orderFiles.getOrderImport({ id: stopped.id })
    expect(after).toMatchObject({ created: 0, job: { state: 'CANCELLED' } })
    const { imports } = await api().orderFiles.listOrderImports({ limit: 1 })
    expect(imports).toMatchObject([{ id: stopped.id }])
  })

  test('is refused as a whole when it is not a file of orders', async () => {
    for (const body of ['', 'a,b\n1,2\n', 'externalId\n', '\0', 'externalId,note\n1,"open'])
      await expect(started(body)).rejects.toMatchObject({ code: 'ORDER_FILE_UNREADABLE' })
    const id = '11111111-1111-4111-8111-111111111111'
    await expect(api().orderFiles.getOrderImport({ id })).rejects.toMatchObject({
      code: 'ORDER_IMPORT_NOT_FOUND',
    })
  })

  test('never shows a finished import with the counts of before its end', async () => {
    const { id } = await started(line('T-1'))
    const { db, jobPool } = shop.server.platform
    const job = await jobPool.connect()
    await job.query('BEGIN; LOCK TABLE jobs')
    const reading = api().orderFiles.getOrderImport({ id })
    await expect
      .poll(async () => {
        const waits = sql`SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`
        return (await waits.execute(db)).rows.length
      })
      .toBe(1)
    await job.query('UPDATE order_imports SET created = 1 WHERE job_id = $1', [id])
    await job.query(`UPDATE jobs SET state = 'DONE', finished_date = now() WHERE id = $1`, [id])
    await job.query('COMMIT')
    job.release()
    expect((await reading).import).toMatchObject({ created: 1, job: { state: 'DONE' } })
  })
})

describe('an export of orders', () => {
  test('has the orders of the list, and can be imported in another shop', async () => {
    await imported(
      line('=round-1', {
        email: 'round@old.example',
        paid: '10',
        deliveryTitle: 'Post',
        note: '=1+1',
      }),
    )
    for (const format of ['csv', 'jsonl'] as const) {
      const query = { filter: { email: 'round@old.example' } }
      const text = await exported({ format, query })
      expect(text.split('\n')).toHaveLength(format === 'csv' ? 3 : 2)
      const other = await startTestServer()
      try {
        const there = other.people.merchant().api
        const file = { fileName: `orders.${format}` }
        const { id } = (await there.orderFiles.startOrderImport(file, { body: text })).import
        await other.server.tasks['jobs.run'](
          { siteId: other.site.id, id },
          { id: '1', attempt: 1, isLastAttempt: false, signal: undefined },
        )
        expect((await there.orderFiles.getOrderImport({ id })).import).toMatchObject({
          created: 1,
          reportCount: 0,
        })
        const { body } = await there.orderFiles.exportOrders({ format })
        expect(Buffer.from(body as Uint8Array).toString('utf8')).toBe(text)
      } finally {
        await other.close()
      }
    }
  })

  test('has pages with each order once, however many there are', async () => {
    const text = await exported({
      format: 'jsonl',
      query: { filter: { email: 'long@old.example' } },
    })
    const ids = text
      .trim()
      .split('\n')
      .map((one) => JSON.parse(one).externalId)
    expect(new Set(ids).size).toBe(250)
    expect(ids).toHaveLength(250)
  })

  test('is refused with a filter that does not exist', async () => {
    await expect(
      exported({ format: 'csv', query: { filter: { shoeSize: 42 } } }),
    ).rejects.toMatchObject({ status: 400 })
  })

  test('imported orders balance in the ledger, and are not in the journal of this shop', async () => {
    const actor = { type: 'system', id: 'verification' } as const
    const { differences } = await shop.server.platform.work({ siteId: shop.site.id, actor }, (tx) =>
      shop.server.orders.verifyLedger(tx),
    )
    expect(differences).toEqual([])
    const { text } = await api().reports.exportReport({
      from: '2023-01-01',
      to: '2024-12-31',
      report: 'SALES',
    })
    expect(text).toContain('2023-05-06')
  })
})
