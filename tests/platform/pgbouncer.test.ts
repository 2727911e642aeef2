import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Busy, DeadlineExceeded, Unavailable } from '@vitrine/contract/kit'
import {
  checkInstallation,
  connectDatabase,
  createEmptyDatabase,
  type createTestDatabase,
} from '@vitrine/server/testing'
import { createPeople } from '@vitrine/testkit'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lamp } from '../commerce/cart.fixture.ts'
import { deliverToGermany } from '../commerce/checkout.fixture.ts'
import { readyWith } from '../commerce/order.fixture.ts'
import { type Receiver, startReceiver } from '../site/receiver.fixture.ts'
import { baseUrl, type Node, openShop, startNode, tableOf } from './outage.fixture.ts'
import {
  hasPgBouncer,
  type PgBouncer,
  SERVER_CONNECTIONS,
  startPgBouncer,
} from './pgbouncer.fixture.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const suite = hasPgBouncer
  ? 'behind PgBouncer in transaction mode'
  : 'behind PgBouncer, skipped: the program pgbouncer is not installed'

describe.skipIf(!hasPgBouncer)(suite, () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-pooled-'))
  const waits = { readerTimeoutMs: 2_500, lockTimeoutMs: 1_500 }
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let pooler: PgBouncer
  let receiver: Receiver
  let nodes: readonly [Node, Node]
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    // Empty, so that the first start makes everything by way of the two addresses.
    database = await createEmptyDatabase()
    pooler = await startPgBouncer(database.url)
    receiver = await startReceiver()
    const start = () => startNode({ url: pooler.url, directUrl: database.url, dataDir, waits })
    nodes = [await start(), await start()]
    shop = await openShop(nodes[0])
  })
  afterAll(async () => {
    for (const node of nodes) await node.close()
    await receiver.stop()
    await pooler.stop()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const at = (index: 0 | 1) => createPeople(nodes[index].server, shop.site, baseUrl)
  const merchant = () => at(0).merchant()
  const platform = () => nodes[0].server.platform
  const answer = (work: Promise<unknown>) =>
    work.then(
      () => 'answered',
      (error: unknown) => error,
    )

  /** Does something while another transaction through the pooler holds the locks of `statement`. */
  async function whileLocked(statement: string, work: () => Promise<void>) {
    const holder = await nodes[1].server.platform.pool.connect()
    try {
      await holder.query('BEGIN')
      await holder.query(statement)
      await work()
    } finally {
      await holder.query('ROLLBACK')
      holder.release()
    }
  }

  test('a sign-in at one process is valid at the other one', async () => {
    const member = await at(0).member()
    const address = `${baseUrl}/members/v1/members/my`
    const headers = { authorization: member.tokens.accessToken.value }
    const reply = await nodes[1].server.fetch(new Request(address, { headers }))
    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({ member: { id: member.id } })
  })

  test('a product that one process saves is seen by the other one, cached or not', async () => {
    const { product } = await merchant().api.products.saveProduct({
      product: { name: 'Vase', price: '20' },
    })
    const nameAt = async (index: 0 | 1) =>
      (await at(index).visitor().api.catalogV1.getProduct({ id: product.id })).product.name
    await expect.poll(() => nameAt(1), { interval: 5 }).toBe('Vase')
    await merchant().api.catalogV1.updateProduct({ product: { id: product.id, name: 'Urn' } })
    await expect.poll(() => nameAt(1), { interval: 5 }).toBe('Urn')
  })

  test('a cart becomes a paid order', async () => {
    await merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
    const parcel = await deliverToGermany(merchant())
    const { method } = await merchant().api.payments.saveMethod({
      method: { provider: 'TEST_BANK', name: 'Card', active: true },
    })
    const visitor = at(0).visitor()
    const productId = await lamp(merchant(), 3)
    const { checkoutId } = await readyWith(visitor, parcel, { productId, quantity: 2 })
    const { order, step } = await visitor.api.orders.placeOrder({
      checkoutId,
      paymentMethodId: method.id,
    })
    const body = new URLSearchParams({ card: '4242424242424242' })
    await nodes[1].server.fetch(new Request(step.url ?? '', { method: 'POST', body }))
    const paid = async () => (await merchant().api.orders.getOrder({ id: order.id })).order
    await expect.poll(paid).toMatchObject({ state: 'PLACED', paymentState: 'PAID' })
  })

  test('a job imports a file', async () => {
    const { api } = merchant()
    const started = await api.imports.startImport(
      { fileName: 'cups.csv' },
      { body: tableOf(2_000, 'cup') },
    )
    const stateOf = async () =>
      (await api.imports.getImport({ id: started.import.id })).import.state
    await expect.poll(stateOf, { timeout: 60_000 }).toBe('DONE')
  })

  test('an event is sent once', async () => {
    await merchant().api.webhooks.createWebhook({
      url: receiver.url,
      events: ['com.wix.ecommerce.catalog.api.v1.CollectionCreated'],
    })
    const made: (string | undefined)[] = []
    for (const name of ['Jugs', 'Cups', 'Bowls']) {
      const collection = { name }
      made.push((await merchant().api.catalogV1.createCollection({ collection })).collection?.id)
    }
    const received = () => receiver.received.map(({ payload }) => payload.collectionId)
    await expect.poll(() => received().length).toBe(made.length)
    expect(received().sort()).toEqual(made.sort())
  })

  test('a statement that takes too long is ended, and visitors get 504', async () => {
    const visitor = at(0).visitor().api
    await visitor.catalogV1.queryProducts({})
    const query = { filter: { name: { $contains: 'vase' } } }
    await whileLocked('LOCK TABLE products IN ACCESS EXCLUSIVE MODE', async () => {
      expect(await answer(visitor.catalogV1.queryProducts({ query }))).toMatchObject({
        status: DeadlineExceeded.status,
        code: DeadlineExceeded.code,
      })
    })
    expect(await answer(visitor.catalogV1.queryProducts({ query }))).toBe('answered')
  })

  test('a change of a row that is locked for long gets 409, while jobs wait', async () => {
    const { api } = merchant()
    const id = await lamp(merchant())
    const change = () => api.catalogV1.updateProduct({ product: { id, name: 'Let go' } })
    const system = { siteId: shop.site.id, actor: { type: 'system', id: 'test' } } as const
    let patient: Promise<unknown> = Promise.resolve()
    await whileLocked(`SELECT FROM products WHERE id = '${id}' FOR UPDATE`, async () => {
      patient = answer(
        platform().work(system, (tx) =>
          nodes[0].server.catalog.updateProduct(tx, id, { name: 'By and by' }),
        ),
      )
      expect(await answer(change())).toMatchObject({ status: Busy.status, code: Busy.code })
    })
    expect(await patient).toBe('answered')
    expect(await answer(change())).toBe('answered')
  })

  test('a caller who gets no session of PostgreSQL in time gets 503', async () => {
    const holders = []
    for (let held = 0; held < SERVER_CONNECTIONS; held += 1) {
      const holder = new pg.Client({ connectionString: pooler.url })
      await holder.connect()
      await holder.query('BEGIN')
      holders.push(holder)
    }
    const writing = merchant().api.catalogV1.createProduct({
      product: { name: 'Bowl', priceData: { price: '1' } },
    })
    expect(await answer(writing)).toMatchObject({
      status: Unavailable.status,
      code: Unavailable.code,
    })
    for (const holder of holders) await holder.end()
    await expect.poll(() => answer(lamp(merchant()))).toBe('answered')
  })

  test('each transaction has the time limits of its kind, and resets them', async () => {
    const limitsOf = async (connections: Pick<pg.Pool, 'query'>) => {
      const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
      const columns = names.map((name) => `current_setting('${name}')`)
      const { rows } = await connections.query(`SELECT ARRAY[${columns}] AS limits`)
      return rows[0]?.limits
    }
    const { calls, readers, jobs } = platform().pools
    for (let round = 0; round < 3; round += 1) {
      expect(await limitsOf(calls)).toEqual(['0', '1500ms', '1min'])
      expect(await limitsOf(readers)).toEqual(['2500ms', '0', '1min'])
      expect(await limitsOf(jobs)).toEqual(['0', '1500ms', '10min'])
    }
    const plain = new pg.Client({ connectionString: pooler.url })
    await plain.connect()
    for (let round = 0; round < 3; round += 1)
      expect(await limitsOf(plain as unknown as pg.Pool)).toEqual(['0', '0', '0'])
    await plain.end()
  })

  test('a transaction needs no statement for its limits, and a single statement only begin and commit', async () => {
    const quiet = await startPgBouncer(database.url)
    const limits = { statementTimeoutMs: 1_000, lockTimeoutMs: 1_000 }
    const { db, close } = connectDatabase({ url: quiet.url, isPooled: true, ...limits })
    const read = () => sql`SELECT ${1}::int`.execute(db)
    await read()
    const both = () =>
      db.transaction().execute(async (tx) => {
        await sql`SELECT ${1}::int`.execute(tx)
        await sql`SELECT ${2}::int`.execute(tx)
      })
    try {
      expect(await quiet.countTraffic(both)).toEqual({ queries: 4, transactions: 1 })
      // It counts as one what it has received before the first answer.
      const alone = await quiet.countTraffic(read)
      expect(alone.transactions).toBe(1)
      expect(alone.queries).toBeLessThanOrEqual(3)
    } finally {
      await close()
      await quiet.stop()
    }
  })

  test('a start is refused where the two addresses lead to different databases', async () => {
    const other = await createEmptyDatabase()
    const check = (url: string, directUrl: string) =>
      answer(
        checkInstallation(
          { adopt: [], config: { ...platform().config, dataDir } },
          { url, directUrl },
        ),
      )
    try {
      expect(await check(pooler.url, database.url)).toBe('answered')
      expect(await check(pooler.url, other.url)).toMatchObject({
        message: expect.stringContaining('lead to different databases'),
      })
    } finally {
      await other.drop()
    }
  })

  test('transactions that hold every session still read what they may wait for', async () => {
    const { db, direct } = platform()
    let started = 0
    const reading = Array.from({ length: SERVER_CONNECTIONS }, () =>
      db.transaction().execute(async (tx) => {
        await sql`SELECT 1`.execute(tx)
        started += 1
        await expect.poll(() => started).toBe(SERVER_CONNECTIONS)
        return (await sql<{ n: number }>`SELECT ${1}::int AS n`.execute(direct)).rows[0]?.n
      }),
    )
    expect(await Promise.all(reading)).toEqual(reading.map(() => 1))
  })

  test('more transactions than PostgreSQL has sessions for take turns', async () => {
    const { db } = platform()
    const own = async (at: number) =>
      db.transaction().execute(async (tx) => {
        await sql`SELECT pg_sleep(0.02)`.execute(tx)
        const { rows } = await sql<{ pid: number; at: number }>`
          SELECT pg_backend_pid() AS pid, ${at}::int AS at`.execute(tx)
        return rows[0]
      })
    const done = await Promise.all(Array.from({ length: 40 }, (_, number) => own(number)))
    expect(done.map((one) => one?.at)).toEqual(Array.from({ length: 40 }, (_, number) => number))
    expect(new Set(done.map((one) => one?.pid)).size).toBeLessThanOrEqual(SERVER_CONNECTIONS)
  })
})
